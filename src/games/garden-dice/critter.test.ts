import { describe, expect, it } from 'vitest';
import {
  at,
  bird,
  build,
  gardener,
  now,
  ofType,
  play,
  rabbit,
  ruleAgainst,
  type Setup,
  scarecrow,
  seed,
  sundial,
  veggie,
} from './built.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

/** Where the critter may go with this die, and `!` where it eats. */
const goals = (s: State, die: number): string[] =>
  [
    ...new Set(
      ofType(s, 'move')
        .filter((m) => m.die === die)
        .map((m) => `${m.row},${m.column}${'eat' in m ? '!' : ''}`),
    ),
  ].sort();

describe('flipping', () => {
  it('G30 a six turns the own critter or dial over, discs and all', () => {
    const s = build({ pool: [5, 6, 6], garden: { '2,2': bird(0, 3), '4,4': sundial(0), '1,1': bird(1) } });
    expect(ofType(s, 'flip')).toEqual([
      { type: 'flip', tile: 'critter', die: 6 },
      { type: 'flip', tile: 'dial', die: 6 },
    ]);
    play(s, { type: 'flip', tile: 'critter', die: 6 }, { type: 'flip', tile: 'dial', die: 6 });
    expect(at(s, 2, 2)).toEqual(rabbit(0, 3));
    expect(at(s, 4, 4)).toEqual(scarecrow(0));
    expect(now(s).pool).toEqual([5]);
    const back = build({ pool: [6, 6], garden: { '2,2': rabbit(0), '4,4': scarecrow(0) } });
    play(back, { type: 'flip', tile: 'critter', die: 6 }, { type: 'flip', tile: 'dial', die: 6 });
    expect([at(back, 2, 2), at(back, 4, 4)]).toEqual([bird(0), sundial(0)]);
  });

  it('G30 no other die flips, and nothing that is in hand', () => {
    const s = build({ pool: [5, 6], garden: { '2,2': bird(0) } });
    expect(ruleAgainst(s, { type: 'flip', tile: 'critter', die: 5 })).toBe('G30');
    expect(ruleAgainst(s, { type: 'flip', tile: 'dial', die: 6 })).toBe('G30');
    expect(ofType(build({ pool: [1, 5], garden: { '2,2': bird(0) } }), 'flip')).toEqual([]);
  });
});

