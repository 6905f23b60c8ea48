import type { Colour } from '../components.ts';

/** The colour of the dice, as the board paints them. */
export const tones: Record<Colour | 'black', string> = {
  red: '#b8392a',
  yellow: '#efbe3e',
  green: '#568a3c',
  purple: '#74519a',
  black: '#33241d',
};
