import { paddyCards, riches } from './components.ts';
import type { Ability, DeckCard, DeckDocument } from './document.ts';

/** What an ability is in the rules: a kind and an amount. Amounts of a kind in one row add up. */
export const NO_ABILITY = 0;
export const REROLLS = 1;
export const CHOOSE_DICE = 2;
export const DRAW_MORE = 3;
export const WEED_ANYONE = 4;
export const MORE_WORKERS = 5;
export const MORE_WATER = 6;
export const MORE_CARDS = 7;
export const HARVEST_RICE = 8;
export const MIMIC_WEED = 9;
export const MIMIC_HARVEST = 10;
export const MIMIC_PLANT = 11;
export const MOST_WATER = 12;
export const MOST_PLANTED = 13;
export const MOST_PADDIES = 14;
export const MOST_WEEDS = 15;
export const WEED_FLOODED = 16;
export const FEWER_WEEDS = 17;
const FEWER_PLANTERS = 18;
const FEWER_HARVESTERS = 19;
export const FLOW_LEFT = 20;

function packAbility(ability: Ability | null): readonly [kind: number, amount: number] {
  if (ability === null) return [NO_ABILITY, 0];
  switch (ability.kind) {
    case 'rerolls':
      return [REROLLS, ability.more];
    case 'chooseDice':
      return [CHOOSE_DICE, 1];
    case 'draw':
      return [DRAW_MORE, ability.more];
    case 'weedAnyone':
      return [WEED_ANYONE, 1];
    case 'symbols':
      return [{ worker: MORE_WORKERS, water: MORE_WATER, card: MORE_CARDS }[ability.symbol], ability.more];
    case 'harvestRice':
      return [HARVEST_RICE, ability.rice];
    case 'mimic':
      return [{ weed: MIMIC_WEED, harvest: MIMIC_HARVEST, plant: MIMIC_PLANT }[ability.job], 1];
    case 'most':
      return [MOST_WATER + riches.indexOf(ability.of), ability.rice];
    case 'weedFlooded':
      return [WEED_FLOODED, 1];
    case 'fewerWeeds':
      return [FEWER_WEEDS, ability.fewer];
    case 'fewerWorkers':
      return [ability.job === 'plant' ? FEWER_PLANTERS : FEWER_HARVESTERS, ability.fewer];
    case 'flowLeft':
      return [FLOW_LEFT, 1];
  }
}

/** The deck as the rules read it, by card number: its place in the list. */
export interface Deck {
  readonly cards: readonly DeckCard[];
  readonly hexes: Uint8Array;
  /** Hexes that take a token: all but the magic ones (R5). */
  readonly capacity: Uint8Array;
  readonly water: Uint8Array;
  /** Three yields a card: no weed, one, two. */
  readonly rice: Uint8Array;
  readonly kind: Uint8Array;
  readonly amount: Uint8Array;
  /** Workers that its owner needs, abilities of the card itself included. */
  readonly planters: Uint8Array;
  readonly harvesters: Uint8Array;
}

/** R5: hexes that take a token. */
export const capacityOf = ({ hexes, magic }: DeckCard): number => hexes - magic;

/** R30, R62: workers that its owner needs; all hexes count, magic ones too. */
export const workersFor = (job: 'harvest' | 'plant', { hexes, ability }: DeckCard): number =>
  hexes - (ability?.kind === 'fewerWorkers' && ability.job === job ? ability.fewer : 0);

function buildDeck(cards: readonly DeckCard[]): Deck {
  const packed = cards.map((card) => packAbility(card.ability));
  return {
    cards,
    hexes: Uint8Array.from(cards, (card) => card.hexes),
    capacity: Uint8Array.from(cards, capacityOf),
    water: Uint8Array.from(cards, (card) => card.water),
    rice: Uint8Array.from(cards.flatMap((card) => card.rice)),
    kind: Uint8Array.from(packed, ([kind]) => kind),
    amount: Uint8Array.from(packed, ([, amount]) => amount),
    planters: Uint8Array.from(cards, (card) => workersFor('plant', card)),
    harvesters: Uint8Array.from(cards, (card) => workersFor('harvest', card)),
  };
}

const ownDecks = new WeakMap<DeckDocument, Deck>();
let printedDeck: Deck | null = null;

/** The deck of a game; built once for each document. */
export function deckOf(document: DeckDocument | null): Deck {
  if (document === null) {
    printedDeck ??= buildDeck(paddyCards);
    return printedDeck;
  }
  const known = ownDecks.get(document);
  if (known !== undefined) return known;
  const deck = buildDeck(document.cards);
  ownDecks.set(document, deck);
  return deck;
}

export const cardNumber = (deck: Deck, name: string): number => deck.cards.findIndex((card) => card.name === name);
