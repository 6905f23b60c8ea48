import { at } from '../core/assert.ts';
import { legalMoves } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { games } from '../games/registry.node.ts';
import { endStep, openRoom } from '../table/apply.ts';
import type { Command } from '../table/command.ts';
import type { Who } from '../table/judge.ts';
import { perform } from '../table/perform.ts';
import { actorOf, matchOf } from '../table/room.ts';
import { newTable } from './newTable.ts';
import { newCode, newTableId } from './secrets.ts';
import { checkpointStatements } from './store/checkpoints.ts';
import type { Database } from './store/database.ts';
import { appendStep, newTableStatements, noteStage } from './store/tables.ts';

export interface LongPlan {
  readonly game: string;
  readonly options: Record<string, unknown>;
  readonly entries: number;
  /** Whether each move is taken back, from so many entries on; null for never. */
  readonly undoFrom: number | null;
  /** The moves that are preferred. */
  readonly kind: string | null;
}

/** The one game whose entries all stand, however many there are. */
export const endless = (entries: number): LongPlan => ({
  game: 'dessert-dice',
  options: { tipLimit: 0 },
  entries,
  undoFrom: null,
  kind: 'tip',
});

/** Plays a table and stores it, past the server; its id. */
export async function fillTable(db: Database, people: readonly Who[], plan: LongPlan): Promise<string> {
  const rules = games.get(plan.game)?.rulesVersion ?? 0;
  const settings = { game: plan.game, rules, options: plan.options, players: 2, isPublic: true, moveMillis: null };
  const table = newTable(newTableId(), newCode(), [{ kind: 'opened', owner: at(people, 0).person, settings }]);
  await db.write(newTableStatements(table));
  const room = openRoom(table, table.first, (id) => games.get(id));
  const stored: Promise<boolean>[] = [];
  let entries = 0;
  const ask = (seat: number, command: Command): void => {
    const atMillis = Date.now();
    const done = perform(room, at(people, seat), command, { nowMillis: atMillis, newTable: newTableId });
    if (!done.ok) return;
    const step = { sequence: room.sequence + 1, atMillis, key: `key:${room.sequence}`, events: done.value };
    entries += done.value.filter(({ kind }) => kind === 'moved' || kind === 'rolled').length;
    const others = checkpointStatements(room, step.sequence);
    stored.push(appendStep(db, { table: table.id, step, person: null, by: null, jobs: [], others }));
    endStep(room, step);
  };
  for (const seat of [0, 1]) ask(seat, { kind: 'sit' });
  ask(0, { kind: 'start' });
  const random = new FastRandom(plan.game);
  while (entries < plan.entries && room.stage === 'playing') {
    const legal = legalMoves(matchOf(room));
    const move = legal.find(({ type }) => type === plan.kind) ?? at(legal, random.below(legal.length));
    const seat = actorOf(room);
    ask(seat, { kind: 'move', turn: room.turn, move });
    if (plan.undoFrom !== null && room.entries.length > plan.undoFrom) ask(seat, { kind: 'undo', turn: room.turn });
  }
  await Promise.all(stored);
  await db.write([noteStage(table.id, room.stage, null, Date.now())]);
  return table.id;
}
