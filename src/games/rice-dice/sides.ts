import { isFarmer, type State } from './state.ts';

/** How a side nobody plays is called. */
const HAPPY_FARMER = 'happyFarmer';
export type SideName = number | typeof HAPPY_FARMER;

export const sideName = (s: State, side: number): SideName => (isFarmer(s, side) ? HAPPY_FARMER : side);
