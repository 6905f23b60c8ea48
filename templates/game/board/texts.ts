import type { Language } from '../../../src/core/words.ts';

const en = {
  die: 'Die',
  points: 'Points',
  risk: (points: number) => `At stake: ${points}`,
  held: (name: string, points: number, goal: number) => `${name}: ${points} of ${goal} points`,
};

const de: typeof en = {
  die: 'Würfel',
  points: 'Punkte',
  risk: (points) => `Auf dem Spiel: ${points}`,
  held: (name, points, goal) => `${name}: ${points} von ${goal} Punkten`,
};

const catalogues: Partial<Record<Language, typeof en>> = { en, de };

export const boardTexts = (language: Language): typeof en => catalogues[language] ?? en;
