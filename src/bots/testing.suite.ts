import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom, type Random } from '../core/random.ts';
import { unwrap } from '../core/result.ts';

export const BASE_SEED = process.env.WINDFALL_SEED ?? 'windfall';

/** A decision with a choice, after a number of random decisions; null where the game ends before. */
export function randomDecision(game: AnyGame, players: number, decisions: number, seed: string): unknown {
  const random = new FastRandom(seed);
  const s = game.create(players, unwrap(parseOptions(game.options, undefined)));
  return advance(game, s, decisions, random) ? s : null;
}

/** Plays randomly on until a decision with at least two moves, after a number of decisions. False: the game is over. */
export function advance(game: AnyGame, s: unknown, decisions: number, random: Random): boolean {
  const moves = new Int32Array(game.maxLegal);
  for (let made = 0; ; ) {
    const actor = game.actor(s);
    if (actor === OVER) return false;
    if (actor === CHANCE) {
      game.apply(s, random.below(game.outcomes(s)));
      continue;
    }
    const count = game.legal(s, moves);
    if (made >= decisions && count > 1) return true;
    game.apply(s, moves[random.below(count)] as number);
    made++;
  }
}
