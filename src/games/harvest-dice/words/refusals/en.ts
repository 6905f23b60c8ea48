import type { Vegetable } from '../../components.ts';

/** Why a rule forbids a move. */
export const en = {
  sameColour: ({ veg }: { veg: Vegetable }) => `The die is ${veg} already: leave "as" out.`,
  noDie: ({ veg, value }: { veg: Vegetable; value: number }) => `There is no ${veg} die showing ${value} in the pool.`,
  colourIsAdvanced: 'A power changes the colour only in the advanced game.',
  feedsItsValue: ({ value }: { value: number }) => `A ${value} feeds the pig ${value}: only a power changes that.`,
  plantsInItsColumn: ({ value }: { value: number }) =>
    `A ${value} is planted in column ${value}: only a power changes that.`,
  tooFewPowers({ needed, left }: { needed: number; left: number }) {
    const has = left === 0 ? 'none is left' : left === 1 ? 'only 1 is left' : `only ${left} are left`;
    return `That takes ${needed === 1 ? '1 power' : `${needed} powers`}, and ${has}.`;
  },
  mustPlant: ({ veg, value }: { veg: Vegetable; value: number }) =>
    `The ${veg} ${value} can be planted in column ${value}, so it may not be fed.`,
  noPowerNeeded: ({ veg, value }: { veg: Vegetable; value: number }) =>
    `The ${veg} ${value} cannot be planted as it is: no power is needed to feed it.`,
  firstColour: ({ veg }: { veg: Vegetable }) => `Any colour that cannot be planted does: the first is named, ${veg}.`,
  lowerValue: 'A lower value for as many powers fills the pig just as well.',
  taken: 'That space is taken.',
  notBeside: ({ veg }: { veg: Vegetable }) => `The ${veg} must be planted next to another ${veg}.`,
};

export type Refusals = typeof en;
