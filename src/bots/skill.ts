import type { Knowledge } from '../core/knowledge.ts';
import type { Analysis, SeatTotals } from './analysis.ts';
import { type Figure, figureOf } from './figure.ts';
import { type Verdict, verdicts } from './verdict.ts';

/** How somebody decided in a game. */
export interface Skill {
  /** Decisions with more than one move. */
  readonly decisions: number;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** What a real decision lost on average, in shares of the victory and in points. The error tells how much another game may differ. */
  readonly win: Figure;
  readonly margin: Figure;
}

/** A mean over single values: with fewer than two, nothing is known of its error. */
const meanOf = (values: readonly number[]): Figure =>
  values.length > 1 ? figureOf(values) : { value: values[0] ?? 0, error: values.length === 1 ? 1 : 0 };

export function skillOf({ entries }: Analysis, seat: number): Skill {
  const losses = entries.flatMap(({ by, loss }) => (by === seat && loss !== null && !loss.isForced ? [loss] : []));
  const count = (verdict: Verdict): number => losses.filter((loss) => loss.verdict === verdict).length;
  return {
    decisions: losses.length,
    counts: Object.fromEntries(verdicts.map((each) => [each, count(each)])) as Record<Verdict, number>,
    win: meanOf(losses.map(({ win }) => win.value)),
    margin: meanOf(losses.map(({ margin }) => margin.value)),
  };
}

/** The levels that a player is measured by, weakest first: those that a person meets first and can tell apart. */
export const measuredLevels = ['seedling', 'sprout', 'gardener', 'master'] as const;
export type MeasuredLevel = (typeof measuredLevels)[number];

/** The level whose decisions lose most nearly as much, and the lowest and the highest that the errors leave open. */
export interface LevelFound {
  readonly level: MeasuredLevel;
  readonly low: MeasuredLevel;
  readonly high: MeasuredLevel;
}

/** Held against what the bots of each level lose in this game by the same measure; null where that was never measured. */
export function levelOf(losses: Knowledge<never>['lossByLevel'], { margin, decisions }: Skill): LevelFound | null {
  if (losses === undefined || decisions < 2) return null;
  const distance = (level: MeasuredLevel): number => Math.abs(losses[level].value - margin.value);
  // Where two are as near, the weaker one: nobody is praised by a tie.
  const level = measuredLevels.reduce((best, each) => (distance(each) < distance(best) ? each : best));
  const open = measuredLevels.filter(
    (each) => each === level || distance(each) <= Math.hypot(losses[each].error, margin.error),
  );
  return { level, low: open[0] ?? level, high: open.at(-1) ?? level };
}

/** What the result would have been with neither good nor bad luck, in points ahead of the best rival. */
export const withoutLuck = ({ end, luck }: SeatTotals): Figure => ({
  value: end.margin.value - luck.margin.value,
  error: luck.margin.error,
});
