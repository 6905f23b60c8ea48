import { summariseLoss } from '../bots/analysis.ts';
import { createBot } from '../bots/levels.ts';
import { findStandard, lossOf, openJudge } from '../bots/loss.ts';
import { isAtLeast, type Verdict } from '../bots/verdict.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { labIterations } from './setting.ts';

/** A decision that a tutor would question, and what a much longer thought of it with other dice says. */
export interface Warning {
  readonly first: Verdict;
  readonly second: Verdict;
}

export interface WarningPlan {
  readonly count: number;
  readonly players: number;
  readonly iterations: number;
  /** How many times as many iterations the second judgement has. */
  readonly factor: number;
  readonly seed: string;
}

/** Lets Seedlings play, and holds each decision that is a mistake or worse against a second judgement. The same seed gives the same warnings. */
export function* findWarnings(
  game: AnyGame,
  { count, players, iterations, factor, seed }: WarningPlan,
): Generator<Warning> {
  const bot = createBot('seedling');
  const options = unwrap(parseOptions(game.options, {}));
  let found = 0;
  for (let number = 0; found < count; number++) {
    const s = game.create(players, options);
    const judge = openJudge(game, s);
    const dice = new FastRandom(`${seed}/dice/${number}`);
    const thoughts = new FastRandom(`${seed}/seedling/${number}`);
    for (let entries = 0, actor = game.actor(s); actor !== OVER && found < count; actor = game.actor(s)) {
      if (actor === CHANCE) {
        game.apply(s, dice.below(game.outcomes(s)));
        continue;
      }
      const seat = actor;
      const { action } = bot.choose(game, s, seat, { iterations: labIterations.seedling }, thoughts);
      const judged = (samples: number, words: string): Verdict =>
        summariseLoss(lossOf(judge, findStandard(judge, s, seat, samples, words), action)).verdict;
      const first = judged(iterations, `${seed}/${number}/${entries}`);
      if (isAtLeast(first, 'mistake')) {
        found++;
        yield { first, second: judged(factor * iterations, `${seed}/again/${number}/${entries}`) };
      }
      entries++;
      game.apply(s, action);
    }
  }
}
