import type { Face } from '../components.ts';

/** The colour of each face of a die. */
export const tones: Record<Face, string> = {
  water: '#2f86a6',
  card: '#6b4c8a',
  worker: '#94683d',
  double: '#7a4f26',
  wild: '#9a6d0e',
  weed: '#4f7a3a',
};
