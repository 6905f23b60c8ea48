import { at } from '../../core/assert.ts';
import { CHANCE } from '../../core/game.ts';
import { beginning, type Match, playEntry } from '../../core/match.ts';
import { unwrap } from '../../core/result.ts';
import { askDice } from '../local/dice.ts';

/** How often each outcome of one kind of die came. */
export interface Counted {
  /** What its outcomes are called in the notation: 1 … 6, or the names of faces. */
  readonly outcomes: readonly (string | number)[];
  readonly counts: readonly number[];
  readonly total: number;
  /** What chance alone would give each of them. */
  readonly expected: number;
  /** How likely fair dice are spread at least this unevenly; null where there are too few rolls to say. */
  readonly probability: number | null;
}

export interface RollStatistics {
  readonly dice: readonly Counted[];
  /** Picks that are not alike from time to time, such as cards drawn, or who starts. */
  readonly others: number;
}

/** The rule of thumb by which a chi-square test may be trusted. */
const LEAST_EXPECTED = 5;
/** Dice show the same faces again and again; what comes fewer times than this is not told as one. */
const LEAST_ROLLS = 6;

/** Counts what every die of a match showed. Dice are told apart by their faces, so that a game need not name them. */
export function countRolls(match: Match): RollStatistics {
  const { game } = match;
  const again = beginning(match);
  const found = new Map<string, { outcomes: (string | number)[]; counts: number[] }>();
  for (const entry of match.log) {
    if (game.actor(again.state) === CHANCE) {
      const picks = unwrap(game.encodeChance(again.state, entry));
      picks.forEach((pick, i) => {
        const question = askDice(again, picks.slice(0, i));
        const outcomes = question === null || question.isSeat ? [] : [...question.outcomes];
        const key = JSON.stringify(outcomes);
        const die = found.get(key) ?? { outcomes, counts: outcomes.map(() => 0) };
        if (pick < die.counts.length) die.counts[pick] = at(die.counts, pick) + 1;
        else die.counts.push(1);
        found.set(key, die);
      });
    }
    unwrap(playEntry(again, entry));
  }
  const all = [...found.values()].map(({ outcomes, counts }) => ({ outcomes, counts, total: sum(counts) }));
  const isDie = ({ outcomes, total }: (typeof all)[number]): boolean => outcomes.length > 1 && total >= LEAST_ROLLS;
  return {
    dice: all.filter(isDie).map((die) => judgeSpread(die.outcomes, die.counts)),
    others: sum(all.filter((die) => !isDie(die)).map(({ total }) => total)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function judgeSpread(outcomes: readonly (string | number)[], counts: readonly number[]): Counted {
  const total = sum(counts);
  const expected = total / counts.length;
  const square = sum(counts.map((count) => (count - expected) ** 2 / expected));
  return {
    outcomes,
    counts,
    total,
    expected,
    probability: expected < LEAST_EXPECTED ? null : chiSquareTail(square, counts.length - 1),
  };
}

/** The probability that a chi-square variable with these degrees of freedom is at least `x`. */
export function chiSquareTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const a = degrees / 2;
  const half = x / 2;
  const scale = Math.exp(a * Math.log(half) - half - logGamma(a));
  // The series converges fast below the mean, the continued fraction above it.
  return half < a + 1 ? 1 - scale * gammaSeries(a, half) : scale * gammaFraction(a, half);
}

function gammaSeries(a: number, x: number): number {
  let term = 1 / a;
  let total = term;
  for (let n = 1; term > total * 1e-14; n++) {
    term *= x / (a + n);
    total += term;
  }
  return total;
}

/** Lentz's way with the continued fraction of the upper incomplete gamma function. */
function gammaFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i < 300; i++) {
    const factor = -i * (i - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return value;
}

/** Lanczos' approximation, to about fifteen digits. */
function logGamma(z: number): number {
  const coefficients = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ];
  const t = z + 6.5;
  const series = coefficients.reduce((total, each, i) => total + each / (z + i), 0.99999999999980993);
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(t) - t + Math.log(series);
}
