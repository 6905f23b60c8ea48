import { expect, test } from 'vitest';
import type { LogLine } from '../../core/game.ts';
import type { Words } from '../../core/words.ts';
import { chaptersOf } from './chapters.ts';

const words = {
  told: () => 'a move',
  note: (_note: unknown, _of: unknown, nth: number) => `Round ${nth}`,
} as unknown as Words;
const line: LogLine = { by: 0, entry: { type: 'move' }, notes: [{ type: 'round', isHeading: true }] };

test('rounds are counted from the beginning, so none is named before that has come', () => {
  const log = [line, line, line, line];
  const told = (lines: readonly LogLine[]) =>
    chaptersOf(lines, words, () => ({ name: 'Ann' }) as never).map(({ title, lines: own }) => [
      title,
      own.map(({ index }) => index),
    ]);
  expect(told(log)).toEqual([
    [null, [1]],
    ['Round 1', [2]],
    ['Round 2', [3]],
    ['Round 3', [4]],
    ['Round 4', []],
  ]);
  const short = log.slice();
  for (const i of [0, 1]) delete short[i];
  expect(told(short)).toEqual([[null, [3, 4]]]);
});
