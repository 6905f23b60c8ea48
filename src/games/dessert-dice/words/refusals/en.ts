import type { Colour, Dessert } from '../../components.ts';
import { desserts } from '../names/en.ts';

/** Why a rule forbids a move. */
export const en = {
  notOnColour: ({ colour, dessert }: { colour: Colour; dessert: Dessert }) =>
    `The ${colour} dice have no ${desserts[dessert]}.`,
  topAndSide: ({ dessert }: { dessert: Dessert }) =>
    `The ${desserts[dessert]} cannot be on top and on the sides at once.`,
  blackIsPlaced: 'The black die is on the board already.',
  notInSupply: ({ colour, dessert }: { colour: Colour; dessert: Dessert }) =>
    `No ${colour} die in the supply shows ${desserts[dessert]}.`,
  taken: 'There is a die on that square already.',
  noDie: 'There is no die on that square.',
  offTheBoard: 'A die may not be tipped off the board.',
  tipsIntoTaken: 'The square it would tip into is taken.',
  mustPlace: ({ tips }: { tips: number }) =>
    `After ${tips === 1 ? 'a tip' : `${tips} tips in a row`} a die must be placed.`,
  straightBack: 'That die was tipped from there just now: it may not be tipped straight back.',
};

export type Refusals = typeof en;
