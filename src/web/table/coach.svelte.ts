import type { Entry, GameView } from '../../core/game.ts';
import type { Words } from '../../core/words.ts';
import { settings } from '../settings.svelte.ts';
import { readStored, writeStored } from '../stored.ts';
import type { TableView } from './client.ts';

const KEY = 'windfall.coached';

function readTold(): string[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
}

/** What has been told already, on this device, as "game/kind". */
const told = $state<string[]>(readTold());

export interface Tip {
  readonly key: string;
  readonly text: string;
}

/** The tip for the decision that is due, where it has not been told yet. */
export function dueTip(words: Words, { game, view, moves }: TableView): Tip | null {
  if (!settings.hasCoach || moves.length === 0) return null;
  const kind = kindOf(
    words,
    view,
    moves.map(({ move }) => move),
  );
  const text = kind === null ? undefined : words.coach?.[kind];
  const key = `${game}/${kind}`;
  return text === undefined || told.includes(key) ? null : { key, text };
}

function kindOf(words: Words, view: GameView, moves: readonly Entry[]): string | null {
  return words.coachKey === undefined ? (moves[0]?.type ?? null) : words.coachKey(view, moves);
}

export function noteTip({ key }: Tip): void {
  told.push(key);
  writeStored(KEY, told);
}
