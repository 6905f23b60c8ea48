import { describe, expect, it } from 'vitest';
import type { Move } from '../moves.ts';
import { changeOf, deedsWith, fits, linesOf, type Offered, spends, spotOf } from './choice.ts';

const offered = (move: Move): Offered => ({ move, effect: [0, 0] });
const place = (dice: [number, number], tile: 'carrot' | 'critter' = 'carrot'): Move => ({
  type: 'place',
  tile,
  row: 3,
  column: 4,
  dice,
});
const spit: Move = { type: 'move', row: 1, column: 2, die: 3, eat: 'spit', spit: 5 };

describe('choosing step by step', () => {
  it('dice filter: every chosen die is spent, each once', () => {
    expect(spends(place([3, 4]), [4])).toBe(true);
    expect(spends(place([3, 4]), [4, 3])).toBe(true);
    expect(spends(place([3, 4]), [4, 4])).toBe(false);
    expect(spends(spit, [5, 3])).toBe(true);
    expect(spends({ type: 'end' }, [1])).toBe(false);
  });

  it('a tile in hand leaves the moves that place it; the critter also walks', () => {
    expect(fits(place([3, 4]), { dice: [], piece: 'carrot' })).toBe(true);
    expect(fits(place([3, 4]), { dice: [], piece: 'tomato' })).toBe(false);
    expect(fits(spit, { dice: [3], piece: 'critter' })).toBe(true);
    expect(fits(spit, { dice: [3], piece: 'carrot' })).toBe(false);
  });

  it('lines hold what differs only in dice, the least change and the smallest dice first', () => {
    const changed = place([4, 4]);
    const lines = linesOf([changed, place([3, 4]), place([3, 4], 'critter'), spit].map(offered));
    expect(lines.map(({ deed, tile }) => [deed, tile])).toEqual([
      ['spit', null],
      ['place', 'carrot'],
      ['place', 'critter'],
    ]);
    expect(lines[1]?.offers.map(({ move }) => move)).toEqual([place([3, 4]), changed]);
    expect(changeOf(changed)).toBe(1);
  });

  it('a die tells what it can do, the critter once', () => {
    const moves = [spit, { ...spit, eat: 'swallow' } as Move, place([3, 4]), { type: 'end' } as Move].map(offered);
    expect(deedsWith(3, moves)).toEqual(['move', 'place']);
    expect(deedsWith(5, moves)).toEqual(['move']);
    expect(deedsWith(1, moves)).toEqual([]);
  });

  it('a tile is turned over where it lies', () => {
    const garden = Array.from({ length: 6 }, () => new Array<null>(6).fill(null));
    const own = { tile: 'dial', side: 'sundial', owner: 1 } as const;
    const lying = garden.map((row, r) => (r === 2 ? row.map((_, c) => (c === 4 ? own : null)) : row));
    const flip: Move = { type: 'flip', tile: 'dial', die: 6 };
    expect(spotOf(flip, { garden: lying, seat: 1 })).toEqual({ row: 3, column: 5 });
    expect(spotOf(flip, { garden: lying, seat: 0 })).toBe(null);
  });
});
