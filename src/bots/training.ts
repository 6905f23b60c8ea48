import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import type { Knowledge } from '../core/knowledge.ts';
import type { OptionSpec } from '../core/options.ts';
import { FastRandom, type Random } from '../core/random.ts';
import { type Evaluator, evaluateSeat, newEvaluator } from './evaluator.ts';
import { bestStep, newOneStep } from './greedy.ts';
import { type Network, newNetwork, readNetwork } from './network.ts';
import { learn, newOptimizer, type Optimizer, step } from './optimizer.ts';
import { MAX_SIDES, measure } from './outcome.ts';

/** Only games with this number of players, or with more than two (`crowd`); null: all counts, half of them the smallest from two on. */
export type Players = number | 'crowd' | null;

/** How to train. Together with the number of games this determines the weights. */
export interface Plan {
  readonly seed: string;
  readonly games: number;
  readonly hidden: number;
  /** Step size at the start; it falls to a tenth towards the end. */
  readonly rate: number;
  /** 1 learns from the end alone, 0 from the next evaluation alone. */
  readonly lambda: number;
  /** What a result keeps of its worth with each decision before it: below 1 a sure winner learns not to dawdle. */
  readonly discount: number;
  /** How often a random move is played at the start; it falls to a fifth of it. */
  readonly explore: number;
  /** Moves looked at in a decision, at most. */
  readonly candidates: number;
  readonly players: Players;
  /** Begins with the weights that the game has, instead of weights by lot. */
  readonly further: boolean;
  /** Positions of a game that make a step, in an order by lot; 0: one step for the whole game. */
  readonly batch: number;
}

export interface Trainer {
  readonly game: AnyGame;
  readonly plan: Plan;
  readonly evaluator: Evaluator;
  readonly optimizer: Optimizer;
  /** Games learned from so far. */
  games: number;
  /** Of the last game: mean cross entropy of the predicted victory. */
  loss: number;
  readonly tape: Tape;
}

/** What happened in one game: after each decision, for each seat, the features and the evaluation. */
interface Tape {
  features: Float32Array;
  win: Float32Array;
  margin: Float32Array;
  samples: number;
}

export function newTrainer(game: AnyGame, knowledge: Knowledge<unknown>, plan: Plan): Trainer {
  const network = startNetwork(knowledge, plan);
  return {
    game,
    plan,
    evaluator: newEvaluator(game, knowledge, network),
    optimizer: newOptimizer(network),
    games: 0,
    loss: 0,
    tape: { features: new Float32Array(0), win: new Float32Array(0), margin: new Float32Array(0), samples: 0 },
  };
}

function startNetwork(knowledge: Knowledge<unknown>, plan: Plan): Network {
  if (plan.further && knowledge.weights !== null) return readNetwork(knowledge.features, knowledge.weights);
  const network = newNetwork(knowledge.features, plan.hidden);
  scatter(network, new FastRandom(`${plan.seed}/start`));
  return network;
}

/** Small random hidden weights; the outputs start at nothing. */
export function scatter(network: Network, random: Random): void {
  const spread = 1 / Math.sqrt(network.features);
  for (let i = 0; i < network.hidden * (network.features + 1); i++)
    network.parameters[i] = ((random.below(65536) / 65536) * 2 - 1) * spread;
  // Different output weights too, or the hidden units would stay at rest.
  for (let h = 0; h < network.hidden; h++)
    network.parameters[network.hidden * (network.features + 1) + 2 + 2 * h] = (random.below(1000) / 1000 - 0.5) * 0.1;
}

const fading = (trainer: Trainer, to: number): number =>
  Math.max(to, 1 - (1 - to) * (trainer.games / trainer.plan.games));

/** Plays one game against itself and learns from it. The game depends only on the plan, the weights and its number. */
export function trainOnce(trainer: Trainer): void {
  const random = new FastRandom(`${trainer.plan.seed}/${trainer.games}`);
  const { game, tape, evaluator } = trainer;
  const s = game.create(pickPlayers(game, trainer.plan.players, random), pickOptions(game, random));
  playGame(trainer, s, random);
  measure(game, s, evaluator.outcome);
  const positions = positionsOf(trainer, game.players(s), random);
  learnFrom(trainer, positions, random);
  tape.samples = 0;
  trainer.games++;
}

/** The game with those weights alone that a training of so many players is about. */
export function traineeOf(game: AnyGame, players: Players): AnyGame {
  if (game.knowledge === undefined) return game;
  const { crowdWeights, ...knowledge } = game.knowledge;
  const weights = (players === 'crowd' ? crowdWeights : undefined) ?? knowledge.weights;
  return { ...game, knowledge: { ...knowledge, weights } };
}

export function pickPlayers(game: AnyGame, players: Players, random: Random): number {
  const { min, max } = game.profile.players;
  // Each count has its own dice and length: the most players learn most slowly.
  if (players === 'crowd') return random.below(2) === 0 ? max : 3 + random.below(max - 2);
  if (players !== null) return players;
  return random.below(2) === 0 ? Math.max(2, min) : min + random.below(max - min + 1);
}

