import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../core/options.ts';
import { usual } from './built.suite.ts';
import { paddyCards } from './components.ts';
import { magicDeck, quickDeck } from './decks.suite.ts';
import { game } from './index.ts';

type Card = Record<string, unknown>;

const parsed = (deck: unknown) => parseOptions(game.options, { deck });
/** What is said about our deck with the second card changed. */
function complaint(change: Card): string {
  const cards = paddyCards.map((card, i) => (i === 1 ? { ...card, ...change } : card));
  const read = parsed({ cards });
  if (read.ok) throw new Error('taken');
  expect(read.error.code).toBe('bad_option');
  return read.error.message;
}

describe('a deck of one’s own', () => {
  it('R3 R60 takes our own deck and others, as they are', () => {
    for (const deck of [{ cards: paddyCards }, quickDeck, magicDeck]) {
      const read = parsed(deck);
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(read.value.deck).toEqual(deck);
    }
    expect(parsed(null)).toMatchObject({ ok: true, value: { deck: null } });
  });

  it('R3 names the card and the field that are wrong', () => {
    expect(complaint({ hexes: 7 })).toContain('cards[1] "Master of Fate": hexes: must be a whole number from 1 to 6.');
    expect(complaint({ hexes: 0 })).toContain('hexes');
    expect(complaint({ hexes: '4' })).toContain('hexes: must be a whole number');
    expect(complaint({ magic: 5 })).toContain('cards[1] "Master of Fate": magic: must not be more than its 4 hexes.');
    expect(complaint({ water: 0 })).toContain('water: must be at least 1');
    expect(complaint({ water: 7 })).toContain('water');
    expect(complaint({ rice: [1, 2] })).toContain('rice');
    expect(complaint({ rice: [10, 12, 3] })).toContain('rice: must not grow with weeds.');
    expect(complaint({ rice: [101, 12, 3] })).toContain('rice[0]: must be a whole number from 1 to 100.');
    expect(complaint({ colour: 'red' })).toContain('cards[1] "Master of Fate"');
    expect(complaint({ name: 'Twisted Fate' })).toContain('cards[1] "Twisted Fate": name: is that of card 1 already.');
    expect(complaint({ name: ' x' })).toContain('name: must have 1 to 40 letters');
    expect(complaint({ name: '' })).toContain('name');
    expect(complaint({ name: 7 })).toContain('cards[1].name: must be a text.');
  });

  it('R62 knows the vocabulary of abilities', () => {
    expect(complaint({ ability: { kind: 'fly' } })).toContain(
      'cards[1] "Master of Fate": ability.kind: must be one of rerolls',
    );
    expect(complaint({ ability: { kind: 'draw' } })).toContain('ability.more: must be a whole number from 1 to 3.');
    expect(complaint({ ability: { kind: 'draw', more: 9 } })).toContain('ability.more');
    expect(complaint({ ability: { kind: 'chooseDice', more: 1 } })).toContain('cards[1] "Master of Fate": ability');
    expect(complaint({ ability: { kind: 'mimic', job: 'sing' } })).toContain(
      'ability.job: must be one of weed, harvest, plant.',
    );
    expect(complaint({ ability: { kind: 'most', of: 'cards', rice: 1 } })).toContain('ability.of');
    expect(complaint({ ability: { kind: 'fewerWorkers', job: 'weed', fewer: 1 } })).toContain('ability.job');
    expect(complaint({ ability: { kind: 'fewerWorkers', job: 'plant', fewer: 4 } })).toContain(
      'ability.fewer: must be less than its 4 hexes',
    );
  });

  it('R61 a deck holds one Mimic of each job', () => {
    expect(complaint({ ability: { kind: 'mimic', job: 'plant' } })).toContain(
      'cards[13] "Planting Mimic": ability.job: a deck holds one Mimic of each job.',
    );
  });

  it('R10 needs three cards for each of five players, and not too many', () => {
    const short = parsed({ cards: paddyCards.slice(0, 14) });
    expect(short).toMatchObject({ ok: false });
    if (!short.ok) expect(short.error.message).toContain('cards: must hold 15 to 60 cards.');
    const many = Array.from({ length: 61 }, (_, i) => ({ ...paddyCards[25], name: `Card ${i}` }));
    expect(parsed({ cards: many })).toMatchObject({ ok: false });
    expect(parsed({ cards: many.slice(0, 60) })).toMatchObject({ ok: true });
    expect(parsed({ cards: paddyCards.slice(0, 15) })).toMatchObject({ ok: true });
    for (const wrong of [[], 'x', 3, {}, { cards: {} }, { cards: paddyCards, name: 'x' }, { cards: [null] }])
      expect(parsed(wrong)).toMatchObject({ ok: false, error: { code: 'bad_option' } });
  });

  it('R35 sixty cards play: draws reach the second half of a large deck', () => {
    const cards = [
      ...paddyCards,
      ...paddyCards
        .filter((card) => card.ability?.kind !== 'mimic')
        .map((card) => ({ ...card, name: `${card.name} II` })),
    ];
    const deck = { cards: cards.slice(0, 57) };
    expect(parsed(deck)).toMatchObject({ ok: true });
    const s = game.create(2, { ...usual, deck });
    expect(game.outcomes(s)).toBe(57);
    expect(game.decodeChance(s, [56, 55, 0])).toEqual({
      type: 'draw',
      cards: ['Great Basin II', 'Valley Floor II', 'Twisted Fate'],
    });
    for (const pick of [56, 55, 0]) game.apply(s, pick);
    expect(game.flaw(s)).toBeNull();
  });
});
