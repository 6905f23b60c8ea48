import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import { type Built, built, EMPTY, FULL, load, type SheetJson, sheet } from './built.suite.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

const standings = (position: Position) => game.score(load(position), 0);
const totals = (setting: Built) => standings(built(setting)).map((standing) => standing.total);
const breakdown = (setting: Built, seat = 0) => at(standings(built(setting)), seat).breakdown;

/** A finished game: nobody is to act any more. */
const over = (setting: Built): Position => ({ ...built(setting), phase: 'over', pool: [], ending: true, startSeat: 0 });

describe('points', () => {
  it('H31 each vegetable is worth the crossed circles of its own market', () => {
    const own = sheet(['LLL...', 'TT....', 'C.....']);
    const markets = { lettuce: 2, tomato: 5, carrot: 4 };
    expect(breakdown({ sheets: [own, sheet()], markets })).toMatchObject({ lettuce: 6, tomato: 10, carrot: 4 });
    expect(totals({ sheets: [own, sheet()], markets })).toEqual([20, 0]);
  });

  it('H4 H31 in the advanced game a vegetable nobody left over is worth nothing', () => {
    const own = sheet(['LLL...', 'TT....', '......']);
    expect(breakdown({ advanced: true, sheets: [own, sheet()], markets: { tomato: 1 } })).toMatchObject({
      lettuce: 0,
      tomato: 2,
    });
  });

  it('H32 five points for each complete row, columns count nothing', () => {
    const ribbons = (garden: readonly string[]) => breakdown({ sheets: [sheet(garden), sheet()] })?.ribbons;
    expect(ribbons(['LLLLL.', 'TTTTTT', '.CCCCC'])).toBe(5);
    expect(ribbons(['LLLTTT', '......', 'CCCCCC'])).toBe(10);
    expect(ribbons(FULL)).toBe(15);
    expect(ribbons(['L.....', 'T.....', 'C.....'])).toBe(0);
  });

  it('H33 the pig is worth its last completed row only', () => {
    const pig = (circles: number) => breakdown({ sheets: [sheet(EMPTY, circles), sheet()] })?.pig;
    expect([0, 5, 6, 17, 18, 41, 42].map(pig)).toEqual([0, 0, 2, 4, 6, 12, 14]);
  });

  it('H33 a power spent takes nothing from the pig', () => {
    expect(breakdown({ sheets: [sheet(EMPTY, 18, 3), sheet()] })).toEqual(
      breakdown({ sheets: [sheet(EMPTY, 18, 0), sheet()] }),
    );
  });

  it('H31 H32 H33 H34 the total is the sum of the parts', () => {
    const setting = { advanced: true, sheets: [sheet(FULL, 20), sheet(['LLL...', '......', '......'], 30)] };
    for (const standing of standings(built({ ...setting, markets: { lettuce: 3, tomato: 1, carrot: 2 } })))
      expect(Object.values(standing.breakdown ?? {}).reduce((sum, points) => sum + points, 0)).toBe(standing.total);
  });
});

describe('bonuses of the advanced game', () => {
  const bonuses = (sheets: readonly SheetJson[], advanced = true) =>
    standings(built({ advanced, sheets })).map((standing) => standing.breakdown?.bonuses);

  it('H34 five for the most of each vegetable and of pig circles', () => {
    expect(bonuses([sheet(['LL....', '......', '......']), sheet(['L.....', '......', '......'])])).toEqual([5, 0]);
    expect(bonuses([sheet(['T.....', '......', '......']), sheet(['TT....', '......', '......'])])).toEqual([0, 5]);
    expect(bonuses([sheet(['CC....', '......', '......']), sheet(['C.....', '......', '......'])])).toEqual([5, 0]);
    expect(bonuses([sheet(EMPTY, 3), sheet(EMPTY, 4)])).toEqual([0, 5]);
  });

  it('H34 one player may have them all', () => {
    expect(bonuses([sheet(['LL....', 'TT....', 'CC....'], 9), sheet(['L.....', 'T.....', 'C.....'], 3)])).toEqual([
      20, 0,
    ]);
  });

  it('H34 all who are tied for the most get it, those behind do not', () => {
    const two = sheet(['LL....', '......', '......']);
    const one = sheet(['L.....', '......', '......']);
    expect(bonuses([two, one, two, two])).toEqual([5, 0, 5, 5]);
  });

  it('H34 zero of something is never the most', () => {
    expect(bonuses([sheet(), sheet(), sheet()])).toEqual([0, 0, 0]);
  });

  it('H34 the basic game has none', () => {
    expect(bonuses([sheet(['LL....', 'TT....', 'CC....'], 9), sheet()], false)).toEqual([0, 0]);
  });
});

describe('the winner', () => {
  const finish = (setting: Built) => {
    const s = load(over(setting));
    return { ranks: game.score(s, 0).map((standing) => standing.rank), tie: game.view(s, 0).finish?.tie };
  };
  const markets = { lettuce: 1, tomato: 6, carrot: 2 };

  it('H35 most points win', () => {
    const sheets = [sheet(['L.....', '......', '......']), sheet(['C.....', '......', '......']), sheet()];
    expect(finish({ sheets, markets })).toEqual({ ranks: [2, 1, 3], tie: null });
  });

  it('H35 level on points, more vegetables planted win', () => {
    const sheets = [sheet(['LL....', '......', '......']), sheet(['C.....', '......', '......'], 5)];
    expect(finish({ sheets, markets })).toEqual({ ranks: [1, 2], tie: 'vegetables' });
  });

  it('H35 level on points and vegetables, more pig circles win', () => {
    const sheets = [sheet(['LC....', '......', '......'], 3), sheet(['CL....', '......', '......'], 4)];
    expect(finish({ sheets, markets })).toEqual({ ranks: [2, 1], tie: 'circles' });
  });

  it('H35 level on everything, the victory is shared', () => {
    const same = sheet(['LC....', '......', '......'], 4);
    const less = sheet(['LC....', '......', '......'], 3);
    const s = load(over({ sheets: [same, less, same], markets }));
    expect(finish({ sheets: [same, less, same], markets })).toEqual({ ranks: [1, 3, 1], tie: 'shared' });
    expect(game.words.en.ending(game.view(s, 0), (seat) => ({ name: `<${seat}>`, isYou: false }))).toContain(
      '<0> and <2> share',
    );
  });

  it('H35 among three level on points, what told the winner from the next is named', () => {
    const many = sheet(['LLLL..', '......', '......'], 1);
    const few = sheet(['CC....', '......', '......'], 5);
    expect(finish({ sheets: [few, many, few], markets })).toEqual({ ranks: [2, 1, 2], tie: 'vegetables' });
    const alsoMany = sheet(['LLLL..', '......', '......'], 2);
    expect(finish({ sheets: [alsoMany, many, few], markets })).toEqual({ ranks: [1, 2, 3], tie: 'circles' });
  });
});
