import type { AnyGame } from './game.ts';

/** The version of the rules that tables and records had before they told it. */
export const FIRST_RULES = 1;

/** Why a match of older rules cannot go on, or is only shown as far as it replays. */
export const outdatedSentence = (rules: number, game: AnyGame): string =>
  `It was begun with version ${rules} of the rules, and today's (version ${game.rulesVersion}) do not play it as it was played.`;

/**
 * The options of a match as they read by today's rules: what was added since is set to what held before. Null where a match of that version
 * cannot be played as it was.
 */
export function optionsToday(game: AnyGame, rules: number, players: number, options: unknown): unknown {
  if (rules === game.rulesVersion) return options;
  if (rules > game.rulesVersion || typeof options !== 'object' || options === null) return null;
  return game.olderOptions?.(rules, players, options as Readonly<Record<string, unknown>>) ?? null;
}
