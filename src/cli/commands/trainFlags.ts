import { quit } from '../failure.ts';

/** What can be asked of a training. */
export interface TrainFlags {
  readonly games: string;
  readonly hidden: string;
  readonly rate: string;
  readonly lambda: string;
  readonly discount: string;
  readonly explore: string;
  readonly candidates: string;
  readonly seed: string;
  readonly players?: string;
  readonly further?: true;
  readonly out: string;
  readonly state: string;
  readonly every: string;
  readonly expert?: string;
  readonly forecast?: string;
  readonly iterations: string;
  readonly epochs: string;
  readonly tests: string;
  readonly threads: string;
}

export function numberFlag(flags: TrainFlags, name: keyof TrainFlags, min: number, max: number): number {
  const number = Number(flags[name]);
  if (!(number >= min && number <= max)) quit(`--${name} must be from ${min} to ${max}, not "${flags[name]}".`);
  return number;
}