describe('moving', () => {
  it('G31 along a row or column, one space up to what the die shows, through empty spaces', () => {
    const s = build({ pool: [2, 3], garden: { '3,3': bird(0), '3,5': sundial(1), '1,3': bird(2) } });
    expect(goals(s, 2)).toEqual(['2,3', '3,1', '3,2', '3,4', '4,3', '5,3']);
    expect(goals(s, 3)).toEqual(['2,3', '3,1', '3,2', '3,4', '4,3', '5,3', '6,3']);
    play(s, { type: 'move', row: 6, column: 3, die: 3 });
    expect([at(s, 3, 3), at(s, 6, 3)]).toEqual([null, bird(0)]);
    expect(now(s).pool).toEqual([2]);
    for (const [row, column] of [
      [5, 2],
      [3, 3],
      [6, 3],
      [6, 6],
    ])
      expect(ruleAgainst(s, { type: 'move', row, column, die: 2 })).toBe('G31');
    expect(ruleAgainst(build({ pool: [2] }), { type: 'move', row: 1, column: 1, die: 2 })).toBe('G31');
  });

  it('G32 the book: with a 3 the rabbit goes right to the eggplant or one down, the bird left or up to a seed', () => {
    // Green is seat 0 with the rabbit, Yellow 1 with the bird, Blue 2.
    const garden = {
      '1,1': rabbit(0),
      '1,4': veggie('eggplant', 2),
      '3,1': seed('artichoke', 0),
      '3,2': seed('carrot', 0),
      '4,1': bird(1),
      '2,3': seed('tomato', 2),
      '2,6': bird(2),
      '5,1': seed('carrot', 1),
      '4,2': seed('squash', 1),
    };
    expect(goals(build({ seat: 0, pool: [3], garden }), 3)).toEqual(['1,2', '1,3', '1,4!', '2,1']);
    const yellow = {
      ...garden,
      '4,1': veggie('squash', 0),
      '4,4': bird(1),
      '4,2': seed('tomato', 2),
      '3,4': seed('artichoke', 0),
      '4,5': veggie('squash', 2),
      '5,4': seed('carrot', 1),
    };
    expect(goals(build({ seat: 1, pool: [3], garden: yellow }), 3)).toEqual(['3,4!', '4,2!', '4,3']);
  });

  it('G32 birds eat seeds and rabbits veggies, of others only, and not without a disc', () => {
    const around = {
      '2,3': seed('squash', 1),
      '4,3': veggie('squash', 1),
      '3,2': seed('carrot', 0),
      '3,4': veggie('carrot', 0),
    };
    expect(goals(build({ pool: [6], garden: { '3,3': bird(0), ...around } }), 6)).toEqual(['2,3!']);
    expect(goals(build({ pool: [6], garden: { '3,3': rabbit(0), ...around } }), 6)).toEqual(['4,3!']);
    const broke = build({ pool: [6], garden: { '3,3': bird(0, 6), ...around } });
    expect(gardener(broke, 0).discs).toBe(0);
    expect(goals(broke, 6)).toEqual([]);
    expect(ruleAgainst(broke, { type: 'move', row: 2, column: 3, die: 6, eat: 'swallow' })).toBe('G32');
    const fed = build({ pool: [6], garden: { '3,3': bird(0), '3,2': veggie('squash', 1), '3,5': seed('squash', 2) } });
    expect(ruleAgainst(fed, { type: 'move', row: 3, column: 2, die: 6, eat: 'swallow' })).toBe('G32');
    expect(ruleAgainst(fed, { type: 'move', row: 3, column: 4, die: 6, eat: 'swallow' })).toBe('G32');
    expect(ruleAgainst(fed, { type: 'move', row: 3, column: 6, die: 6 })).toBe('G31');
    expect(ruleAgainst(fed, { type: 'move', row: 3, column: 5, die: 6 })).toBe('G35');
  });

  it('G33 a scarecrow keeps birds from its owner’s seeds around it, and nothing else', () => {
    const blocked = build({ pool: [6], garden: { '3,3': bird(0), '3,5': seed('squash', 1), '2,4': scarecrow(1) } });
    expect(goals(blocked, 6)).not.toContain('3,5!');
    expect(goals(blocked, 6)).toContain('3,4');
    expect(ruleAgainst(blocked, { type: 'move', row: 3, column: 5, die: 6, eat: 'swallow' })).toBe('G33');
    const others = build({ pool: [6], garden: { '3,3': bird(0), '3,5': seed('squash', 1), '2,4': scarecrow(2) } });
    expect(goals(others, 6)).toContain('3,5!');
    const dial = build({ pool: [6], garden: { '3,3': bird(0), '3,5': seed('squash', 1), '2,4': sundial(1) } });
    expect(goals(dial, 6)).toContain('3,5!');
    const hare = build({ pool: [6], garden: { '3,3': rabbit(0), '3,5': veggie('squash', 1), '2,4': scarecrow(1) } });
    expect(goals(hare, 6)).toContain('3,5!');
    const far = build({ pool: [6], garden: { '3,3': bird(0), '3,5': seed('squash', 1), '1,4': scarecrow(1) } });
    expect(goals(far, 6)).toContain('3,5!');
  });

  it('G34 in one turn every meal is from another player, bird and rabbit together', () => {
    const garden = {
      '3,3': bird(0),
      '3,4': seed('squash', 1),
      '3,6': seed('squash', 1),
      '2,4': seed('carrot', 2),
      '4,4': veggie('carrot', 1),
    };
    const s = build({ pool: [1, 2, 5, 6], garden });
    play(s, { type: 'move', row: 3, column: 4, die: 1, eat: 'swallow' });
    expect(now(s).turn.eaten).toEqual([1]);
    expect(ruleAgainst(s, { type: 'move', row: 3, column: 6, die: 2, eat: 'swallow' })).toBe('G34');
    expect(goals(s, 2)).toContain('2,4!');
    play(s, { type: 'flip', tile: 'critter', die: 6 });
    expect(ruleAgainst(s, { type: 'move', row: 4, column: 4, die: 2, eat: 'swallow' })).toBe('G34');
    const next = build({ pool: [2], garden: { '3,4': bird(0, 2), '3,6': seed('squash', 1) } });
    expect(goals(next, 2)).toContain('3,6!');
  });

  it('G35 the book: Yellow’s bird swallows Green’s artichoke', () => {
    const s = build({ pool: [3, 5], garden: { '4,4': bird(0), '3,4': seed('artichoke', 1) } });
    play(s, { type: 'move', row: 3, column: 4, die: 3, eat: 'swallow' });
    expect([at(s, 4, 4), at(s, 3, 4)]).toEqual([null, bird(0, 2)]);
    expect(now(s).swallowed.artichoke).toBe(1);
    expect([gardener(s, 0).discs, gardener(s, 1).discs]).toEqual([6, 8]);
    expect(now(s).pool).toEqual([5]);
  });

  it('G35 the book: Green’s rabbit spits the eggplant out for a 5 and keeps it as a seed', () => {
    const s = build({ pool: [3, 5, 6], garden: { '1,1': rabbit(0), '1,4': veggie('eggplant', 2) } });
    play(s, { type: 'move', row: 1, column: 4, die: 3, eat: 'spit', spit: 5 });
    expect(at(s, 1, 4)).toEqual(rabbit(0, 1));
    expect(gardener(s, 0)).toMatchObject({ discs: 6, seeds: { eggplant: 1 } });
    expect(gardener(s, 2).discs).toBe(8);
    expect(now(s)).toMatchObject({ pool: [6], swallowed: { eggplant: 0 } });
    play(s, { type: 'flip', tile: 'critter', die: 6 });
    expect(now(s).phase).toBe('roll');
  });

  it('G35 spitting takes another die of the tile’s value; where the two dice can change places, the smaller moves', () => {
    const spits = (pool: number[], distance: number, food: 'squash' | 'tomato' | 'eggplant') => {
      const s = build({ pool, garden: { '1,1': bird(0), [`1,${1 + distance}`]: seed(food, 1) } });
      return ofType(s, 'move')
        .flatMap((m) => ('eat' in m && m.eat === 'spit' ? [`${m.die}${m.spit}`] : []))
        .sort();
    };
    expect(spits([3, 4], 2, 'tomato')).toEqual(['34']);
    expect(spits([2, 4], 2, 'tomato')).toEqual(['24']);
    expect(spits([4, 2], 3, 'squash')).toEqual(['42']);
    expect(spits([2, 2], 2, 'tomato')).toEqual([]);
    expect(spits([3, 3], 2, 'tomato')).toEqual(['33']);
    expect(spits([5], 2, 'tomato')).toEqual([]);
    expect(spits([1, 2, 6], 1, 'squash')).toEqual(['12', '16', '26']);
    expect(spits([1, 5, 6], 4, 'eggplant')).toEqual(['56']);
    const s = build({ pool: [3, 4, 2], garden: { '1,1': bird(0), '1,3': seed('tomato', 1) } });
    expect(ruleAgainst(s, { type: 'move', row: 1, column: 3, die: 4, eat: 'spit', spit: 3 })).toBe('G35');
    expect(ruleAgainst(s, { type: 'move', row: 1, column: 3, die: 3, eat: 'spit', spit: 2 })).toBe('G35');
    expect(ruleAgainst(s, { type: 'move', row: 1, column: 3, die: 3, eat: 'spit', spit: 3 })).toBe('G11');
  });

  it('G36 a tile spat out counts as bought: one more of its type in the turn, not two', () => {
    const s = build({ pool: [1, 1, 1, 2], garden: { '1,1': bird(0), '1,2': seed('squash', 1) } });
    play(s, { type: 'move', row: 1, column: 2, die: 1, eat: 'spit', spit: 1 }, { type: 'buy', tile: 'squash', die: 1 });
    expect(now(s).turn).toMatchObject({ bought: { squash: 1 }, spat: { squash: 1 } });
    expect(ofType(s, 'buy')).toEqual([{ type: 'buy', tile: 'carrot', die: 2 }]);
    expect(ruleAgainst(s, { type: 'buy', tile: 'squash', die: 2 })).toBe('G36');
    expect(gardener(s, 0).seeds.squash).toBe(2);
  });

  it('G36 what would be the third of its type this turn can only be swallowed', () => {
    const meals = (turn: Setup): unknown[] =>
      ofType(build({ pool: [1, 2], garden: { '1,1': bird(0), '1,2': seed('squash', 1) }, ...turn }), 'move')
        .filter((m) => 'eat' in m)
        .map((m) => ('spit' in m ? m.spit : m.eat));
    const held = { gardeners: [{ seeds: { squash: 2 } }] };
    expect(meals({})).toEqual(['swallow', 'swallow', 2]);
    expect(meals({ bought: { squash: 1 }, ...held })).toEqual(['swallow', 'swallow', 2]);
    expect(meals({ bought: { squash: 2 }, ...held })).toEqual(['swallow', 'swallow']);
    expect(meals({ spat: { squash: 1 }, eaten: [2], ...held })).toEqual(['swallow', 'swallow', 2]);
    const two = { pool: [1, 1], bought: { squash: 2 }, ...held };
    const s = build({ garden: { '1,1': bird(0), '1,2': seed('squash', 1) }, ...two });
    expect(ruleAgainst(s, { type: 'move', row: 1, column: 2, die: 1, eat: 'spit', spit: 1 })).toBe('G36');
    // Another type is not held up.
    expect(meals({ bought: { carrot: 2 }, gardeners: [{ seeds: { carrot: 2 } }] })).toEqual(['swallow', 'swallow', 2]);
  });

  it('G36 G51 a tile spat out is a seed like any other, up to the penalty', () => {
    const s = build({
      pool: [1, 1],
      garden: { '1,1': bird(0), '1,2': seed('squash', 1) },
      gardeners: [{ seeds: { carrot: 1 } }],
    });
    play(s, { type: 'move', row: 1, column: 2, die: 1, eat: 'spit', spit: 1 });
    expect(gardener(s, 0).seeds).toMatchObject({ squash: 1, carrot: 1 });
    expect(game.score(s, 0)[0]?.breakdown).toMatchObject({ penalties: -5 });
  });
});

