import type { OfferedMove } from '../../../core/board.ts';
import type { Grape, Item } from '../components.ts';
import type { Move } from '../moves.ts';
import { isInReach, missingFor, type Pool, type Way } from './pool.ts';

export type Offered<Type extends Move['type'] = Move['type']> = OfferedMove<Move> & {
  readonly move: Extract<Move, { type: Type }>;
};

/** What the player is about to do: pay for a good, or use a grape for a wine or for research. The moves tell the rest. */
export type Plan = { readonly pay: Item } | { readonly use: Grape };

const isOf =
  <Type extends Move['type']>(type: Type) =>
  (offered: OfferedMove<Move>): offered is Offered<Type> =>
    offered.move.type === type;

export const purchasesOf = (moves: readonly OfferedMove<Move>[], item: Item): Offered<'purchase'>[] =>
  moves.filter(isOf('purchase')).filter(({ move }) => move.item === item);
export const researchesOf = (moves: readonly OfferedMove<Move>[], grape: Grape): Offered<'research'>[] =>
  moves.filter(isOf('research')).filter(({ move }) => move.grape === grape);
export const winesOf = (moves: readonly OfferedMove<Move>[], grape: Grape): Offered<'produce'>[] =>
  moves.filter(isOf('produce')).filter(({ move }) => move.grape === grape);
export const rollsOf = (moves: readonly OfferedMove<Move>[]): Offered<'roll'>[] => moves.filter(isOf('roll'));

/** Each once, in the order they come. */
export const once = <T>(list: readonly T[]): T[] => [...new Set(list)];
export const isSameSet = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));
export const toggle = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** How a good stands to the pool. */
export interface Reach {
  readonly isIn: boolean;
  /** The move being looked at would take it out of reach. */
  readonly isLost: boolean;
  /** The fewest dice that are missing, in each way they could come. */
  readonly missing: readonly (readonly number[])[];
  /** Dice that stay in the pool when it is bought. */
  readonly left: number;
}

export function reachOf(pool: Pool, after: Pool | null, ways: readonly Way[]): Reach {
  const price = ways[0]?.dice.length ?? 0;
  const isIn = isInReach(pool, ways);
  return {
    isIn,
    isLost: isIn && after !== null && !isInReach(after, ways),
    missing: missingFor(pool, ways),
    left: pool.reduce((sum, dice) => sum + dice, 0) - price,
  };
}
