import { type SeatMark, seatMarks } from '../../core/board.ts';
import { type NameOf, sideName } from '../../core/words.ts';
import type { LocalSeat } from '../local/save.ts';

/** How a person calls a side. */
export function nameOf(seats: readonly LocalSeat[]): NameOf {
  return (seat) => (typeof seat === 'number' ? (seats[seat]?.name ?? '') : sideName(seat));
}

export function markOf(seats: readonly LocalSeat[]): (seat: number | string) => SeatMark {
  return (seat) => (typeof seat === 'number' ? (seats[seat]?.mark ?? seatMarks[0]) : 'stone');
}
