import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../core/game.ts';
import { unwrap } from '../../core/result.ts';
import { colours, desserts } from './components.ts';
import { BLACK, colourOf, dieOf, eastWestOf, northSouthOf, tipped, topOf } from './die.ts';
import { movesOf } from './drawing.suite.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

const lacks = { red: 'jelloTart', yellow: 'sweetRoll', green: 'popsicle', purple: 'iceCream' };
const roll = [
  ...['sweetRoll', 'sweetRoll', 'popsicle', 'popsicle', 'iceCream', 'iceCream'],
  ...['jelloTart', 'jelloTart', 'jelloTart', 'jelloTart', 'jelloTart', 'jelloTart'],
  ...['iceCream', 'sweetRoll', 'jelloTart', 'iceCream', 'sweetRoll', 'jelloTart'],
  ...['popsicle', 'popsicle', 'popsicle', 'popsicle', 'popsicle', 'jelloTart'],
];
const newState = (players = 2) => game.create(players, { tipLimit: 20, tieBreak: 'lastPlaced' });
function happen(s: ReturnType<typeof newState>, ...entries: unknown[]): void {
  for (const entry of entries) for (const pick of unwrap(game.encodeChance(s, entry))) game.apply(s, pick);
}
const start = { type: 'start', seat: 1 };
const deal = { type: 'deal', cards: ['popsicle', 'jelloTart'] };
const rule = (result: ReturnType<typeof game.encodeChance>) => (result.ok ? 'fine' : result.error.rule);

describe('the dice', () => {
  it('D2 D3 a coloured die shows the other three desserts, in six ways', () => {
    colours.forEach((colour, c) => {
      const ways = [0, 1, 2, 3, 4, 5].map((way) => 6 * c + way);
      const shown = ways.map((die) => [topOf(die), northSouthOf(die), eastWestOf(die)]);
      expect(new Set(shown.map((faces) => faces.join())).size).toBe(6);
      const three = desserts.flatMap((dessert, i) => (dessert === lacks[colour] ? [] : [i]));
      for (const faces of shown) expect([...faces].sort()).toEqual(three);
      for (const die of ways) expect(dieOf(c, topOf(die), northSouthOf(die))).toBe(die);
    });
  });

  it('D3 tips along an axis swap the top with the sides of that axis, and undo themselves', () => {
    for (let die = 0; die < BLACK; die++)
      for (let direction = 0; direction < 4; direction++) {
        const after = tipped(die, direction);
        const isNorthSouth = direction === 0 || direction === 2;
        expect(colourOf(after)).toBe(colourOf(die));
        expect(topOf(after)).toBe(isNorthSouth ? northSouthOf(die) : eastWestOf(die));
        expect(northSouthOf(after)).toBe(isNorthSouth ? topOf(die) : northSouthOf(die));
        expect(eastWestOf(after)).toBe(isNorthSouth ? eastWestOf(die) : topOf(die));
        expect(tipped(after, direction ^ 2)).toBe(die);
        expect(tipped(after, direction)).toBe(die);
        expect(tipped(tipped(tipped(after, direction), direction), direction)).toBe(die);
      }
    for (let direction = 0; direction < 4; direction++) expect(tipped(BLACK, direction)).toBe(BLACK);
  });
});

