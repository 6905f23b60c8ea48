import { at } from '../core/assert.ts';
import type { GameRow } from './simulation.ts';
import { correlation, type Interval, meanOf, quantile, shareOf, sumOf } from './statistics.ts';

export interface Spread {
  readonly mean: Interval;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** Every value with how often it came. */
  readonly histogram: readonly (readonly [value: number, count: number])[];
}

export interface SideSummary {
  readonly side: number;
  /** Victories, shared ones in part. */
  readonly wins: Interval;
  readonly points: Spread;
  readonly breakdown: Readonly<Record<string, Interval>>;
}

export interface UseSummary {
  readonly use: string;
  /** Times a seat does it in a game. */
  readonly perSeat: Interval;
  /** Share of seats that did it at all. */
  readonly share: number;
  /** Victories of those who did it, and of those who did not. */
  readonly winsWith: Interval;
  readonly winsWithout: Interval;
  /** Correlation of how often with points and with victory. */
  readonly withPoints: number;
  readonly withVictory: number;
}

export interface Summary {
  readonly games: number;
  readonly sides: readonly SideSummary[];
  /** Victories by place in turn order, where chance decides who begins. */
  readonly places: readonly Interval[];
  /** Victories by bot, where several kinds play. */
  readonly bots: Readonly<Record<string, Interval>>;
  readonly decisions: Spread;
  readonly turns: Spread;
  readonly decisionsPerTurn: Interval;
  readonly causes: Readonly<Record<string, Interval>>;
  /** Games in which the best were level on points, by what decided. */
  readonly ties: Readonly<Record<string, Interval>>;
  readonly leadChanges: Spread;
  /** Games won by a side that was not the sole leader halfway. */
  readonly comebacks: Interval;
  readonly uses: readonly UseSummary[];
  /** What the log notes besides moves: the share of games that see it, and how often it comes in a game. */
  readonly happenings: Readonly<Record<string, { readonly share: Interval; readonly times: Interval }>>;
}

/** Depends on the rows alone, not on who played them or in which order they came. */
export function summarize(rows: readonly GameRow[]): Summary {
  const sorted = rows.toSorted((a, b) => a.index - b.index);
  const sides = sorted[0]?.totals.length ?? 0;
  return {
    games: sorted.length,
    sides: Array.from({ length: sides }, (_, side) => summarizeSide(sorted, side)),
    places: placeShares(sorted),
    bots: botShares(sorted),
    decisions: spreadOf(sorted.map(({ decisions }) => decisions)),
    turns: spreadOf(sorted.map(({ turns }) => turns)),
    decisionsPerTurn: meanOf(sorted.map(({ decisions, turns }) => decisions / Math.max(1, turns))),
    causes: sharesBy(sorted, ({ cause }) => cause),
    ties: sharesBy(sorted, ({ tie }) => tie),
    leadChanges: spreadOf(sorted.map(({ leadChanges }) => leadChanges)),
    comebacks: shareOf(sorted.filter(isComeback).length, sorted.length),
    uses: summarizeUses(sorted),
    happenings: summarizeHappenings(sorted),
  };
}

/** A shared victory is divided. */
export function victoryOf(row: GameRow, side: number): number {
  const best = row.ranks.filter((rank) => rank === 1).length;
  return row.ranks[side] === 1 ? 1 / best : 0;
}

const isComeback = (row: GameRow): boolean => row.ranks[row.halfwayLeader] !== 1;

function summarizeSide(rows: readonly GameRow[], side: number): SideSummary {
  const keys = new Set(rows.flatMap((row) => Object.keys(row.breakdown[side] ?? {})));
  const points = (key: string) => meanOf(rows.map((row) => row.breakdown[side]?.[key] ?? 0));
  return {
    side,
    wins: shareOf(sumOf(rows.map((row) => victoryOf(row, side))), rows.length),
    points: spreadOf(rows.map((row) => at(row.totals, side))),
    breakdown: Object.fromEntries([...keys].map((key) => [key, points(key)])),
  };
}

function placeShares(rows: readonly GameRow[]): Interval[] {
  const started = rows.filter(({ starter }) => starter >= 0);
  const players = started[0]?.bots.length ?? 0;
  return Array.from({ length: players }, (_, place) =>
    shareOf(sumOf(started.map((row) => victoryOf(row, (row.starter + place) % players))), started.length),
  );
}

function botShares(rows: readonly GameRow[]): Record<string, Interval> {
  const names = new Set(rows.flatMap(({ bots }) => bots));
  return Object.fromEntries(
    [...names].map((name) => {
      const seats = rows.flatMap((row) =>
        row.bots.flatMap((bot, seat) => (bot === name ? [victoryOf(row, seat)] : [])),
      );
      return [name, shareOf(sumOf(seats), seats.length)];
    }),
  );
}

function sharesBy(rows: readonly GameRow[], keyOf: (row: GameRow) => string | null): Record<string, Interval> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort().map(([key, count]) => [key, shareOf(count, rows.length)]));
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const counts = new Map<number, number>();
  for (const value of sorted) counts.set(value, (counts.get(value) ?? 0) + 1);
  return {
    mean: meanOf(values),
    low: quantile(sorted, 0.05),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 0.95),
    histogram: [...counts],
  };
}

function summarizeUses(rows: readonly GameRow[]): UseSummary[] {
  const seats = rows.flatMap((row) =>
    row.uses.map((uses, seat) => ({ uses, points: at(row.totals, seat), victory: victoryOf(row, seat) })),
  );
  const points = seats.map((seat) => seat.points);
  const victories = seats.map((seat) => seat.victory);
  const names = new Set(seats.flatMap(({ uses }) => Object.keys(uses)));
  return [...names].sort().map((use) => {
    const counts = seats.map(({ uses }) => uses[use] ?? 0);
    const withUse = seats.filter((_, i) => (counts[i] ?? 0) > 0).map((seat) => seat.victory);
    const without = seats.filter((_, i) => counts[i] === 0).map((seat) => seat.victory);
    return {
      use,
      perSeat: meanOf(counts),
      share: withUse.length / Math.max(1, seats.length),
      winsWith: shareOf(sumOf(withUse), withUse.length),
      winsWithout: shareOf(sumOf(without), without.length),
      withPoints: correlation(counts, points),
      withVictory: correlation(counts, victories),
    };
  });
}

function summarizeHappenings(rows: readonly GameRow[]): Summary['happenings'] {
  const kinds = new Set(rows.flatMap(({ happenings }) => Object.keys(happenings)));
  return Object.fromEntries(
    [...kinds].sort().map((kind) => {
      const times = rows.map(({ happenings }) => happenings[kind] ?? 0);
      return [kind, { share: shareOf(times.filter((n) => n > 0).length, rows.length), times: meanOf(times) }];
    }),
  );
}
