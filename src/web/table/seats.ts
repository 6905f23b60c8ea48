import { type SeatMark, seatMarks } from '../../core/board.ts';
import type { NameOf } from '../../core/words.ts';
import type { LocalSeat } from '../local/save.ts';

/** How a person calls a side. A side that nobody plays is called by its own name, as words of one or more parts: "Happy Farmer". */
export function nameOf(seats: readonly LocalSeat[]): NameOf {
  return (seat) =>
    typeof seat === 'number'
      ? (seats[seat]?.name ?? '')
      : seat.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase());
}

export function markOf(seats: readonly LocalSeat[]): (seat: number | string) => SeatMark {
  return (seat) => (typeof seat === 'number' ? (seats[seat]?.mark ?? seatMarks[0]) : 'stone');
}
