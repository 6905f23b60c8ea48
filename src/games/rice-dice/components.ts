import type { Ability, DeckCard } from './document.ts';

/** What is in the box. Provenance as in RULES.md: [book], [public] or [ruling]. */

/** R1 [public]: one face each; the order is that of the notation. */
export const faces = ['water', 'card', 'worker', 'double', 'wild', 'weed'] as const;
export type Face = (typeof faces)[number];
export const DICE = 5;

/** R23, R30 [book] */
export const actions = ['worker', 'card', 'water'] as const;
export type ActionName = (typeof actions)[number];
export const jobs = ['weed', 'harvest', 'plant'] as const;
export type Job = (typeof jobs)[number];
/** What a "most …" card counts (R20). */
export const riches = ['water', 'planted', 'paddies', 'weeds'] as const;

/** R4, R10, R50 [book] */
export const MAX_PADDIES = 4;
export const MAX_WEEDS = 2;
export const DEALT = 3;
export const GOAL = 100;

/** R2 [book]: water tokens, by number of players. */
export const tokensFor = (players: number): number => (players === 5 ? 20 : players >= 3 ? 15 : 10);

/** R52 [ruling]: dry turns of each side that bring a dry spell, 0 for never; and the dry spell that ends the game. */
export const DRY_SPELL = { min: 0, max: 50, default: 10 } as const;
export const LAST_SPELL = 3;

/** R72 [book]: it starts at Start; [ruling]: or further on. */
export const FARMER_RICE = { min: 0, max: 80, default: 0 } as const;
export const FARMER_TOKENS = 3;

/** What a group's own deck may hold [ruling]: three cards for each of five players, and no monsters. */
export const DECK_CARDS = { min: 15, max: 60 } as const;
export const MAX_HEXES = 6;

const paddy = (
  name: string,
  hexes: number,
  water: number,
  rice: [number, number, number],
  ability: Ability | null = null,
  magic = 0,
): DeckCard => ({ name, hexes, magic, water, rice, ability });

/**
 * The deck [ruling]: no public source lists the printed cards, so this one is ours. It keeps what the book tells (R60):
 * the six names, the hexes of Twisted Fate and Foresight, the Magic Spring, and what each kind of ability does.
 */
export const paddyCards: readonly DeckCard[] = [
  paddy('Twisted Fate', 2, 2, [10, 7, 4], { kind: 'rerolls', more: 1 }),
  paddy('Master of Fate', 4, 1, [15, 10, 6], { kind: 'chooseDice' }),
  paddy('Foresight', 5, 2, [34, 24, 14], { kind: 'draw', more: 2 }),
  paddy('Crafty Weeds', 3, 2, [13, 9, 5], { kind: 'weedAnyone' }),
  paddy('Honorable Workers', 2, 2, [10, 7, 4], { kind: 'symbols', symbol: 'worker', more: 1 }),
  paddy('Busy Hands', 3, 1, [16, 11, 6], { kind: 'symbols', symbol: 'worker', more: 1 }),
  paddy('Spring Rains', 2, 3, [8, 5, 3], { kind: 'symbols', symbol: 'water', more: 1 }),
  paddy('Mountain Stream', 3, 2, [13, 9, 5], { kind: 'symbols', symbol: 'water', more: 1 }),
  paddy('Village Elder', 1, 2, [9, 6, 4], { kind: 'symbols', symbol: 'card', more: 1 }),
  paddy('Rewarding Harvest', 3, 2, [16, 11, 6], { kind: 'harvestRice', rice: 2 }),
  paddy('Magic Spring', 2, 2, [14, 10, 6], null, 1),
  paddy('Magic Pond', 3, 1, [20, 14, 8], null, 2),
  paddy('Moonlit Terrace', 4, 1, [24, 17, 10], null, 1),
  paddy('Planting Mimic', 3, 2, [7, 5, 3], { kind: 'mimic', job: 'plant' }),
  paddy('Harvesting Mimic', 2, 2, [8, 5, 3], { kind: 'mimic', job: 'harvest' }),
  paddy('Weeding Mimic', 1, 2, [8, 5, 3], { kind: 'mimic', job: 'weed' }),
  paddy('Proud Waters', 2, 2, [9, 6, 4], { kind: 'most', of: 'water', rice: 2 }),
  paddy('Green Fields', 3, 1, [16, 11, 6], { kind: 'most', of: 'planted', rice: 2 }),
  paddy('Broad Lands', 4, 1, [27, 18, 11], { kind: 'most', of: 'paddies', rice: 1 }),
  paddy('Weed Baskets', 2, 2, [8, 5, 3], { kind: 'most', of: 'weeds', rice: 3 }),
  paddy('Duck Pond', 3, 2, [20, 14, 8], { kind: 'weedFlooded' }),
  paddy('Clean Furrows', 3, 2, [20, 14, 8], { kind: 'fewerWeeds', fewer: 1 }),
  paddy('Deep Mud', 4, 2, [28, 19, 11], { kind: 'fewerWorkers', job: 'plant', fewer: 1 }),
  paddy('Sharp Sickles', 4, 1, [28, 19, 11], { kind: 'fewerWorkers', job: 'harvest', fewer: 1 }),
  paddy('High Gate', 2, 2, [8, 5, 3], { kind: 'flowLeft' }),
  paddy('Sunlit Paddy', 1, 3, [10, 7, 4]),
  paddy('River Bend', 2, 2, [14, 10, 6]),
  paddy('Long Terrace', 3, 2, [21, 14, 8]),
  paddy('Valley Floor', 4, 1, [29, 20, 12]),
  paddy('Great Basin', 5, 2, [40, 28, 16]),
];
