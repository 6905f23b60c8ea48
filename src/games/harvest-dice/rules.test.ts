import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { type AnyGame, CHANCE } from '../../core/game.ts';
import { newMatch } from '../../core/match.ts';
import { FastRandom } from '../../core/random.ts';
import { unwrap } from '../../core/result.ts';
import {
  alone,
  built,
  EMPTY,
  FULL,
  fresh,
  legalMoves,
  load,
  play,
  positionOf,
  sheet,
  shortMoves,
} from './built.suite.ts';
import { PIG_VALUES, vegetables } from './components.ts';
import { game } from './index.ts';

describe('components', () => {
  it('H1 nine dice, three of each vegetable; six with two players', () => {
    for (const [players, each] of [
      [2, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      const s = fresh(players);
      game.apply(s, 0);
      expect(game.picksDue(s)).toBe(3 * each);
      for (let i = 0; i < 3 * each; i++) game.apply(s, 0);
      const pool = positionOf(s).pool;
      for (const veg of vegetables) expect(pool.filter((die) => die.veg === veg)).toHaveLength(each);
    }
  });

  it('H2 the garden has three rows and six columns, all open at the start', () => {
    const { garden } = at(positionOf(fresh(2)).sheets, 0);
    expect(garden).toEqual(Array.from({ length: 3 }, () => Array.from({ length: 6 }, () => null)));
    const everywhere = [1, 2, 3, 4, 5, 6].flatMap((value) => shortMoves(alone(sheet(), `L${value} T1`), `L${value}`));
    expect(everywhere).toHaveLength(18);
  });

  it('H3 the pig has seven rows of six circles, worth 2, 4, 6, 8, 10, 12, 14', () => {
    expect(PIG_VALUES).toEqual([2, 4, 6, 8, 10, 12, 14]);
    const points = (pig: number) =>
      at(game.score(load(built({ sheets: [sheet(EMPTY, pig), sheet()] })), 0), 0).breakdown?.pig;
    expect([5, 6, 11, 12, 18, 24, 30, 36, 41, 42].map(points)).toEqual([0, 2, 2, 4, 6, 8, 10, 12, 12, 14]);
    expect(game.fromPosition(built({ sheets: [sheet(EMPTY, 43), sheet()] }))).toMatchObject({ ok: false });
  });

  it('H3 a table may enter the values of its own sheet, which never fall', () => {
    const pigValues = [0, 0, 5, 5, 20, 99, 99];
    const points = (pig: number) =>
      at(game.score(load(built({ pigValues, sheets: [sheet(EMPTY, pig), sheet()] })), 0), 0).breakdown?.pig;
    expect([0, 6, 12, 18, 24, 30, 36, 42].map(points)).toEqual([0, ...pigValues]);
    const asked = (values: unknown) => newMatch(game as AnyGame, 2, { pigValues: values });
    expect(unwrap(asked(pigValues)).options).toEqual({ advanced: false, pigValues });
    for (const wrong of [
      [2, 4, 6, 8, 10, 12],
      [2, 4, 6, 8, 10, 12, 100],
      [2, 4, 6, 5, 10, 12, 14],
      [2, 4, 6.5, 8, 10, 12, 14],
      null,
    ])
      expect(asked(wrong)).toMatchObject({ ok: false, error: { code: 'bad_option' } });
    expect(asked([2, 4, 6, 5, 10, 12, 14])).toMatchObject({
      error: { message: expect.stringContaining('pigValues[3]') },
    });
  });

  it('H4 markets start with one crossed circle in the basic game, with none in the advanced game', () => {
    const start = (advanced: boolean) => positionOf(fresh(3, advanced)).markets;
    expect(start(false)).toEqual({ lettuce: 1, tomato: 1, carrot: 1 });
    expect(start(true)).toEqual({ lettuce: 0, tomato: 0, carrot: 0 });
    expect(positionOf(fresh(3)).options).toEqual({ advanced: false, pigValues: [2, 4, 6, 8, 10, 12, 14] });
  });

  it('H5 every seat may be the first start player, each equally likely', () => {
    for (const players of [2, 3, 4]) {
      const starts = Array.from({ length: players }, (_, seat) => {
        const s = fresh(players);
        expect(game.actor(s)).toBe(CHANCE);
        expect(game.outcomes(s)).toBe(players);
        expect(game.decodeChance(s, [seat])).toEqual({ type: 'start', seat });
        game.apply(s, seat);
        return positionOf(s).startSeat;
      });
      expect(starts).toEqual(Array.from({ length: players }, (_, seat) => seat));
    }
  });
});

describe('planting and feeding', () => {
  it('H11 a die that can be planted anywhere may not be fed', () => {
    const s = alone(sheet(['L.....', '......', '......']), 'L2 T5');
    expect(legalMoves(s).every((move) => move.type === 'plant')).toBe(true);
  });

  it('H11 a die that can be planted nowhere is fed, whether its column is full or its kind is elsewhere', () => {
    const fullColumn = alone(sheet(['L.....', 'L.....', 'L.....']), 'T1 L4');
    expect(shortMoves(fullColumn)).toEqual(['L4 feeds 4', 'T1 feeds 1']);
  });

  it('H11 each die is judged by itself: one pool may hold plants and feeds', () => {
    const s = alone(sheet(['L.....', '......', '......']), 'L2 L6 C1');
    expect(shortMoves(s)).toEqual(['C1 row 2 column 1', 'C1 row 3 column 1', 'L2 row 1 column 2', 'L6 feeds 6']);
  });

  it('H12 the first of a vegetable goes to any open space of the column', () => {
    const s = alone(sheet(['.L....', '......', '......']), 'T2 C4');
    expect(shortMoves(s)).toEqual([
      'C4 row 1 column 4',
      'C4 row 2 column 4',
      'C4 row 3 column 4',
      'T2 row 2 column 2',
      'T2 row 3 column 2',
    ]);
  });

  it('H12 later ones touch their like, orthogonally: not diagonally, not around the edge', () => {
    const s = alone(sheet(['......', '.T....', '......']), 'T1 T3');
    expect(shortMoves(s)).toEqual(['T1 row 2 column 1', 'T3 row 2 column 3']);
    expect(shortMoves(alone(sheet(['......', '.T....', '......']), 'T2 L1'), 'T')).toEqual([
      'T2 row 1 column 2',
      'T2 row 3 column 2',
    ]);
    // The last space of one column and the first of the next are no neighbours.
    expect(shortMoves(alone(sheet(['......', '......', 'T.....']), 'T2 T6'))).toEqual([
      'T2 row 3 column 2',
      'T6 feeds 6',
    ]);
    expect(shortMoves(alone(sheet(['.T....', '......', '......']), 'T1 T3'))).toEqual([
      'T1 row 1 column 1',
      'T3 row 1 column 3',
    ]);
  });

  it('H12 a plant is drawn as the vegetable of its die in the space named', () => {
    const s = alone(sheet(), 'C4 L1 T1');
    play(s, 'C4 row 2 column 4');
    expect(at(positionOf(s).sheets, 0)).toEqual(sheet(['......', '...C..', '......']));
  });

  it('H13 a feed crosses as many circles as the die shows', () => {
    const s = alone(sheet(['L.....', '......', '......'], 3), 'L5 T1 C1');
    play(s, 'L5 feeds 5');
    expect(at(positionOf(s).sheets, 0).pig).toBe(8);
  });

  it('H13 pips beyond the last circle are lost', () => {
    const s = alone(sheet(['L.....', '......', '......'], 40), 'L5 T1 C1');
    play(s, 'L5 feeds 5');
    expect(at(positionOf(s).sheets, 0)).toMatchObject({ pig: 42, powers: 1 });
  });

  it('H36 a full garden still drafts: every die is fed, and overflow is lost', () => {
    const s = load(built({ pool: 'L5 T3 C1', sheets: [sheet(FULL, 40), sheet()] }));
    expect(shortMoves(s)).toEqual(['C1 feeds 1', 'L5 feeds 5', 'T3 feeds 3']);
    play(s, 'L5 feeds 5');
    expect(at(positionOf(s).sheets, 0).pig).toBe(42);
  });

  it('H36 a full pig still drafts: a plantable die is planted, another is fed to no effect', () => {
    const own = sheet(['L.....', '......', '......'], 42);
    const s = load(built({ pool: 'L2 L6 T3', sheets: [own, sheet()] }));
    expect(shortMoves(s, 'L')).toEqual(['L2 row 1 column 2', 'L6 feeds 6']);
    play(s, 'L6 feeds 6');
    expect(at(positionOf(s).sheets, 0)).toEqual(own);
  });
});

describe("the book's examples", () => {
  it('H31 five lettuce at a lettuce market of three are 15 points', () => {
    const own = sheet(['LLL...', 'LL....', '......']);
    const s = load(built({ sheets: [own, sheet()], markets: { lettuce: 3 } }));
    expect(at(game.score(s, 0), 0)).toMatchObject({ total: 15, breakdown: { lettuce: 15 } });
  });

  it('H12 a carrot 2 goes to column 2, a lettuce 3 to column 3, a tomato 4 never to column 5', () => {
    const s = alone(sheet(), 'C2 L3 T4');
    expect(shortMoves(s, 'C2')).toEqual(['C2 row 1 column 2', 'C2 row 2 column 2', 'C2 row 3 column 2']);
    expect(shortMoves(s, 'L3')).toEqual(['L3 row 1 column 3', 'L3 row 2 column 3', 'L3 row 3 column 3']);
    expect(shortMoves(s, 'T4').join()).not.toContain('column 5');
    for (const row of [1, 2, 3])
      expect(game.encode(s, { type: 'plant', die: { veg: 'tomato', value: 4 }, row, column: 5 })).toMatchObject({
        ok: false,
        error: { rule: 'H12' },
      });
  });

  it('H11 H12 lettuce 3 beside the lettuce of column 2 is planted; a carrot 5 away from the carrots is fed', () => {
    const s = alone(sheet(['CL....', '......', '......']), 'L3 C5');
    expect(shortMoves(s)).toEqual(['C5 feeds 5', 'L3 row 1 column 3']);
  });

  it('H14 two uses change a 4 into a 6', () => {
    const s = alone(sheet(['.....L', '......', '......'], 12, 2), 'L4 T1 C1');
    play(s, 'L4 row 2 column 6');
    expect(at(positionOf(s).sheets, 0)).toEqual(sheet(['.....L', '.....L', '......'], 12, 0));
  });

  it('H17 a row completed now gives its power to later turns', () => {
    const s = alone(sheet(['L.....', '......', '......'], 1), 'L5 L6 T1 C1');
    expect(shortMoves(s, 'L5')).toEqual(['L5 feeds 5']);
    play(s, 'L5 feeds 5');
    expect(at(positionOf(s).sheets, 0)).toMatchObject({ pig: 6, powers: 1 });
    play(s, 'T1 row 1 column 1');
    expect(shortMoves(s, 'L6')).toEqual(['L6 feeds 5', 'L6 feeds 6']);
  });
});

describe('invariants', () => {
  for (const advanced of [false, true])
    it(`H30 ends in at most ${advanced ? 16 : 13} rounds, and spends no more powers than rows (${advanced ? 'advanced' : 'basic'})`, () => {
      for (let seed = 0; seed < 200; seed++) {
        const random = new FastRandom(seed);
        const s = fresh(2 + (seed % 3), advanced);
        const moves = new Int32Array(game.maxLegal);
        let rounds = 0;
        let spent = 0;
        for (let actor = game.actor(s); actor > -2; actor = game.actor(s)) {
          if (actor >= 0) {
            const before = at(positionOf(s).sheets, actor);
            const move = game.decode(s, at(moves, random.below(game.legal(s, moves))));
            const read = game.encode(s, move);
            if (!read.ok) throw new Error(`[seed ${seed}] ${JSON.stringify(read.error)}`);
            game.apply(s, read.value);
            const after = at(positionOf(s).sheets, actor);
            spent += before.powers - after.powers + Math.floor(after.pig / 6) - Math.floor(before.pig / 6);
          } else {
            if (game.picksDue(s) > 1 && s.rolled === 0) rounds++;
            game.apply(s, random.below(game.outcomes(s)));
          }
          const broken = game.flaw(s);
          if (broken !== null) throw new Error(`[seed ${seed}] ${broken}`);
        }
        const rows = positionOf(s).sheets.reduce((sum, one) => sum + Math.floor(one.pig / 6), 0);
        const left = positionOf(s).sheets.reduce((sum, one) => sum + one.powers, 0);
        expect(spent, `seed ${seed}`).toBe(rows - left);
        expect(spent).toBeLessThanOrEqual(rows);
        expect(rounds, `seed ${seed}`).toBeLessThanOrEqual(advanced ? 16 : 13);
      }
    });
});
