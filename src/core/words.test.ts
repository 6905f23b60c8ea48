import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game.ts';
import { newMatch, playChance, playMove } from './match.ts';
import { unwrap } from './result.ts';
import { toy } from './toy.suite.ts';
import { preferredLanguage, say, spoken, tell, unplayedName } from './words.ts';

const english = {
  hello: 'Hello.',
  dice: (n: number) => `${n} dice`,
  names: ['Ada', 'Ben'],
  faces: { water: 'water', card: 'card' },
};

describe('a language that lacks sentences', () => {
  it('says them in English, at any depth', () => {
    const texts = spoken(english, { faces: { card: 'carte' }, dice: (n) => `${n} dés` });
    expect(texts.hello).toBe('Hello.');
    expect(texts.dice(3)).toBe('3 dés');
    expect(texts.faces).toEqual({ water: 'water', card: 'carte' });
  });

  it('replaces a list as a whole, and is English where there is nothing at all', () => {
    expect(spoken(english, { names: ['Zoé'] }).names).toEqual(['Zoé']);
    expect(spoken(english, undefined)).toBe(english);
  });

  it('says a refusal in English where it has no sentence for it', () => {
    const words = spoken(toy.words.en, { refusals: { noBox: 'Cette boîte n’existe pas.' } });
    expect(say(words.refusals, 'noBox')).toBe('Cette boîte n’existe pas.');
    expect(say(words.refusals, 'isOpen', { box: 2 })).toBe('Box 2 is open.');
  });
});

describe('a refusal', () => {
  it('is a key and values inside the game, and an English sentence beside them outside', () => {
    const match = unwrap(newMatch(toy as unknown as AnyGame, 3));
    unwrap(playChance(match, { type: 'hide', boxes: [0, 1] }));
    unwrap(playMove(match, { type: 'open', box: 2 }));
    expect(toy.encode(match.state as never, { type: 'open', box: 2 })).toEqual({
      ok: false,
      error: { code: 'illegal_move', rule: 'T3', key: 'isOpen', values: { box: 2 } },
    });
    expect(playMove(match, { type: 'open', box: 2 })).toEqual({
      ok: false,
      error: { code: 'illegal_move', message: 'Box 2 is open.', rule: 'T3', key: 'isOpen', values: { box: 2 } },
    });
  });

  it('without a sentence is a mistake of ours in English, and nothing in another language', () => {
    expect(() => tell(toy, { code: 'illegal_move', rule: 'T1', key: 'unheard' })).toThrow('unheard');
    expect(say({}, 'unheard')).toBeNull();
    expect(say({}, 'constructor')).toBeNull();
  });
});

describe('a side that nobody plays', () => {
  it('has its name, whether it is told by it or by its number, which comes after the seats', () => {
    const words = { sides: { happyFarmer: 'The Happy Farmer' } };
    expect(unplayedName(words, 'happyFarmer', 1)).toBe('The Happy Farmer');
    expect(unplayedName(words, 1, 1)).toBe('The Happy Farmer');
    expect(unplayedName({}, 'stranger', 1)).toBe('stranger');
  });
});

describe('the preferred language', () => {
  it('is the first wanted one that the house speaks, whatever the country', () => {
    expect(preferredLanguage(['fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['it', 'es-MX', 'de'])).toBe('es');
    expect(preferredLanguage(['DE-at'])).toBe('de');
    expect(preferredLanguage(['nl'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
