import { paddyCards } from '../components.ts';
import type { Field, Position } from '../position.ts';

type Paddy = Field['paddies'][number];

const paddy = (card: string, water = 0, planted = false): Paddy => ({
  card,
  water,
  weeds: 0,
  planted,
  fresh: false,
  received: false,
});

const rows: readonly Paddy[][] = [
  [paddy('River Bend', 2, true), paddy('Honorable Workers')],
  [paddy('Long Terrace', 3, true), paddy('Village Elder')],
];
const discards = ['Weed Baskets', 'Deep Mud', 'High Gate', 'Great Basin'];
const isDealt = (name: string): boolean => discards.includes(name) || rows.flat().some(({ card }) => card === name);

/** Near the end: one more harvest is nearly enough. */
export const late: Position = {
  players: 2,
  options: { weeds: 'rerolled', farmerRice: 0, drySpell: 10 },
  phase: 'roll',
  turn: 0,
  seat: 0,
  dice: [],
  rerolls: 1,
  weeds: 0,
  left: 0,
  mimics: { weed: 0, harvest: 0, plant: 0 },
  dry: 0,
  spells: 0,
  gained: false,
  reservoir: 3,
  supply: 2,
  deck: paddyCards.map(({ name }) => name).filter((name) => !isDealt(name)),
  bottom: [],
  discards,
  certain: [],
  hands: [[], []],
  chosen: [null, null],
  fields: [
    { rice: 90, bonus: 0, paddies: [...(rows[0] ?? [])] },
    { rice: 70, bonus: 0, paddies: [...(rows[1] ?? [])] },
  ],
};
