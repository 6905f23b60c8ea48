import type { Barrel, Fertilizer, Grape, Item } from '../../components.ts';
import { items } from '../names/en.ts';

/** Why a rule forbids a move. */
export const en = {
  rollFirst: 'First choose how many dice to roll.',
  rolled: 'You have rolled: now pass, buy, research or make a wine.',
  rollBetween: ({ least, most, count }: { least: number; most: number; count: number }) =>
    `You roll ${least} to ${most} dice now, not ${count}.`,
  noPass: 'You cannot pass now.',
  noDie: ({ value }: { value: number }) => `No die shows ${value} in the centre.`,
  tooFewDice: ({ value, there, wanted }: { value: number; there: number; wanted: number }) =>
    `Only ${there === 1 ? '1 die shows' : `${there} dice show`} ${value} in the centre, not ${wanted}.`,
  ascending: 'Write the dice in ascending order.',
  noBoxes: ({ item }: { item: Item }) => `The row of ${items[item]} has too few free boxes.`,
  costsSum: ({ item, sums }: { item: Item; sums: readonly number[] }) =>
    `The price of ${items[item]} is two dice that add up to ${sums.join(' or ')}.`,
  costsStraight: ({ item, dice }: { item: Item; dice: number }) =>
    `The price of ${items[item]} is a straight of ${dice}.`,
  costsKind: ({ item, dice }: { item: Item; dice: number }) => `The price of ${items[item]} is ${dice} of a kind.`,
  costsAny: ({ item, dice }: { item: Item; dice: number }) =>
    `The price of ${items[item]} is ${dice === 1 ? 'any die' : `any ${dice} dice`}.`,
  noGrape: ({ grape }: { grape: Grape }) => `Your warehouse has no ${items[grape]} to research.`,
  differentValues: 'The dice of a research must all show different values.',
  circled: ({ value }: { value: number }) => `The research box ${value} is circled already.`,
  wrongBarrel: ({ barrel, grape }: { barrel: Barrel; grape: Grape }) =>
    `The ${items[barrel]} does not fit ${items[grape]}.`,
  wrongFertilizer: ({ fertilizer, grape }: { fertilizer: Fertilizer; grape: Grape }) =>
    `${items[grape]} does not take ${items[fertilizer]}.`,
  notHeld: ({ item }: { item: Item }) => `Your warehouse has no ${items[item]}.`,
  oneOfEach: 'At most one fertilizer of each kind.',
  /** The order is that of the notation: in English its own words. */
  fertilizerOrder: ({ order }: { order: readonly Fertilizer[] }) =>
    `Write the fertilizers in the order ${order.join(', ')}.`,
};

export type Refusals = typeof en;
