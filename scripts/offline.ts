import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('../src/web/offline/worker.ts', import.meta.url));

/** Writes the service worker into the folder of a built app, with the list of everything the app is made of. */
export async function writeWorker(dir: string): Promise<void> {
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    // A film is shown where there is a network: nobody keeps it on a device.
    .filter((item) => item.isFile() && !/^\.|^sw\.js$|\.webm$/.test(item.name))
    .map((item) => relative(dir, join(item.parentPath, item.name)).replaceAll('\\', '/'))
    .sort();
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(join(dir, path)));
  const constants = `const FILES = ${JSON.stringify(paths)};\nconst VERSION = '${hash.digest('hex').slice(0, 12)}';\n`;
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source, { lang: 'ts', sourcemap: false });
  writeFileSync(join(dir, 'sw.js'), constants + code);
}

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    writeBundle: { order: 'post', handler: ({ dir = '' }) => writeWorker(dir) },
  };
}
