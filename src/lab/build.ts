import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('..', import.meta.url));

/** What a game's course depends on. Tests, boards and words do not matter to it. */
const decides = (file: string): boolean =>
  /\.ts$/.test(file) && !/\.(test|suite|web)\.ts$|(^|[\\/])(board|words|golden)[\\/]/.test(file);

/** A mark of the rules, bots and engine of this installation: only with the same mark are the same games certain. */
export function buildMark(): string {
  const hash = createHash('sha256').update(process.versions.v8);
  for (const layer of ['core', 'games', 'bots', 'lab'])
    for (const file of readdirSync(join(source, layer), { recursive: true, encoding: 'utf8' }).filter(decides).sort())
      hash.update(`\0${layer}/${file.replaceAll('\\', '/')}\0`).update(readFileSync(join(source, layer, file)));
  return hash.digest('hex').slice(0, 12);
}
