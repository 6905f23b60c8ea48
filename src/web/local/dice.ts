import { CHANCE } from '../../core/game.ts';
import { copyState, type Match } from '../../core/match.ts';
import { isStartDue } from '../../core/start.ts';
import type { DiceQuestion } from '../table/client.ts';

/** Asks for a chance entry pick by pick, for any game. Null where all picks are told. */
export function askDice(match: Match, picks: readonly number[]): DiceQuestion | null {
  const { game, state } = match;
  if (game.actor(state) !== CHANCE) return null;
  const total = game.picksDue(state);
  if (picks.length >= total) return null;
  const after = copyState(match);
  for (const pick of picks) game.apply(after, pick);
  return {
    index: picks.length,
    total,
    outcomes: Array.from({ length: game.outcomes(after) }, (_, pick) => game.outcomeName(after, pick)),
    isSeat: isStartDue(game, state),
  };
}
