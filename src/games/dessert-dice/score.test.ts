import { describe, expect, it } from 'vitest';
import { OVER } from '../../core/game.ts';
import { clusterSizes } from './cluster.ts';
import { type Drawn, movesOf, play, positionOf, stateOf } from './drawing.suite.ts';
import { game } from './index.ts';
import type { State } from './state.ts';

const tallied = (s: State) => {
  const totals = new Int32Array(4);
  const ranks = new Int32Array(4);
  const sides = game.tally(s, totals, ranks);
  return { totals: [...totals.subarray(0, sides)], ranks: [...ranks.subarray(0, sides)] };
};

const full: Drawn = {
  board: `yTP yTP rRP rRP rPI
          yTP gTR rRP rRP rPI
          yPT yPT bl  yPT gTR
          gRT gRT pPT gTR gTR
          pTR pTR pTR pPT pPT`,
};
const sizesOf = (s: State) => [0, 1, 2, 3].map((dessert) => clusterSizes(s, dessert));

describe('the end', () => {
  it('D30 the game ends when the board is full, and only then', () => {
    const s = stateOf({ ...full, board: full.board.replace('bl ', '.. ') });
    expect(game.actor(s)).toBe(0);
    expect(game.view(s, 0).finish).toBeNull();
    play(s, { type: 'place', die: 'black', row: 3, column: 3 });
    expect(game.actor(s)).toBe(OVER);
    expect(game.view(s, 1).finish).toMatchObject({ cause: 'board' });
    expect(game.position(s)).toMatchObject({ phase: 'over', supply: [], lastPlaced: [0, 1] });
  });

  it('D30 a tip with one square left does not end it', () => {
    const s = stateOf({ ...full, board: full.board.replace('bl ', '.. ') });
    play(s, { type: 'tip', row: 2, column: 3, to: 'south' });
    expect(game.actor(s)).toBe(1);
    expect(movesOf(s).some((move) => move.type === 'place')).toBe(true);
  });
});

describe('clusters', () => {
  it('D31 the size of the largest connected cluster of one’s dessert counts', () => {
    const s = stateOf({ ...full, players: 4 });
    expect(sizesOf(s)).toEqual([[4, 3, 3], [4, 2], [2, 2, 2, 1, 1], []]);
    expect(tallied(s).totals).toEqual([4, 4, 2, 0]);
    expect(game.score(s, 2).map((standing) => standing.breakdown)).toEqual([
      { cluster: 4 },
      { cluster: 4 },
      { cluster: 2 },
      { cluster: 0 },
    ]);
  });

  it('D31 corners do not connect, two pairs are not one cluster of four, a single die counts 1', () => {
    const s = stateOf({
      board: `gTR pTR .. gRT ..
              .. .. gTR .. ..
              .. .. pTR .. yPI
              .. .. .. .. bl
              .. .. .. .. yPI`,
      players: 4,
      cards: ['jelloTart', 'sweetRoll', 'popsicle', 'iceCream'],
    });
    expect(tallied(s).totals).toEqual([2, 1, 1, 0]);
  });

  it('D31 a cluster winds over rows and columns, but not round the edge of the board', () => {
    const snake = stateOf({
      board: `gTR gTR gTR gTR gTR
              .. .. .. .. gTR
              pTR pTR pTR pTR pTR
              pTR .. .. .. ..
              yTP yTP yTP yTP yTP`,
    });
    expect(tallied(snake).totals).toEqual([17, 0]);
    const edges = stateOf({
      board: `.. .. .. .. gTR
              pTR .. .. .. ..
              .. .. .. .. gTR
              .. .. .. .. ..
              gTR .. .. .. pTR`,
    });
    expect(tallied(edges).totals).toEqual([1, 0]);
  });

  it('D31 the colour of the dice does not matter, the black die belongs to no cluster', () => {
    const s = stateOf({
      board: `yTP bl gTR pTR ..
              .. .. .. .. ..
              .. .. .. .. ..
              .. .. .. .. ..
              .. .. .. .. ..`,
    });
    expect(tallied(s).totals).toEqual([2, 0]);
  });
});

