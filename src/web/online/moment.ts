import type { LastEntry } from '../../core/board.ts';
import { type AnyGame, actorName } from '../../core/game.ts';
import { newMatch, playEntry } from '../../core/match.ts';
import type { LiveTable } from '../../protocol/live.ts';
import type { ShownMatch, ShownRoom, ShownSeat } from '../../table/present.ts';
import type { SeatHolder } from '../../table/table.ts';
import type { TableView } from '../../table/view.ts';
import type { Moment } from '../table/client.ts';
import { lastOf } from '../table/past.ts';

/** A moment at an online table. What is done in it is done for this turn, and for no later one. */
export interface OnlineMoment extends Moment {
  readonly turn: number;
}

/** Who decides for a seat now: where a bot stands in for a person, it is the bot. */
export function holderOf(seat: ShownSeat): SeatHolder {
  if (seat.kind === 'open') return { name: '', kind: 'person' };
  return { name: seat.name, kind: (seat.kind === 'bot' ? seat.level : seat.standIn) ?? 'person' };
}

/** The table as the server last told it; null before the start. */
export function momentOf({ room, match, log }: LiveTable): OnlineMoment | null {
  return match === null ? null : moment(room, match.turn, { ...matchView(match), log });
}

type Changing = Pick<TableView, 'actor' | 'view' | 'standings' | 'moves' | 'undo' | 'log'>;

const matchView = ({ actor, view, moves, undo = 0 }: ShownMatch): Omit<Changing, 'log'> => ({
  actor,
  view,
  standings: view.standings,
  moves: moves.map((offered) => ({ effect: [], ...offered })),
  undo,
});

function moment(room: ShownRoom, turn: number, changing: Changing): OnlineMoment {
  const { game, players, options, viewer } = room;
  const table: TableView = { game, players, options, viewer, seats: room.seats.map(holderOf), ...changing };
  const { actor } = table;
  const isBot = typeof actor === 'number' && table.seats[actor]?.kind !== 'person';
  return { turn, table, last: lastOf(table), thinking: isBot ? actor : null, passTo: null, asksDice: false };
}

/** Who comes back after so many entries is shown how it stands, not a film. */
const MOST_STEPS = 12;

/**
 * What to show after an update, one moment after the other. The server tells how the table stands at the end of a step, so that a move and
 * the roll after it come together. Where a game has no secrets, the moments in between are played again from the log; where it has, they
 * cannot be known here, and the last moment says in words what came before it.
 */
export function momentsBetween(game: AnyGame, before: LiveTable, now: LiveTable): OnlineMoment[] {
  const last = momentOf(now);
  if (last === null) return [];
  const known = before.log.length;
  const fresh = now.log.length - known;
  if (fresh < 2 || fresh > MOST_STEPS) return [last];
  return [...(replayBetween(game, known, now) ?? []), game.isOpen ? last : { ...last, before: toldBefore(known, now) }];
}

function replayBetween(game: AnyGame, known: number, { room, match, log }: LiveTable): OnlineMoment[] | null {
  if (!game.isOpen || match === null) return null;
  const again = newMatch(game, room.players, room.options);
  if (!again.ok) return null;
  const moments: OnlineMoment[] = [];
  for (const [i, { entry }] of log.slice(0, -1).entries()) {
    if (!playEntry(again.value, entry).ok) return null;
    if (i < known) continue;
    const { state } = again.value;
    const view = game.view(state, room.viewer);
    moments.push(
      moment(room, match.turn, {
        actor: actorName(game.actor(state)),
        view,
        standings: view.standings,
        moves: [],
        undo: 0,
        log: log.slice(0, i + 1),
      }),
    );
  }
  return moments;
}

const toldBefore = (known: number, { log }: LiveTable): LastEntry[] =>
  log.slice(known, -1).flatMap((_, i) => lastOf({ log: log.slice(0, known + i + 1) }) ?? []);
