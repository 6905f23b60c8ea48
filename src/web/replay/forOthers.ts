import type { MatchRecord } from '../../core/record.ts';
import { isPronoun } from '../table/seats.ts';
import { past } from './texts.ts';

/** A record as others get it: whom this device calls "You" is not the one who reads it there. */
export const forOthers = (record: MatchRecord): MatchRecord => ({
  ...record,
  ...(record.seats && {
    seats: record.seats.map((seat, i) => (isPronoun(seat.name) ? { ...seat, name: past().player(i + 1) } : seat)),
  }),
});
