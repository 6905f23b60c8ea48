import type { Analysis } from '../../bots/analysis.ts';
import { at } from '../../core/assert.ts';

export const lineKinds = ['margin', 'win', 'luck', 'lost'] as const;
export type LineKind = (typeof lineKinds)[number];

/** One value a seat for the beginning and after each entry: what the chart draws. Chances are in percent. */
export function linesOf({ players, expected, entries }: Analysis, kind: LineKind): number[][] {
  return Array.from({ length: players }, (_, seat) => {
    if (kind === 'margin') return expected.map((row) => at(row, seat).margin.value);
    if (kind === 'win') return expected.map((row) => 100 * at(row, seat).win.value);
    let sum = 0;
    return [
      0,
      ...entries.map(({ by, change, loss }) => {
        if (kind === 'luck' && by === 'chance') sum += at(change, seat).margin.value;
        if (kind === 'lost' && by === seat) sum += loss?.margin.value ?? 0;
        return sum;
      }),
    ];
  });
}
