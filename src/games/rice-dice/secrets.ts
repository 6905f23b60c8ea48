import { SPECTATOR, type Viewer } from '../../core/game.ts';
import type { Random } from '../../core/random.ts';
import type { Chance } from './chance.ts';
import type { Move } from './moves.ts';
import {
  addCard,
  BOTTOM,
  CERTAIN,
  countCards,
  DECK,
  HANDS,
  hasCard,
  isEmpty,
  listCards,
  nthCard,
  removeCard,
} from './pile.ts';
import { isFarmer, type State } from './state.ts';

/** What a viewer may not know: hands of others, and in the solo game what the player put under the deck (R10, R35). */

export const seesHand = (s: State, side: number, viewer: Viewer): boolean => side === viewer || isFarmer(s, side);
export const seesBottom = (viewer: Viewer): boolean => viewer !== SPECTATOR;

/** An entry about to happen at `s`. The last choice reveals all (R10); what the Happy Farmer draws lies open. */
export function hide(s: State, entry: Move | Chance, viewer: Viewer): Move | Chance {
  if (seesHand(s, s.seat, viewer)) return entry;
  if (entry.type === 'draw' && entry.cards !== undefined) return { type: 'draw', count: entry.cards.length };
  if (entry.type === 'choose' && s.seat + 1 < s.players) return { type: 'choose' };
  return entry;
}

/** The own hand with what is chosen of it (R10), and in the solo game what lies under the deck (R35). */
export function secretOf(s: State, seat: number): number {
  const { piles } = s;
  let mixed = s.chosen[seat] as number;
  mixed = mix(mix(mixed, piles[2 * (HANDS + seat)] as number), piles[2 * (HANDS + seat) + 1] as number);
  return mix(mix(mixed, piles[2 * BOTTOM] as number), piles[2 * BOTTOM + 1] as number);
}

/** Murmur3's step: one word more in a hash. */
function mix(hash: number, word: number): number {
  const part = Math.imul(word, 0xcc9e2d51);
  const h = hash ^ Math.imul((part << 15) | (part >>> 17), 0x1b873593);
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

/** Every world the viewer holds possible is as likely: the unseen cards are dealt anew to the places that hide some. */
export function determinize(s: State, viewer: Viewer, random: Random): void {
  const hidden: number[] = [];
  if (!seesBottom(viewer) && !isEmpty(s.piles, BOTTOM)) hidden.push(BOTTOM);
  for (let side = 0; side < s.sides; side++)
    if (!seesHand(s, side, viewer) && !isEmpty(s.piles, HANDS + side)) hidden.push(HANDS + side);
  if (hidden.length === 0) return;
  const isUnsure = (card: number): boolean => !hasCard(s.piles, CERTAIN, card);
  const lots = [DECK, ...hidden].map((pile) => ({ pile, cards: listCards(s.piles, pile).filter(isUnsure) }));
  // In one order wherever they lie: the sample must not depend on what it replaces.
  const unseen = lots.flatMap((lot) => lot.cards).sort((a, b) => a - b);
  for (const { pile, cards } of lots) for (const card of cards) removeCard(s.piles, pile, card);
  for (const { pile, cards } of lots)
    for (let i = 0; i < cards.length; i++) addCard(s.piles, pile, takeAny(unseen, random));
  for (let seat = 0; seat < s.players; seat++)
    if (seat !== viewer && (s.chosen[seat] as number) >= 0)
      s.chosen[seat] = nthCard(s.piles, HANDS + seat, random.below(countCards(s.piles, HANDS + seat)));
}

function takeAny(cards: number[], random: Random): number {
  const i = random.below(cards.length);
  const card = cards[i] as number;
  cards[i] = cards[cards.length - 1] as number;
  cards.pop();
  return card;
}
