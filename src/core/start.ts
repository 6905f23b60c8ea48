import * as z from 'zod';
import { at } from './assert.ts';
import type { RuleError } from './errors.ts';
import { type AnyGame, CHANCE, type Entry, type Seat } from './game.ts';
import { wrongChance } from './notation.ts';
import { ok, type Result } from './result.ts';

/** The chance entry that says who begins: one pick among the seats, alike in every game that leaves it to chance. */
export const startSchema = z.strictObject({ type: z.literal('start'), seat: z.int().min(0) });
export type Start = Readonly<z.infer<typeof startSchema>>;

export const startOf = (seat: Seat): Start => ({ type: 'start', seat });

export const isStart = (entry: Entry): entry is Start => entry.type === 'start';

export const decodeStart = (picks: readonly number[]): Start => startOf(at(picks, 0));

/** The pick of an entry, where a start is due by the rule. */
export function encodeStart(entry: Entry, players: number, rule: string): Result<number[], RuleError> {
  if (!isStart(entry)) return wrongChance(rule, `The start player is due, not a "${entry.type}".`);
  return entry.seat < players ? ok([entry.seat]) : wrongChance(rule, `There is no seat ${entry.seat}.`);
}

/** Whether chance decides next who begins. Only where an entry begins. */
export const isStartDue = (game: AnyGame, s: unknown): boolean =>
  game.actor(s) === CHANCE && game.picksDue(s) === 1 && isStart(game.decodeChance(s, [0]));
