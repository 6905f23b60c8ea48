import { describe, expect, it } from 'vitest';
import {
  at,
  build,
  gardener,
  now,
  ofType,
  play,
  ruleAgainst,
  scarecrow,
  seed,
  sundial,
  veggie,
} from './built.suite.ts';
import type { Content } from './position.ts';
import type { State } from './state.ts';

const side = (s: State, row: number, column: number): string | undefined => {
  const content = at(s, row, column) as Extract<Content, { side: string }> | null;
  return content?.side;
};

describe('watering', () => {
  it('G23 an own seed by a die of its value or more', () => {
    const s = build({
      pool: [2, 3, 6],
      garden: { '1,1': seed('tomato', 0), '3,3': seed('squash', 1), '5,5': veggie('squash', 0) },
    });
    expect(ofType(s, 'water')).toEqual([
      { type: 'water', row: 1, column: 1, die: 3 },
      { type: 'water', row: 1, column: 1, die: 6 },
    ]);
    play(s, { type: 'water', row: 1, column: 1, die: 3 });
    expect(at(s, 1, 1)).toEqual(veggie('tomato', 0));
    expect(gardener(s, 0).discs).toBe(6);
    for (const [row, column] of [
      [1, 1],
      [3, 3],
      [5, 5],
      [6, 6],
    ])
      expect(ruleAgainst(s, { type: 'water', row, column, die: 6 })).toBe('G23');
  });

  it('G24 the book: artichoke, then tomato, then squash and carrot; nothing of equal or higher value', () => {
    const s = build({
      seat: 1,
      pool: [5],
      garden: {
        '2,2': seed('artichoke', 1),
        '1,2': seed('artichoke', 0),
        '3,2': seed('eggplant', 1),
        '2,1': veggie('squash', 1),
        '2,3': seed('tomato', 0),
        '1,3': seed('tomato', 3),
        '2,4': seed('squash', 1),
        '3,3': seed('carrot', 2),
        '2,5': seed('squash', 0),
        '4,3': seed('carrot', 0),
        '3,4': sundial(2),
      },
    });
    play(s, { type: 'water', row: 2, column: 2, die: 5 });
    for (const [row, column] of [
      [2, 2],
      [2, 3],
      [2, 4],
      [3, 3],
    ] as const)
      expect(side(s, row, column)).toBe('veggie');
    for (const [row, column] of [
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 5],
      [4, 3],
    ] as const)
      expect(side(s, row, column)).toBe('seed');
    expect(side(s, 2, 1)).toBe('veggie');
    expect([0, 1, 2, 3].map((seat) => gardener(s, seat).points)).toEqual([0, 0, 0, 0]);
  });

  it('G24 tile values count, not the die; not diagonally; a veggie interrupts', () => {
    const s = build({
      pool: [6],
      garden: {
        '2,2': seed('carrot', 0),
        '2,3': seed('carrot', 1),
        '1,2': seed('tomato', 1),
        '3,3': seed('squash', 1),
        '2,1': veggie('squash', 1),
        '1,1': seed('squash', 2),
      },
    });
    play(s, { type: 'water', row: 2, column: 2, die: 6 });
    expect(side(s, 2, 2)).toBe('veggie');
    expect([side(s, 2, 3), side(s, 1, 2), side(s, 3, 3), side(s, 1, 1)]).toEqual(['seed', 'seed', 'seed', 'seed']);
  });
});

