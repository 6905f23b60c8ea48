import { assert } from '../../core/assert.ts';
import type { Viewer } from '../../core/game.ts';
import { type Match, playEntry, rewind } from '../../core/match.ts';
import { unwrap } from '../../core/result.ts';
import { roomAround } from '../../table/device.ts';
import type { SeatHolder } from '../../table/room.ts';
import { showLog, showMatch, showRoom } from '../../table/show.ts';
import type { History, Moment } from './client.ts';
import { momentOf } from './moment.ts';

/** How the points grew, entry by entry. Asked for at the end, when nothing is secret any more. */
export function historyOf(match: Match): History {
  const { game } = match;
  const again = rewind(match, 0);
  const pointsOf = (): (number | null)[] => {
    const totals = new Int32Array(16);
    const ranks = new Int32Array(16);
    return [...totals.subarray(0, game.tally(again.state, totals, ranks))];
  };
  return match.log.map((entry) => {
    unwrap(playEntry(again, entry));
    return pointsOf();
  });
}

/** The table as a viewer saw it after some entries of a match. */
export function momentAfter(match: Match, seats: readonly SeatHolder[], viewer: Viewer, entries: number): Moment {
  const room = roomAround(rewind(match, entries), seats);
  const shown = showMatch(room, viewer, false);
  assert(shown !== null, 'a match that was played has started');
  const { table, ...moment } = momentOf(
    { ...showRoom(room, null), viewer },
    { ...shown, moves: [] },
    showLog(room, viewer),
  );
  return { ...moment, table: { ...table, seats }, thinking: null };
}
