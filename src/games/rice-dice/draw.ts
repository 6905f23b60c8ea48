import { MAX_PADDIES } from './components.ts';
import {
  addCard,
  addPile,
  BOTTOM,
  CERTAIN,
  clearPile,
  countCards,
  DECK,
  DISCARDS,
  HANDS,
  isEmpty,
  movePile,
  nthCard,
  removeCard,
} from './pile.ts';
import { addWater, cardAt, endPaddy, firstPaddy, powersOf, type State, sideOf, waterAt } from './state.ts';

/** R10, R35: where the next card comes from: the deck, then what lies under it, then the discards. */
export function drawPile(piles: Int32Array): number {
  if (!isEmpty(piles, DECK)) return DECK;
  return isEmpty(piles, BOTTOM) ? DISCARDS : BOTTOM;
}

export const drawable = (piles: Int32Array): number =>
  countCards(piles, DECK) + countCards(piles, BOTTOM) + countCards(piles, DISCARDS);

/**
 * Draws a card into a hand and tells which. R35: the discards become the deck only now that a card has to be drawn; whatever
 * the hand held before is then known to all.
 */
export function drawCard(piles: Int32Array, hand: number, pick: number): number {
  let pile = drawPile(piles);
  if (pile === DISCARDS) {
    movePile(piles, DISCARDS, DECK);
    addPile(piles, hand, CERTAIN);
    pile = DECK;
  }
  const card = nthCard(piles, pile, pick);
  removeCard(piles, pile, card);
  addCard(piles, hand, card);
  return card;
}

/** Where a kept card goes: an end of the row, or the place of a paddy (KEEP_REPLACE + its place). */
export const KEEP_LEFT = 0;
export const KEEP_RIGHT = 1;
export const KEEP_REPLACE = 2;

/** R35 */
export function keepCard(s: State, side: number, card: number, where: number): void {
  removeCard(s.piles, HANDS + side, card);
  if (where >= KEEP_REPLACE) replacePaddy(s, firstPaddy(side) + where - KEEP_REPLACE, card);
  else addPaddy(s, side, card, where === KEEP_LEFT);
}

/** R35, R36: the reservoir follows from the water numbers. */
export function addPaddy(s: State, side: number, card: number, left: boolean): void {
  const first = firstPaddy(side);
  const end = endPaddy(s, side);
  if (left) for (let paddy = end; paddy > first; paddy--) s.paddies[paddy] = s.paddies[paddy - 1] as number;
  s.paddies[left ? first : end] = card;
  s.rowLength[side] = (s.rowLength[side] as number) + 1;
  s.waterNumbers += s.deck.water[card] as number;
  s.powers[side] = powersOf(s, side);
}

/** R35, R36: water, weeds and planted token of the old card go. */
function replacePaddy(s: State, paddy: number, card: number): void {
  const old = cardAt(s, paddy);
  addWater(s, paddy, -waterAt(s, paddy));
  addCard(s.piles, DISCARDS, old);
  s.paddies[paddy] = card;
  s.waterNumbers += (s.deck.water[card] as number) - (s.deck.water[old] as number);
  s.powers[sideOf(paddy)] = powersOf(s, sideOf(paddy));
}

/** R35: what was not kept is discarded. */
export function discardHand(s: State, side: number): void {
  movePile(s.piles, HANDS + side, DISCARDS);
  clearPile(s.piles, CERTAIN);
}

export const hasRoom = (s: State, side: number): boolean => (s.rowLength[side] as number) < MAX_PADDIES;
