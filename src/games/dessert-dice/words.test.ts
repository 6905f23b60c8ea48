import { describe, expect, it } from 'vitest';
import { play, stateOf, tipTo } from './drawing.suite.ts';
import { game } from './index.ts';
import type { Move } from './moves.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const name = (seat: number | string): string => ['Ada', 'Ben', 'Cleo'][Number(seat)] ?? String(seat);
const die = {
  board: `.. .. .. .. ..
          .. .. .. .. ..
          .. .. rPI .. ..
          .. .. .. .. ..
          .. .. .. .. ..`,
};
const board = `yTP yTP rRP rRP rPI
               yTP gTR rRP rRP rPI
               yPT yPT bl  yPT gTR
               gRT gRT pPT gTR gTR
               pTR pTR pTR pPT pPT`;

describe('words', () => {
  it('D20 D21 says what a move does', () => {
    const place = { type: 'place', die: 'red', top: 'popsicle', northSouth: 'iceCream', row: 1, column: 5 } as const;
    expect(en.move(place)).toBe('Place the red popsicle in row 1, column 5, ice cream to north and south');
    expect(de.move(place)).toContain('Eiscreme nach Norden und Süden');
    expect(en.move({ type: 'tip', row: 2, column: 3, to: 'west' })).toBe('Tip the die in row 2, column 3 to the west');
    expect(en.move({ type: 'place', die: 'black', row: 3, column: 3 })).toContain('black die');
  });

  it('D10 leaves hidden cards out of a deal', () => {
    for (const words of [en, de]) {
      const say = (cards: ('popsicle' | null)[]) => words.chance({ type: 'deal', cards }, name);
      expect(say([null, 'popsicle'])).toContain('Ben');
      expect(say([null, 'popsicle'])).not.toContain('Ada');
      expect(say([null, null])).not.toContain(':');
    }
  });

  it('D23 D24 says when a die must be placed', () => {
    const s = stateOf({ ...die, options: { tipLimit: 2 } });
    expect(en.duty(game.view(s, 0), name)).toBe('Ada, place a die from the supply or tip one on the board.');
    play(s, tipTo(3, 3, 'east'), tipTo(3, 4, 'east'));
    expect(en.duty(game.view(s, 0), name)).toBe('Ada, place a die: the last 2 turns were tips.');
    expect(de.duty(game.view(s, 0), name)).toContain('2 Zügen');
  });

  it('D32 D33 says how a tie was decided', () => {
    const cards = ['jelloTart', 'sweetRoll', 'iceCream'] as const;
    const end = (tieBreak: 'lastPlaced' | 'nextCluster', lastPlaced: number[]) =>
      en.ending(
        game.view(stateOf({ board, players: 3, cards: [...cards], options: { tieBreak }, lastPlaced }), 0),
        name,
      );
    expect(end('lastPlaced', [2, 1, 0])).toBe(
      'The board is full. Ada and Ben are level at 4; won by the die placed most recently: Ben, with sweet roll.',
    );
    expect(end('nextCluster', [2, 1, 0])).toContain('won by the larger next cluster: Ada, with jello tart');
    expect(end('lastPlaced', [2])).toContain('Ada and Ben are level at 4, never placed a die, and share the victory');
  });

  it('D33 names the most recent placement only among players level in every cluster', () => {
    const board = `pRP rRP yPI rPR pRP
                   rIR bl  pTP pRP gRI
                   yPI pTR yTI rIR gTI
                   rPR rIP yIT pTR gIR
                   yTI gRT gIR yTP gRI`;
    const view = game.view(
      stateOf({
        board,
        players: 3,
        cards: ['jelloTart', 'sweetRoll', 'iceCream'],
        options: { tieBreak: 'nextCluster' },
        lastPlaced: [2, 1, 0],
      }),
      0,
    );
    expect(view.finish?.tie).toBe('lastPlaced');
    expect(en.ending(view, name)).toBe(
      'The board is full. Ada, Ben and Cleo are level at 3; among those level in every cluster, won by the die placed most recently: Ben, with sweet roll.',
    );
    expect(de.ending(view, name)).toContain(
      'unter denen, bei denen jede Gruppe gleich groß ist, gewonnen durch den zuletzt gelegten Würfel: Ben',
    );
  });

  it('D20 D21 D23 has a tip for each kind of decision, and names every die of a real roll', () => {
    const key = (s: ReturnType<typeof stateOf>, moves: readonly Move[]) => en.coachKey?.(game.view(s, 0), moves);
    const tips: Move[] = [{ type: 'tip', row: 3, column: 3, to: 'east' }];
    expect(key(stateOf({ ...die, lastPlaced: [1] }), tips)).toBe('first');
    const two = { board: die.board.replace('..', 'rPI'), lastPlaced: [1, 0] };
    expect(key(stateOf(two), tips)).toBe('tip');
    expect(key(stateOf(two), [])).toBe(null);
    const s = stateOf({ ...die, options: { tipLimit: 2 } });
    play(s, tipTo(3, 3, 'east'), tipTo(3, 4, 'east'));
    expect(key(s, [])).toBe('mustPlace');
    for (const { coach, picks } of [en, de]) {
      expect(Object.keys(coach ?? {})).toEqual(['first', 'tip', 'mustPlace', 'ending']);
      const before = game.create(2, game.optionsOf(stateOf(die)));
      expect(picks?.({ ...game.view(before, 0), phase: 'roll' })).toHaveLength(24);
    }
  });
});
