import { describe, expect, it } from 'vitest';
import { type Drawn, movesOf, play, readBoard, refusal, stateOf, tipTo } from './drawing.suite.ts';
import { game } from './index.ts';

const oneDie: Drawn = {
  board: `.. .. .. .. ..
          .. .. .. .. ..
          .. .. rPI .. ..
          .. .. .. .. ..
          .. .. .. .. ..`,
};
const emptyBoard: Drawn = { board: Array(5).fill('.. .. .. .. ..').join('\n') };
const boardAfter = (drawn: Drawn, ...moves: unknown[]) => {
  const s = stateOf(drawn);
  play(s, ...moves);
  return game.position(s);
};
const place = (die: string, top: string, northSouth: string, row: number, column: number) => ({
  type: 'place',
  die,
  top,
  northSouth,
  row,
  column,
});

describe('placing', () => {
  it('D20 any die of the supply, on any empty square, turned either way, its top unchanged', () => {
    const moves = movesOf(stateOf({ ...oneDie, tops: { red: 'sweetRoll' } })).filter((move) => move.type === 'place');
    expect(moves).toHaveLength(24 * (4 * 2 + 1));
    const red = moves.filter((move) => move.die === 'red' && move.row === 1 && move.column === 1);
    expect(red).toEqual([place('red', 'sweetRoll', 'popsicle', 1, 1), place('red', 'sweetRoll', 'iceCream', 1, 1)]);
    expect(moves).toContainEqual({ type: 'place', die: 'black', row: 5, column: 5 });
    expect(moves).not.toContainEqual(expect.objectContaining({ row: 3, column: 3 }));
  });

  it('D20 refuses a die that is not there, another top, and a square that is taken', () => {
    const s = stateOf({ ...oneDie, tops: { red: 'sweetRoll' } });
    expect(refusal(s, place('red', 'popsicle', 'iceCream', 1, 1))).toBe('D20');
    expect(refusal(s, place('red', 'sweetRoll', 'iceCream', 3, 3))).toBe('D20');
    play(s, { type: 'place', die: 'black', row: 1, column: 1 });
    expect(refusal(s, { type: 'place', die: 'black', row: 1, column: 2 })).toBe('D20');
  });

  it('D20 dice that look the same in the supply are one die, and the two turnings are two moves on the last square too', () => {
    const last = stateOf({
      board: `rRP rRP rRP rRP rRP
              rRP yTP yTP yTP yTP
              yTP yTP gTR gTR gTR
              gTR gTR gTR pTR pTR
              pTR pTR pTR bl ..`,
      tops: { purple: 'popsicle' },
    });
    const placements = movesOf(last).filter((move) => move.type === 'place');
    expect(placements).toEqual([
      place('purple', 'popsicle', 'jelloTart', 5, 5),
      place('purple', 'popsicle', 'sweetRoll', 5, 5),
    ]);
  });

  it('D2 D3 refuses faces that the die does not have', () => {
    const s = stateOf(oneDie);
    expect(refusal(s, place('red', 'jelloTart', 'iceCream', 1, 1))).toBe('D2');
    expect(refusal(s, place('red', 'sweetRoll', 'jelloTart', 1, 1))).toBe('D2');
    expect(refusal(s, place('red', 'sweetRoll', 'sweetRoll', 1, 1))).toBe('D3');
  });

  it('D20 a placed die lies as it was turned', () => {
    const after = boardAfter(
      { ...emptyBoard, tops: { green: 'iceCream' } },
      place('green', 'iceCream', 'sweetRoll', 2, 4),
    );
    expect(after).toMatchObject({ seat: 1, tips: 0, lastTip: null, lastPlaced: [0] });
    expect((after as { board: unknown[][] }).board[1]?.[3]).toEqual(readBoard('gIR')[0]?.[0]);
  });
});

