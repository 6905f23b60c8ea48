import { type AnyGame, CHANCE, OVER, type Seat } from '../core/game.ts';
import { FastRandom, type Random } from '../core/random.ts';
import { type Bot, blankLike, type Choice } from './bot.ts';
import { type Evaluator, evaluateSeat } from './evaluator.ts';
import { learn, type Optimizer, step } from './optimizer.ts';
import { MAX_SIDES, measure } from './outcome.ts';
import { goalOf, MAX_DECISIONS, type Players, pickOptions, pickPlayers } from './training.ts';

/** How to learn from searches. Together with the weights to begin with this determines the weights at the end. */
export interface ExpertPlan {
  readonly seed: string;
  readonly generations: number;
  /** Games a generation, and the iterations of each search in them. */
  readonly games: number;
  readonly iterations: number;
  readonly rate: number;
  /** 1 learns from results alone, 0 from the next search alone. */
  readonly lambda: number;
  /** How often a move is drawn by lot, in proportion to how much the search looked at it. */
  readonly explore: number;
  /** How often all positions of a generation are gone through. */
  readonly epochs: number;
  /** Games that measure a generation against each other one. */
  readonly tests: number;
  readonly players: Players;
}

/** What one game teaches: features of positions, one row after the other, and what they turned out to be worth. */
export interface Course {
  readonly game: number;
  readonly features: Float32Array;
  readonly win: Float32Array;
  /** In clear leads. */
  readonly margin: Float32Array;
}

/** Positions after a decision, for each seat: their features, and what the next search thinks of them. */
interface Notes {
  readonly players: number;
  readonly features: Float32Array[];
  readonly win: Float64Array[];
  readonly margin: Float64Array[];
}

/** Plays one game by search with the evaluator's weights; depends on the plan, the weights and the two numbers alone. */
export function playCourse(
  evaluator: Evaluator,
  bot: Bot,
  plan: ExpertPlan,
  generation: number,
  number: number,
): Course {
  const { game } = evaluator;
  const random = new FastRandom(`${plan.seed}/${generation}/${number}`);
  const s = game.create(pickPlayers(game, plan.players, random), pickOptions(game, random));
  const notes: Notes = { players: game.players(s), features: [], win: [], margin: [] };
  const after = blankLike(game, s);
  for (let decisions = 0; decisions < MAX_DECISIONS; ) {
    const actor = game.actor(s);
    if (actor === OVER) break;
    if (actor === CHANCE) {
      game.apply(s, random.below(game.outcomes(s)));
      continue;
    }
    decisions++;
    const choice = bot.choose(game, s, actor, { iterations: plan.iterations }, random);
    if (notes.features.length > notes.win.length) noteSearch(evaluator, s, after, actor, choice, notes);
    game.apply(s, draw(choice, plan.explore, random));
    if (game.actor(s) !== OVER) notePosition(evaluator, s, notes);
  }
  measure(game, s, evaluator.outcome);
  return courseOf(evaluator, notes, plan.lambda, number, random);
}

/** Mostly the best move; now and then one by lot, so that the network also learns what is behind the others. */
export function draw(choice: Choice, explore: number, random: Random): number {
  if (random.below(1000) >= explore * 1000) return choice.action;
  let rest = random.below(65536) / 65536;
  for (const { action, weight } of choice.estimates) {
    rest -= weight;
    if (rest < 0) return action;
  }
  return choice.action;
}

function notePosition(evaluator: Evaluator, s: unknown, notes: Notes): void {
  const width = evaluator.knowledge.features;
  const rows = new Float32Array(width * notes.players);
  for (let seat = 0; seat < notes.players; seat++)
    evaluator.knowledge.observe(s, seat, rows.subarray(seat * width, (seat + 1) * width));
  notes.features.push(rows);
}

/** The search tells what the position is worth for the seat that moves; a single rival has the rest, others are judged after the move. */
function noteSearch(evaluator: Evaluator, s: unknown, after: unknown, actor: Seat, choice: Choice, notes: Notes): void {
  const { game } = evaluator;
  const win = new Float64Array(notes.players);
  const margin = new Float64Array(notes.players);
  const best = choice.estimates[0];
  game.copy(s, after);
  game.apply(after, choice.action);
  for (let seat = 0; seat < notes.players; seat++) {
    if (best !== undefined && (seat === actor || notes.players === 2)) {
      win[seat] = seat === actor ? best.win : 1 - best.win;
      margin[seat] = seat === actor ? best.margin : -best.margin;
      continue;
    }
    evaluateSeat(evaluator, after, seat);
    win[seat] = evaluator.win;
    margin[seat] = evaluator.margin;
  }
  notes.win.push(win);
  notes.margin.push(margin);
}

