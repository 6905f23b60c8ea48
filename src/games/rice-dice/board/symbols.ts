import type { ActionName, Face } from '../components.ts';
import type { PaddyView, View } from '../view.ts';

/** R23: how many symbols of an action a face is worth. */
const worth: Record<ActionName, Partial<Record<Face, number>>> = {
  worker: { worker: 1, double: 2, wild: 1 },
  card: { card: 1, wild: 1 },
  water: { water: 1, wild: 1 },
};
export const worthOf = (action: ActionName, face: Face): number => worth[action][face] ?? 0;

type Row = readonly PaddyView[];

/** R62: abilities of one kind add up. */
const sumOf = (row: Row, amountOf: (paddy: PaddyView) => number): number =>
  row.reduce((sum, paddy) => sum + amountOf(paddy), 0);

/** R23: what the cards of a row add to every roll. */
export const addedTo = (action: ActionName, row: Row): number =>
  sumOf(row, ({ card: { ability } }) => (ability?.kind === 'symbols' && ability.symbol === action ? ability.more : 0));

export const symbolsFor = (action: ActionName, dice: readonly Face[], row: Row): number =>
  dice.reduce((sum, face) => sum + worthOf(action, face), addedTo(action, row));

/** R35: what the cards of a row add to every draw, whatever was rolled. */
export const moreDraws = (row: Row): number =>
  sumOf(row, ({ card: { ability } }) => (ability?.kind === 'draw' ? ability.more : 0));

/** R35: never more than there are. */
export const drawsFor = (view: View, dice: readonly Face[], row: Row): number =>
  Math.min(symbolsFor('card', dice, row) + moreDraws(row), view.deck + view.bottom.count + view.discards.length);

/** R22, R62: the weeds that so many weed faces bring. */
export function weedsFor(view: View, faces: number, row: Row): number {
  const fewer = sumOf(row, ({ card: { ability } }) => (ability?.kind === 'fewerWeeds' ? ability.fewer : 0));
  const isCrafty = row.some(({ card }) => card.ability?.kind === 'weedAnyone');
  const places = isCrafty ? view.fields.flatMap(({ paddies }) => paddies) : row;
  const room = sumOf(places, ({ weeds }) => 2 - weeds);
  return Math.min(Math.max(0, faces - fewer), room);
}

/** R4, R5: hexes that take a token, and those that still do. */
export const capacityOf = ({ card }: PaddyView): number => card.hexes - card.magic;
export const roomOf = (paddy: PaddyView): number => capacityOf(paddy) - paddy.water;

/** R30, R62 */
export function workersFor(job: 'harvest' | 'plant', { card }: PaddyView): number {
  const { ability } = card;
  return card.hexes - (ability?.kind === 'fewerWorkers' && ability.job === job ? ability.fewer : 0);
}

/** R30, R31: what a paddy is ready for. */
export const isRipe = ({ planted, water, fresh }: PaddyView): boolean => planted && water === 0 && !fresh;
export const isPlantable = (paddy: PaddyView): boolean => !paddy.planted && roomOf(paddy) === 0;

/** How a paddy stands, in a word. */
export type Condition = 'dry' | 'halfFull' | 'flooded' | 'growing' | 'ripe';
export function conditionOf(paddy: PaddyView): Condition {
  if (paddy.planted) return isRipe(paddy) ? 'ripe' : 'growing';
  if (roomOf(paddy) === 0) return 'flooded';
  return paddy.water === 0 ? 'dry' : 'halfFull';
}
