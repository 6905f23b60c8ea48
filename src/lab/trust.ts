import { type Analysis, analyseMatch, luckOf } from '../bots/analysis.ts';
import type { Bot } from '../bots/bot.ts';
import type { Figure } from '../bots/figure.ts';
import { greedyBot } from '../bots/greedy.ts';
import { botNames, createBot } from '../bots/levels.ts';
import { measure, newOutcome } from '../bots/outcome.ts';
import { assert, at } from '../core/assert.ts';
import { type AnyGame, CHANCE, OVER } from '../core/game.ts';
import { type Match, newMatch, playAction, rollChance } from '../core/match.ts';
import { FastRandom } from '../core/random.ts';
import { unwrap } from '../core/result.ts';
import { cpuMillis } from './clock.ts';
import { labIterations } from './setting.ts';
import { sumOf } from './statistics.ts';

/** Who can play: `sharp` is a Sprout that does not blur, which plays just as the estimates assume. */
export const equalNames = [...botNames, 'sharp'] as const;
type EqualName = (typeof equalNames)[number];

export const isEqualName = (name: unknown): name is EqualName => equalNames.some((known) => known === name);

function openEqual(name: EqualName): { bot: Bot; iterations: number } {
  if (name !== 'sharp') return { bot: createBot(name), iterations: labIterations[name] };
  return { bot: greedyBot({ blur: 0, overlook: 0 }), iterations: labIterations.sprout };
}

export interface TrustPlan {
  readonly games: number;
  readonly players: number;
  readonly bot: EqualName;
  readonly iterations: number;
  readonly seed: string;
}

/** One game between equal bots, analysed twice with different seeds. */
export interface TrustRow {
  /** For every seat: points ahead of the best rival at the end. */
  readonly result: readonly number[];
  readonly first: readonly SeatFigures[];
  readonly second: readonly SeatFigures[];
  readonly entries: number;
  /** Processor time of one analysis. */
  readonly seconds: number;
}

interface SeatFigures {
  readonly luck: Figure;
  readonly own: Figure;
  readonly lost: Figure;
}

const figuresOf = ({ totals }: Analysis): SeatFigures[] =>
  totals.map(({ luck, own, lost }) => ({ luck: luck.margin, own: own.margin, lost: lost.margin }));

/** Lets equal bots play, and analyses each game twice. The same seed gives the same figures, the time apart. */
export function* measureTrust(game: AnyGame, plan: TrustPlan): Generator<TrustRow> {
  const { iterations, seed } = plan;
  for (let number = 0; number < plan.games; number++) {
    const match = playEquals(game, plan, number);
    const analyse = (name: string): Analysis => {
      const analysis = analyseMatch(match, { iterations, seed: `${seed}/${name}` });
      assert(analysis !== null, 'nobody called it off');
      return analysis;
    };
    const began = cpuMillis();
    const first = analyse('first');
    const second = analyse('second');
    yield {
      result: first.totals.map(({ end }) => end.margin.value),
      first: figuresOf(first),
      second: figuresOf(second),
      entries: match.log.length,
      seconds: (cpuMillis() - began) / 2000,
    };
  }
}

/** The variance factor alone, by one look at luck: many games in the time of a few. */
export function* measureFactor(game: AnyGame, plan: TrustPlan): Generator<{ result: number; luck: number }> {
  const { iterations, seed } = plan;
  const outcome = newOutcome();
  for (let number = 0; number < plan.games; number++) {
    const match = playEquals(game, plan, number);
    measure(game, match.state, outcome);
    const luck = at(luckOf(match, { iterations, seed: `${seed}/first` }), 0).margin.value;
    yield { result: at(outcome.margin, 0), luck };
  }
}

export const factorOf = (rows: readonly { readonly result: number; readonly luck: number }[]): number =>
  varianceOf(rows.map(({ result }) => result)) / varianceOf(rows.map(({ result, luck }) => result - luck));

function playEquals(game: AnyGame, { players, bot: name, seed }: TrustPlan, number: number): Match {
  const match = unwrap(newMatch(game, players));
  const { bot, iterations } = openEqual(name);
  const dice = new FastRandom(`${seed}/dice/${number}`);
  const thoughts = new FastRandom(`${seed}/bots/${number}`);
  for (let actor = game.actor(match.state); actor !== OVER; actor = game.actor(match.state)) {
    if (actor === CHANCE) unwrap(rollChance(match, dice));
    else {
      const { action } = bot.choose(game, match.state, actor, { iterations }, thoughts);
      playAction(match, action);
    }
  }
  return match;
}

/** What the rows say together. */
export interface Trust {
  readonly games: number;
  /** Standard deviation of the differences between two analyses, in units of the error they tell: 1 where errors are right. */
  readonly luckZ: number;
  readonly lostZ: number;
  /** The variance of results over that of results without luck. */
  readonly factor: number;
  /** Means over games and seats, in points. */
  readonly luck: number;
  readonly own: number;
  readonly lost: number;
  readonly entries: number;
  readonly seconds: number;
}

export function summariseTrust(rows: readonly TrustRow[]): Trust {
  const seats = (kind: keyof SeatFigures) =>
    rows.flatMap(({ first, second }) =>
      first.map((figures, seat) => ({ one: figures[kind], other: at(second, seat)[kind] })),
    );
  const deviation = (kind: keyof SeatFigures): number => {
    const known = seats(kind).filter(({ one, other }) => one.error + other.error > 0);
    const squares = known.map(({ one, other }) => (one.value - other.value) ** 2 / (one.error ** 2 + other.error ** 2));
    return Math.sqrt(meanOf(squares));
  };
  const size = (kind: keyof SeatFigures): number => meanOf(seats(kind).map(({ one }) => Math.abs(one.value)));
  const factor = factorOf(rows.map(({ result, first }) => ({ result: at(result, 0), luck: at(first, 0).luck.value })));
  return {
    games: rows.length,
    luckZ: deviation('luck'),
    lostZ: deviation('lost'),
    factor,
    luck: size('luck'),
    own: size('own'),
    lost: size('lost'),
    entries: meanOf(rows.map(({ entries }) => entries)),
    seconds: meanOf(rows.map(({ seconds }) => seconds)),
  };
}

const meanOf = (numbers: readonly number[]): number => sumOf(numbers) / Math.max(1, numbers.length);

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return sumOf(numbers.map((each) => (each - mean) ** 2)) / Math.max(1, numbers.length - 1);
}
