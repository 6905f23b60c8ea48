import { appendFileSync, existsSync } from 'node:fs';
import * as z from 'zod';
import { type Refusal, refuse } from '../core/errors.ts';
import { sameJson } from '../core/json.ts';
import { ok, type Result } from '../core/result.ts';
import { readLines } from './lines.ts';
import { runTasks } from './pool.ts';
import { type Setting, settingSchema } from './setting.ts';
import type { GameRow } from './simulation.ts';

/** A run on disk: the first line is its setting, every further line a finished game. */
const rowSchema = z.object({ index: z.int().min(0) });

/** The games of an earlier run of the same setting; a last line cut off by a crash is dropped. */
export function readRows(file: string, setting: Setting): Result<GameRow[], Refusal> {
  if (!existsSync(file)) {
    appendFileSync(file, `${JSON.stringify(setting)}\n`);
    return ok([]);
  }
  const [first = '', ...lines] = readLines(file);
  try {
    if (!sameJson(settingSchema.parse(JSON.parse(first)), setting))
      return refuse('bad_setting', `${file} is a run of another setting: give another file, or the same setting.`);
    const rows = lines.map((line) => JSON.parse(line));
    for (const row of rows) rowSchema.parse(row);
    return ok(rows as GameRow[]);
  } catch {
    return refuse('bad_setting', `${file} is not a run of the lab.`);
  }
}

/** Plays the games 0 … n−1 of a setting that are not there yet; each is written to the file as soon as it is finished. */
export async function runSimulation(
  setting: Setting,
  games: number,
  threads: number,
  file: string | null,
  known: readonly GameRow[],
  onRow: (row: GameRow) => void = () => {},
): Promise<GameRow[]> {
  const rows = known.filter(({ index }) => index < games);
  const have = new Set(rows.map(({ index }) => index));
  const tasks = Array.from({ length: games }, (_, i) => i).filter((index) => !have.has(index));
  await runTasks<GameRow>(new URL('./simulation.worker.ts', import.meta.url), setting, tasks, threads, (row) => {
    if (file !== null) appendFileSync(file, `${JSON.stringify(row)}\n`);
    rows.push(row);
    onRow(row);
  });
  return rows.sort((a, b) => a.index - b.index);
}
