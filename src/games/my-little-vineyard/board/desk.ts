import type { OfferedMove } from '../../../core/board.ts';
import type { Barrel, Fertilizer, Grape, Item } from '../components.ts';
import type { Move } from '../moves.ts';
import type { ThrowOdds } from './odds.ts';
import type { Plan, Reach } from './plan.ts';
import type { BoardTexts } from './texts/en.ts';

/** What everything on a ledger needs to know of the turn: whose it is not, only watches. */
export interface Desk {
  readonly texts: BoardTexts;
  readonly mode: 'roll' | 'act' | 'watch';
  readonly moves: readonly OfferedMove<Move>[];
  readonly previewed: Move | null;
  /** Points of the move being looked at, for the seat at the desk. */
  readonly more: number;
  readonly plan: Plan | null;
  readonly reach: Readonly<Record<Item, Reach>>;
  /** How many dice one thinks of rolling, and what they may bring. */
  readonly count: number;
  readonly odds: ThrowOdds | null;
  readonly choose: (plan: Plan | null) => void;
  readonly play: (move: Move) => void;
  readonly preview: (move: OfferedMove<Move> | null) => void;
  /** What is not offered may be tried, to hear why not. */
  readonly tryBuy: (item: Item) => void;
  readonly tryUse: (grape: Grape) => void;
  /** How many goods stay in reach of the next after these dice are pulled. */
  readonly stays: (dice: readonly number[]) => number;
}

/** What a move crosses off in the warehouse. */
export function usedBy(move: Move | null): readonly (Grape | Barrel | Fertilizer)[] {
  if (move?.type === 'research') return [move.grape];
  return move?.type === 'produce' ? [move.grape, move.barrel, ...move.fertilizers] : [];
}
