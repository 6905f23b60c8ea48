import { type BotName, createBot } from '../bots/levels.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { cpuMillis } from './clock.ts';

/** Thinking at each decision of the sample: about what a level does. */
const THINK_ITERATIONS = 10_000;

/**
 * Iterations a second of processor time of a bot in one thread, over the decisions of games between random players, as many as fit the time.
 * The first game warms the compiler up and does not count.
 */
export function measureSpeed(game: AnyGame, players: number, name: BotName, seconds: number): number {
  const bot = createBot(name);
  const random = new FastRandom('speed');
  const moves = new Int32Array(game.maxLegal);
  const options = unwrap(parseOptions(game.options, undefined));
  const now = (): number => performance.now();
  const run = (until: number): number => {
    let iterations = 0;
    let spent = 0;
    while (now() < until) {
      const s = game.create(players, options);
      for (let actor = game.actor(s); actor !== OVER && now() < until; actor = game.actor(s)) {
        if (actor === CHANCE) {
          game.apply(s, random.below(game.outcomes(s)));
          continue;
        }
        const count = game.legal(s, moves);
        const started = cpuMillis();
        iterations += bot.choose(game, s, actor, { iterations: THINK_ITERATIONS }, random).iterations;
        spent += cpuMillis() - started;
        game.apply(s, moves[random.below(count)] as number);
      }
    }
    return (1000 * iterations) / spent;
  };
  run(now() + 1000);
  return run(now() + 1000 * seconds);
}
