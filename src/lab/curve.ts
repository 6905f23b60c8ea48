import type { Evaluator } from '../bots/evaluator.ts';
import { bestStep, newOneStep, type OneStep } from '../bots/greedy.ts';
import { measure, newOutcome } from '../bots/outcome.ts';
import type { Players, Trainer } from '../bots/training.ts';
import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { parseOptions } from '../core/options.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import type { CurvePoint } from './checkpoint.ts';
import { isSeatOfA } from './duel.ts';

const TEST_GAMES = 100;
/** A game that drags on counts as it stands. */
const MAX_STEPS = 20_000;
/** Moves looked at in a decision, at most. */
const CANDIDATES = 64;

/** How the evaluator does by now, one move ahead, against a random player: the same dice every time. */
export const measureProgress = ({ evaluator, plan }: Trainer): { overRandom: number } => ({
  overRandom: shareOver(evaluator, null, TEST_GAMES, `${plan.seed}/test`, [
    at(extremes(evaluator.game, plan.players), 0),
  ]),
});

const fewest = (game: AnyGame): number => Math.max(2, game.profile.players.min);

/** Half of the deals with the fewest players from two on, half with the most, as far as the training is about them. */
export function extremes(game: AnyGame, players: Players): number[] {
  if (players === 'crowd') return [3, game.profile.players.max];
  return players === null ? [fewest(game), game.profile.players.max] : [players];
}

/**
 * The share of the victories that an evaluator wins one move ahead against another one, or against random play: seats swapped, dice
 * duplicated, deals by turns with each count of players.
 */
export function shareOver(
  a: Evaluator,
  b: Evaluator | null,
  games: number,
  seed: string,
  counts: readonly number[],
): number {
  const { game } = a;
  const options = unwrap(parseOptions(game.options, undefined));
  let won = 0;
  for (let i = 0; i < games; i++) {
    const deal = i >> 1;
    const players = counts[deal % counts.length] as number;
    const s = game.create(players, options);
    const sides: Sides = { a: newOneStep(a, s), b: b === null ? null : newOneStep(b, s) };
    const isOfA = (seat: number): boolean => isSeatOfA(seat, players, Math.floor(deal / counts.length), i % 2 === 1);
    playOut(game, s, sides, isOfA, new FastRandom(`${seed}/${deal}`), new FastRandom(`${seed}/${i}/thoughts`));
    won += shareOf(game, s, isOfA);
  }
  return won / games;
}

interface Sides {
  readonly a: OneStep;
  readonly b: OneStep | null;
}

function playOut(
  game: AnyGame,
  s: unknown,
  sides: Sides,
  isOfA: (seat: number) => boolean,
  dice: FastRandom,
  thoughts: FastRandom,
): void {
  const { moves } = sides.a;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const actor = game.actor(s);
    if (actor === OVER) return;
    if (actor === CHANCE) {
      game.apply(s, dice.below(game.outcomes(s)));
      continue;
    }
    const side = isOfA(actor) ? sides.a : sides.b;
    if (side === null) game.apply(s, moves[thoughts.below(game.legal(s, moves))] as number);
    else game.apply(s, bestStep(side, s, actor, CANDIDATES, thoughts));
  }
}

function shareOf(game: AnyGame, s: unknown, isOfA: (seat: number) => boolean): number {
  const outcome = newOutcome();
  measure(game, s, outcome);
  let own = 0;
  let all = 0;
  for (let seat = 0; seat < game.players(s); seat++) {
    all += outcome.win[seat] as number;
    if (isOfA(seat)) own += outcome.win[seat] as number;
  }
  return all === 0 ? 0.5 : own / all;
}

const HEIGHT = 8;

/** A curve for the terminal, one column a point. */
export function drawCurve(values: readonly number[], foot: string): string {
  if (values.length === 0) return '';
  const low = Math.min(...values);
  const high = Math.max(...values);
  const levelOf = (value: number): number => Math.round(((value - low) / (high - low || 1)) * (HEIGHT - 1));
  const rows = Array.from({ length: HEIGHT }, (_, i) => {
    const level = HEIGHT - 1 - i;
    const label = level === HEIGHT - 1 ? high.toFixed(3) : level === 0 ? low.toFixed(3) : '';
    return `${label.padStart(7)} │${values.map((value) => (levelOf(value) === level ? '•' : ' ')).join('')}`;
  });
  return `${rows.join('\n')}\n        └${'─'.repeat(values.length)}\n         ${foot}`;
}

/** The loss over the games of self-play. */
export function drawLosses(curve: readonly CurvePoint[]): string {
  const last = curve.at(-1);
  if (last === undefined) return '';
  const foot = `loss over ${last.games} games; at the end ${(100 * last.overRandom).toFixed(0)} % against random play`;
  return drawCurve(
    curve.map((point) => point.loss),
    foot,
  );
}
