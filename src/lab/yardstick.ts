import { summariseLoss } from '../bots/analysis.ts';
import { type Figure, figureOf } from '../bots/figure.ts';
import { createBot } from '../bots/levels.ts';
import { findStandard, lossOf, openJudge } from '../bots/loss.ts';
import type { MeasuredLevel } from '../bots/skill.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { labIterations } from './setting.ts';

/** What decisions of a level lose, measured as the analysis measures those of people. */
export interface LevelLoss {
  readonly games: number;
  readonly decisions: number;
  /** In shares of the victory, and in points. */
  readonly win: Figure;
  readonly margin: Figure;
}

/** Lets a level play against itself and judges every real decision. The same seed gives the same numbers. */
export function measureLevel(
  game: AnyGame,
  level: MeasuredLevel,
  { games, players, iterations, seed }: { games: number; players: number; iterations: number; seed: string },
): LevelLoss {
  const bot = createBot(level);
  const options = unwrap(parseOptions(game.options, {}));
  const losses: { win: number; margin: number }[] = [];
  for (let number = 0; number < games; number++) {
    const s = game.create(players, options);
    const judge = openJudge(game, s);
    const dice = new FastRandom(`${seed}/dice/${number}`);
    const thoughts = new FastRandom(`${seed}/${level}/${number}`);
    for (let entries = 0, actor = game.actor(s); actor !== OVER; actor = game.actor(s)) {
      if (actor === CHANCE) {
        game.apply(s, dice.below(game.outcomes(s)));
        continue;
      }
      const { action } = bot.choose(game, s, actor, { iterations: labIterations[level] }, thoughts);
      const standard = findStandard(judge, s, actor, iterations, `${seed}/${number}/${entries++}`);
      if (!standard.isForced) {
        const { win, margin } = summariseLoss(lossOf(judge, standard, action));
        losses.push({ win: win.value, margin: margin.value });
      }
      game.apply(s, action);
    }
  }
  return {
    games,
    decisions: losses.length,
    win: figureOf(losses.map(({ win }) => win)),
    margin: figureOf(losses.map(({ margin }) => margin)),
  };
}