describe('who wins', () => {
  it('D32 the highest score', () => {
    const s = stateOf({ ...full, players: 3, cards: ['popsicle', 'jelloTart', 'iceCream'], lastPlaced: [2, 0, 1] });
    expect(tallied(s)).toEqual({ totals: [2, 4, 0], ranks: [2, 1, 3] });
    expect(game.view(s, 0).finish).toEqual({ cause: 'board', tie: null });
  });

  it('D32 among tied players, the one who placed a die most recently', () => {
    const cards = ['iceCream', 'sweetRoll', 'jelloTart'] as const;
    const first = stateOf({ ...full, players: 3, cards: [...cards], lastPlaced: [2, 1, 0] });
    expect(tallied(first)).toEqual({ totals: [0, 4, 4], ranks: [3, 2, 1] });
    expect(game.view(first, 0).finish).toEqual({ cause: 'board', tie: 'lastPlaced' });
    const second = stateOf({ ...full, players: 3, cards: [...cards], seat: 1, lastPlaced: [0, 1, 2] });
    expect(tallied(second).ranks).toEqual([3, 1, 2]);
    const never = stateOf({ ...full, players: 3, cards: [...cards], seat: 1, lastPlaced: [0, 2] });
    expect(tallied(never).ranks).toEqual([3, 2, 1]);
  });

  it('D32 tipping is not placing', () => {
    const s = stateOf({
      ...full,
      board: full.board.replace('bl ', '.. '),
      cards: ['sweetRoll', 'jelloTart'],
      lastPlaced: [1, 0],
    });
    play(s, { type: 'tip', row: 2, column: 3, to: 'south' });
    expect(game.position(s)).toMatchObject({ lastPlaced: [1, 0], tips: 1, seat: 1 });
  });

  it('D32 tied players of whom none ever placed a die share the victory', () => {
    const s = stateOf({ ...full, players: 3, cards: ['iceCream', 'sweetRoll', 'jelloTart'], seat: 1, lastPlaced: [0] });
    expect(tallied(s).ranks).toEqual([3, 1, 1]);
    expect(game.view(s, 0).finish).toEqual({ cause: 'board', tie: 'shared' });
    expect(game.words.en.ending(game.view(s, 0), (seat) => ({ name: `<${seat}>`, isYou: false }))).toContain(
      '<1> and <2>',
    );
  });

  it('D33 by option, the next largest clusters decide first', () => {
    const options = { tieBreak: 'nextCluster' } as const;
    const s = stateOf({
      ...full,
      options,
      players: 3,
      cards: ['jelloTart', 'sweetRoll', 'iceCream'],
      lastPlaced: [2, 1, 0],
    });
    expect(tallied(s).ranks).toEqual([1, 2, 3]);
    expect(game.view(s, 0).finish).toEqual({ cause: 'board', tie: 'nextCluster' });
  });

  it('D33 a missing cluster counts 0; more smaller clusters do not beat a larger one', () => {
    const options = { tieBreak: 'nextCluster' } as const;
    const missing = stateOf({
      board: `gTR pTR .. gRT gRT
              .. .. .. .. ..
              pTR .. .. .. ..
              .. .. .. .. ..
              .. .. .. .. ..`,
      options,
      lastPlaced: [1, 0],
    });
    expect(tallied(missing)).toEqual({ totals: [2, 2], ranks: [1, 2] });
    const larger = stateOf({
      board: `gTR pTR gTR .. gRT
              .. .. .. .. gRT
              pTR .. gTR .. gRT
              .. .. .. .. ..
              pTR .. pRT rRP ..`,
      options,
      lastPlaced: [1, 0],
    });
    expect(sizesOf(larger).slice(0, 2)).toEqual([
      [3, 1, 1, 1],
      [3, 2],
    ]);
    expect(tallied(larger).ranks).toEqual([2, 1]);
  });

  it('D33 still tied, the most recent placement decides', () => {
    const options = { tieBreak: 'nextCluster' } as const;
    const board = `gTR pTR .. gRT gRT
                   .. .. .. .. ..
                   pTR .. .. .. pRT
                   .. .. .. .. ..
                   .. .. .. .. ..`;
    expect(tallied(stateOf({ board, options, lastPlaced: [1, 0] })).ranks).toEqual([2, 1]);
    expect(tallied(stateOf({ board, options, seat: 1, lastPlaced: [0, 1] })).ranks).toEqual([1, 2]);
  });

  it('D33 without the option the next clusters do not matter', () => {
    const s = stateOf({ ...full, players: 3, cards: ['jelloTart', 'sweetRoll', 'iceCream'], lastPlaced: [2, 1, 0] });
    expect(tallied(s).ranks).toEqual([2, 1, 3]);
    expect(positionOf(full).options.tieBreak).toBe('lastPlaced');
  });
});
