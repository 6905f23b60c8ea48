import type { BoardTexts } from './en.ts';

export const de: BoardTexts = {
  die: 'Würfel',
  points: 'Punkte',
  risk: (points) => `Auf dem Spiel: ${points}`,
  held: (name, points, goal) => `${name}: ${points} von ${goal} Punkten`,
};
