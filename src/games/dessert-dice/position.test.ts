import { describe, expect, it } from 'vitest';
import { type Drawn, positionOf } from './drawing.suite.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

const drawn: Drawn = {
  board: `rPI .. .. .. ..
          .. bl .. .. ..
          .. .. gTR .. ..
          .. .. .. .. ..
          .. .. .. .. yTP`,
  players: 3,
  lastPlaced: [2, 0],
};
const sound = positionOf(drawn);
const tipped = positionOf({
  ...drawn,
  tips: 2,
  lastPlaced: [0, 2],
  lastTip: { type: 'tip', row: 3, column: 2, to: 'east' },
});

function complaint(change: Partial<Position>, base = sound): string {
  const read = game.fromPosition({ ...structuredClone(base), ...change });
  return read.ok ? 'fine' : read.error.message;
}
/** The board with one square replaced. */
const withSquare = (row: number, column: number, die: Position['board'][number][number]): Position['board'] =>
  sound.board.map((line, r) => line.map((old, c) => (r === row - 1 && c === column - 1 ? die : old)));

describe('positions', () => {
  it('D3 D22 D23 D32 a position holds all that matters: how dice lie, the last tip, tips in a row, who placed last', () => {
    expect(complaint({})).toBe('fine');
    expect(complaint({}, tipped)).toBe('fine');
    const read = game.fromPosition(tipped);
    expect(read.ok && game.position(read.value)).toEqual(tipped);
    const undo = { type: 'tip', row: 3, column: 3, to: 'west' };
    expect(read.ok && game.encode(read.value, undo)).toMatchObject({ ok: false, error: { rule: 'D22' } });
  });

  it('D1 refuses other numbers of dice', () => {
    expect(complaint({ supply: sound.supply.slice(1) })).toContain('D1');
    expect(complaint({ supply: sound.supply.with(0, { die: 'red', top: 'sweetRoll', count: 6 }) })).toContain('D1');
    expect(complaint({ supply: [...sound.supply, { die: 'black', count: 1 }] })).toContain('D1');
    expect(complaint({ board: withSquare(1, 2, { die: 'black' }) })).toContain('D1');
  });

  it('D2 D3 refuses dice that lie as none can', () => {
    const red = { die: 'red', top: 'popsicle', northSouth: 'iceCream', eastWest: 'sweetRoll' } as const;
    expect(complaint({ board: withSquare(1, 1, { ...red, top: 'jelloTart' }) })).toContain('D2');
    expect(complaint({ board: withSquare(1, 1, { ...red, northSouth: 'popsicle' }) })).toContain('D3');
    expect(complaint({ board: withSquare(1, 1, { ...red, eastWest: 'iceCream' }) })).toContain('D3');
    expect(complaint({ supply: sound.supply.with(0, { die: 'red', top: 'jelloTart', count: 5 }) })).toContain('D2');
  });

  it('D10 refuses two cards alike, and other numbers of cards', () => {
    expect(complaint({ cards: ['popsicle', 'popsicle', 'iceCream'] })).toContain('D1');
    expect(complaint({ cards: ['popsicle', 'iceCream'] })).toContain('3 cards');
    expect(complaint({ cards: [] })).toContain('D10');
  });

  it('D11 D12 D30 refuses phases that do not fit the table', () => {
    expect(complaint({ phase: 'over' })).toContain('D30');
    expect(complaint({ phase: 'roll' })).toContain('D11');
    expect(complaint({ phase: 'deal' })).toContain('D10');
    const fresh = {
      ...sound,
      board: positionOf({ board: Array(5).fill('.. .. .. .. ..').join('\n') }).board,
      supply: [],
    };
    const before = { phase: 'start', cards: [], seat: 0, lastPlaced: [] } as const;
    expect(complaint({ ...before, cards: [], lastPlaced: [] }, fresh)).toBe('fine');
    expect(complaint({ ...before, cards: [], lastPlaced: [], seat: 1 }, fresh)).toContain('D12');
    expect(complaint({ ...before, cards: [], lastPlaced: [], phase: 'deal', seat: 1 }, fresh)).toBe('fine');
    expect(complaint({ phase: 'roll', lastPlaced: [] }, fresh)).toBe('fine');
    expect(complaint({ phase: 'play', lastPlaced: [] }, fresh)).toContain('D1');
    expect(complaint({ phase: 'roll', lastPlaced: [], supply: sound.supply }, fresh)).toContain('D11');
  });

  it('D21 D22 refuses a last tip that cannot have been', () => {
    expect(complaint({ tips: 1 })).toContain('D22');
    expect(complaint({ lastTip: null }, tipped)).toContain('D22');
    expect(complaint({ lastTip: { type: 'tip', row: 3, column: 4, to: 'east' } }, tipped)).toContain('D21');
    expect(complaint({ lastTip: { type: 'tip', row: 1, column: 1, to: 'north' } }, tipped)).toContain('D21');
  });

  it('D23 refuses more tips in a row than the limit', () => {
    const options = { tipLimit: 1, tieBreak: 'lastPlaced' } as const;
    expect(complaint({ options }, tipped)).toContain('D23');
    expect(complaint({ options: { ...options, tipLimit: 2 } }, tipped)).toBe('fine');
    expect(complaint({ options: { ...options, tipLimit: 0 } }, tipped)).toBe('fine');
    expect(complaint({ options: { ...options, tipLimit: 1001 } })).toContain('tipLimit');
  });

  it('D12 D32 refuses placements that turns going round do not allow', () => {
    expect(complaint({ lastPlaced: [] })).toContain('D32');
    expect(complaint({ lastPlaced: [0, 2] })).toContain('D12');
    expect(complaint({ lastPlaced: [2, 2] })).not.toBe('fine');
    expect(complaint({ lastPlaced: [2, 3] })).toContain('D32');
    expect(complaint({ seat: 1 })).toContain('D12');
    expect(complaint({ seat: 3 })).toContain('seat 3');
    expect(complaint({ seat: 1 }, tipped)).toContain('D12');
    const oneDie = positionOf({ board: drawn.board.replace(/bl|gTR|yTP/g, '..'), players: 3 });
    expect(complaint({ lastPlaced: [2, 1] }, oneDie)).not.toBe('fine');
  });

  it('refuses another order or spelling of the same position', () => {
    expect(complaint({ supply: sound.supply.toReversed() })).toContain('canonical');
    const [red, ...rest] = sound.supply;
    expect(red).toMatchObject({ die: 'red', count: 5 });
    const split: Position['supply'] = [
      { die: 'red', top: 'sweetRoll', count: 4 },
      { die: 'red', top: 'sweetRoll', count: 1 },
    ];
    expect(complaint({ supply: [...split, ...rest] })).toContain('canonical');
  });
});
