import { describe, expect, it } from 'vitest';
import { type Part, partsOf } from '../core/document.ts';
import { tellOptions, wordAt } from '../core/optionText.ts';
import { languages } from '../core/words.ts';
import { games, loadWords } from './registry.node.ts';

/** The path of every part, and of every value that can be chosen. */
function placesOf(part: Part, path: readonly string[]): string[][] {
  const own = [...path];
  switch (part.kind) {
    case 'group':
      return [own, ...Object.entries(part.parts).flatMap(([name, inner]) => placesOf(inner, [...path, name]))];
    case 'list':
      return [own, ...placesOf(part.item, path)];
    case 'numbers':
      return [own, ...part.numbers.map((_, i) => [...path, String(i)])];
    case 'choice':
    case 'set':
      return [own, ...part.values.flatMap((value) => (typeof value === 'string' ? [[...path, value]] : []))];
    case 'cases':
      return [
        own,
        ...Object.entries(part.cases).flatMap(([kind, group]) => [
          [...path, kind],
          ...placesOf(group, path).filter((place) => place.length > path.length),
        ]),
      ];
    default:
      return [own];
  }
}

const documents = [...games.values()].flatMap((game) =>
  Object.entries(game.options).flatMap(([name, spec]) => (spec.kind === 'document' ? [{ game, name, spec }] : [])),
);

describe('the words of options', () => {
  it('there are documents to look at', () => expect(documents.length).toBeGreaterThanOrEqual(2));

  it.each(documents)(
    'every part of $game.profile.id $name has a name in every language',
    async ({ game, name, spec }) => {
      const places = placesOf(partsOf(spec.schema), []).filter((place) => place.length > 0);
      expect(places.length).toBeGreaterThan(20);
      for (const language of languages) {
        const words = (await loadWords(game, language)).options[name]?.document;
        const nameless = places.filter((place) => wordAt(words?.names ?? {}, place) === undefined);
        expect(nameless, language).toEqual([]);
        expect(words?.own(spec.usual)).toBeTruthy();
      }
    },
  );

  it.each(documents)('the usual $name of $game.profile.id is what its schema takes', ({ spec }) => {
    expect(spec.schema.safeParse(spec.usual)).toMatchObject({ success: true, data: spec.usual });
  });
});

describe('the options that are not the usual ones', () => {
  const told = async (id: string, options: unknown, language: 'en' | 'de' = 'en') => {
    const game = games.get(id);
    if (game === undefined) throw new Error(id);
    return tellOptions(game, await loadWords(game, language), options);
  };

  it('are told in a few words each, in the order of the set-up', async () => {
    expect(await told('harvest-dice', { pigValues: [1, 3, 6, 8, 10, 12, 14], advanced: true })).toEqual([
      expect.stringMatching(/advanced/i),
      expect.stringMatching(/: 1, 3, 6, 8, 10, 12, 14$/),
    ]);
    expect(await told('rice-dice', { farmerRice: 60, drySpell: 7 })).toEqual([
      'Head start of the Happy Farmer: Even for a Gardener',
      'Dry spell: 7',
    ]);
    expect(await told('my-little-vineyard', { years: 2 }, 'de')).toEqual(['Jahre: Zwei Jahre']);
  });

  it('leave out what is for another number of players, and set the colon as the reader does', async () => {
    const game = games.get('rice-dice');
    if (game === undefined) throw new Error('there is Rice Dice');
    const tell = (players: number) =>
      tellOptions(game, game.words.en, { farmerRice: 60, drySpell: 7 }, { players, colon: ' :' });
    expect(tell(1)).toEqual(['Head start of the Happy Farmer : Even for a Gardener', 'Dry spell : 7']);
    expect(tell(3)).toEqual(['Dry spell : 7']);
  });

  it('are none where all is as usual, written out or left out', async () => {
    expect(await told('rice-dice', {})).toEqual([]);
    expect(await told('rice-dice', { farmerRice: 0, deck: null })).toEqual([]);
  });

  it('name a document by its own words', async () => {
    const deck = games.get('rice-dice')?.options.deck;
    if (deck?.kind !== 'document') throw new Error('no deck');
    expect(await told('rice-dice', { deck: deck.usual })).toEqual(['Own deck (30 cards)']);
  });
});
