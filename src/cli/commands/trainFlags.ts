import type { Players } from '../../bots/training.ts';
import { quit } from '../failure.ts';
import { wholeNumber } from '../options.ts';

/** What can be asked of a training. */
export interface TrainFlags {
  readonly games: string;
  readonly hidden: string;
  readonly rate: string;
  readonly lambda: string;
  readonly discount: string;
  readonly explore: string;
  readonly batch: string;
  readonly candidates: string;
  readonly seed: string;
  readonly players?: string;
  readonly further?: true;
  readonly out: string;
  readonly state: string;
  readonly every: string;
  readonly expert?: string;
  readonly policy?: string;
  readonly iterations: string;
  readonly epochs: string;
  readonly tests: string;
  readonly threads: string;
}

/** A number of players, or `crowd`. */
export function playersFlag({ players }: TrainFlags): Players {
  if (players === undefined || players === 'crowd') return players ?? null;
  return wholeNumber(players, 'players', 1, 16);
}

export function numberFlag(flags: TrainFlags, name: keyof TrainFlags, min: number, max: number): number {
  const number = Number(flags[name]);
  if (!(number >= min && number <= max)) quit(`--${name} must be from ${min} to ${max}, not "${flags[name]}".`);
  return number;
}
