import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { legalMoves, type Match, matchFromPosition, winners } from '../../core/match.ts';
import { parseOptions } from '../../core/options.ts';
import { named } from '../../core/people.suite.ts';
import { unwrap } from '../../core/result.ts';
import { diceEach } from './components.ts';
import { game } from './index.ts';
import { optionSpecs } from './state.ts';
import { anyGame, begin, passSeason, play, positionOf, refusal, turn, turnPosition } from './table.suite.ts';

const counts = (match: Match): unknown[] =>
  (legalMoves(match) as { type: string; count?: number }[]).map((move) => move.count);
const pass = { type: 'pass' };
const roll = (count: number) => ({ type: 'roll', count });
const dice = (...values: number[]) => ({ type: 'dice', dice: values });
const ones = (count: number) => dice(...Array.from({ length: count }, () => 1));
const start = (seat: number) => ({ type: 'start', seat });

describe('dice', () => {
  it('V1 are 18, 14, 10, 8 and 8 each for 2 to 6 players', () => {
    expect([2, 3, 4, 5, 6].map(diceEach)).toEqual([18, 14, 10, 8, 8]);
    for (let players = 2; players <= 6; players++)
      for (const cellar of positionOf(begin(players)).cellars) expect(cellar.personal).toBe(diceEach(players));
  });
  it('V10 a season starts with empty pools and all dice with their owners', () => {
    const match = passSeason(play(begin(3), start(1)));
    expect(positionOf(match)).toMatchObject({ season: 'summer', phase: 'roll', centre: [0, 0, 0, 0, 0, 0], dead: 0 });
    expect(positionOf(match).cellars.map((cellar) => cellar.personal)).toEqual([14, 14, 14]);
  });
  it('V12 at least half of them are rolled on the first turn of a season', () => {
    const match = play(begin(2), start(0));
    expect(counts(match)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
    expect(refusal(match, roll(8))).toBe('V12: You roll 9 to 18 dice now, not 8.');
    expect(counts(passSeason(match))).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  });
  it('V12 at least one and at most all that are left on later turns', () => {
    const match = play(begin(4), start(0));
    const purchase = { type: 'purchase', item: 'compost', dice: [1, 1] };
    for (let i = 0; i < 4; i++) play(match, roll(7), ones(7), purchase);
    expect(counts(match)).toEqual([1, 2, 3]);
    play(match, roll(2), ones(2), purchase, roll(3), ones(3), purchase, roll(1), ones(1), pass, roll(1), ones(1), pass);
    expect(counts(match)).toEqual([1]);
    expect(positionOf(match).seat).toBe(0);
  });
  it('V12 the number is chosen before the roll, and the roll brings just so many', () => {
    const match = play(begin(2), start(0), roll(9));
    expect(anyGame.picksDue(match.state)).toBe(9);
    expect(refusal(match, ones(8))).toBe('V12: 9 dice are rolled, not 8.');
    expect(refusal(match, start(0))).toBe('V12: A roll is due.');
    play(match, dice(1, 2, 3, 4, 5, 6, 6, 6, 1));
    expect(positionOf(match)).toMatchObject({ phase: 'act', centre: [2, 1, 1, 1, 1, 3] });
    expect(at(positionOf(match).cellars, 0).personal).toBe(9);
    expect(refusal(match, roll(3))).toMatch(/^V12: /);
  });
  it('V12 with no personal dice there is no roll and no choice', () => {
    const compost = { type: 'purchase', item: 'compost', dice: [1, 1] };
    const match = play(begin(2), start(1), roll(18), ones(18), compost, roll(18), ones(18), compost);
    expect(positionOf(match)).toMatchObject({ phase: 'act', seat: 1 });
  });
  it('V12 the roll comes before the action', () => {
    const match = play(begin(2), start(1));
    expect(refusal(match, pass)).toBe('V12: First choose how many dice to roll.');
  });
  it('V13 an action is one of four, and what is pulled is dead', () => {
    const own = { merlot: 1, kentucky: 1 };
    const match = turn({ centre: [3, 3, 4], warehouse: own });
    expect(new Set((legalMoves(match) as { type: string }[]).map((move) => move.type))).toEqual(
      new Set(['pass', 'purchase', 'research', 'produce']),
    );
    const { dead } = positionOf(match);
    play(match, { type: 'purchase', item: 'merlot', dice: [3, 4] });
    expect(positionOf(match)).toMatchObject({ centre: [0, 0, 1, 0, 0, 0], dead: dead + 2, seat: 1, phase: 'act' });
  });
});

describe('who goes first', () => {
  it('V11 is random in the first season', () => {
    const match = begin(5);
    expect(anyGame.outcomes(match.state)).toBe(5);
    expect(refusal(match, start(5))).toBe('V11: There is no seat 5.');
    expect(refusal(match, ones(1))).toMatch(/^V11: /);
    expect(positionOf(play(match, start(3)))).toMatchObject({ firstSeat: 3, seat: 3 });
  });
  it('V11 is later whoever pulled the last die', () => {
    const compost = { type: 'purchase', item: 'compost', dice: [1, 1] };
    const match = play(begin(3), start(0), roll(7), ones(7), compost, roll(7), ones(7), compost);
    passSeason(match);
    expect(positionOf(match)).toMatchObject({ season: 'summer', firstSeat: 1, seat: 1, lastPull: null });
  });
  it('V11 is the same player again if nobody pulled a die', () => {
    const match = passSeason(play(begin(3), start(2)));
    expect(positionOf(match)).toMatchObject({ season: 'summer', firstSeat: 2, seat: 2 });
  });
  it('V11 counts research and wine as pulling too', () => {
    const position = turnPosition({ players: 3, seat: 1, centre: [5], warehouse: { merlot: 1, kentucky: 1 } });
    for (const move of [
      { type: 'research', grape: 'merlot', dice: [5] },
      { type: 'produce', grape: 'merlot', barrel: 'kentucky', fertilizers: [], die: 5 },
    ]) {
      const match = play(unwrap(matchFromPosition(anyGame, position)), move, pass, pass, pass);
      expect(positionOf(match)).toMatchObject({ season: 'fall', firstSeat: 1, seat: 1 });
    }
  });
});

describe('the end of a season', () => {
  it('V14 comes when all have passed in a row; a pass puts nobody out', () => {
    const match = turn({ players: 3, centre: [1, 1, 2, 2], seat: 2 });
    const ash = (value: number) => ({ type: 'purchase', item: 'ash', dice: [value, value] });
    play(match, pass, pass, ash(1));
    expect(positionOf(match)).toMatchObject({ season: 'summer', seat: 2, passes: 0 });
    play(match, ash(2), pass, pass);
    expect(positionOf(match)).toMatchObject({ season: 'summer', seat: 2, passes: 2 });
    play(match, pass);
    expect(positionOf(match)).toMatchObject({ season: 'fall', seat: 2, passes: 0 });
  });
  it('V14 the run of passes may start with any player, and starts anew each season', () => {
    const match = play(begin(2), start(0), roll(9), ones(9), pass);
    expect(positionOf(match)).toMatchObject({ season: 'spring', passes: 1 });
    play(match, roll(9), ones(9), pass);
    expect(positionOf(match)).toMatchObject({ season: 'summer', passes: 0 });
    play(match, roll(9), ones(9), pass);
    expect(positionOf(match)).toMatchObject({ season: 'summer', passes: 1 });
  });
  it('V14 play goes to the left', () => {
    const match = turn({ players: 6, centre: [1], seat: 4 });
    const seats = Array.from({ length: 5 }, () => positionOf(play(match, pass)).seat);
    expect(seats).toEqual([5, 0, 1, 2, 3]);
  });
  it('V30 all dice go back to their owners', () => {
    const match = play(turn({ players: 2, centre: [1, 2] }), pass, pass);
    expect(positionOf(match).cellars.map((cellar) => cellar.personal)).toEqual([18, 18]);
    expect(positionOf(match)).toMatchObject({ dead: 0, centre: [0, 0, 0, 0, 0, 0] });
  });
  it('V30 nothing spoils after Spring and Summer, everybody’s stock after every Fall, the last included', () => {
    for (const [year, season, left] of [
      [1, 'spring', 3],
      [1, 'summer', 3],
      [1, 'fall', 0],
      [2, 'fall', 0],
      [3, 'fall', 0],
    ] as const) {
      const position = turnPosition({ year, season, centre: [], warehouse: { riesling: 3, compost: 3 } });
      const [mine, other] = position.cellars;
      const rich = { ...position, cellars: [mine, { ...other, warehouse: mine?.warehouse }] };
      const match = play(unwrap(matchFromPosition(anyGame, rich)), pass, pass);
      for (const cellar of positionOf(match).cellars)
        expect(cellar.warehouse).toMatchObject({ riesling: left, compost: left });
    }
  });
});

describe('years and seasons', () => {
  const played = (options: unknown): string[] => {
    const match = play(begin(2, options), start(0));
    const seen: string[] = [];
    while (positionOf(match).phase !== 'over') {
      seen.push(`${positionOf(match).year} ${positionOf(match).season}`);
      passSeason(match);
    }
    const { breakdown } = at(game.score(match.state as never, 0), 0);
    expect(Object.keys(breakdown ?? {})).toEqual(seen.map(boxOf));
    return seen;
  };
  const boxOf = (text: string): string => {
    const [year, season = ''] = text.split(' ');
    return `year${year}${season.charAt(0).toUpperCase()}${season.slice(1)}`;
  };
  const year = (n: number, list: string[]): string[] => list.map((season) => `${n} ${season}`);
  const all = ['spring', 'summer', 'fall'];

  it('V8 are three of Spring, Summer, Fall', () => {
    expect(played({})).toEqual([1, 2, 3].flatMap((n) => year(n, all)));
  });
  it('V8 may be two', () => {
    expect(played({ years: 2 })).toEqual([1, 2].flatMap((n) => year(n, all)));
  });
  it('V8 may be Summer and Fall only, in every year', () => {
    expect(played({ seasons: 'summerFall' })).toEqual([1, 2, 3].flatMap((n) => year(n, ['summer', 'fall'])));
    expect(played({ years: 2, seasons: 'summerFall' })).toEqual([1, 2].flatMap((n) => year(n, ['summer', 'fall'])));
  });
  it('V8 may leave out the first Spring alone', () => {
    const short = [...year(1, ['summer', 'fall']), ...year(2, all)];
    expect(played({ seasons: 'firstShort' })).toEqual([...short, ...year(3, all)]);
    expect(played({ years: 2, seasons: 'firstShort' })).toEqual(short);
  });
  it('V8 takes no other numbers', () => {
    for (const options of [{ years: 1 }, { years: '3' }, { seasons: 'fall' }, { seasons: 2 }])
      expect(parseOptions(optionSpecs, options)).toMatchObject({ ok: false, error: { code: 'bad_option' } });
  });
});

describe('the end', () => {
  const final = (points: readonly number[]): Match => {
    const position = turnPosition({ players: 3, year: 3, season: 'fall', centre: [] });
    const cellars = position.cellars.map((cellar, seat) => ({
      ...cellar,
      crossed: { ...cellar.crossed, merlot: 1, kentucky: 1 },
      points: { ...cellar.points, year1Fall: 1, year3Fall: at(points, seat) },
    }));
    return play(unwrap(matchFromPosition(anyGame, { ...position, cellars })), pass, pass, pass);
  };
  it('V31 the highest total wins after the last season', () => {
    const match = final([4, 9, 7]);
    expect(positionOf(match).phase).toBe('over');
    expect(winners(match)).toEqual([1]);
    expect(game.score(match.state as never, 0).map((standing) => [standing.total, standing.rank])).toEqual([
      [5, 3],
      [10, 1],
      [8, 2],
    ]);
    expect(game.view(match.state as never, 0).finish).toEqual({ cause: 'lastFall', tie: null });
  });
  it('V31 ties share the victory', () => {
    const match = final([9, 4, 9]);
    expect(winners(match)).toEqual([0, 2]);
    expect(game.score(match.state as never, 0).map((standing) => standing.rank)).toEqual([1, 3, 1]);
    expect(game.view(match.state as never, 0).finish).toEqual({ cause: 'lastFall', tie: 'shared' });
    expect(game.words.en.ending(game.view(match.state as never, 0), named())).toBe(
      '0 and 2 share the victory with 10 points each. The last Fall is over.',
    );
  });
});
