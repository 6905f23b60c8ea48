import { createBot } from '../bots/levels.ts';
import type { Puzzle, PuzzleSet } from '../bots/puzzle.ts';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { openWorkshop, tryDecision } from './puzzleDecision.ts';

export type PuzzlePlan = PuzzleSet['plan'] & { readonly game: string };

/** What one game of the bots gave. */
export interface Harvest {
  readonly number: number;
  /** Puzzles that were judged a second time; those that held are in `puzzles`. */
  readonly judged: number;
  readonly puzzles: readonly Puzzle[];
}

/** Puzzles of one game, at most: they look alike. */
const MOST_OF_GAME = 4;
/** One decision in so many is looked at, so that puzzles come from all stages of a game. */
const LOOKS = 2;
/** One game in so many gives puzzles whose answer is the obvious one. */
const OBVIOUS = 6;
/** Iterations of the Gardener while it plays the games. */
const PLAYING = 40;

/** Plays one game of a Gardener against a Sprout and looks for puzzles in it. The same number gives the same. */
export function harvestGame(game: AnyGame, { players, iterations, seed }: PuzzlePlan, number: number): Harvest {
  const s = game.create(players, unwrap(parseOptions(game.options, {})));
  const own = `${seed}/${number}`;
  const [dice, thoughts, looks] = ['dice', 'bots', 'looks'].map((use) => new FastRandom(`${own}/${use}`)) as [
    FastRandom,
    FastRandom,
    FastRandom,
  ];
  const bots = [createBot('gardener'), createBot('sprout')];
  const shop = openWorkshop(game, s, iterations, number % OBVIOUS === 0);
  const puzzles: Puzzle[] = [];
  let judged = 0;
  for (let place = 0, actor = game.actor(s); actor !== OVER; actor = game.actor(s)) {
    if (actor === CHANCE) {
      game.apply(s, dice.below(game.outcomes(s)));
      continue;
    }
    place++;
    const isLookedAt = looks.below(LOOKS) === 0 && judged < MOST_OF_GAME;
    const found = isLookedAt ? tryDecision(shop, s, actor, `${own}/${place}`) : null;
    if (found !== null) judged++;
    if (found?.puzzle) puzzles.push(found.puzzle);
    const bot = at(bots, (actor + number) % bots.length);
    game.apply(s, bot.choose(game, s, actor, { iterations: PLAYING }, thoughts).action);
  }
  return { number, judged, puzzles };
}
