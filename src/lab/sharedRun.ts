import { createHash } from 'node:crypto';
import type { Refusal } from '../core/errors.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Crew } from './crew.ts';
import { type Setting, settingSchema } from './setting.ts';
import type { GameRow } from './simulation.ts';

/** What the lab needs of the server's shared store. */
export interface SharedStore {
  read(sql: string, values?: readonly Value[]): Promise<Readonly<Record<string, Value>>[]>;
  write(statements: readonly Statement[]): Promise<boolean>;
  enqueue(job: {
    readonly kind: string;
    readonly key: string;
    readonly runAtMillis: number;
    readonly payload: Readonly<Record<string, Value>>;
  }): Statement;
}
type Value = string | number | null;
interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
}

export interface SharedRun {
  readonly id: string;
  /** Which build of Windfall plays it. */
  readonly build: string;
  readonly setting: Setting;
  readonly games: number;
}

/** Jobs of one build are seen by workers of the same build alone: all games of a run are played by the same rules and bots. */
export const jobKind = (build: string): string => `lab:${build}`;

/** A run is known by what it plays: asked for again, it goes on. */
const runId = (build: string, setting: Setting): string =>
  createHash('sha256')
    .update(`${build}\0${JSON.stringify(setting)}`)
    .digest('hex')
    .slice(0, 12);

const MOST_JOBS = 500;
const LONGEST_SPAN = 100;
/** A job that fails is tried again by the queue; after so many times nobody expects it to succeed. */
const PATIENCE = 5;

/** Opens a run, or goes on with it, and enqueues whatever is neither played nor waiting. */
export async function askRun(store: SharedStore, build: string, setting: Setting, games: number): Promise<SharedRun> {
  const id = runId(build, setting);
  const opened = {
    sql: `INSERT INTO lab_runs (id, build, setting, games, created_millis) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET games = GREATEST(lab_runs.games, excluded.games)`,
    values: [id, build, JSON.stringify(setting), games, Date.now()],
  };
  const spans = spansOf(await missingGames(store, id, games), games);
  const jobs = spans.map(([from, to]) =>
    store.enqueue({
      kind: jobKind(build),
      key: `${keyOf(id)}${from}-${to}`,
      runAtMillis: Date.now(),
      payload: { run: id, from, to },
    }),
  );
  await store.write([opened, ...jobs]);
  return { id, build, setting, games };
}

const keyOf = (id: string): string => `lab:${id}:`;

/** Games that are not played and for which no job waits that may still succeed. */
async function missingGames(store: SharedStore, id: string, games: number): Promise<number[]> {
  const taken = new Set<number>();
  for (const { game } of await store.read('SELECT game FROM lab_games WHERE run = ?', [id])) taken.add(Number(game));
  const waiting = await store.read('SELECT key FROM jobs WHERE starts_with(key, ?) AND attempts < ?', [
    keyOf(id),
    PATIENCE,
  ]);
  for (const { key } of waiting) {
    const [from = 0, to = 0] = String(key).slice(keyOf(id).length).split('-').map(Number);
    for (let game = from; game < to; game++) taken.add(game);
  }
  return Array.from({ length: games }, (_, game) => game).filter((game) => !taken.has(game));
}

/** Runs of neighbours, short enough for many workers to share them and for little to be played twice after a crash. */
export function spansOf(missing: readonly number[], games: number): (readonly [from: number, to: number])[] {
  const length = Math.min(LONGEST_SPAN, Math.ceil(games / MOST_JOBS));
  const spans: [number, number][] = [];
  for (const game of missing) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] === game && last[1] - last[0] < length) last[1]++;
    else spans.push([game, game + 1]);
  }
  return spans;
}

/** Plays the games of a job. Done twice, it stores nothing twice; killed in the middle, another does it again. */
export function newSpanPlayer(store: SharedStore, crew: Crew) {
  return async (payload: Readonly<Record<string, Value>>): Promise<void> => {
    const [from, to] = [Number(payload.from), Number(payload.to)];
    const run = await readRun(store, String(payload.run));
    // Forgotten in the meantime.
    if (!run.ok) return;
    const { id, setting } = run.value;
    const known = await store.read('SELECT game FROM lab_games WHERE run = ? AND game >= ? AND game < ?', [
      id,
      from,
      to,
    ]);
    const have = new Set(known.map(({ game }) => Number(game)));
    const games = Array.from({ length: to - from }, (_, i) => from + i).filter((game) => !have.has(game));
    if (games.length === 0) return;
    const rows = await crew.play(id, setting, games);
    await store.write([
      {
        sql: `INSERT INTO lab_games (run, game, result)
          SELECT ?, CAST(played->>'index' AS integer), CAST(played AS text) FROM json_array_elements(CAST(? AS json)) AS played
          ON CONFLICT (run, game) DO NOTHING`,
        values: [id, JSON.stringify(rows)],
      },
    ]);
  };
}

export async function readRun(store: SharedStore, id: string): Promise<Result<SharedRun, Refusal>> {
  const [row] = await store.read('SELECT build, setting, games FROM lab_runs WHERE id = ?', [id]);
  if (row === undefined) return fail({ code: 'bad_setting', message: `There is no run ${id} in this database.` });
  const setting = settingSchema.parse(JSON.parse(String(row.setting)));
  return ok({ id, build: String(row.build), setting, games: Number(row.games) });
}

export async function countGames(store: SharedStore, { id, games }: SharedRun): Promise<number> {
  const [row] = await store.read('SELECT COUNT(*) AS count FROM lab_games WHERE run = ? AND game < ?', [id, games]);
  return Number(row?.count ?? 0);
}

/** Why a job of the run fails again and again, or null. */
export async function failureOf(store: SharedStore, { id }: SharedRun): Promise<string | null> {
  const [row] = await store.read(
    'SELECT failure FROM jobs WHERE starts_with(key, ?) AND attempts >= ? AND failure IS NOT NULL LIMIT 1',
    [keyOf(id), PATIENCE],
  );
  return row === undefined ? null : String(row.failure);
}

export async function readGames(store: SharedStore, { id, games }: SharedRun): Promise<GameRow[]> {
  const rows = await store.read('SELECT result FROM lab_games WHERE run = ? AND game < ? ORDER BY game', [id, games]);
  return rows.map(({ result }) => JSON.parse(String(result)) as GameRow);
}

export async function listRuns(store: SharedStore): Promise<(SharedRun & { readonly played: number })[]> {
  const rows = await store.read(
    `SELECT id, build, setting, games, (SELECT COUNT(*) FROM lab_games WHERE run = lab_runs.id) AS played
     FROM lab_runs ORDER BY created_millis`,
  );
  return rows.map((row) => ({
    id: String(row.id),
    build: String(row.build),
    setting: settingSchema.parse(JSON.parse(String(row.setting))),
    games: Number(row.games),
    played: Number(row.played),
  }));
}

/** Removes a run, its games and its jobs; a job under way finds nothing to do any more. */
export async function forgetRun(store: SharedStore, id: string): Promise<boolean> {
  return store.write([
    // Its games go with it.
    { sql: 'DELETE FROM lab_runs WHERE id = ?', values: [id] },
    { sql: 'DELETE FROM jobs WHERE starts_with(key, ?)', values: [keyOf(id)] },
  ]);
}
