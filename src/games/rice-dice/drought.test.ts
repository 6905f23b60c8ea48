import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { winners } from '../../core/match.ts';
import { parseOptions } from '../../core/options.ts';
import {
  type Built,
  decide,
  deckWith,
  load,
  moves,
  plantedOf,
  play,
  positionOf,
  rice,
  roll,
  waterOf,
  weedsOf,
  workers,
} from './built.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

const blank = 'weed weed weed weed weed';
const rows = [['River Bend'], ['Great Basin']];

/** What R52 counts: dry turns, dry spells, whether rice has risen. */
const counted = (s: State): [dry: number, spells: number, gained: boolean] => {
  const { dry, spells, gained } = positionOf(s);
  return [dry, spells, gained];
};
/** Before the action of a turn that brings nothing, drawn dice and all; `idle` then ends it. */
const idle = (s: State): void => play(s, 'card');
const idleTurn = (s: State): void => {
  roll(s, blank);
  idle(s);
};
/** Seat 0 is about to idle through the last dry turn before a dry spell. */
const last = (spec: Built): State => decide('weed', { dry: 19, ...spec });
const winnersOf = (s: State): number[] =>
  winners({ game, players: s.players, options: {}, start: null, state: s, log: [] } as never);

describe('dry turns', () => {
  it('R52 a turn in which nobody’s rice rose is dry, counted at its end, the current turn not counted', () => {
    const s = load({ rows });
    roll(s, blank);
    expect(counted(s)).toEqual([0, 0, false]);
    idle(s);
    expect(counted(s)).toEqual([1, 0, false]);
    idleTurn(s);
    expect(counted(s)).toEqual([2, 0, false]);
  });

  it('R52 as soon as rice rises dry turns and dry spells are counted from 0 again, and that turn is not dry', () => {
    const s = workers(3, { rows: [['River Bend | p', 'Sunlit Paddy | x1'], ['Great Basin']], dry: 7, spells: 2 });
    expect(counted(s)).toEqual([7, 2, false]);
    play(s, 'harvest 1');
    expect(counted(s)).toEqual([0, 0, true]);
    play(s, 'done');
    expect(positionOf(s)).toMatchObject({ turn: 1, dry: 0, spells: 0, gained: false });
    idleTurn(s);
    expect(counted(s)).toEqual([1, 0, false]);
  });

  it('R20 R52 from the very start of the turn: what "most" cards bring makes it a turn with rice', () => {
    const s = decide('weed', { rows: [['River Bend'], ['Broad Lands', 'Great Basin']], dry: 7, spells: 1 });
    idle(s);
    expect(rice(s, 1)).toBe(1);
    expect(counted(s)).toEqual([0, 0, true]);
    idleTurn(s);
    expect(counted(s)).toEqual([0, 0, false]);
  });

  it('R52 R61 a Mimic’s rice rises in the turn of the player before', () => {
    const spec: Built = { rows: [['River Bend | x1'], ['Harvesting Mimic | p']], dry: 19 };
    const s = workers(3, spec);
    play(s, 'weed 1');
    expect(positionOf(s)).toMatchObject({ phase: 'mimic', dry: 19 });
    play(s, 'harvest 1');
    expect(counted(s)).toEqual([0, 0, false]);
    expect(positionOf(s)).toMatchObject({ phase: 'roll', turn: 1 });
    // The turn is counted after the Mimics.
    const t = workers(3, spec);
    play(t, 'weed 1');
    expect(counted(t)).toEqual([19, 0, false]);
    play(t, 'done');
    expect(counted(t)).toEqual([0, 1, false]);
  });

  it('R30 R52 a harvest without rice leaves the turn dry', () => {
    const deck = deckWith({ 'River Bend': { rice: [14, 10, 0] } });
    const s = workers(2, { rows: [['River Bend | p x2'], ['Great Basin']], options: { deck }, dry: 3 });
    play(s, 'harvest 1');
    expect(rice(s)).toBe(0);
    expect(counted(s)).toEqual([4, 0, false]);
  });

  it('R52 R70 the turns of the Happy Farmer count, and its rice too', () => {
    const s = load({ players: 1, turn: 1, rows, dry: 4 });
    roll(s, blank);
    expect(counted(s)).toEqual([5, 0, false]);
    const t = load({ players: 1, turn: 1, rows: [['Great Basin'], ['River Bend | p']], dry: 4, spells: 1 });
    roll(t, 'double weed weed weed weed');
    expect(rice(t, 1)).toBe(14);
    expect(counted(t)).toEqual([0, 0, false]);
  });
});

