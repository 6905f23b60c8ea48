import { cpuMillis } from '../src/lab/clock.ts';

/** Does a piece of work and tells how much it was, in units of its own. */
export type Work = () => number | Promise<number>;

export interface Spread {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Units of each work per second of processor time, measured in turns so that a busy machine is the same for all; the first turn warms up. */
export async function contest<K extends string>(
  works: Readonly<Record<K, Work>>,
  { runs = 5, millis = 700 } = {},
): Promise<Record<K, Spread>> {
  const names = Object.keys(works) as K[];
  const rates = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let run = 0; run <= runs; run++)
    for (const name of names) {
      const rate = await rateOf(works[name], millis);
      if (run > 0) rates.get(name)?.push(rate);
    }
  return Object.fromEntries(names.map((name) => [name, spreadOf(rates.get(name) ?? [])])) as Record<K, Spread>;
}

async function rateOf(work: Work, millis: number): Promise<number> {
  const began = cpuMillis();
  let done = 0;
  let spent = 0;
  while (spent < millis) {
    done += await work();
    spent = cpuMillis() - began;
  }
  return (1000 * done) / spent;
}

export function spreadOf(rates: number[]): Spread {
  const sorted = rates.sort((a, b) => a - b);
  return { low: sorted[0] ?? 0, median: sorted[sorted.length >> 1] ?? 0, high: sorted.at(-1) ?? 0 };
}

const count = (n: number): string => (n < 10 ? n.toFixed(1) : Math.round(n).toLocaleString('en'));

export const describeSpread = ({ low, median, high }: Spread, unit: string): string =>
  `${count(median)} ${unit} (${count(low)} to ${count(high)})`;
