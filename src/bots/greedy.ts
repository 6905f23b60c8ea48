import { type Action, type AnyGame, CHANCE, OVER, type Seat } from '../core/game.ts';
import type { Random } from '../core/random.ts';
import { type Bot, blankLike, type Choice, type Estimate, mayIterate, startMeter } from './bot.ts';
import { type Evaluator, evaluateSeat, evaluatorOf } from './evaluator.ts';
import { measure, newOutcome, squash } from './outcome.ts';

/** Puts `wanted` random moves of the list first. */
export function shuffleSome(moves: Int32Array, count: number, wanted: number, random: Random): number {
  if (count <= wanted) return count;
  for (let i = 0; i < wanted; i++) {
    const j = i + random.below(count - i);
    const move = moves[j] as number;
    moves[j] = moves[i] as number;
    moves[i] = move;
  }
  return wanted;
}

/** Plays one move ahead for a seat; kept between decisions of one game. */
export interface OneStep {
  readonly evaluator: Evaluator;
  /** The state as the seat may imagine it, and after a move. */
  readonly imagined: unknown;
  readonly after: unknown;
  readonly moves: Int32Array;
}

export function newOneStep(evaluator: Evaluator, like: unknown): OneStep {
  const { game } = evaluator;
  return {
    evaluator,
    imagined: blankLike(game, like),
    after: blankLike(game, like),
    moves: new Int32Array(game.maxLegal),
  };
}

/** The move that the evaluator likes best right after it, among at most `candidates` at random. Allocates nothing. */
export function bestStep(one: OneStep, s: unknown, seat: Seat, candidates: number, random: Random): Action {
  const { evaluator, imagined, after, moves } = one;
  const { game } = evaluator;
  game.copy(s, imagined);
  game.determinize(imagined, seat, random);
  const count = shuffleSome(moves, game.legal(imagined, moves), candidates, random);
  if (count === 1) return moves[0] as number;
  let best = moves[0] as number;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    game.copy(imagined, after);
    game.apply(after, moves[i] as number);
    const worth = evaluateSeat(evaluator, after, seat);
    if (worth > most) {
      most = worth;
      best = moves[i] as number;
    }
  }
  return best;
}

/** Plays on, everybody one move ahead, to the first roll after so many decisions, or to the end. Allocates nothing. */
export function playAhead(one: OneStep, s: unknown, decisions: number, candidates: number, random: Random): void {
  const { game } = one.evaluator;
  for (let made = 0; ; ) {
    const actor = game.actor(s);
    if (actor === OVER || (actor === CHANCE && made >= decisions)) return;
    if (actor === CHANCE) game.apply(s, random.below(game.outcomes(s)));
    else {
      game.apply(s, bestStep(one, s, actor, candidates, random));
      made++;
    }
  }
}

export interface GreedySettings {
  /** How much chance blurs each evaluation: 0 sees sharply, 0.1 errs often. */
  readonly blur: number;
  /** How often it overlooks a move altogether, 0 … 1. */
  readonly overlook: number;
}

interface Seen {
  /** The worth at the first look. */
  first: number;
  win: number;
  margin: number;
  worth: number;
  looks: number;
}

/** Looks at the immediate result of every move, a few times where something is hidden, and takes the best it sees. */
export function greedyBot(settings: GreedySettings): Bot {
  return {
    choose(game, state, seat, budget, random): Choice {
      const moves = new Int32Array(game.maxLegal);
      const count = game.legal(state, moves);
      const seen: Seen[] = Array.from({ length: count }, () => ({ first: 0, win: 0, margin: 0, worth: 0, looks: 0 }));
      const imagined = blankLike(game, state);
      const after = blankLike(game, state);
      const look = lookerOf(game, game.players(state));
      const meter = startMeter(budget);
      const order = Int32Array.from({ length: count }, (_, i) => i);
      shuffleSome(order, count, count - 1, random);
      // One look at each move is one iteration; hidden things are imagined anew for each round of looks.
      for (let looks = 0; looks < count * MAX_ROUNDS && mayIterate(meter); looks++) {
        if (looks === count) for (const move of seen) move.first = move.worth;
        // Two rounds alike: nothing is hidden that matters, and more looks would show the same.
        if (looks === 2 * count && seen.every((move) => move.worth === 2 * move.first)) break;
        if (looks % count === 0) {
          game.copy(state, imagined);
          game.determinize(imagined, seat, random);
        }
        const index = order[looks % count] as number;
        game.copy(imagined, after);
        game.apply(after, moves[index] as number);
        look(after, seat, seen[index] as Seen);
      }
      return decide(moves, seen, settings, random, meter.done);
    },
  };
}

const MAX_ROUNDS = 8;

/** The trained evaluator where there is one, else the score as it stands. */
function lookerOf(game: AnyGame, players: number): (s: unknown, seat: Seat, seen: Seen) => void {
  const evaluator = evaluatorOf(game, players);
  if (evaluator !== null)
    return (s, seat, seen) => {
      seen.worth += evaluateSeat(evaluator, s, seat);
      seen.win += evaluator.win;
      seen.margin += evaluator.margin;
      seen.looks++;
    };
  const outcome = newOutcome();
  return (s, seat, seen) => {
    measure(game, s, outcome);
    seen.worth += squash(outcome.margin[seat] as number, 10);
    seen.win += outcome.win[seat] as number;
    seen.margin += outcome.margin[seat] as number;
    seen.looks++;
  };
}

function decide(
  moves: Int32Array,
  seen: readonly Seen[],
  settings: GreedySettings,
  random: Random,
  iterations: number,
): Choice {
  const found: { estimate: Estimate; worth: number }[] = [];
  seen.forEach(({ win, margin, worth, looks }, i) => {
    if (looks === 0 || random.below(1000) < settings.overlook * 1000) return;
    const estimate = { action: moves[i] as number, win: win / looks, margin: margin / looks, weight: 1 / seen.length };
    found.push({ estimate, worth: worth / looks + settings.blur * bell(random) });
  });
  found.sort((a, b) => b.worth - a.worth);
  const estimates = found.map(({ estimate }) => estimate);
  return { action: estimates[0]?.action ?? (moves[random.below(seen.length)] as number), estimates, iterations };
}

/** Roughly normal, mean 0, deviation 1. */
function bell(random: Random): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += random.below(65536) / 65536;
  return sum - 6;
}
