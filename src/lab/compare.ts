import { at } from '../core/assert.ts';
import { figuresIn, type Table } from './report.ts';
import type { GameRow } from './simulation.ts';
import { type Interval, meanOf, sumOf } from './statistics.ts';
import { victoryOf } from './summary.ts';

/** One thing measured in both settings, game by game with the same dice. */
export interface Difference {
  readonly what: string;
  readonly a: number;
  readonly b: number;
  /** B minus A. */
  readonly difference: Interval;
  readonly isShare: boolean;
}

interface Measure {
  readonly what: string;
  readonly isShare: boolean;
  readonly of: (row: GameRow) => number;
}

/** Pairs the games by their number: both met the same dice, so the difference is surer than either side. */
export function compareRows(a: readonly GameRow[], b: readonly GameRow[]): Difference[] {
  const inB = new Map(b.map((row) => [row.index, row]));
  const pairs = a.flatMap((row): (readonly [GameRow, GameRow])[] => {
    const other = inB.get(row.index);
    return other === undefined ? [] : [[row, other]];
  });
  return measuresOf([...a, ...b]).map(({ what, isShare, of }) => ({
    what,
    isShare,
    a: meanOf(pairs.map(([row]) => of(row))).value,
    b: meanOf(pairs.map(([, row]) => of(row))).value,
    difference: meanOf(pairs.map(([left, right]) => of(right) - of(left))),
  }));
}

function measuresOf(rows: readonly GameRow[]): Measure[] {
  const sides = rows[0]?.totals.length ?? 0;
  const keysOf = (pick: (row: GameRow) => readonly string[]) => [...new Set(rows.flatMap(pick))].sort();
  const seats = (row: GameRow) => row.totals.length;
  return [
    ...Array.from(
      { length: sides },
      (_, side): Measure => ({
        what: `victories of side ${side}`,
        isShare: true,
        of: (row) => victoryOf(row, side),
      }),
    ),
    { what: 'points of a side', isShare: false, of: (row) => sumOf(row.totals) / seats(row) },
    { what: 'points of the winner', isShare: false, of: (row) => Math.max(...row.totals) },
    { what: 'lead of the winner', isShare: false, of: leadOf },
    { what: 'turns', isShare: false, of: (row) => row.turns },
    { what: 'decisions', isShare: false, of: (row) => row.decisions },
    { what: 'lead changes', isShare: false, of: (row) => row.leadChanges },
    { what: 'won from behind at half-time', isShare: true, of: (row) => (row.ranks[row.halfwayLeader] === 1 ? 0 : 1) },
    ...keysOf(({ cause }) => [cause]).map(
      (cause): Measure => ({
        what: `ended by ${cause}`,
        isShare: true,
        of: (row) => (row.cause === cause ? 1 : 0),
      }),
    ),
    ...keysOf(({ breakdown }) => breakdown.flatMap((parts) => Object.keys(parts))).map(
      (key): Measure => ({
        what: `points: ${key}`,
        isShare: false,
        of: (row) => sumOf(row.breakdown.map((parts) => parts[key] ?? 0)) / seats(row),
      }),
    ),
    ...keysOf(({ uses }) => uses.flatMap((use) => Object.keys(use))).map(
      (use): Measure => ({
        what: `done: ${use}`,
        isShare: false,
        of: (row) => sumOf(row.uses.map((counts) => counts[use] ?? 0)) / row.uses.length,
      }),
    ),
  ];
}

function leadOf({ totals }: GameRow): number {
  const sorted = totals.toSorted((x, y) => y - x);
  return sorted.length < 2 ? 0 : at(sorted, 0) - at(sorted, 1);
}

export function comparisonTable(differences: readonly Difference[], games: number): Table {
  const { number, percent } = figuresIn('en');
  const tell = (x: number, isShare: boolean): string => (isShare ? percent(x) : number(x));
  return {
    title: `B against A, ${games} games with the same dice (* the difference is more than luck, 95 %)`,
    head: ['', 'A', 'B', 'B − A', '95 %', ''],
    rows: differences.map(({ what, a, b, difference: { value, low, high }, isShare }) => [
      what,
      tell(a, isShare),
      tell(b, isShare),
      tell(value, isShare),
      `${tell(low, isShare)} … ${tell(high, isShare)}`,
      low > 0 || high < 0 ? '*' : '',
    ]),
  };
}