describe('tipping', () => {
  const lying = (s: ReturnType<typeof stateOf>) => (game.position(s) as { board: unknown }).board;
  const tipped = (to: string) => {
    const s = stateOf(oneDie);
    play(s, tipTo(3, 3, to));
    return lying(s);
  };

  it('D3 D21 swaps top with north–south to north and south, with east–west to east and west', () => {
    const with1 = (row: number, column: number, die: string) =>
      readBoard(
        [1, 2, 3, 4, 5]
          .map((r) => [1, 2, 3, 4, 5].map((c) => (r === row && c === column ? die : '..')).join(' '))
          .join('\n'),
      );
    expect(tipped('north')).toEqual(with1(2, 3, 'rIP'));
    expect(tipped('south')).toEqual(with1(4, 3, 'rIP'));
    expect(tipped('east')).toEqual(with1(3, 4, 'rRI'));
    expect(tipped('west')).toEqual(with1(3, 2, 'rRI'));
  });

  it('D21 only over an edge, into an empty square of the board', () => {
    const s = stateOf({
      board: `rPI .. .. .. ..
              yPI .. .. .. ..
              .. .. .. .. ..
              .. .. .. .. ..
              .. .. .. .. gTR`,
    });
    const tips = movesOf(s).filter((move) => move.type === 'tip');
    expect(tips).toHaveLength(5);
    for (const tip of [
      tipTo(1, 1, 'east'),
      tipTo(2, 1, 'east'),
      tipTo(2, 1, 'south'),
      tipTo(5, 5, 'north'),
      tipTo(5, 5, 'west'),
    ])
      expect(tips).toContainEqual(tip);
    expect(refusal(s, tipTo(1, 1, 'south'))).toBe('D21');
    expect(refusal(s, tipTo(1, 1, 'north'))).toBe('D21');
    expect(refusal(s, tipTo(1, 1, 'west'))).toBe('D21');
    expect(refusal(s, tipTo(5, 5, 'east'))).toBe('D21');
    expect(refusal(s, tipTo(5, 5, 'south'))).toBe('D21');
    expect(refusal(s, tipTo(3, 3, 'south'))).toBe('D21');
    expect(game.encode(s, { type: 'tip', row: 1, column: 1, to: 'southeast' }).ok).toBe(false);
  });

  it('D21 the end of one row is not next to the beginning of the next', () => {
    const s = stateOf({
      board: `.. .. .. .. rPI
              .. .. .. .. ..
              .. .. .. .. ..
              yTP .. .. .. ..
              .. .. .. .. ..`,
    });
    const tips = movesOf(s).filter((move) => move.type === 'tip');
    expect(tips).toHaveLength(5);
    expect(refusal(s, tipTo(1, 5, 'east'))).toBe('D21');
    expect(refusal(s, tipTo(4, 1, 'west'))).toBe('D21');
  });

  it('D21 the black die tips too, and stays blank', () => {
    const s = stateOf({ board: oneDie.board.replace('rPI', 'bl') });
    play(s, tipTo(3, 3, 'west'));
    expect((lying(s) as unknown[][])[2]?.[1]).toEqual({ die: 'black' });
    expect(refusal(s, tipTo(3, 2, 'east'))).toBe('D22');
  });
});

