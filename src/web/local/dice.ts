import { at } from '../../core/assert.ts';
import { CHANCE } from '../../core/game.ts';
import { copyState, type Match } from '../../core/match.ts';
import type { DiceQuestion } from '../table/client.ts';

/**
 * Asks for a chance entry pick by pick, for any game: an outcome is called by what it changes in the notation of the entry.
 * Null where all picks are told.
 */
export function askDice(match: Match, picks: readonly number[]): DiceQuestion | null {
  const { game, state } = match;
  if (game.actor(state) !== CHANCE) return null;
  const total = game.picksDue(state);
  if (picks.length >= total) return null;
  const after = copyState(match);
  for (const pick of picks) game.apply(after, pick);
  const count = game.outcomes(after);
  const entries = Array.from({ length: count }, (_, pick) => entryWith(match, [...picks, pick], total));
  const path = count < 2 ? null : firstDifference(at(entries, 0), at(entries, 1));
  return {
    index: picks.length,
    total,
    outcomes: entries.map((entry, i) => (path === null ? i + 1 : nameAt(entry, path))),
    isSeat: path?.at(-1) === 'seat',
  };
}

/** The entry that these picks begin; the rest of them are the first that can be. */
function entryWith(match: Match, begun: readonly number[], total: number): unknown {
  const rest = new Array<number>(total - begun.length).fill(0);
  return match.game.decodeChance(match.state, [...begun, ...rest]);
}

type Path = readonly string[];

function firstDifference(a: unknown, b: unknown): Path | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b ? null : [];
  for (const key of Object.keys(a)) {
    const below = firstDifference(fieldOf(a, key), fieldOf(b, key));
    if (below !== null) return [key, ...below];
  }
  return null;
}

const fieldOf = (json: unknown, key: string): unknown => (json as Record<string, unknown>)[key];

function nameAt(entry: unknown, path: Path): string | number {
  const found = path.reduce(fieldOf, entry);
  return typeof found === 'number' || typeof found === 'string' ? found : JSON.stringify(found);
}
