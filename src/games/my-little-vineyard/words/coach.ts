import { items } from '../components.ts';
import type { Move } from '../moves.ts';
import type { View } from '../view.ts';

/** Which decision is explained now, each kind once: how many to roll, what to buy, then what becomes of a grape. */
export function coachKey(view: View, moves: readonly Move[]): string | null {
  const has = (type: Move['type']): boolean => moves.some((move) => move.type === type);
  const cellar = view.cellars[view.seat];
  if (cellar === undefined) return null;
  if (has('roll')) return cellar.personal === view.diceEach ? 'first' : 'roll';
  if (has('produce')) return 'produce';
  const isStored = items.some((item) => cellar.warehouse[item] > 0);
  if (view.season === 'fall' && isStored && !view.options.loose) return 'fall';
  if (view.passes === view.players - 1) return 'lastPass';
  if (has('research')) return 'research';
  return has('purchase') ? 'buy' : null;
}
