import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { CHANCE, OVER } from '../../core/game.ts';
import { unwrap } from '../../core/result.ts';
import {
  built,
  EMPTY,
  FULL,
  fresh,
  legalActions,
  load,
  play,
  positionOf,
  roll,
  sheet,
  shortMoves,
} from './built.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

/** Every die is taken by the first legal move; gives the seats in the order they took. */
function takeAll(s: State): number[] {
  const seats: number[] = [];
  for (let seat = game.actor(s); seat >= 0; seat = game.actor(s)) {
    seats.push(seat);
    game.apply(s, at(legalActions(s), 0));
  }
  return seats;
}

const chance = (s: State, entry: unknown): void => {
  for (const pick of unwrap(game.encodeChance(s, entry))) game.apply(s, pick);
};

describe('a round', () => {
  it('H10 the roll names lettuce first, then tomato, then carrot, and all of it is the pool', () => {
    const s = fresh(2);
    chance(s, { type: 'start', seat: 1 });
    chance(s, { type: 'roll', dice: [6, 2, 3, 3, 1, 5] });
    expect(game.actor(s)).toBe(1);
    expect(positionOf(s).pool).toEqual([
      { veg: 'lettuce', value: 2 },
      { veg: 'lettuce', value: 6 },
      { veg: 'tomato', value: 3 },
      { veg: 'tomato', value: 3 },
      { veg: 'carrot', value: 1 },
      { veg: 'carrot', value: 5 },
    ]);
  });

  it('H10 equal dice are one choice, and taking one leaves the other', () => {
    const s = load(built({ pool: 'T3 T3 L1', sheets: [sheet(), sheet()] }));
    expect(shortMoves(s, 'T')).toHaveLength(3);
    play(s, 'T3 row 1 column 3');
    expect(positionOf(s).pool).toEqual([
      { veg: 'lettuce', value: 1 },
      { veg: 'tomato', value: 3 },
    ]);
  });

  it.each([
    [2, [1, 0, 1, 0, 1]],
    [3, [1, 2, 0, 1, 2, 0, 1, 2]],
    [4, [1, 2, 3, 0, 1, 2, 3, 0]],
  ])('H10 %i players take one die each in turn until one is left: %j', (players, order) => {
    const s = fresh(players);
    chance(s, { type: 'start', seat: 1 });
    chance(s, { type: 'roll', dice: Array.from({ length: players === 2 ? 6 : 9 }, () => 4) });
    expect(takeAll(s)).toEqual(order);
  });

  it('H10 every die of the pool may be taken, and only those', () => {
    const s = load(built({ pool: 'L2 T5 C6', sheets: [sheet(), sheet()] }));
    expect(new Set(shortMoves(s).map((text) => text.slice(0, 2)))).toEqual(new Set(['L2', 'T5', 'C6']));
  });

  it('H20 the last die crosses one circle of its colour, whatever its value, and nobody gets it', () => {
    for (const value of [1, 6]) {
      const s = load(built({ pool: `L3 C${value}`, sheets: [sheet(), sheet()], markets: { carrot: 3 } }));
      play(s, 'L3 row 1 column 3');
      expect(positionOf(s)).toMatchObject({ pool: [], markets: { lettuce: 1, tomato: 1, carrot: 4 } });
      expect(positionOf(s).sheets.map((one) => one.garden.flat().filter((cell) => cell !== null).length)).toEqual([
        1, 0,
      ]);
      expect(positionOf(s).sheets.map((one) => one.pig)).toEqual([0, 0]);
    }
  });

  it('H20 the market is one for all: every vegetable of that kind is worth one more to everybody', () => {
    const both = ['C.....', '......', '......'];
    const s = load(built({ pool: 'T6 C4', sheets: [sheet(both), sheet(both)] }));
    play(s, 'T6 row 1 column 6');
    expect(game.score(s, 0).map((standing) => standing.breakdown?.carrot)).toEqual([2, 2]);
  });

  it('H21 the next player clockwise rolls and starts, around the table', () => {
    const s = fresh(3);
    chance(s, { type: 'start', seat: 1 });
    for (const seat of [1, 2, 0, 1]) {
      expect(positionOf(s)).toMatchObject({ phase: 'roll', startSeat: seat, pool: [] });
      expect(game.actor(s)).toBe(CHANCE);
      chance(s, { type: 'roll', dice: [1, 2, 3, 4, 5, 6, 1, 2, 3] });
      expect(takeAll(s)[0]).toBe(seat);
    }
  });
});

