import { at } from '../../core/assert.ts';
import type { Refusal } from '../../core/errors.ts';
import { type AnyGame, CHANCE, OVER, type Viewer } from '../../core/game.ts';
import { legalMoves } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { recordOf } from '../../core/record.ts';
import { type Result, unwrap } from '../../core/result.ts';
import { act, actorOf, localUndo, openTable, roll, type SeatHolder, type Table, undoTo } from '../../table/table.ts';
import { viewTable } from '../../table/view.ts';
import type { FromHost, ToHost } from './messages.ts';

/** A table on this device: it rolls the dice, moves the bots, and shows the table to whoever is to decide. */
export interface LocalHost {
  readonly table: Table;
  readonly random: FastRandom;
  /** The person who looks at the screen. */
  viewer: Viewer;
}

export function openHost(
  game: AnyGame,
  seats: readonly SeatHolder[],
  options: unknown,
  seed: string,
): Result<LocalHost, Refusal> {
  const table = openTable(game, seats, options);
  if (!table.ok) return table;
  const viewer = seats.findIndex(({ kind }) => kind === 'person');
  const host: LocalHost = { table: table.value, random: new FastRandom(seed), viewer };
  advance(host);
  return { ok: true, value: host };
}

/** Rolls and lets bots move until a person is to decide or the game is over. */
function advance(host: LocalHost): void {
  const { table, random } = host;
  for (let actor = actorOf(table); actor !== OVER; actor = actorOf(table)) {
    if (actor === CHANCE) unwrap(roll(table, random));
    else if (at(table.seats, actor).kind === 'person') {
      host.viewer = actor;
      return;
    } else {
      const moves = legalMoves(table.match);
      unwrap(act(table, actor, at(moves, random.below(moves.length))));
    }
  }
}

/** The answer to a message about an open table. */
export function answer(host: LocalHost, message: Exclude<ToHost, { type: 'open' }>): FromHost {
  const { table } = host;
  if (message.type === 'record')
    return {
      type: 'record',
      record: recordOf(
        table.match,
        host.viewer,
        table.seats.map(({ name, kind }) => ({ name, kind })),
      ),
    };
  if (message.type === 'undo') undoTo(table, table.entries.length - localUndo(table));
  else {
    const played = act(table, message.seat, message.move);
    if (!played.ok) return { type: 'refused', refusal: played.error };
  }
  advance(host);
  return show(host);
}

export const show = (host: LocalHost): FromHost => ({
  type: 'table',
  table: { ...viewTable(host.table, host.viewer), undo: localUndo(host.table) },
});
