import { Presets, SingleBar } from 'cli-progress';
import { buildMark } from '../../lab/build.ts';
import { type Crew, newCrew } from '../../lab/crew.ts';
import { checkOverrides } from '../../lab/overrides.ts';
import { completeSetting, parseSetting, type Setting } from '../../lab/setting.ts';
import { askRun, jobKind, newSpanPlayer, readGames, readRun, type SharedRun } from '../../lab/sharedRun.ts';
import type { GameRow } from '../../lab/simulation.ts';
import { readRows, runSimulation } from '../../lab/simulations.ts';
import type { Database } from '../../server/store/database.ts';
import { newLabRuns } from '../../server/store/labRuns.ts';
import { quit, valueOrQuit } from '../failure.ts';
import { readJson } from '../files.ts';
import { gameOrQuit } from '../options.ts';

const LOOK_MILLIS = 500;

const newBar = (): SingleBar =>
  new SingleBar({ format: '{bar} {value}/{total} games, {eta_formatted} left' }, Presets.shades_classic);

/** A setting as a file gives it, components included. */
export async function readSetting(file: string): Promise<Setting> {
  const json = completeSetting(readJson(file));
  const setting = valueOrQuit(parseSetting(gameOrQuit(String(json.game)), json));
  valueOrQuit(await checkOverrides(setting.game, setting.components));
  return setting;
}

/** The store that machines share; null where `DATABASE_URL` names none. */
async function openShared(): Promise<Database | null> {
  const url = process.env.DATABASE_URL;
  if (url === undefined || url === '') return null;
  // Loaded only here: a run on one machine needs none of it.
  const { openPostgres } = await import('../../server/store/postgres.ts');
  return openPostgres(url, tellFailure).catch((error) => quit(`The database cannot be opened: ${messageOf(error)}.`));
}

export async function openSharedOrQuit(): Promise<Database> {
  return (await openShared()) ?? quit('DATABASE_URL does not name a PostgreSQL database (docs/LAB.md).');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const tellFailure = (error: unknown): void => console.error(messageOf(error));

/** Takes part in the jobs of this build with a number of threads. */
export async function startCrew(db: Database, threads: number): Promise<Crew> {
  const crew = newCrew();
  const play = newSpanPlayer(newLabRuns(db), crew);
  const lane = { kind: jobKind(buildMark()), atOnce: threads, each: threads, isFair: false, tries: null };
  await db.startJobs((_, payload) => play(payload), tellFailure, [lane]);
  return crew;
}

/** The games 0 … n−1 of each setting: in threads here, or with `DATABASE_URL` shared with every worker. */
export async function playGames(settings: readonly Setting[], games: number, threads: number): Promise<GameRow[][]> {
  const db = await openShared();
  if (db !== null) {
    const build = buildMark();
    const runs: SharedRun[] = [];
    for (const setting of settings) runs.push(await askRun(newLabRuns(db), build, setting, games));
    return playShared(db, runs, threads);
  }
  const bar = newBar();
  bar.start(settings.length * games, 0);
  const rows: GameRow[][] = [];
  for (const setting of settings)
    rows.push(await runSimulation(setting, games, Math.max(1, threads), null, [], () => bar.increment()));
  bar.stop();
  return rows;
}

/** Every finished game goes into the file, and those that are in it are not played again. */
export async function playInto(file: string, setting: Setting, games: number, threads: number): Promise<GameRow[]> {
  const known = valueOrQuit(readRows(file, setting));
  const bar = newBar();
  bar.start(games, Math.min(games, known.length));
  const rows = await runSimulation(setting, games, Math.max(1, threads), file, known, () => bar.increment());
  bar.stop();
  return rows;
}

/** A run that was asked for before: its games so far are kept, the rest is played. */
export async function resumeShared(id: string, games: number | null, threads: number) {
  const db = await openSharedOrQuit();
  const stored = newLabRuns(db);
  const known = valueOrQuit(await readRun(stored, id));
  const wanted = { ...known, games: games ?? known.games };
  const isPlayed = (await stored.count(id, wanted.games)) === wanted.games;
  if (!isPlayed && known.build !== buildMark())
    quit(`Run ${id} was begun by another build of Windfall, and only that one can finish it.`);
  const run = isPlayed ? wanted : await askRun(stored, known.build, known.setting, wanted.games);
  const [rows = []] = await playShared(db, [run], isPlayed ? 0 : threads);
  return { setting: run.setting, rows };
}

/** Waits until all games are played, helping with a number of threads, and tells how far they are. */
async function playShared(db: Database, runs: readonly SharedRun[], threads: number): Promise<GameRow[][]> {
  for (const { id } of runs) console.error(`Run ${id}: "windfall worker" with the same DATABASE_URL takes part.`);
  const crew = threads === 0 ? null : await startCrew(db, threads);
  const bar = newBar();
  const total = runs.reduce((sum, { games }) => sum + games, 0);
  let done = await countAll(db, runs);
  bar.start(total, done);
  while (done < total) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MILLIS));
    try {
      done = await countAll(db, runs);
      for (const run of runs) {
        const failure = await newLabRuns(db).failure(run.id);
        if (failure !== null) quit(`\nA game of run ${run.id} cannot be played: ${failure}`);
      }
    } catch (error) {
      // The database is away for a moment: the run is safe in it, and is looked at again.
      tellFailure(error);
    }
    bar.update(done);
  }
  bar.stop();
  const rows: GameRow[][] = [];
  for (const run of runs) rows.push(await readGames(newLabRuns(db), run));
  if (crew !== null) await db.stopJobs();
  await crew?.close();
  await db.close();
  return rows;
}

async function countAll(db: Database, runs: readonly SharedRun[]): Promise<number> {
  const counts = await Promise.all(runs.map(({ id, games }) => newLabRuns(db).count(id, games)));
  return counts.reduce((sum, count) => sum + count, 0);
}
