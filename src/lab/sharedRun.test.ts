import { expect, test } from 'vitest';
import { spansOf } from './sharedRun.ts';

test('missing games are cut into short spans that leave out what is there', () => {
  expect(spansOf([0, 1, 2, 5, 6], 7)).toEqual([0, 1, 2, 5, 6].map((game) => [game, game + 1]));
  const many = Array.from({ length: 2000 }, (_, game) => game).filter((game) => game !== 6);
  const spans = spansOf(many, 2000);
  expect(spans.slice(0, 4)).toEqual([
    [0, 4],
    [4, 6],
    [7, 11],
    [11, 15],
  ]);
  expect(spans.reduce((sum, [from, to]) => sum + to - from, 0)).toBe(1999);
});