describe('a dry spell', () => {
  it('R52 comes with the last of drySpell × sides dry turns in a row; alone the Happy Farmer is a side', () => {
    const turnsUntilSpell = (players: number, drySpell: number): number => {
      const all = [['River Bend'], ['Great Basin'], ['Long Terrace'], ['Valley Floor'], ['Sunlit Paddy']];
      const s = load({ players, rows: all.slice(0, Math.max(2, players)), options: { drySpell } });
      for (let turns = 1; ; turns++) {
        roll(s, blank);
        if (positionOf(s).phase === 'decide') idle(s);
        if (positionOf(s).spells > 0) return turns;
        expect(positionOf(s).dry).toBe(turns);
      }
    };
    expect(turnsUntilSpell(2, 10)).toBe(20);
    expect(turnsUntilSpell(3, 2)).toBe(6);
    expect(turnsUntilSpell(5, 1)).toBe(5);
    expect(turnsUntilSpell(1, 10)).toBe(20);
    expect(turnsUntilSpell(1, 50)).toBe(100);
  });

  it('R52 all water on paddies goes to the reservoir; planted tokens and weeds stay', () => {
    const s = last({
      rows: [
        ['River Bend | w2 p x1', 'Long Terrace | x2'],
        ['Magic Spring | w1', 'Great Basin | w5'],
      ],
    });
    expect(positionOf(s)).toMatchObject({ reservoir: 0, supply: 2 });
    idle(s);
    expect(counted(s)).toEqual([0, 1, false]);
    expect([waterOf(s), waterOf(s, 1)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(plantedOf(s)).toEqual([true, false]);
    expect(weedsOf(s)).toEqual([1, 2]);
    expect(positionOf(s)).toMatchObject({ turn: 1, phase: 'roll', reservoir: 8, supply: 2 });
  });

  it('R36 R52 the reservoir first pays what is owed', () => {
    const s = last({ rows: [['Valley Floor | w4'], ['Great Basin | w5']] });
    expect(game.view(s, 0)).toMatchObject({ reservoir: 0, supply: 1, owed: 6 });
    idle(s);
    expect(game.view(s, 0)).toMatchObject({ reservoir: 3, supply: 7, owed: 0 });
  });

  it('R20 R52 comes before the next turn starts: water that ran off is not the most any more', () => {
    const wet = last({ rows: [['River Bend'], ['Proud Waters | w2']] });
    idle(wet);
    expect(rice(wet, 1)).toBe(0);
    expect(counted(wet)).toEqual([0, 1, false]);
    // What does not need water still scores, and ends the count right after the spell.
    const broad = last({ rows: [['River Bend | w2'], ['Broad Lands', 'Great Basin']] });
    idle(broad);
    expect(waterOf(broad)).toEqual([0]);
    expect(counted(broad)).toEqual([0, 0, true]);
  });

  it('R42 R52 comes after half full paddies ran off', () => {
    const s = last({ rows: [['River Bend | w2', 'Long Terrace'], ['Great Basin']] });
    play(s, 'water', 'release 1 > 2');
    expect(positionOf(s)).toMatchObject({ turn: 1, reservoir: 6, spells: 1 });
  });

  it('R31 R52 a paddy planted in that turn gets dry, and is harvested in its owner’s next turn', () => {
    const s = workers(2, { rows: [['River Bend | w2', 'Sunlit Paddy'], ['Great Basin']], dry: 19 });
    play(s, 'plant 1');
    expect(positionOf(s)).toMatchObject({ turn: 1, spells: 1 });
    idleTurn(s);
    roll(s, 'double weed weed weed weed');
    play(s, 'worker');
    expect(moves(s)).toEqual(['harvest 1', 'done']);
  });

  it('R52 dry turns are counted from 0 after it, and the second comes the same way', () => {
    const s = last({ rows, spells: 1 });
    idle(s);
    expect(counted(s)).toEqual([0, 2, false]);
    idleTurn(s);
    expect(counted(s)).toEqual([1, 2, false]);
  });

  it('R52 with drySpell 0 there is none: both counts stay 0, what is gained is still told', () => {
    const s = load({ rows: [['River Bend | p'], ['Great Basin | w5']], options: { drySpell: 0 } });
    for (let turn = 0; turn < 300; turn++) {
      idleTurn(s);
      expect(counted(s)).toEqual([0, 0, false]);
    }
    expect(waterOf(s, 1)).toEqual([5]);
    const t = workers(3, {
      rows: [['River Bend | p', 'Sunlit Paddy | x1'], ['Great Basin']],
      options: { drySpell: 0 },
    });
    play(t, 'harvest 1');
    expect(counted(t)).toEqual([0, 0, true]);
  });

  it('R52 the option is a whole number from 0 to 50, 10 if nobody says', () => {
    const parsed = (drySpell?: unknown) => parseOptions(game.options, { drySpell });
    expect(parsed()).toMatchObject({ ok: true, value: { drySpell: 10 } });
    for (const fine of [0, 1, 50]) expect(parsed(fine)).toMatchObject({ ok: true, value: { drySpell: fine } });
    for (const wrong of [-1, 51, 2.5, '10', null])
      expect(parsed(wrong)).toMatchObject({ ok: false, error: { code: 'bad_option' } });
  });
});

describe('the third dry spell in a row', () => {
  const third = (spec: Built): State => {
    const s = last({ spells: 2, ...spec });
    idle(s);
    return s;
  };

  it('R52 ends the game instead, the water staying: most rice wins', () => {
    const s = third({ rows: [['River Bend | w2 p'], ['Great Basin | w5']], rice: [20, 34] });
    expect(positionOf(s)).toMatchObject({ phase: 'over', turn: 0, seat: 0, dry: 0, spells: 3, gained: false });
    expect(game.actor(s)).toBe(OVER);
    expect([waterOf(s), waterOf(s, 1)]).toEqual([[2], [5]]);
    expect(game.score(s, 0)).toMatchObject([
      { seat: 0, total: 20, rank: 2 },
      { seat: 1, total: 34, rank: 1 },
    ]);
    expect(winnersOf(s)).toEqual([1]);
    expect(game.view(s, 0).finish).toEqual({ winners: [1], cause: 'drought', tie: null });
  });

  it('R52 equal rice shares the victory; a rank is 1 + the number of sides with more rice', () => {
    const four = [['River Bend'], ['Great Basin'], ['Long Terrace'], ['Valley Floor']];
    const s = third({ rows: four, rice: [20, 34, 34, 0], dry: 39 });
    expect(game.score(s, 0).map(({ rank }) => rank)).toEqual([3, 1, 1, 4]);
    expect(winnersOf(s)).toEqual([1, 2]);
    expect(game.view(s, 0).finish).toEqual({ winners: [1, 2], cause: 'drought', tie: 'shared' });
    const none = third({ rows });
    expect(game.score(none, 0).map(({ rank }) => rank)).toEqual([1, 1]);
  });

  it('R52 R70 alone the Happy Farmer has a rank but no seat: you win, share the victory or lose', () => {
    const alone = (own: number, other: number): State => third({ players: 1, rows, rice: [own, other] });
    expect(winnersOf(alone(20, 10))).toEqual([0]);
    expect(winnersOf(alone(20, 20))).toEqual([0]);
    expect(game.view(alone(20, 20), 0).finish).toEqual({
      winners: [0, 'happyFarmer'],
      cause: 'drought',
      tie: 'shared',
    });
    expect(game.score(alone(20, 20), 0).map(({ rank }) => rank)).toEqual([1, 1]);
    expect(winnersOf(alone(10, 20))).toEqual([]);
    expect(game.score(alone(10, 20), 0)).toMatchObject([{ rank: 2 }, { seat: 'happyFarmer', rank: 1 }]);
  });

  it('R52 rice in between starts the count of dry spells anew', () => {
    const s = workers(3, { rows: [['River Bend | p', 'Sunlit Paddy | x1'], ['Great Basin']], dry: 19, spells: 2 });
    play(s, 'harvest 1', 'done');
    for (let turn = 1; turn <= 20; turn++) idleTurn(s);
    expect(counted(s)).toEqual([0, 1, false]);
  });

  it('R50 R52 a hundred rice in what would be the last dry turn wins', () => {
    const s = workers(2, { rows: [['River Bend | p'], ['Great Basin']], rice: [90, 99], dry: 19, spells: 2 });
    play(s, 'harvest 1');
    expect(positionOf(s)).toMatchObject({ phase: 'over', dry: 0, spells: 0, gained: true });
    expect(winnersOf(s)).toEqual([0]);
  });

  it('R52 ends what never ended: two hold all the water on planted paddies and nobody lets it go', () => {
    const s = load({
      rows: [
        ['Great Basin | w5 p', 'Long Terrace'],
        ['Foresight | w5 p', 'Valley Floor'],
      ],
    });
    let turns = 0;
    for (; game.actor(s) !== OVER; turns++) {
      roll(s, 'water water water weed weed');
      play(s, 'water');
      // Nobody releases; after a spell nobody plants or harvests either.
      while (moves(s).includes('done')) play(s, 'done');
    }
    expect(turns).toBe(3 * 10 * 2);
    expect(game.view(s, 0).finish).toEqual({ winners: [0, 1], cause: 'drought', tie: 'shared' });
  });
});