describe('tips that may not be', () => {
  it('D22 that same die may not be tipped back into the square it came from', () => {
    const s = stateOf(oneDie);
    play(s, tipTo(3, 3, 'east'));
    expect(refusal(s, tipTo(3, 4, 'west'))).toBe('D22');
    expect(movesOf(s).filter((move) => move.type === 'tip')).toEqual([
      tipTo(3, 4, 'north'),
      tipTo(3, 4, 'east'),
      tipTo(3, 4, 'south'),
    ]);
  });

  it('D22 only straight after the tip: a turn later the die may go back', () => {
    const s = stateOf({ ...oneDie, board: oneDie.board.replace('.. .. rPI', 'bl .. rPI') });
    play(s, tipTo(3, 3, 'east'), tipTo(3, 1, 'north'));
    expect(refusal(s, tipTo(3, 4, 'west'))).toBeUndefined();
    expect(refusal(s, tipTo(2, 1, 'south'))).toBe('D22');
  });

  it('D22 a placement lifts the ban', () => {
    const s = stateOf(oneDie);
    play(s, tipTo(3, 3, 'east'), { type: 'place', die: 'black', row: 1, column: 1 });
    expect(refusal(s, tipTo(3, 4, 'west'))).toBeUndefined();
  });

  it('D22 another die may be tipped into the square left, and the same die round three corners', () => {
    const s = stateOf({ ...oneDie, board: oneDie.board.replace('.. .. rPI', '.. bl rPI') });
    play(s, tipTo(3, 3, 'east'));
    expect(refusal(s, tipTo(3, 2, 'east'))).toBeUndefined();
    play(s, tipTo(3, 4, 'north'), tipTo(2, 4, 'west'));
    expect(refusal(s, tipTo(2, 3, 'south'))).toBeUndefined();
  });

  it('D23 after the limit of tips in a row a die must be placed', () => {
    const s = stateOf({ ...oneDie, options: { tipLimit: 3 } });
    play(s, tipTo(3, 3, 'east'), tipTo(3, 4, 'east'));
    expect(movesOf(s).some((move) => move.type === 'tip')).toBe(true);
    play(s, tipTo(3, 5, 'north'));
    expect(movesOf(s).every((move) => move.type === 'place')).toBe(true);
    expect(refusal(s, tipTo(2, 5, 'north'))).toBe('D23');
    play(s, { type: 'place', die: 'black', row: 1, column: 1 });
    expect(refusal(s, tipTo(2, 5, 'north'))).toBeUndefined();
  });

  it('D23 the limit is 20 unless told otherwise', () => {
    const options = game.options.tipLimit;
    expect(options).toMatchObject({ default: 20, min: 0 });
    const s = stateOf(oneDie);
    const round = ['east', 'south', 'west', 'north'];
    const at = [
      [3, 3],
      [3, 4],
      [4, 4],
      [4, 3],
    ] as const;
    for (let i = 0; i < 20; i++) play(s, tipTo(at[i % 4]?.[0] ?? 0, at[i % 4]?.[1] ?? 0, round[i % 4] ?? ''));
    expect(refusal(s, tipTo(3, 3, 'east'))).toBe('D23');
    const free = stateOf({ ...oneDie, options: { tipLimit: 0 } });
    for (let i = 0; i < 400; i++) play(free, tipTo(at[i % 4]?.[0] ?? 0, at[i % 4]?.[1] ?? 0, round[i % 4] ?? ''));
    expect(refusal(free, tipTo(3, 3, 'east'))).toBeUndefined();
    expect(game.position(free)).toMatchObject({ tips: 400, seat: 0 });
  });

  it('D24 nobody passes, and a placement is always possible', () => {
    const s = stateOf({ ...oneDie, options: { tipLimit: 1 } });
    play(s, tipTo(3, 3, 'east'));
    expect(movesOf(s).length).toBeGreaterThan(0);
    expect(game.encode(s, { type: 'pass' })).toMatchObject({ ok: false, error: { code: 'malformed_move' } });
  });
});

describe('the first turn', () => {
  it('D20 D24 the empty board takes only placements, 25 × 25 at most', () => {
    const s = stateOf(emptyBoard);
    expect(movesOf(s)).toHaveLength(25 * (4 * 2 + 1));
    const mixed = structuredClone(game.position(s)) as Record<string, unknown>;
    const faces = { red: [2, 3, 1], yellow: [2, 3, 0], green: [0, 1, 3], purple: [0, 1, 2] };
    const names = ['jelloTart', 'sweetRoll', 'popsicle', 'iceCream'];
    mixed.supply = Object.entries(faces).flatMap(([die, tops]) =>
      tops.sort().map((top) => ({ die, top: names[top], count: 2 })),
    );
    (mixed.supply as unknown[]).push({ die: 'black', count: 1 });
    const loaded = game.fromPosition(mixed);
    expect(loaded.ok && movesOf(loaded.value)).toHaveLength(625);
    expect(game.maxLegal).toBe(625);
  });
});