describe('harvesting', () => {
  it('G25 an own veggie by a die of its value or more: tile and points to the owner, the disc back', () => {
    const s = build({
      pool: [3, 4],
      garden: { '2,2': veggie('artichoke', 0), '4,4': veggie('squash', 1), '1,1': seed('squash', 0) },
    });
    expect(ofType(s, 'harvest')).toEqual([{ type: 'harvest', row: 2, column: 2, die: 4 }]);
    for (const [row, column] of [
      [4, 4],
      [1, 1],
    ])
      expect(ruleAgainst(s, { type: 'harvest', row, column, die: 4 })).toBe('G25');
    expect(ruleAgainst(s, { type: 'harvest', row: 2, column: 2, die: 3 })).toBe('G25');
    play(s, { type: 'harvest', row: 2, column: 2, die: 4 });
    expect(at(s, 2, 2)).toBeNull();
    expect(gardener(s, 0)).toMatchObject({ points: 4, discs: 7, harvested: { artichoke: 1 } });
  });

  /** Yellow is seat 0, Green 1, Red 2. */
  const book = () =>
    build({
      pool: [3],
      garden: {
        '4,4': veggie('tomato', 0),
        '4,3': veggie('squash', 0),
        '5,4': veggie('carrot', 1),
        '6,4': veggie('squash', 1),
        '5,5': veggie('squash', 2),
        '5,3': scarecrow(1),
        '3,4': veggie('tomato', 2),
        '4,5': seed('squash', 1),
      },
    });

  it('G26 G27 G28 G29 the book: Yellow 7, Green 9, Red 2', () => {
    const s = book();
    play(s, { type: 'harvest', row: 4, column: 4, die: 3 });
    expect([0, 1, 2, 3].map((seat) => gardener(s, seat).points)).toEqual([7, 9, 2, 0]);
  });

  it('G26 every veggie and disc of the chain goes to its own owner; equal values and seeds stay', () => {
    const s = book();
    play(s, { type: 'harvest', row: 4, column: 4, die: 3 });
    expect(gardener(s, 0)).toMatchObject({ discs: 8, harvested: { tomato: 1, squash: 1 } });
    expect(gardener(s, 1)).toMatchObject({ discs: 6, harvested: { carrot: 1, squash: 1 } });
    expect(gardener(s, 2)).toMatchObject({ discs: 7, harvested: { squash: 1 } });
    const left = now(s)
      .garden.flat()
      .filter((content) => content !== null);
    expect(left).toEqual([veggie('tomato', 2), seed('squash', 1), scarecrow(1)]);
  });

  it('G27 the reward is for the veggies of others, one each, and for nobody else', () => {
    const s = build({
      seat: 2,
      pool: [5],
      garden: {
        '1,1': veggie('eggplant', 2),
        '1,2': veggie('carrot', 0),
        '2,1': veggie('tomato', 2),
        '1,3': veggie('squash', 3),
      },
    });
    play(s, { type: 'harvest', row: 1, column: 1, die: 5 });
    expect([0, 1, 2, 3].map((seat) => gardener(s, seat).points)).toEqual([2, 0, 5 + 3 + 2, 1]);
  });

  it('G28 the scarecrow of the owner in any of the eight spaces around adds 3, a sundial or one farther off nothing', () => {
    const points = (dial: Content, space: string): number => {
      const s = build({ pool: [5], garden: { '2,3': veggie('eggplant', 0), [space]: dial } });
      play(s, { type: 'harvest', row: 2, column: 3, die: 5 });
      return gardener(s, 0).points;
    };
    for (const space of ['1,2', '1,3', '1,4', '2,2', '2,4', '3,2', '3,3', '3,4']) {
      expect(points(scarecrow(0), space)).toBe(8);
      expect(points(sundial(0), space)).toBe(5);
      expect(points(scarecrow(1), space)).toBe(5);
    }
    for (const space of ['2,5', '2,1', '4,3', '4,4', '1,5', '1,1', '3,1', '3,5'])
      expect(points(scarecrow(0), space)).toBe(5);
  });

  it('G29 a star doubles the value, but not where the scarecrow counted', () => {
    const points = (row: number, column: number, garden: Record<string, Content>): number => {
      const s = build({ pool: [5], garden: { [`${row},${column}`]: veggie('eggplant', 0), ...garden } });
      play(s, { type: 'harvest', row, column, die: 5 });
      return gardener(s, 0).points;
    };
    expect(points(5, 5, {})).toBe(10);
    expect(points(4, 6, { '4,5': scarecrow(1) })).toBe(10);
    expect(points(5, 5, { '4,4': scarecrow(0) })).toBe(8);
    expect(points(4, 5, {})).toBe(5);
  });
});
