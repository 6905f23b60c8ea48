import type { Seat, Standing } from '../../core/game.ts';
import type { LiveTable } from '../../protocol/live.ts';
import type { SeatHolder } from '../../table/room.ts';
import type { ShownMatch, ShownRoom, ShownSeat } from '../../table/show.ts';
import type { Moment, TableView } from './client.ts';

/** Who decides for a seat now: where a bot stands in for a person, it is the bot. */
export function holderOf(seat: ShownSeat): SeatHolder {
  if (seat.kind === 'open') return { name: '', kind: 'person' };
  return { name: seat.name, kind: (seat.kind === 'bot' ? seat.level : seat.standIn) ?? 'person' };
}

/** The places with those at the end who have lost on time, whatever points the bot made for them. */
function placed(standings: readonly Standing[], lost: readonly Seat[]): readonly Standing[] {
  if (lost.length === 0) return standings;
  const hasLost = ({ seat }: Standing): boolean => lost.some((each) => each === seat);
  const left = standings.filter((standing) => !hasLost(standing));
  const placeOf = (rank: number): number => 1 + left.filter((other) => (other.rank ?? 0) < rank).length;
  return standings.map((standing) =>
    standing.rank === null
      ? standing
      : { ...standing, rank: hasLost(standing) ? left.length + 1 : placeOf(standing.rank) },
  );
}

/** A match as the authority shows it, at the table around it. */
export function momentOf(room: ShownRoom, match: ShownMatch, log: LiveTable['log']): Moment {
  const { game, players, options, viewer, series } = room;
  const { actor, view, moves, undo = 0 } = match;
  const lost = room.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.hasLost ? [i] : []));
  const table: TableView = {
    game,
    players,
    options,
    viewer,
    seats: room.seats.map(holderOf),
    actor,
    view,
    standings: placed(view.standings, lost),
    moves: moves.map((offered) => ({ effect: [], ...offered })),
    log,
    undo,
    lost,
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
