import { type SeatMark, seatMarks } from '../../core/board.ts';
import type { ShownRoom } from '../../table/show.ts';

/** What a seat wears. In a series everybody keeps the mark of the first game, wherever they sit. */
export const markAt = ({ series }: Pick<ShownRoom, 'series'>, seat: number): SeatMark =>
  seatMarks[series?.order[seat] ?? seat] ?? 'stone';
