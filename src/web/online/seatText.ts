import type { ShownRoom, ShownSeat } from '../../table/show.ts';
import { texts } from '../texts/language.svelte.ts';
import { online } from './texts.ts';

/** What is said of a seat where nobody sits yet. */
export function openText({ isKept, isKeptForYou, keptFor }: ShownSeat & { kind: 'open' }): string {
  if (!isKept || isKeptForYou) return online().openSeat;
  return keptFor === undefined ? online().keptSeat : online().keptSeatOf(keptFor);
}

/** Who sits there, or whom the seat is kept for. */
export function seatName({ seats }: Pick<ShownRoom, 'seats'>, i: number): string {
  const seat = seats[i];
  return (seat?.kind === 'open' ? seat.keptFor : seat?.name) ?? texts().seat(i + 1);
}