describe('removing', () => {
  it('G37 the book: a 1, a 2 and a 6 send Red’s rabbit home with its three discs', () => {
    const s = build({ seat: 2, pool: [1, 2, 6, 6], garden: { '1,2': rabbit(1, 3) } });
    expect(ofType(s, 'remove')).toEqual([{ type: 'remove', row: 1, column: 2, dice: [1, 2, 6] }]);
    play(s, { type: 'remove', row: 1, column: 2, dice: [1, 2, 6] });
    expect(at(s, 1, 2)).toBeNull();
    expect(gardener(s, 1)).toMatchObject({ discs: 8, hand: ['critter', 'dial'] });
    expect(now(s).pool).toEqual([6]);
  });

  it('G37 any critter, the own one too, either way round, and the third die is a six', () => {
    const s = build({ pool: [2, 3, 6], garden: { '2,3': bird(0), '3,2': bird(3) } });
    expect(ofType(s, 'remove')).toEqual([
      { type: 'remove', row: 2, column: 3, dice: [2, 3, 6] },
      { type: 'remove', row: 3, column: 2, dice: [3, 2, 6] },
    ]);
    expect(ruleAgainst(s, { type: 'remove', row: 2, column: 3, dice: [2, 6, 3] })).toBe('G37');
    expect(ruleAgainst(s, { type: 'remove', row: 3, column: 2, dice: [2, 3, 6] })).toBe('G37');
    expect(ruleAgainst(s, { type: 'remove', row: 1, column: 1, dice: [2, 3, 6] })).toBe('G37');
    play(s, { type: 'remove', row: 2, column: 3, dice: [2, 3, 6] });
    expect(gardener(s, 0)).toMatchObject({ discs: 8, hand: ['critter', 'dial'] });
    expect(ofType(build({ pool: [2, 3, 5], garden: { '2,3': bird(1) } }), 'remove')).toEqual([]);
    expect(ofType(build({ pool: [2, 6], garden: { '2,6': bird(1) } }), 'remove')).toEqual([]);
    expect(ofType(build({ pool: [2, 6, 6], garden: { '2,6': bird(1) } }), 'remove')).toHaveLength(1);
  });
});
