import type { Refusals } from './en.ts';

export const de: Refusals = {
  goalReached: ({ goal }) => `Das Ziel von ${goal} ist erreicht: Sichere deine Punkte.`,
};