/** Defaults half of the time; else options at random, so that every variant is learned. Documents and numbers stay as they are. */
export function pickOptions(game: AnyGame, random: Random): unknown {
  const value = (spec: OptionSpec): unknown => {
    if (spec.kind === 'boolean') return random.below(2) === 0 ? spec.default : random.below(2) === 0;
    if (spec.kind === 'choice')
      return random.below(2) === 0 ? spec.default : at(spec.values, random.below(spec.values.length));
    return spec.default;
  };
  return Object.fromEntries(Object.entries(game.options).map(([name, spec]) => [name, value(spec)]));
}

/** Beginners may play for ever where no rule ends a game: then it counts as it stands. */
export const MAX_DECISIONS = 5000;

function playGame(trainer: Trainer, s: unknown, random: Random): void {
  const { game, evaluator, plan } = trainer;
  const one = newOneStep(evaluator, s);
  const players = game.players(s);
  const explore = plan.explore * fading(trainer, 0.2) * 1000;
  for (let decisions = 0; decisions < MAX_DECISIONS; ) {
    const actor = game.actor(s);
    if (actor === OVER) return;
    if (actor === CHANCE) {
      game.apply(s, random.below(game.outcomes(s)));
      continue;
    }
    decisions++;
    const isRandom = random.below(1000) < explore;
    game.apply(s, bestStep(one, s, actor, isRandom ? 1 : plan.candidates, random));
    if (game.actor(s) === OVER) return;
    for (let seat = 0; seat < players; seat++) {
      evaluateSeat(evaluator, s, seat);
      record(trainer);
    }
  }
}

function record({ tape, evaluator }: Trainer): void {
  const { features, win, margin } = evaluator;
  if ((tape.samples + 1) * features.length > tape.features.length) growTape(tape, features.length);
  tape.features.set(features, tape.samples * features.length);
  tape.win[tape.samples] = win;
  tape.margin[tape.samples] = margin;
  tape.samples++;
}

function growTape(tape: Tape, width: number): void {
  const room = Math.max(1024, 2 * tape.samples);
  const features = new Float32Array(room * width);
  features.set(tape.features);
  const win = new Float32Array(room);
  win.set(tape.win);
  const margin = new Float32Array(room);
  margin.set(tape.margin);
  Object.assign(tape, { features, win, margin });
}

/** Neighbouring positions of a long game teach much the same: about this number of them is learned from. */
const SAMPLES_A_GAME = 256;

const winGoal = new Float64Array(MAX_SIDES);
const marginGoal = new Float64Array(MAX_SIDES);

/** A position and what it turned out to be worth. */
interface Position {
  readonly x: Float32Array;
  readonly win: number;
  /** In clear leads. */
  readonly margin: number;
}

/** TD(λ): from the end backwards, each evaluation is moved towards a mix of the later judgements and the result. */
function positionsOf(trainer: Trainer, players: number, random: Random): Position[] {
  const { tape, evaluator, plan } = trainer;
  const width = evaluator.features.length;
  const positions: Position[] = [];
  for (let seat = 0; seat < players; seat++) {
    winGoal[seat] = evaluator.outcome.win[seat] as number;
    marginGoal[seat] = evaluator.outcome.margin[seat] as number;
  }
  let loss = 0;
  for (let i = tape.samples - 1; i >= 0; i--) {
    const seat = i % players;
    const x = tape.features.subarray(i * width, (i + 1) * width);
    const win = winGoal[seat] as number;
    const margin = marginGoal[seat] as number;
    if (random.below(Math.min(65_536, tape.samples)) < SAMPLES_A_GAME)
      positions.push({ x, win, margin: goalOf(evaluator.knowledge, margin) });
    // The curve shows how well the result itself was foreseen, not the moving goal.
    loss += crossEntropy(evaluator.outcome.win[seat] as number, tape.win[i] as number);
    const even = 1 / evaluator.outcome.sides;
    const nextWin = plan.lambda * win + (1 - plan.lambda) * (tape.win[i] as number);
    winGoal[seat] = plan.discount === 1 ? nextWin : even + plan.discount * (nextWin - even);
    marginGoal[seat] = plan.discount * (plan.lambda * margin + (1 - plan.lambda) * (tape.margin[i] as number));
  }
  trainer.loss = tape.samples === 0 ? 0 : loss / tape.samples;
  return positions;
}

/** Playing is what costs: several steps with some of the positions teach more than one with all of them. */
function learnFrom(trainer: Trainer, positions: Position[], random: Random): void {
  const { optimizer, plan } = trainer;
  const rate = plan.rate * fading(trainer, 0.1);
  if (plan.batch > 0) shuffle(positions, random);
  for (const { x, win, margin } of positions) {
    learn(optimizer, x, win, margin);
    if (optimizer.samples === plan.batch) step(optimizer, rate);
  }
  step(optimizer, rate);
}

function shuffle(positions: Position[], random: Random): void {
  for (let i = positions.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [positions[i], positions[j]] = [at(positions, j), at(positions, i)];
  }
}

/** A margin in clear leads, as the network learns it: beyond three it makes no difference. */
export const goalOf = (knowledge: Knowledge<unknown>, margin: number): number =>
  Math.max(-3, Math.min(3, margin / knowledge.clearMargin));

function crossEntropy(result: number, chance: number): number {
  const safe = Math.min(0.9999, Math.max(0.0001, chance));
  return -(result * Math.log(safe) + (1 - result) * Math.log(1 - safe));
}
