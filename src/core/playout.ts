import { type AnyGame, CHANCE } from './game.ts';
import type { Random } from './random.ts';

/** Plays uniformly random moves and picks to the end, in place. `moves` has room for `game.maxLegal`. Returns how many decisions were made. */
export function playout(game: AnyGame, s: unknown, random: Random, moves: Int32Array): number {
  let decisions = 0;
  for (;;) {
    const actor = game.actor(s);
    if (actor >= 0) {
      const count = game.legal(s, moves);
      game.apply(s, moves[random.below(count)] as number);
      decisions++;
    } else if (actor === CHANCE) game.apply(s, random.below(game.outcomes(s)));
    else return decisions;
  }
}
