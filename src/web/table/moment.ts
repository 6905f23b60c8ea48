import type { LiveTable } from '../../protocol/live.ts';
import type { SeatHolder } from '../../table/room.ts';
import type { ShownMatch, ShownRoom, ShownSeat } from '../../table/show.ts';
import type { Moment, TableView } from './client.ts';

/** Who decides for a seat now: where a bot stands in for a person, it is the bot. */
export function holderOf(seat: ShownSeat): SeatHolder {
  if (seat.kind === 'open') return { name: '', kind: 'person' };
  return { name: seat.name, kind: (seat.kind === 'bot' ? seat.level : seat.standIn) ?? 'person' };
}

/** A match as the authority shows it, at the table around it. */
export function momentOf(room: ShownRoom, match: ShownMatch, log: LiveTable['log']): Moment {
  const { game, players, options, viewer, series } = room;
  const { actor, view, moves, undo = 0 } = match;
  const table: TableView = {
    game,
    players,
    options,
    viewer,
    seats: room.seats.map(holderOf),
    actor,
    view,
    standings: view.standings,
    moves: moves.map((offered) => ({ effect: [], ...offered })),
    log,
    undo,
    lost: room.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.hasLost ? [i] : [])),
    ...(series === undefined ? {} : { series }),
  };
  const isBot = typeof actor === 'number' && table.seats[actor]?.kind !== 'person';
  return {
    turn: match.turn,
    table,
    last: lastOf(table),
    thinking: isBot ? actor : null,
    passTo: null,
    asksDice: false,
    deadlineMillis: match.deadlineMillis,
    clock: match.clock ?? null,
  };
}

export function lastOf({ log }: Pick<TableView, 'log'>): Moment['last'] {
  const item = log.at(-1);
  return item === undefined || item.by === 'over' ? null : { ...item, index: log.length, by: item.by };
}
