import { bestStep, newOneStep } from '../bots/greedy.ts';
import { measure, newOutcome } from '../bots/outcome.ts';
import type { Trainer } from '../bots/training.ts';
import { CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import type { CurvePoint } from './checkpoint.ts';

const TEST_GAMES = 100;
/** A game that drags on counts as it stands. */
const MAX_STEPS = 20_000;

/** How the evaluator does by now, one move ahead, against a random player: the same dice every time. */
export function measureProgress({ game, evaluator, plan }: Trainer): { overRandom: number } {
  const players = Math.max(2, game.profile.players.min);
  const options = unwrap(parseOptions(game.options, undefined));
  const outcome = newOutcome();
  const moves = new Int32Array(game.maxLegal);
  let won = 0;
  for (let i = 0; i < TEST_GAMES; i++) {
    const s = game.create(players, options);
    const one = newOneStep(evaluator, s);
    const random = new FastRandom(`${plan.seed}/test/${i}`);
    const seat = i % players;
    let steps = 0;
    for (let actor = game.actor(s); actor !== OVER && steps < MAX_STEPS; actor = game.actor(s)) {
      steps++;
      if (actor === CHANCE) game.apply(s, random.below(game.outcomes(s)));
      else if (actor === seat) game.apply(s, bestStep(one, s, seat, plan.candidates, random));
      else game.apply(s, moves[random.below(game.legal(s, moves))] as number);
    }
    measure(game, s, outcome);
    won += outcome.win[seat] as number;
  }
  return { overRandom: won / TEST_GAMES };
}

const HEIGHT = 8;

/** The learning curve for the terminal: the loss over the games, one column a point. */
export function drawCurve(curve: readonly CurvePoint[]): string {
  if (curve.length === 0) return '';
  const losses = curve.map((point) => point.loss);
  const low = Math.min(...losses);
  const high = Math.max(...losses);
  const levelOf = (loss: number): number => Math.round(((loss - low) / (high - low || 1)) * (HEIGHT - 1));
  const rows = Array.from({ length: HEIGHT }, (_, i) => {
    const level = HEIGHT - 1 - i;
    const label = level === HEIGHT - 1 ? high.toFixed(3) : level === 0 ? low.toFixed(3) : '';
    return `${label.padStart(7)} │${losses.map((loss) => (levelOf(loss) === level ? '•' : ' ')).join('')}`;
  });
  const last = curve[curve.length - 1] as CurvePoint;
  const foot = `loss over ${last.games} games; at the end ${(100 * last.overRandom).toFixed(0)} % against random play`;
  return `${rows.join('\n')}\n        └${'─'.repeat(losses.length)}\n         ${foot}`;
}
