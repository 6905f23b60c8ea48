import type { Analysis } from '../../bots/analysis.ts';
import type { Figure } from '../../bots/figure.ts';
import { skillOf } from '../../bots/skill.ts';
import { readStored, writeStored } from '../stored.ts';

/** What an analysis found about each seat of a game, kept for the statistics. */
export interface Luck {
  readonly luck: number;
  readonly lost: number;
  /** Points lost per real decision; games analysed by an older version lack it. */
  readonly skill?: Figure;
  readonly decisions?: number;
}

const KEY = 'windfall.luck';
const MOST_KEPT = 500;

const isFigure = (value: unknown): value is Figure =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'number' &&
  'error' in value &&
  typeof value.error === 'number';

const isLuck = (value: unknown): value is Luck =>
  typeof value === 'object' &&
  value !== null &&
  'luck' in value &&
  typeof value.luck === 'number' &&
  (!('skill' in value) || isFigure(value.skill));

/** By the address of the game, the latest last. */
function readAll(): [string, unknown][] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter((item): item is [string, unknown] => Array.isArray(item)) : [];
}

export function keepLuck(address: string, analysis: Analysis): void {
  const found = analysis.totals.map(({ luck, lost }, seat): Luck => {
    const { margin: skill, decisions } = skillOf(analysis, seat);
    return { luck: luck.margin.value, lost: lost.margin.value, skill, decisions };
  });
  const others = readAll().filter(([kept]) => kept !== address);
  writeStored(KEY, [...others, [address, found]].slice(-MOST_KEPT));
}

/** What is known of a seat's luck in each game that was analysed here. */
export function readLuck(): ReadonlyMap<string, readonly Luck[]> {
  return new Map(
    readAll().map(([address, seats]) => [address, Array.isArray(seats) && seats.every(isLuck) ? seats : []]),
  );
}
