import type { AnyGame } from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { applyEvent, endStep, openRoom } from '../table/apply.ts';
import { type CheckpointParts, checkpointOf } from '../table/checkpoint.ts';
import type { Step } from '../table/event.ts';
import { rollDue } from '../table/perform.ts';
import { resultAt } from '../table/record.ts';
import { type Room, rulesOf } from '../table/room.ts';
import { keepResult } from './roomLoader.ts';
import { readBeginning, readCheckpoint } from './store/checkpoints.ts';
import type { Reader } from './store/database.ts';
import { allTables, readStepRows, stepOf } from './store/tables.ts';

export interface CheckReport {
  tables: number;
  steps: number;
  /** One sentence for each table that does not come out as it was stored. */
  readonly flaws: string[];
  /** One sentence for each table of older rules that today's do not play as it was played: its stored result stays. */
  readonly outdated: string[];
}

/** Plays every stored table again, step by step, with the dice of its seal, and compares what it leads to with what was noted. */
export async function checkStore(
  db: Reader,
  games: ReadonlyMap<string, AnyGame>,
  progress: (report: CheckReport) => void = () => {},
): Promise<CheckReport> {
  const report: CheckReport = { tables: 0, steps: 0, flaws: [], outdated: [] };
  for await (const { id, stage, result } of allTables(db)) {
    report.tables++;
    const rows = await readStepRows(db, id, 0);
    report.steps += rows.length;
    const beginning = await readBeginning(db, id, games);
    try {
      const [first, ...others] = rows.map(stepOf);
      if (beginning === null || first === undefined) throw new Error('it has no steps');
      const room = openRoom(beginning.header, first, (game) => games.get(game));
      const checkpoint = beginning.checkpoint === null ? null : readCheckpoint(beginning.checkpoint);
      for (const step of others) {
        replayStep(room, step);
        if (step.sequence === checkpoint?.recent.sequence) checkCheckpoint(room, checkpoint);
      }
      keepResult(room);
      if (room.halt !== null) {
        report.outdated.push(`Table ${id}: ${room.halt}`);
        continue;
      }
      if (room.stage !== stage) throw new Error(`it is noted as ${stage}, but is ${room.stage}`);
      const noted = result === null ? null : (JSON.parse(result) as unknown);
      const played = resultAt(room);
      if (!sameJson(noted, played)) throw new Error('it was noted with another result');
    } catch (error) {
      report.flaws.push(`Table ${id}: ${error instanceof Error ? error.message : String(error)}.`);
    }
    progress(report);
  }
  return report;
}

/** What a checkpoint says is what the steps up to it make. */
function checkCheckpoint(room: Room, checkpoint: CheckpointParts): void {
  const made: unknown = JSON.parse(JSON.stringify(checkpointOf(room, room.sequence)));
  if (!sameJson(made, checkpoint)) throw new Error(`its checkpoint is not what its first ${room.sequence} steps make`);
}

/** As `applyStep`, but no roll is believed: each is drawn again. */
function replayStep(room: Room, step: Step): void {
  if (step.sequence !== room.sequence + 1) throw new Error(`step ${room.sequence + 1} is missing`);
  for (const event of step.events) {
    const isToday = rulesOf(room) === room.game.rulesVersion;
    if (event.kind === 'rolled' && isToday && !sameJson(rollDue(room).rolled, event))
      throw new Error(`a roll of step ${step.sequence} is not the one that the seal gives`);
    applyEvent(room, event, step.atMillis);
  }
  endStep(room, step);
}
