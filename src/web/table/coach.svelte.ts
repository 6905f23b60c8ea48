import type { Words } from '../../core/words.ts';
import type { TableView } from '../../table/view.ts';
import { settings } from '../settings.svelte.ts';
import { readStored, writeStored } from '../stored.ts';

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
export function dueTip(words: Words<unknown, unknown, unknown>, { game, view, moves }: TableView): Tip | null {
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

function kindOf(words: Words<unknown, unknown, unknown>, view: unknown, moves: readonly unknown[]): string | null {
  if (words.coachKey !== undefined) return words.coachKey(view, moves);
  return (moves[0] as { type?: string }).type ?? null;
}

export function noteTip({ key }: Tip): void {
  told.push(key);
  writeStored(KEY, told);
}
