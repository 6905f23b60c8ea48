import type { Content, Counts, Position } from '../position.ts';

const none: Counts = { squash: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 };

/** What lies in the garden, by row and column. */
const lying: Readonly<Record<string, Content>> = {
  '1,1': { tile: 'dial', side: 'sundial', owner: 0 },
  '3,1': { tile: 'critter', side: 'bird', owner: 0, discs: 1 },
  '3,4': { tile: 'carrot', side: 'seed', owner: 1 },
  '3,6': { tile: 'squash', side: 'seed', owner: 1 },
  '4,2': { tile: 'critter', side: 'bird', owner: 1, discs: 1 },
  '5,4': { tile: 'tomato', side: 'seed', owner: 1 },
  '5,5': { tile: 'eggplant', side: 'seed', owner: 0 },
};
const lines = [1, 2, 3, 4, 5, 6];

/** Near the end: one seed is left in the supply, and an eggplant lacks for a set. */
export const late: Position = {
  players: 2,
  options: { family: false, stallLimit: 12 },
  phase: 'roll',
  seat: 0,
  pool: [],
  turn: { bought: none, spat: none, eaten: [], sundial: 0 },
  // After the line two turns each are left, unless somebody buys the last seed before.
  stall: 15,
  supply: { ...none, carrot: 1 },
  swallowed: { squash: 2, carrot: 1, tomato: 1, artichoke: 3, eggplant: 3 },
  garden: lines.map((row) => lines.map((column) => lying[`${row},${column}`] ?? null)),
  gardeners: [
    {
      points: 16,
      discs: 5,
      sun: true,
      hand: ['rock'],
      seeds: none,
      harvested: { squash: 1, carrot: 2, tomato: 1, artichoke: 1, eggplant: 0 },
    },
    {
      points: 21,
      discs: 4,
      sun: false,
      hand: ['dial', 'rock'],
      seeds: none,
      harvested: { squash: 1, carrot: 0, tomato: 2, artichoke: 1, eggplant: 1 },
    },
  ],
};