describe('setting up', () => {
  it('D1 D11 six dice of each colour and the black one, as rolled, are the supply', () => {
    const s = newState();
    happen(s, start, deal, { type: 'roll', dice: roll });
    const { supply, board } = game.position(s) as Position;
    expect(supply).toEqual([
      { die: 'red', top: 'sweetRoll', count: 2 },
      { die: 'red', top: 'popsicle', count: 2 },
      { die: 'red', top: 'iceCream', count: 2 },
      { die: 'yellow', top: 'jelloTart', count: 6 },
      { die: 'green', top: 'jelloTart', count: 2 },
      { die: 'green', top: 'sweetRoll', count: 2 },
      { die: 'green', top: 'iceCream', count: 2 },
      { die: 'purple', top: 'jelloTart', count: 1 },
      { die: 'purple', top: 'popsicle', count: 5 },
      { die: 'black', count: 1 },
    ]);
    expect(board.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
    expect(movesOf(s)).toHaveLength(25 * (9 * 2 + 1));
  });

  it('D11 each of 24 picks is one of three desserts, all equally likely', () => {
    const s = newState();
    happen(s, start, deal);
    expect(game.picksDue(s)).toBe(24);
    for (let i = 0; i < 24; i++) {
      expect([game.actor(s), game.outcomes(s)]).toEqual([CHANCE, 3]);
      game.apply(s, i % 3);
    }
    expect(game.actor(s)).toBe(1);
  });

  it('D2 D11 refuses rolls that cannot be', () => {
    const s = newState();
    happen(s, start, deal);
    expect(rule(game.encodeChance(s, { type: 'roll', dice: roll.with(0, 'jelloTart') }))).toBe('D2');
    expect(rule(game.encodeChance(s, { type: 'roll', dice: roll.with(23, 'iceCream') }))).toBe('D2');
    expect(rule(game.encodeChance(s, { type: 'roll', dice: roll.slice(1) }))).toBe('D11');
    expect(rule(game.encodeChance(s, deal))).toBe('D11');
  });

  it('D10 one card each, drawn without putting back', () => {
    for (const players of [2, 3, 4]) {
      const s = newState(players);
      happen(s, { type: 'start', seat: 0 });
      expect(game.picksDue(s)).toBe(players);
      const seen = [];
      for (let seat = 0; seat < players; seat++) {
        seen.push(game.outcomes(s));
        game.apply(s, 0);
      }
      expect(seen).toEqual([4, 3, 2, 1].slice(0, players));
      expect(game.position(s)).toMatchObject({ cards: desserts.slice(0, players), phase: 'roll' });
    }
  });

  it('D10 a deal is written in seat order, and every deal can be written', () => {
    const s = newState(4);
    happen(s, { type: 'start', seat: 2 });
    const seen = new Set<string>();
    for (let code = 0; code < 24; code++) {
      const picks = [Math.floor(code / 6), Math.floor(code / 2) % 3, code % 2, 0];
      const entry = game.decodeChance(s, picks);
      seen.add(JSON.stringify(entry));
      expect(game.encodeChance(s, entry)).toEqual({ ok: true, value: picks });
    }
    expect(seen.size).toBe(24);
    const dealt = newState();
    happen(dealt, start, deal);
    expect(game.position(dealt)).toMatchObject({ cards: ['popsicle', 'jelloTart'] });
  });

  it('D10 refuses deals that cannot be', () => {
    const s = newState();
    happen(s, start);
    expect(rule(game.encodeChance(s, { type: 'deal', cards: ['popsicle', 'popsicle'] }))).toBe('D10');
    expect(rule(game.encodeChance(s, { type: 'deal', cards: ['popsicle'] }))).toBe('D10');
    expect(rule(game.encodeChance(s, { type: 'deal', cards: ['popsicle', null] }))).toBe('D10');
    expect(rule(game.encodeChance(s, start))).toBe('D10');
  });

  it('D12 any seat may start, and play goes clockwise', () => {
    const s = newState(3);
    expect(game.outcomes(s)).toBe(3);
    expect(rule(game.encodeChance(s, { type: 'start', seat: 3 }))).toBe('D12');
    expect(rule(game.encodeChance(s, deal))).toBe('D12');
    happen(s, { type: 'start', seat: 1 }, { type: 'deal', cards: desserts.slice(1) }, { type: 'roll', dice: roll });
    const order = [];
    const moves = new Int32Array(game.maxLegal);
    for (let turn = 0; turn < 5; turn++) {
      order.push(game.actor(s));
      game.legal(s, moves);
      game.apply(s, moves[0] as number);
    }
    expect(order).toEqual([1, 2, 0, 1, 2]);
  });
});
