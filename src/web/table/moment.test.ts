import { expect, test } from 'vitest';
import type { ShownMatch, ShownRoom } from '../../table/show.ts';
import { momentOf } from './moment.ts';

/** The end of a game of three with these points, where some have lost on time. */
function placesOf(totals: readonly number[], lost: readonly number[]): (number | null)[] {
  const standings = totals.map((total, seat) => ({
    seat,
    total,
    breakdown: {},
    rank: 1 + totals.filter((other) => other > total).length,
  }));
  const seats = totals.map((_, seat) => ({
    kind: 'person',
    name: `P${seat}`,
    standIn: null,
    ...(lost.includes(seat) ? { hasLost: true } : {}),
  }));
  const room = { game: 'g', players: totals.length, options: {}, viewer: 0, seats } as unknown as ShownRoom;
  const match = { turn: 9, actor: 'over', view: { standings }, moves: [] } as unknown as ShownMatch;
  return momentOf(room, match, []).table.standings.map(({ rank }) => rank);
}

test('who lost on time has the last place, and the others move up', () => {
  expect(placesOf([9, 5, 7], [])).toEqual([1, 3, 2]);
  expect(placesOf([9, 5, 7], [0])).toEqual([3, 2, 1]);
  expect(placesOf([9, 5, 5], [0])).toEqual([3, 1, 1]);
  expect(placesOf([9, 5, 7], [0, 2])).toEqual([2, 1, 2]);
});
