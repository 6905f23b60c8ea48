import { paddyCards } from './components.ts';
import type { DeckCard, DeckDocument } from './document.ts';

/** Decks for tests. */

/** The smallest deck, of small rich paddies, with every kind of ability: random players finish soon. */
const quickNames = [
  'Twisted Fate',
  'Master of Fate',
  'Foresight',
  'Crafty Weeds',
  'Honorable Workers',
  'Village Elder',
  'Rewarding Harvest',
  'Planting Mimic',
  'Harvesting Mimic',
  'Weeding Mimic',
  'Proud Waters',
  'Duck Pond',
  'Clean Furrows',
  'Deep Mud',
  'High Gate',
];
const small = (card: DeckCard, i: number): DeckCard => ({
  ...card,
  hexes: 1 + (i % 2),
  magic: i % 4 === 0 ? 0 : 1,
  water: 2,
  rice: [100, 100, 60],
});
export const quickDeck: DeckDocument = {
  cards: paddyCards.filter((card) => quickNames.includes(card.name)).map(small),
};

/** Our cards with magic hexes only: every paddy is flooded and dry at once (R5, R31). */
export const magicDeck: DeckDocument = { cards: paddyCards.map((card) => ({ ...card, magic: card.hexes })) };
