import type { Viewer } from '../../core/game.ts';
import { type Match, playEntry, rewind } from '../../core/match.ts';
import { unwrap } from '../../core/result.ts';
import { type SeatHolder, tableOf } from '../../table/table.ts';
import { type TableView, viewTable } from '../../table/view.ts';
import type { History, Moment } from './client.ts';

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

/** The table as a viewer saw it after so many entries. */
export function momentAfter(match: Match, seats: readonly SeatHolder[], viewer: Viewer, entries: number): Moment {
  const view = viewTable(tableOf(rewind(match, entries), seats), viewer);
  return { table: { ...view, moves: [], undo: 0 }, last: lastOf(view), thinking: null, passTo: null, asksDice: false };
}

export function lastOf({ log }: Pick<TableView, 'log'>): Moment['last'] {
  const item = log.at(-1);
  return item === undefined || item.by === 'over' ? null : { index: log.length, by: item.by, entry: item.entry };
}
