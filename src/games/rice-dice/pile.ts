import { countBits, hasBit, lowestBit } from '../../core/bits.ts';
/**
 * Piles are sets of cards: an order does not exist before a card is drawn. A set is two words of 32 bits, by card number.
 * All piles lie in one array, so that a state is copied in one go.
 */
export const DECK = 0;
/** R10, solo: what was put under the deck. */
export const BOTTOM = 1;
export const DISCARDS = 2;
/** Drawn before the discards became the deck in the same draw: everybody knows that these are in the hand. */
export const CERTAIN = 3;
/** The hand of a side is HANDS + side. */
export const HANDS = 4;

type Piles = Int32Array;

export const hasCard = (piles: Piles, pile: number, card: number): boolean =>
  hasBit(piles[2 * pile + (card >> 5)] as number, card & 31);

export function addCard(piles: Piles, pile: number, card: number): void {
  const word = 2 * pile + (card >> 5);
  piles[word] = (piles[word] as number) | (1 << (card & 31));
}

export function removeCard(piles: Piles, pile: number, card: number): void {
  const word = 2 * pile + (card >> 5);
  piles[word] = (piles[word] as number) & ~(1 << (card & 31));
}

export const isEmpty = (piles: Piles, pile: number): boolean => piles[2 * pile] === 0 && piles[2 * pile + 1] === 0;

export const countCards = (piles: Piles, pile: number): number =>
  countBits(piles[2 * pile] as number) + countBits(piles[2 * pile + 1] as number);

/** The card with `k` smaller ones in the pile. */
export function nthCard(piles: Piles, pile: number, k: number): number {
  let word = piles[2 * pile] as number;
  const low = countBits(word);
  let rest = k;
  let base = 0;
  if (k >= low) {
    rest = k - low;
    base = 32;
    word = piles[2 * pile + 1] as number;
  }
  while (rest-- > 0) word &= word - 1;
  return base + lowestBit(word);
}

/** Adds all cards of a pile to another and leaves the first empty. */
export function movePile(piles: Piles, from: number, into: number): void {
  addPile(piles, from, into);
  clearPile(piles, from);
}

export function addPile(piles: Piles, from: number, into: number): void {
  piles[2 * into] = (piles[2 * into] as number) | (piles[2 * from] as number);
  piles[2 * into + 1] = (piles[2 * into + 1] as number) | (piles[2 * from + 1] as number);
}

export function clearPile(piles: Piles, pile: number): void {
  piles[2 * pile] = 0;
  piles[2 * pile + 1] = 0;
}

export function listCards(piles: Piles, pile: number): number[] {
  return Array.from({ length: countCards(piles, pile) }, (_, k) => nthCard(piles, pile, k));
}
