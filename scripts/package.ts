import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What runs only in browsers or tests stays behind. */
const isLeftBehind = (file: string): boolean =>
  /\.(test|suite|web)\.ts$/.test(file) || /^(web|games\/parts)\/|(^|\/)(board|golden|fixtures)\//.test(file);

const isShipped = (file: string): boolean =>
  /\.ts$|(^|\/)(RULES(\.[a-z]+)?\.md|puzzles\.json\.gz)$/.test(file) && !isLeftBehind(file);

/** Source as Node runs it inside `node_modules`, where it strips no types: plain JavaScript, under the name that says so. */
export const toJavaScript = (source: string): string => stripTypeScriptTypes(source).replace(/\.ts(['"`])/g, '.js$1');

function ship(file: string, folder: string): void {
  const [source, target] = [join(root, file), join(folder, file.replace(/\.ts$/, '.js'))];
  mkdirSync(dirname(target), { recursive: true });
  if (/\.(ts|mjs)$/.test(file)) writeFileSync(target, toJavaScript(readFileSync(source, 'utf8')));
  else copyFileSync(source, target);
}

/** The packages that a module imports by name. */
const importsOf = (code: string): string[] =>
  [...code.matchAll(/(?:from|import|resolve)\s*\(?\s*'((?:@[\w-]+\/)?[\w.-]+)[^']*'/g)].map(([, name = '']) => name);

/**
 * Puts together in a folder what `npx windfall`, the image and the executable hold: the program as JavaScript, the built app, and the
 * names of the packages it needs at run time.
 */
export function makePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isShipped)
    .map((file) => `src/${file}`);
  for (const file of [...files, 'bin/windfall.mjs', 'scripts/platform.mjs', 'LICENSE', 'README.md']) ship(file, folder);
  for (const name of ['dist/web', 'dist/stills']) cpSync(join(root, name), join(folder, name), { recursive: true });

  const { name, version, description, license, type, engines, bin, dependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const code = files.filter((file) => file.endsWith('.ts'));
  const imported = new Set(code.flatMap((file) => importsOf(readFileSync(join(root, file), 'utf8'))));
  const needed = Object.fromEntries(Object.entries(dependencies).filter(([each]) => imported.has(each)));
  const described = {
    name,
    version,
    description,
    license,
    type,
    engines,
    bin,
    dependencies: needed,
    optionalDependencies,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, 'dist/package');
  makePackage(folder);
  console.log(`The package is in ${folder}: "npm pack ./dist/package" makes one file of it.`);
}
