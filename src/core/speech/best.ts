import { at } from '../assert.ts';
import type { Standing } from '../game.ts';
import type { Person, PersonOf } from '../words.ts';

/** Those on the first place, the first of them, and what they have. */
export function bestOf(standings: readonly Standing[], of: PersonOf): { all: Person[]; who: Person; total: number } {
  const best = standings.filter(({ rank }) => rank === 1);
  const all = best.map(({ seat }) => of(seat));
  return { all, who: at(all, 0), total: at(best, 0).total ?? 0 };
}
