import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePackage, toJavaScript } from './package.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'windfall-package-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Of the picture of a table with its board; without boards there would be a title alone. */
const LEAST_BYTES = 30_000;

/** Starts a program that serves, asks it for a page, and stops it; how long it took until the page came. */
async function serveOnce(
  file: string,
  args: readonly string[],
  cwd: string,
): Promise<{ page: string; picture: Buffer; millis: number }> {
  const began = performance.now();
  const child = spawn(file, [...args, '--port', '0', '--host', '127.0.0.1'], { cwd, env: { LOG_LEVEL: 'silent' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const ended = new Promise((resolve) => child.on('exit', resolve));
  try {
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const found = /http:\/\/[\w.]+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.on('exit', () => reject(new Error(`it ended: ${said}`)));
    });
    const response = await fetch(`${address}/ready`);
    if (!response.ok) throw new Error(await response.text());
    const page = await (await fetch(address)).text();
    const millis = performance.now() - began;
    const picture = Buffer.from(await (await fetch(`${address}/card/puzzles/rice-dice`)).arrayBuffer());
    return { page, picture, millis };
  } finally {
    child.kill();
    await ended;
  }
}

test('source becomes JavaScript that imports JavaScript', () => {
  const source = [
    "import type { A } from './a.ts';",
    "import { b } from '../b.ts';",
    'const c: number = b;',
    'await import(`./c/d.ts`);',
  ].join('\n');
  const code = toJavaScript(source);
  expect(code).toContain("from '../b.js'");
  expect(code).toContain('/d.js`');
  expect(code).not.toMatch(/\.ts|number/);
});

describe('the package', () => {
  let installed: string;
  beforeAll(() => {
    // As npm would install it: packages beside it, and no types inside of node_modules.
    installed = join(folder, 'npx/node_modules/windfall');
    makePackage(installed);
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const link = join(folder, 'npx/node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), link, 'junction');
    }
  });

  test('runs where it is installed, and keeps its data where it was started', { timeout: 60_000 }, async () => {
    const start = [join(installed, 'bin/windfall.mjs')];
    expect(execFileSync(process.execPath, [...start, '--help'], { encoding: 'utf8' })).toContain(
      'play [options] <game>',
    );
    const { page, picture } = await serveOnce(process.execPath, start, folder);
    expect(page).toContain('<title>Windfall');
    expect(picture.length).toBeGreaterThan(LEAST_BYTES);
    expect(existsSync(join(folder, 'windfall-data/windfall.sqlite'))).toBe(true);
  });

  test('holds no tests, no source of the page, and nothing that npm would have to build', () => {
    const { scripts, devDependencies, dependencies } = JSON.parse(
      readFileSync(join(installed, 'package.json'), 'utf8'),
    );
    expect([scripts, devDependencies, dependencies.svelte]).toEqual([undefined, undefined, undefined]);
    for (const absent of ['src/web', 'src/core/match.test.js', 'src/games/garden-dice/board'])
      expect(existsSync(join(installed, absent)), absent).toBe(false);
  });
});

test('the executable serves in an empty folder without Node, and plays in the terminal', {
  timeout: 240_000,
}, async () => {
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/executable.ts'], { cwd: root });
  const name = process.platform === 'win32' ? 'windfall.exe' : 'windfall';
  const alone = join(folder, 'alone');
  mkdirSync(alone);
  const file = join(alone, name);
  copyFileSync(join(root, 'dist', name), file);
  rmSync(join(root, 'dist', name));
  const { page, picture, millis } = await serveOnce(file, [], alone);
  expect(page).toContain('<title>Windfall');
  expect(picture.length).toBeGreaterThan(LEAST_BYTES);
  console.log(
    `The executable: ${Math.round(statSync(file).size / 1e6)} MB, first page after ${Math.round(millis)} ms.`,
  );
  const played = execFileSync(file, ['play', 'harvest-dice', '--seed', '1'], {
    input: 'q\n',
    encoding: 'utf8',
    env: {},
  });
  expect(played).toContain('Harvest Dice');
  expect(existsSync(join(alone, 'windfall-data/windfall.sqlite'))).toBe(true);
});
