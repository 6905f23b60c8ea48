import { describe, expect, it } from 'vitest';
import { named, readBy } from '../../core/people.suite.ts';
import { play, stateOf, tipTo } from './drawing.suite.ts';
import { game } from './index.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

const of = named('Ada', 'Ben', 'Cleo');
const you = readBy(0, 'Ada', 'Ben', 'Cleo');
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
    expect(en.move(place)).toBe(
      'Place the red popsicle in row 1, column 5, with its ice cream sides facing north and south',
    );
    expect(de.told(place, you(0), you)).toBe(
      'Du legst das rote Stieleis in Reihe 1, Spalte 5, Eiscreme nach Norden und Süden.',
    );
    expect(en.move({ type: 'tip', row: 2, column: 3, to: 'west' })).toBe('Tip the die in row 2, column 3 to the west');
    expect(en.move({ type: 'place', die: 'black', row: 3, column: 3 })).toContain('black die');
  });

  it('D10 leaves hidden cards out of a deal', () => {
    for (const words of [en, de]) {
      const say = (cards: ('popsicle' | null)[]) => words.chance({ type: 'deal', cards }, null, of);
      expect(say([null, 'popsicle'])).toContain('Ben');
      expect(say([null, 'popsicle'])).not.toContain('Ada');
      expect(say([null, null])).not.toContain(':');
    }
  });

  it('D23 D24 says when a die must be placed', () => {
    const s = stateOf({ ...die, options: { tipLimit: 2 } });
    expect(en.duty(game.view(s, 0), you)).toBe('Your turn: place a die from the supply, or tip one on the board.');
    play(s, tipTo(3, 3, 'east'), tipTo(3, 4, 'east'));
    expect(en.duty(game.view(s, 0), you)).toBe('Your turn: place a die. You cannot tip: the last 2 turns were tips.');
    expect(de.duty(game.view(s, 0), you)).toContain('2 Zügen');
    expect(en.duty(game.view(s, 0), of)).toBe('Ada has to place a die.');
  });

  it('D32 D33 says how a tie was decided', () => {
    const cards = ['jelloTart', 'sweetRoll', 'iceCream'] as const;
    const end = (tieBreak: 'lastPlaced' | 'nextCluster', lastPlaced: number[]) =>
      en.ending(game.view(stateOf({ board, players: 3, cards: [...cards], options: { tieBreak }, lastPlaced }), 0), of);
    expect(end('lastPlaced', [2, 1, 0])).toBe(
      'Ben wins with sweet roll: level at 4, but Ben placed a die last. The board is full.',
    );
    expect(end('nextCluster', [2, 1, 0])).toContain(
      'Ada wins with jello tart: level at 4, but the next cluster is larger',
    );
    expect(end('lastPlaced', [2])).toContain('Ada and Ben share the victory: level at 4 without ever placing a die');
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
    expect(en.ending(view, of)).toBe(
      'Ben wins with sweet roll: level at 3 in every cluster, but Ben placed a die last. The board is full.',
    );
    expect(de.ending(view, of)).toContain(
      'gleichauf bei 3 in jeder Gruppe, aber der zuletzt gelegte Würfel war von Ben',
    );
  });

  it('names every die of a real roll', () => {
    for (const { picks } of [en, de]) {
      const before = game.create(2, game.optionsOf(stateOf(die)));
      expect(picks?.({ ...game.view(before, 0), phase: 'roll' }, you)).toHaveLength(24);
    }
    const dealt = { ...game.view(game.create(2, game.optionsOf(stateOf(die))), 0), phase: 'deal' } as const;
    expect(en.picks?.(dealt, you)).toEqual(['Your card', 'Ben’s card']);
    expect(de.picks?.(dealt, of)).toEqual(['Karte von Ada', 'Karte von Ben']);
  });
});
