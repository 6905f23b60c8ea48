import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../core/assert.ts';
import { buildMark } from '../../lab/build.ts';
import { completeSetting, settingSchema } from '../../lab/setting.ts';
import { askRun, readGames } from '../../lab/sharedRun.ts';
import { runSimulation } from '../../lab/simulations.ts';
import type { Database } from '../../server/store/database.ts';
import { newLabRuns } from '../../server/store/labRuns.ts';
import { startPostgres, type TestPostgres } from '../../server/store/postgres.suite.ts';
import { openPostgres } from '../../server/store/postgres.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'windfall-worker-'));
const children: ChildProcess[] = [];
let postgres: TestPostgres;
let db: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  db = await openPostgres(postgres.url, () => {});
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await db.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const start = (...args: string[]): ChildProcess => startOn(postgres.url, ...args);

function startOn(url: string, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, DATABASE_URL: url } });
  children.push(child);
  return child;
}

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.on('exit', resolve));

const said = (child: ChildProcess): Promise<unknown> => new Promise((resolve) => child.stdout?.once('data', resolve));

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += 50) {
    if (waited > 250_000) throw new Error('it did not come to pass');
    await new Promise((next) => setTimeout(next, 50));
  }
}

const holders = () => db.read('SELECT DISTINCT taken_by FROM jobs WHERE taken_by IS NOT NULL');

test('machines share a run; one killed in the middle loses nothing, and the games are those of one machine', async () => {
  const thoughts = { bots: ['gardener'], iterations: [20, 20] };
  const setting = settingSchema.parse(completeSetting({ game: 'harvest-dice', seed: 'shared', ...thoughts }));
  const games = 40;
  const [first, second] = [start('worker', '--threads', '1'), start('worker', '--threads', '1')];
  await Promise.all([first, second].map(said));
  const runs = newLabRuns(db);
  const run = await askRun(runs, buildMark(), setting, games);
  const countGames = (): Promise<number> => runs.count(run.id, games);
  await until(async () => (await holders()).length === 2 && (await countGames()) > 0);
  first.kill('SIGKILL');
  await ended(first);
  expect(await countGames()).toBeLessThan(games);
  await until(async () => (await countGames()) === games);
  expect(await readGames(runs, run)).toEqual(await runSimulation(setting, games, 1, null, []));
  await until(async () => (await db.read('SELECT 1 FROM jobs')).length === 0);

  // Asked for by its id, with more games: those that are there stay, and the worker plays the rest.
  const json = join(folder, 'report.json');
  const asked = start('lab', '--run', run.id, '--games', '44', '--threads', '0', '--json', json);
  expect(await ended(asked)).toBe(0);
  const report = JSON.parse(readFileSync(json, 'utf8'));
  expect(report).toMatchObject({ setting, summary: { games: 44 } });

  second.kill('SIGTERM');
  expect(await ended(second)).toBe(0);
  const forgotten = start('lab', 'runs', '--forget', run.id);
  expect(await ended(forgotten)).toBe(0);
  expect(await db.read('SELECT (SELECT COUNT(*) FROM lab_runs) + (SELECT COUNT(*) FROM lab_games) AS rows')).toEqual([
    { rows: 0 },
  ]);
}, 280_000);

test('who asks with threads of their own needs no worker', async () => {
  const json = join(folder, 'alone.json');
  const flags = ['--bots', 'random', '--games', '20', '--seed', 'alone', '--threads', '1', '--json', json];
  expect(await ended(start('lab', 'harvest-dice', ...flags))).toBe(0);
  expect(JSON.parse(readFileSync(json, 'utf8')).summary.games).toBe(20);
});

test('two settings compared over the database differ as they do on one machine', async () => {
  const files = ['usual', 'small'].map((name) => join(folder, `${name}.json`));
  const setting = { game: 'harvest-dice', bots: ['random'], seed: 'compared' };
  writeFileSync(at(files, 0), JSON.stringify(setting));
  writeFileSync(at(files, 1), JSON.stringify({ ...setting, components: { PIG_VALUES: [1, 2, 3, 5, 8, 11, 14] } }));
  const compare = async (url: string, name: string): Promise<unknown> => {
    const json = join(folder, `${name}.json`);
    const flags = ['--games', '30', '--threads', '1', '--json', json];
    expect(await ended(startOn(url, 'lab', 'compare', ...files, ...flags))).toBe(0);
    return JSON.parse(readFileSync(json, 'utf8'));
  };
  const together = await compare(postgres.url, 'together');
  expect(together).toMatchObject({ games: 30 });
  expect(together).toEqual(await compare('', 'alone-compared'));
}, 60_000);
