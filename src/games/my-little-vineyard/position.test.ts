import { describe, expect, it } from 'vitest';
import { at } from '../../core/assert.ts';
import type { Item } from './components.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';
import { crampedSheet } from './sheets.suite.ts';
import { begin, passSeason, play, positionOf, type Turn, turnPosition } from './table.suite.ts';

/** The reason why a position is refused. */
function flawOf(position: unknown): string {
  const read = game.fromPosition(position);
  return read.ok ? 'none' : read.error.message;
}

const begun = positionOf(play(begin(3), { type: 'start', seat: 1 }));
const rolled = positionOf(
  play(begin(3), { type: 'start', seat: 1 }, { type: 'roll', count: 7 }, { type: 'dice', dice: [1, 2, 3, 4, 5, 6, 6] }),
);
const late = (turn: Partial<Turn>): Position => turnPosition({ centre: [1, 2, 3], ...turn });
const over = (() => {
  const match = play(begin(2, { years: 2 }), { type: 'start', seat: 0 });
  while (positionOf(match).phase !== 'over') passSeason(match);
  return positionOf(match);
})();

function withCellar(position: Position, seat: number, change: Partial<Position['cellars'][number]>): Position {
  return {
    ...position,
    cellars: position.cellars.map((cellar, i) => (i === seat ? { ...cellar, ...change } : cellar)),
  };
}

const warehouse = (position: Position, change: Partial<Record<Item, number>>): Position =>
  withCellar(position, 0, { warehouse: { ...at(position.cellars, 0).warehouse, ...change } });

describe('positions', () => {
  it('V10 sound ones are taken', () => {
    for (const position of [begun, rolled, over, late({}), late({ centre: [] })]) expect(flawOf(position)).toBe('none');
  });

  const broken: [rule: string, reason: RegExp, position: unknown][] = [
    ['V1', /there are 42 dice, not 43 \(V1\)/, { ...begun, dead: 1 }],
    ['V1', /cellars: 3 players have 3 cellars/, { ...begun, cellars: begun.cellars.slice(1) }],
    ['V8', /not played with these options \(V8\)/, { ...begun, options: { ...begun.options, seasons: 'firstShort' } }],
    ['V8', /not played with these options \(V8\)/, { ...over, year: 3, phase: 'over' }],
    ['V8', /not played with these options \(V8\)/, { ...begun, options: { ...begun.options, seasons: 'summerFall' } }],
    ['V8', /a season that is not played|canonical/, withCellar(over, 0, { points: { year3Fall: 0 } })],
    ['V31', /ends after the last Fall \(V31\)/, { ...over, year: 1 }],
    ['V11', /there is no seat 3/, { ...begun, seat: 3 }],
    ['V11', /known once a die is dead \(V11\)/, { ...begun, lastPull: 0 }],
    ['V11', /nobody is first yet/, { ...positionOf(begin(3)), seat: 1 }],
    [
      'V12',
      /at least half of the dice \(V12\)/,
      withCellar({ ...rolled, dead: 0, centre: [0, 0, 0, 0, 0, 6] }, 1, { personal: 8 }),
    ],
    ['V12', /turn starts with a roll \(V12\)/, { ...begun, phase: 'act' }],
    ['V12', /6 of 14 dice cannot be rolled \(V12\)/, { ...begun, phase: 'dice', rolling: 6 }],
    ['V12', /no dice are being rolled now \(V12\)/, { ...begun, rolling: 7 }],
    ['V12', /without personal dice there is no roll \(V12\)/, { ...late({}), phase: 'roll' }],
    ['V14', /all have passed \(V14\)/, { ...late({}), passes: 2 }],
    ['V14', /turn of another seat \(V14\)/, { ...late({}), passes: 1 }],
    ['V14', /to the left from the first seat \(V14\)/, { ...begun, seat: 2, passes: 1 }],
    ['V7', /kentucky has only 0 boxes \(V7\)/, warehouse(late({ options: { sheet: crampedSheet } }), { kentucky: 1 })],
    ['V7', /merlot is bought by 2 \(V7\)/, warehouse(late({ options: { sheet: crampedSheet } }), { merlot: 1 })],
    ['V20', /nothing can have been bought yet \(V20\)/, warehouse(begun, { merlot: 1 })],
    ['V30', /riesling has spoiled after the Fall \(V30\)/, warehouse(over, { riesling: 1 })],
    ['V30', /compost has spoiled after the Fall \(V30\)/, warehouse({ ...begun, year: 2 }, { compost: 1 })],
    ['V30', /dice are with their owners \(V30\)/, withCellar({ ...over, dead: 18 }, 0, { personal: 0 })],
    ['V21', /research costs a grape \(V21\)/, late({ research: { merlot: [2] }, crossed: { moscato: 1 } })],
    [
      'V9',
      /counts for every wine alike \(V9\)/,
      late({ options: { loose: true }, research: { merlot: [2] }, crossed: { merlot: 1 } }),
    ],
    ['V22', /each wine and each research takes a grape \(V22\)/, late({ crossed: { kentucky: 1 } })],
    [
      'V22',
      /each wine and each research takes a grape/,
      late({ crossed: { kentucky: 1, merlot: 1 }, research: { merlot: [1] } }),
    ],
    ['V22', /at most one ash \(V22\)/, late({ crossed: { kentucky: 1, merlot: 1, ash: 2 } })],
    ['V22', /points come from wines \(V22\)/, late({ crossed: { merlot: 1 }, points: { year1Summer: 1 } })],
    ['V22', /not in a later one \(V22\)/, late({ crossed: { merlot: 1, kentucky: 1 }, points: { year1Fall: 1 } })],
    [
      'V2',
      /options\.sheet\.grapes: /,
      { ...begun, options: { ...begun.options, sheet: { ...crampedSheet, grapes: 1 } } },
    ],
    ['V21', /canonical/, late({ research: { merlot: [3, 2] }, crossed: { merlot: 1 } })],
  ];
  broken.forEach(([rule, reason, position], i) => {
    it(`${rule} a broken one is refused: ${reason.source} (${i})`, () => {
      expect(flawOf(position)).toMatch(reason);
    });
  });

  it('V30 what does not spoil may be there after the winter', () => {
    expect(flawOf(warehouse({ ...begun, year: 2 }, { merlot: 1, ash: 2, truffles: 1, allier: 3 }))).toBe('none');
  });
});
