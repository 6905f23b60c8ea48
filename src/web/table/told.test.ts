import { expect, it } from 'vitest';
import type { DiceQuestion } from './client.ts';
import { corrected, groupsOf, type Told } from './told.ts';

/** Three cards are drawn from a, b, c, d. */
const ask = async (picks: readonly number[]): Promise<DiceQuestion | null> => {
  const left = ['a', 'b', 'c', 'd'];
  for (const pick of picks) left.splice(pick, 1);
  return picks.length >= 3 ? null : { index: picks.length, total: 3, outcomes: left, isSeat: false };
};
const told: Told = [
  { pick: 0, outcome: 'a' },
  { pick: 1, outcome: 'c' },
  { pick: 1, outcome: 'd' },
];

it('what came after a correction stays, by its outcome and not by its number', async () => {
  expect(await corrected(told, 0, { pick: 1, outcome: 'b' }, ask)).toEqual([
    { pick: 1, outcome: 'b' },
    { pick: 1, outcome: 'c' },
    { pick: 1, outcome: 'd' },
  ]);
  // The card that is now first cannot be the second as well: from there on it is asked again.
  expect(await corrected(told, 0, { pick: 2, outcome: 'c' }, ask)).toEqual([{ pick: 2, outcome: 'c' }]);
});

it('dice of one kind that follow each other are one group', () => {
  expect(groupsOf(told, ['card', 'card', 'die'])).toEqual([
    { name: 'card', places: [0, 1] },
    { name: 'die', places: [2] },
  ]);
});
