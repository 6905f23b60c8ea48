import { hasLesson } from '../games/lessons.web.ts';
import { settings } from './settings.svelte.ts';
import { readStored, writeStored } from './stored.ts';

const KEY = 'windfall.lessons';

function readMet(): string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
}

/** The games whose lesson was begun or declined on this device. */
const met = $state<string[]>(readMet());

/** Whether a first game begins with its lesson being offered. */
export const isLessonDue = (game: string): boolean => settings.offersLessons && hasLesson(game) && !met.includes(game);

export function noteLesson(game: string): void {
  if (met.includes(game)) return;
  met.push(game);
  writeStored(KEY, met);
}
