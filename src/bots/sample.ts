import type { AnyGame, Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';

/** Samples that may be turned down in a row: beyond that the next one has to do. */
const MOST_SAMPLES = 16;

/**
 * Copies the state with a sample of what the seat cannot know. Where the game says how well secrets go with what is seen on the table, samples that
 * go ill with it are turned down that often; what is turned down depends on nothing that is hidden, for the secrets were replaced before.
 */
export function sampleLikely(game: AnyGame, s: unknown, into: unknown, seat: Seat, random: Random): void {
  game.copy(s, into);
  for (let tries = 0; tries < MOST_SAMPLES; tries++) {
    game.determinize(into, seat, random);
    const likelihood = game.knowledge?.likelihood?.(into, seat) ?? 1;
    if (likelihood === 1 || random.below(1024) < 1024 * likelihood) return;
  }
}
