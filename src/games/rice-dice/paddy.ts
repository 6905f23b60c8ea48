import { capacityOf } from './deck.ts';
import type { PaddyView } from './view.ts';

/** Hexes that still take a token. */
export const roomOf = ({ card, water }: PaddyView): number => capacityOf(card) - water;

/** R30, R31: a harvest needs nothing but workers. */
export const isRipe = ({ planted, water, fresh }: PaddyView): boolean => planted && water === 0 && !fresh;

/** How a paddy stands, in a word (R4, R5). */
export type Condition = 'dry' | 'halfFull' | 'flooded' | 'growing' | 'ripe';
export function conditionOf(paddy: PaddyView): Condition {
  if (paddy.planted) return isRipe(paddy) ? 'ripe' : 'growing';
  if (roomOf(paddy) === 0) return 'flooded';
  return paddy.water === 0 ? 'dry' : 'halfFull';
}
