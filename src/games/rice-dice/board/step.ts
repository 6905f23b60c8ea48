import type { View } from '../view.ts';

const names: Partial<Record<View['phase'], string>> = {
  worker: 'worker',
  mimic: 'mimic',
  keep: 'hand',
  release: 'release',
  take: 'water',
};

/** What is explained beside the words of a step, by its name in `about`. */
export const aboutStep = ({ phase, weeds }: View): string | null => (weeds > 0 ? 'weed' : (names[phase] ?? null));
