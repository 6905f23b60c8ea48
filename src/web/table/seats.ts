import { type SeatMark, seatMarks } from '../../core/board.ts';
import { type NameOf, type PersonOf, unplayedName, type Words } from '../../core/words.ts';
import type { LocalSeat } from '../local/save.ts';
import { texts } from '../texts/language.svelte.ts';

/** What the app calls the person at this device where they have told no name: in any language, for a game may be older than the choice of this one. */
const pronouns: ReadonlySet<string> = new Set(['You', 'Du', 'Toi', 'Tú']);

export const isPronoun = (name: string): boolean => pronouns.has(name);

/** What a person is called, in the language that is read now. */
export const callPerson = (name: string): string => (isPronoun(name) ? texts().you : name);

/** How a person calls a side. */
export function nameOf(seats: readonly LocalSeat[], words: Words): NameOf {
  return (side) => {
    const seat = typeof side === 'number' ? seats[side] : undefined;
    return seat === undefined ? unplayedName(words, side, seats.length) : callPerson(seat.name);
  };
}

/** The seat of the only person among bots, or −1. */
export function onlyPerson(seats: readonly LocalSeat[]): number {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? (people[0] ?? -1) : -1;
}

/** Who a side is to the one who reads: `you` is their seat. Where the device is shared, the other people at it are asked by name. */
export function personOf(seats: readonly LocalSeat[], name: NameOf, you: number, isShared = false): PersonOf {
  return (side) => {
    const seat = typeof side === 'number' ? seats[side] : undefined;
    return {
      name: name(side),
      isYou: side === you || (seat?.kind === 'person' && isPronoun(seat.name)),
      isHere: isShared && seat?.kind === 'person',
    };
  };
}

export function markOf(seats: readonly LocalSeat[]): (seat: number | string) => SeatMark {
  return (seat) => (typeof seat === 'number' ? (seats[seat]?.mark ?? seatMarks[0]) : 'stone');
}
