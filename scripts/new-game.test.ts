import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Component } from 'svelte';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const ID = 'sixth-game';
const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'windfall-new-game-'));
const tool = (name: string): string => join(root, 'node_modules/.bin', name);

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

function run(command: string, args: readonly string[], input = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (status) => resolve({ status, output }));
    // A program that has ended no longer reads.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

const script = (name: string, ...args: string[]): Promise<Outcome> =>
  run(process.execPath, [`scripts/${name}`, ...args]);

/** The project without its history, its dependencies linked. */
function copyProject(): void {
  const names = ['src', 'scripts', 'templates', 'docs', '.gitignore', '.prettierrc.json'];
  for (const name of [...names, ...globSync('*.{json,ts,js}', { cwd: root })])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

let made: Outcome;
beforeAll(async () => {
  copyProject();
  made = await script('new-game.ts', ID);
  expect(await script('notation.ts')).toEqual({ status: 0, output: '' });
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('npm run new-game', () => {
  it('makes a game and says what to do next', () => {
    expect(made.status, made.output).toBe(0);
    expect(made.output).toContain('called "Sixth Game"');
    expect(made.output).toContain('docs/ADD_A_GAME.md');
    const files = globSync(`src/games/${ID}/**/*.*`, { cwd: copy });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) expect(readFileSync(join(copy, file), 'utf8'), file).not.toMatch(/\bpig\b|\bP\d|src\//i);
  });

  it.each([
    [[], 'Say how the game is called'],
    [['Bean-Dice'], '"Bean-Dice" is no id'],
    [['bean--dice'], '"bean--dice" is no id'],
    [['../bean'], '"../bean" is no id'],
    [['b'.repeat(41)], 'too long'],
    [['parts'], 'src/games/parts is there already'],
    [[ID], `src/games/${ID} is there already`],
  ])('refuses %j with a sentence', async (args, sentence) => {
    const { status, output } = await script('new-game.ts', ...args);
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(output.trim()).not.toContain('\n');
  });
});

// Compilers beside each other take their time on a busy machine.
describe('a game of the template is held to everything that games are held to', { timeout: 180_000 }, () => {
  it.concurrent('passes its tests (contract, rulebook, finished games, slow rules), layers and docs', async () => {
    const paths = [`src/games/${ID}`, 'scripts/notation.test.ts', 'scripts/layers.test.ts', 'src/web/rules.test.ts'];
    const { status, output } = await run(tool('vitest'), ['run', '--reporter=dot', ...paths]);
    expect(status, output).toBe(0);
    expect(output).toMatch(/Test Files +10 passed/);
  });

  it.concurrent('has the types of its layer, without those of Node and browsers', async () => {
    const { exclude } = JSON.parse(readFileSync(join(copy, 'tsconfig.json'), 'utf8'));
    const compilerOptions = { incremental: false, tsBuildInfoFile: null };
    const config = { extends: './tsconfig.json', compilerOptions, include: [`src/games/${ID}`], exclude };
    writeFileSync(join(copy, 'tsconfig.game.json'), JSON.stringify(config));
    expect(await run(tool('tsc'), ['-p', 'tsconfig.game.json'])).toEqual({ status: 0, output: '' });
  });

  it.concurrent('is formatted and linted', async () => {
    const { status, output } = await run(tool('biome'), ['check', '--error-on-warnings', `src/games/${ID}`]);
    expect(status, output).toBe(0);
    const svelte = await run(tool('prettier'), ['--check', `src/games/${ID}/**/*.svelte`]);
    expect(svelte.status, svelte.output).toBe(0);
  });

  it.concurrent('plays a whole game in the terminal', async () => {
    const args = ['src/cli/main.ts', 'play', ID, '--seed', '1', '--players', '2', '--bots', 'random'];
    const { status, output } = await run(process.execPath, args, `hint\n${'b\n'.repeat(500)}`);
    expect(status, output).toBe(0);
    expect(output).toContain('A good player would:');
    expect(output).toMatch(/^Total\s+\d+\s+\d+$/m);
  });
});

type Drawn = Component<Record<string, unknown>>;
/** What boards.web.ts and registry.web.ts export: types of the bundler are not known here. */
interface Registry {
  readonly profiles: readonly { readonly id: string }[];
  hasBoard(id: string): boolean;
  loadBoard(id: string): Promise<Drawn>;
  loadScene(id: string): Promise<Drawn>;
  loadRules(id: string, language: string): Promise<string>;
  loadWords(id: string, language: string): Promise<{ readonly tagline: string }>;
}

/** What the build takes from the registries of the browser, by the same bundler, and drawn without one. */
describe('in the browser', () => {
  let server: ViteDevServer;
  beforeAll(async () => {
    // What the parts of boards ask a browser as they are loaded.
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
    vi.stubGlobal('CSS', { supports: () => false });
    server = await createServer({
      configFile: join(copy, 'vite.config.ts'),
      cacheDir: join(copy, '.vite'),
      server: { middlewareMode: true, watch: null, ws: false },
      optimizeDeps: { noDiscovery: true },
      logLevel: 'error',
    });
  });
  afterAll(() => server.close());
  const registry = async (name: string): Promise<Registry> =>
    (await server.ssrLoadModule(join(copy, `src/games/${name}.web.ts`))) as Registry;

  it('has a card, a picture, rules and words', async () => {
    const { profiles } = await registry('registry');
    expect(profiles.map(({ id }) => id)).toContain(ID);
    const boards = await registry('boards');
    expect(boards.hasBoard(ID)).toBe(true);
    expect(await boards.loadRules(ID, 'de')).toContain('# Sixth Game');
    expect(await boards.loadRules(ID, 'fr')).toContain('# Sixth Game');
    expect((await boards.loadWords(ID, 'en')).tagline).toContain('Roll on');
    expect(await draw(await boards.loadScene(ID), {})).toContain('<svg');
  });

  it('has a board that draws the view and offers the moves', async () => {
    const boards = await registry('boards');
    const position = { players: 2, options: { goal: 100 }, phase: 'choose', seat: 1, turn: 12, points: [40, 30] };
    const board = await boards.loadBoard(ID);
    const html = await draw(board, {
      view: { ...position, actor: 1, standings: [], finish: null },
      viewer: 1,
      moves: ['roll', 'hold'].map((type) => ({ move: { type }, effect: [0, 0] })),
      name: (seat: number) => ['Ada', 'Ben'][seat],
      language: 'en',
      play: () => {},
      preview: () => {},
      previewed: null,
      last: null,
      mark: () => 'leaf',
    });
    expect(html).toContain('At stake: 12');
    expect(html).toContain('Ada: 40 of 100 points');
    expect(html.match(/<button[^>]*>[^<]*/g)?.map((button) => button.replace(/.*>/, ''))).toEqual(['Roll on', 'Hold']);
  });

  async function draw(component: Drawn, props: Record<string, unknown>): Promise<string> {
    const { render } = (await server.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
    return render(component, { props }).body;
  }
});
