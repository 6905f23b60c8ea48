import type { Action } from '../../core/game.ts';

/** An action is its kind and, in the lower 18 bits, what it is about. */
const KIND_SHIFT = 18;
export const DONE = 0;
export const CHOOSE = 1 << KIND_SHIFT;
export const REROLL = 2 << KIND_SHIFT;
export const WEED = 3 << KIND_SHIFT;
export const ACT = 4 << KIND_SHIFT;
export const JOB = 5 << KIND_SHIFT;
export const KEEP = 6 << KIND_SHIFT;
export const RELEASE = 7 << KIND_SHIFT;
export const FILL = 8 << KIND_SHIFT;
export const kindOf = (a: Action): number => (a >> KIND_SHIFT) << KIND_SHIFT;
export const aboutOf = (a: Action): number => a & ((1 << KIND_SHIFT) - 1);

/** REROLL names the dice by face, three bits a face; none stands for all five. WEED and FILL name a paddy. */
export const jobAction = (job: number, paddy: number): Action => JOB | (job << 5) | paddy;
export const keepAction = (card: number, where: number): Action => KEEP | (card << 3) | where;
/** The list of `into` takes nine bits: see water.ts. */
export const releaseAction = (paddy: number, list: number): Action => RELEASE | (paddy << 9) | list;

export const MAX_LEGAL = 128;