/** Almost full in several ways, for the triggers. */
const oneSpace = ['LLLLL.', 'TTTTTT', 'CCCCCC'];

describe('the end', () => {
  it('H30 a full garden triggers it; the round is finished first, last die included', () => {
    const s = load(built({ pool: 'L6 T2 C3', sheets: [sheet(oneSpace), sheet()] }));
    play(s, 'L6 row 1 column 6');
    expect(positionOf(s)).toMatchObject({ ending: true, phase: 'take' });
    expect(game.actor(s)).toBe(1);
    play(s, 'T2 row 1 column 2');
    expect(positionOf(s)).toMatchObject({ phase: 'over', markets: { carrot: 2 } });
    expect(game.actor(s)).toBe(OVER);
    expect(game.view(s, 0)).toMatchObject({ actor: 'over', finish: { cause: 'garden', seat: 0, tie: null } });
  });

  it('H30 a full pig triggers it, and nothing less does', () => {
    const stuck = ['L.....', '......', '......'];
    for (const [pig, phase] of [
      [36, 'over'],
      [35, 'roll'],
    ] as const) {
      const s = load(built({ pool: 'L6 T2', sheets: [sheet(stuck, pig), sheet()] }));
      play(s, 'L6 feeds 6');
      expect(positionOf(s)).toMatchObject({ phase, ending: phase === 'over' });
    }
  });

  it('H30 a pig filled early in the round waits for the others', () => {
    const s = load(
      built({ pool: 'L6 T2 C2 C3', sheets: [sheet(['L.....', '......', '......'], 40), sheet(), sheet()] }),
    );
    play(s, 'L6 feeds 6');
    expect(takeAll(s)).toEqual([1, 2]);
    expect(game.view(s, 0).finish).toMatchObject({ cause: 'pig', seat: 0 });
  });

  it('H30 the sixth circle of any market ends the game, the fifth does not', () => {
    for (const [before, phase] of [
      [5, 'over'],
      [4, 'roll'],
    ] as const)
      for (const [letter, veg] of [
        ['L', 'lettuce'],
        ['T', 'tomato'],
        ['C', 'carrot'],
      ] as const) {
        const other = letter === 'L' ? 'T' : 'L';
        const s = load(built({ pool: `${letter}3 ${other}6`, sheets: [sheet(), sheet()], markets: { [veg]: before } }));
        play(s, `${other}6 row 1 column 6`);
        expect(positionOf(s).phase).toBe(phase);
        if (phase === 'over') expect(game.view(s, 0).finish).toEqual({ cause: 'market', seat: null, tie: null });
      }
  });

  it('H30 after the end nobody is to act', () => {
    const s = load({ ...built({ sheets: [sheet(FULL), sheet()] }), phase: 'over', startSeat: 0, pool: [] });
    expect(game.actor(s)).toBe(OVER);
    roll(s, { below: () => 0 });
    expect(game.actor(s)).toBe(OVER);
  });

  it('H4 H30 a market that starts with a circle needs five more rounds, an empty one six', () => {
    for (const [advanced, rounds] of [
      [false, 5],
      [true, 6],
    ] as const) {
      // Lettuce is never taken: the last die is lettuce every round.
      const s = load({ ...built({ advanced, sheets: [sheet(EMPTY), sheet()] }), phase: 'roll', pool: [] });
      let played = 0;
      for (; game.actor(s) !== OVER; played++) {
        chance(s, { type: 'roll', dice: [1, 1, 2, 3, 4, 5] });
        while (game.actor(s) >= 0) {
          const actions = legalActions(s);
          const others = actions.filter((action) => game.decode(s, action).die.veg !== 'lettuce');
          game.apply(s, at(others.length > 0 ? others : actions, 0));
        }
      }
      expect(played).toBe(rounds);
    }
  });
});