/** Neighbouring positions of a long game teach much the same: about so many rows are kept. */
const ROWS_A_GAME = 384;

const winGoal = new Float64Array(MAX_SIDES);
const marginGoal = new Float64Array(MAX_SIDES);

/** From the end backwards, each position is worth a mix of the next search and what came after it. */
function courseOf(evaluator: Evaluator, notes: Notes, lambda: number, number: number, random: Random): Course {
  const { outcome, knowledge } = evaluator;
  const width = knowledge.features;
  const kept: { row: Float32Array; win: number; margin: number }[] = [];
  const rows = notes.features.length * notes.players;
  for (let seat = 0; seat < notes.players; seat++) {
    winGoal[seat] = outcome.win[seat] as number;
    marginGoal[seat] = outcome.margin[seat] as number;
  }
  for (let i = notes.features.length - 1; i >= 0; i--)
    for (let seat = 0; seat < notes.players; seat++) {
      const searched = notes.win[i]?.[seat];
      if (searched !== undefined) {
        winGoal[seat] = lambda * (winGoal[seat] as number) + (1 - lambda) * searched;
        marginGoal[seat] =
          lambda * (marginGoal[seat] as number) + (1 - lambda) * ((notes.margin[i] as Float64Array)[seat] as number);
      }
      if (random.below(rows) >= ROWS_A_GAME) continue;
      const row = (notes.features[i] as Float32Array).subarray(seat * width, (seat + 1) * width);
      kept.push({ row, win: winGoal[seat] as number, margin: goalOf(knowledge, marginGoal[seat] as number) });
    }
  const features = new Float32Array(kept.length * width);
  kept.forEach(({ row }, i) => {
    features.set(row, i * width);
  });
  return {
    game: number,
    features,
    win: Float32Array.from(kept, ({ win }) => win),
    margin: Float32Array.from(kept, ({ margin }) => margin),
  };
}

const BATCH = 128;

/** `below` tells 65,536 apart, and a generation has more positions: then two picks make one, and those beyond the end are drawn again. */
function pickAmong(count: number, random: Random): number {
  if (count <= 65_536) return random.below(count);
  for (;;) {
    const pick = random.below(Math.ceil(count / 65_536)) * 65_536 + random.below(65_536);
    if (pick < count) return pick;
  }
}

/** Learns from all courses of a generation, in an order by lot; returns the mean cross entropy of the first time. */
export function learnCourses(
  optimizer: Optimizer,
  courses: readonly Course[],
  plan: ExpertPlan,
  generation: number,
): number {
  const width = optimizer.network.features;
  const places = courses.flatMap((course, i) => Array.from(course.win, (_, row) => [i, row] as const));
  const random = new FastRandom(`${plan.seed}/${generation}/order`);
  // The rate falls to a tenth over all generations, as in self-play.
  const rate = plan.rate * (1 - (0.9 * (generation - 1)) / Math.max(1, plan.generations - 1));
  let loss = 0;
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    for (let i = places.length - 1; i > 0; i--) {
      const j = pickAmong(i + 1, random);
      [places[i], places[j]] = [places[j] as readonly [number, number], places[i] as readonly [number, number]];
    }
    for (const [i, row] of places) {
      const course = courses[i] as Course;
      const x = course.features.subarray(row * width, (row + 1) * width);
      const miss = learn(optimizer, x, course.win[row] as number, course.margin[row] as number);
      if (epoch === 0) loss += miss;
      if (optimizer.samples === BATCH) step(optimizer, rate);
    }
    step(optimizer, rate);
  }
  return places.length === 0 ? 0 : loss / places.length;
}

/** The game as a bot knows it that has learned these weights and plays by them, however many play. */
export function taught(game: AnyGame, rows: readonly string[]): AnyGame {
  if (game.knowledge === undefined) return game;
  const { crowdWeights: _, ...knowledge } = game.knowledge;
  return { ...game, knowledge: { ...knowledge, weights: { made: '', rows } } };
}
