import { describe, expect, it } from 'vitest';
import { likelihood } from './belief.ts';
import type { Dessert } from './components.ts';
import { stateOf } from './drawing.suite.ts';
import type { State } from './state.ts';

/** Three sweet rolls lie together, two popsicles, and two ice creams apart; the jello tarts are one's own. */
const board = `gRT gRT gRT .. gTR
               .. .. .. .. gTR
               rPI rPI .. .. ..
               .. .. .. .. ..
               rIP .. rIP .. ..`;
const stateWith = (...cards: Dessert[]): State => stateOf({ board, players: cards.length, cards });
const likely = (...others: Dessert[]): number => likelihood(stateWith('jelloTart', ...others), 0);

describe('what the board tells of the cards of others', () => {
  it('D10 the larger the cluster of a dessert, the likelier somebody collects it', () => {
    expect(likely('sweetRoll')).toBe(1);
    expect(likely('popsicle')).toBeLessThan(1);
    expect(likely('iceCream')).toBeLessThan(likely('popsicle'));
  });

  it('D10 of three players two collect the larger ones, whoever has which', () => {
    expect(likely('sweetRoll', 'popsicle')).toBe(1);
    expect(likely('popsicle', 'sweetRoll')).toBe(1);
    expect(likely('sweetRoll', 'iceCream')).toBeLessThan(1);
    expect(likely('popsicle', 'iceCream')).toBeLessThan(likely('sweetRoll', 'iceCream'));
  });

  it('D10 among four every dessert is collected, and nothing is told', () => {
    expect(likely('iceCream', 'popsicle', 'sweetRoll')).toBe(1);
  });
});
