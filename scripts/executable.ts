// npm run build:executable: one file that serves and plays on a machine without Node.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { makePackage } from './package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'dist/executable');

/** What a tool says is told only where it fails. */
const quietly = { stdio: 'pipe' } as const;

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
}
const locked: Readonly<Record<string, Locked>> = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
).packages;

/** Where Node would find a package that the one at a path needs. */
function placeOf(name: string, path: string): string {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) {
    const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (place in locked) return place;
    if (from === '') throw new Error(`the lock file does not name ${name}`);
  }
}

/** The paths of packages and of everything that they need in turn. */
function closure(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string, from: string): void => {
    const place = placeOf(name, from);
    if (found.has(place)) return;
    found.add(place);
    for (const each of Object.keys(locked[place]?.dependencies ?? {})) visit(each, place);
  };
  for (const name of names) visit(name, '');
  return found;
}

/** Files of a folder that a running program reads, without packages inside packages: those are named by themselves. */
const filesOf = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)node_modules\//.test(file) && statSync(join(path, file)).isFile());

const isRead = (file: string): boolean =>
  /\.(c|m)?js$|\.json$|\.wasm$|DejaVuSans-Bold\.ttf$|(^|\/)licen[cs]e/i.test(file) && !/(^|\/)tests?\//.test(file);

/** Many files as one: a line of JSON that names them with their lengths, then their bytes. */
function pack(files: ReadonlyMap<string, string>): Buffer {
  const contents = [...files.values()].map((path) => readFileSync(path));
  const index = [...files.keys()].map((name, at) => [name, contents[at]?.length]);
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents]));
}

function inject(executable: string, blob: string): void {
  const script = join(root, 'node_modules/postject/dist/cli.js');
  const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
  const mac = process.platform === 'darwin';
  if (mac) execFileSync('codesign', ['--remove-signature', executable]);
  const segment = mac ? ['--macho-segment-name', 'NODE_SEA'] : [];
  execFileSync(
    process.execPath,
    [script, executable, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', fuse, ...segment],
    quietly,
  );
  if (mac) execFileSync('codesign', ['--sign', '-', executable]);
}

const program = join(folder, 'program');
makePackage(program);
const files = new Map(filesOf(program).map((file) => [file, join(program, file)]));
const { dependencies } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
for (const place of closure(Object.keys(dependencies)))
  for (const file of filesOf(join(root, place)).filter(isRead)) files.set(`${place}/${file}`, join(root, place, file));
const packed = pack(files);
writeFileSync(join(folder, 'program.gz'), packed);
writeFileSync(join(folder, 'mark'), createHash('sha256').update(packed).digest('hex').slice(0, 16));
copyFileSync(join(root, 'scripts/executableMain.cjs'), join(folder, 'main.cjs'));
writeFileSync(
  join(folder, 'sea.json'),
  JSON.stringify({
    main: join(folder, 'main.cjs'),
    output: join(folder, 'blob'),
    disableExperimentalSEAWarning: true,
    assets: { program: join(folder, 'program.gz'), mark: join(folder, 'mark') },
  }),
);
execFileSync(process.execPath, ['--experimental-sea-config', join(folder, 'sea.json')], quietly);
const target = join(root, 'dist', process.platform === 'win32' ? 'windfall.exe' : 'windfall');
mkdirSync(join(root, 'dist'), { recursive: true });
copyFileSync(process.execPath, target);
chmodSync(target, 0o755);
inject(target, join(folder, 'blob'));
rmSync(folder, { recursive: true, force: true });
console.log(
  `dist/${basename(target)}: ${Math.round(statSync(target).size / 1e6)} MB, ${files.size} files inside. Start it: it needs nothing else.`,
);
