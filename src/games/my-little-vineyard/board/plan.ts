import type { OfferedMove } from '../../../core/board.ts';
import type { Item } from '../components.ts';
import type { Move } from '../moves.ts';

/** What the player is about to do: a kind of action with one item. The moves tell the rest. */
export interface Plan {
  readonly type: 'purchase' | 'research' | 'produce';
  readonly item: Item;
}

type Of<Type extends Move['type']> = OfferedMove<Move> & { readonly move: Extract<Move, { type: Type }> };

/** The offered moves of one kind with this item. */
export function planned<Type extends Plan['type']>(
  moves: readonly OfferedMove<Move>[],
  type: Type,
  item: Item,
): Of<Type>[] {
  return moves.filter(({ move }) => {
    if (move.type !== type) return false;
    return (move.type === 'purchase' ? move.item : 'grape' in move ? move.grape : null) === item;
  }) as Of<Type>[];
}

/** Each once, in the order they come. */
export const once = <T>(list: readonly T[]): T[] => [...new Set(list)];
