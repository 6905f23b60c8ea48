import { describe, expect, it } from 'vitest';
import { groupMoves, isFound } from './moveGroups.ts';

const say = (line: string): string => line;
const squares = Array.from({ length: 25 }, (_, i) => `row ${Math.floor(i / 5) + 1}, column ${(i % 5) + 1}`);

describe('groups of a long list of moves', () => {
  it('leaves a short list as it is', () => {
    const lines = ['Plant here', 'Plant there', 'Feed the pig'];
    expect(groupMoves(lines, say)).toEqual([{ label: '', items: lines }]);
    expect(groupMoves([], say)).toEqual([]);
  });

  it('groups by what lines begin with, and loses none', () => {
    const dice = ['popsicle', 'sweet roll', 'ice cream'].flatMap((top) => [`${top} (red)`, `${top} (green)`]);
    const lines = [
      ...dice.flatMap((die) => squares.map((at) => `Place the ${die} in ${at}`)),
      'Tip the die in row 1, column 1 to the north',
    ];
    const groups = groupMoves(lines, say);
    expect(groups.map(({ label }) => label).slice(0, 2)).toEqual([
      'Place the popsicle (red) in row',
      'Place the popsicle (green) in row',
    ]);
    expect(groups.at(-1)?.items).toEqual(['Tip the die in row 1, column 1 to the north']);
    expect(groups.length).toBeLessThanOrEqual(24);
    expect(groups.flatMap(({ items }) => items).sort()).toEqual([...lines].sort());
  });

  it('does not end in lines that are all alike', () => {
    const lines = Array.from({ length: 20 }, () => 'Roll again');
    expect(groupMoves(lines, say)).toEqual([{ label: '', items: lines }]);
  });
});

it('what is typed begins words of the line, in its order', () => {
  const line = 'Place the popsicle (red) in row 2, column 4';
  expect(isFound(line, 'pop row 2')).toBe(true);
  expect(isFound(line, 'RED 4')).toBe(true);
  expect(isFound(line, '')).toBe(true);
  expect(isFound(line, 'row 4 column 2')).toBe(false);
  expect(isFound(line, 'sicle')).toBe(false);
  expect(isFound(line, 'row 3')).toBe(false);
});
