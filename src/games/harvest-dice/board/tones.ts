import type { Vegetable } from '../components.ts';

/** The colour of the dice of a vegetable, and the shape of their pips: they are told apart without their colour too. */
export const tones: Record<Vegetable, string> = { lettuce: '#5f8727', tomato: '#bd3a26', carrot: '#c9630f' };
export const pips = { lettuce: 'square', tomato: 'round', carrot: 'triangle' } as const;
