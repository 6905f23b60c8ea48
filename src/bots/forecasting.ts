import { at } from '../core/assert.ts';
import { CHANCE, OVER } from '../core/game.ts';
import type { Forecast, Knowledge } from '../core/knowledge.ts';
import { FastRandom, type Random } from '../core/random.ts';
import { type Evaluator, newForecaster } from './evaluator.ts';
import { bestStep, newOneStep } from './greedy.ts';
import { chanceOf, MARGIN, newNetwork, runNetwork } from './network.ts';
import { learn, newOptimizer, type Optimizer, step } from './optimizer.ts';
import { measure } from './outcome.ts';
import { MAX_DECISIONS, pickOptions, scatter } from './training.ts';

/** How to teach a forecast. Together with the weights of the game, by which the games are played, this determines its weights. */
export interface ForecastPlan {
  readonly seed: string;
  readonly generations: number;
  /** Games a generation, and how often their positions are gone through. */
  readonly games: number;
  readonly epochs: number;
  readonly hidden: number;
  /** Step size at the start; it falls to a twentieth. */
  readonly rate: number;
  /** 1 learns from results alone, 0 from the judgement at the next roll alone. */
  readonly lambda: number;
  readonly candidates: number;
}

/** The positions before a roll in one game, in order, and how it ended. */
interface Course {
  /** For each position the features of all seats, one after the other. */
  readonly rows: readonly Float32Array[];
  readonly win: readonly number[];
  readonly margin: readonly number[];
}

export interface ForecastTrainer {
  readonly plan: ForecastPlan;
  readonly forecaster: Evaluator;
  readonly player: Evaluator;
  readonly players: number;
  readonly optimizer: Optimizer;
  /** Generations learned from so far. */
  generation: number;
}

export function newForecastTrainer(
  player: Evaluator,
  knowledge: Knowledge<unknown>,
  forecast: Forecast<unknown>,
  plan: ForecastPlan,
): ForecastTrainer {
  const network = newNetwork(forecast.features, plan.hidden);
  scatter(network, new FastRandom(`${plan.seed}/start`));
  const forecaster = newForecaster(player.game, knowledge, forecast, network);
  return { plan, forecaster, player, players: forecast.players, optimizer: newOptimizer(network), generation: 0 };
}

/** Plays the games of one generation and learns from them; returns the mean squared error of the first time, in points. */
export function trainForecast(trainer: ForecastTrainer, onGame: () => void = () => {}): number {
  const { plan, optimizer, generation } = trainer;
  const courses = Array.from({ length: plan.games }, (_, number) => {
    onGame();
    return playCourse(trainer, new FastRandom(`${plan.seed}/${generation}/${number}`));
  });
  const random = new FastRandom(`${plan.seed}/${generation}/order`);
  const rate = plan.rate * (1 - (0.95 * generation) / Math.max(1, plan.generations - 1));
  let error = 0;
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    // Before anything is learned there is no judgement to learn from.
    const lessons = lessonsOf(trainer, courses, generation === 0 && epoch === 0 ? 1 : plan.lambda);
    shuffle(lessons, random);
    for (const { row, win, margin } of lessons) {
      learn(optimizer, row, win, margin, Number.POSITIVE_INFINITY);
      if (epoch === 0) error += ((optimizer.network.outputs[MARGIN] as number) - margin) ** 2 / lessons.length;
      if (optimizer.samples === BATCH) step(optimizer, rate);
    }
    step(optimizer, rate);
  }
  trainer.generation++;
  return error * trainer.forecaster.knowledge.clearMargin ** 2;
}

const BATCH = 128;
/** In games that begin with exploring: how often a move is by lot, one in so many, and how often that ends at a roll. */
const BY_LOT = 5;
const UNTIL = 8;

/** Half of the games begin with moves by lot, so that what is unusual is known as well; only what comes after them teaches. */
function playCourse({ player, forecaster, players, plan }: ForecastTrainer, random: Random): Course {
  const { game } = player;
  const s = game.create(players, pickOptions(game, random));
  const one = newOneStep(player, s);
  const rows: Float32Array[] = [];
  let isExploring = random.below(2) === 0;
  for (let decisions = 0; decisions < MAX_DECISIONS; ) {
    const actor = game.actor(s);
    if (actor === OVER) break;
    if (actor === CHANCE) {
      game.apply(s, random.below(game.outcomes(s)));
      continue;
    }
    decisions++;
    const isByLot = isExploring && random.below(BY_LOT) === 0;
    game.apply(s, bestStep(one, s, actor, isByLot ? 1 : plan.candidates, random));
    if (game.actor(s) !== CHANCE) continue;
    if (isExploring) isExploring = random.below(UNTIL) > 0;
    else rows.push(observeAll(forecaster, s, players));
  }
  const { outcome } = player;
  measure(game, s, outcome);
  return { rows, win: [...outcome.win.subarray(0, players)], margin: [...outcome.margin.subarray(0, players)] };
}

function observeAll({ knowledge }: Evaluator, s: unknown, players: number): Float32Array {
  const rows = new Float32Array(knowledge.features * players);
  for (let seat = 0; seat < players; seat++)
    knowledge.observe(s, seat, rows.subarray(seat * knowledge.features, (seat + 1) * knowledge.features));
  return rows;
}

/** A position for one seat, and what it turned out to be worth. */
interface Position {
  readonly row: Float32Array;
  readonly win: number;
  /** In clear leads. */
  readonly margin: number;
}

/** From the end backwards, each position is worth a mix of the judgement at the next roll and what came after it. */
function lessonsOf({ forecaster, players }: ForecastTrainer, courses: readonly Course[], lambda: number): Position[] {
  const { network, features, knowledge } = forecaster;
  const width = features.length;
  const lessons: Position[] = [];
  for (const { rows, win, margin } of courses)
    for (let seat = 0; seat < players; seat++) {
      let goal = { win: at(win, seat), margin: at(margin, seat) / knowledge.clearMargin };
      for (let i = rows.length - 1; i >= 0; i--) {
        const row = at(rows, i).subarray(seat * width, (seat + 1) * width);
        lessons.push({ row, ...goal });
        if (lambda === 1) continue;
        runNetwork(network, row);
        goal = {
          win: lambda * goal.win + (1 - lambda) * chanceOf(network),
          margin: lambda * goal.margin + (1 - lambda) * (network.outputs[MARGIN] as number),
        };
      }
    }
  return lessons;
}

function shuffle(lessons: Position[], random: FastRandom): void {
  for (let i = lessons.length - 1; i > 0; i--) {
    const j = Math.floor(((random.next() >>> 0) / 2 ** 32) * (i + 1));
    [lessons[i], lessons[j]] = [at(lessons, j), at(lessons, i)];
  }
}
