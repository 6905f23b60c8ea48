import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '../core/errors.ts';
import { ok, type Result } from '../core/result.ts';
import type { Crew } from './crew.ts';
import { type Setting, settingSchema } from './setting.ts';
import type { GameRow } from './simulation.ts';

/** Games of a run from the first to before the second. */
type Span = readonly [from: number, to: number];

interface StoredRun {
  readonly id: string;
  readonly build: string;
  /** As JSON. */
  readonly setting: string;
  readonly games: number;
}

/** Where machines share runs: `server/store/labRuns.ts` says what each method does. */
export interface RunStore {
  open(run: StoredRun, kind: string, spans: readonly Span[]): Promise<void>;
  find(id: string): Promise<StoredRun | null>;
  list(): Promise<(StoredRun & { readonly played: number })[]>;
  played(id: string, span: Span): Promise<number[]>;
  waiting(id: string): Promise<Span[]>;
  add(id: string, results: string): Promise<void>;
  results(id: string, games: number): Promise<string[]>;
}

export interface SharedRun {
  readonly id: string;
  /** Which build of Windfall plays it. */
  readonly build: string;
  readonly setting: Setting;
  readonly games: number;
}

const sharedRun = ({ id, build, setting, games }: StoredRun): SharedRun => ({
  id,
  build,
  setting: settingSchema.parse(JSON.parse(setting)),
  games,
});

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

/** Opens a run, or goes on with it, and enqueues every game that is neither played nor waiting. */
export async function askRun(store: RunStore, build: string, setting: Setting, games: number): Promise<SharedRun> {
  const id = runId(build, setting);
  const spans = spansOf(await missingGames(store, id, games), games);
  await store.open({ id, build, setting: JSON.stringify(setting), games }, jobKind(build), spans);
  return { id, build, setting, games };
}

async function missingGames(store: RunStore, id: string, games: number): Promise<number[]> {
  const taken = new Set(await store.played(id, [0, games]));
  for (const [from, to] of await store.waiting(id)) for (let game = from; game < to; game++) taken.add(game);
  return gamesOf([0, games], taken);
}

const gamesOf = ([from, to]: Span, except: ReadonlySet<number>): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i).filter((game) => !except.has(game));

/** Runs of neighbours, short enough for many workers to share them and for little to be played twice after a crash. */
export function spansOf(missing: readonly number[], games: number): Span[] {
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
export function newSpanPlayer(store: RunStore, crew: Crew) {
  return async (payload: Readonly<Record<string, string | number | null>>): Promise<void> => {
    const run = await store.find(String(payload.run));
    // Forgotten in the meantime.
    if (run === null) return;
    const { id, setting } = sharedRun(run);
    const span = [Number(payload.from), Number(payload.to)] as const;
    const games = gamesOf(span, new Set(await store.played(id, span)));
    if (games.length > 0) await store.add(id, JSON.stringify(await crew.play(id, setting, games)));
  };
}

export async function readRun(store: RunStore, id: string): Promise<Result<SharedRun, Refusal>> {
  const run = await store.find(id);
  return run === null ? refuse('bad_setting', `There is no run ${id} in this database.`) : ok(sharedRun(run));
}

export async function readGames(store: RunStore, { id, games }: SharedRun): Promise<GameRow[]> {
  const results = await store.results(id, games);
  return results.map((result) => JSON.parse(result) as GameRow);
}

export async function listRuns(store: RunStore): Promise<(SharedRun & { readonly played: number })[]> {
  const runs = await store.list();
  return runs.map((run) => ({ ...sharedRun(run), played: run.played }));
}
