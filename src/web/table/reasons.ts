import type { Suggestion } from '../../bots/suggest.ts';
import type { Words } from '../../core/words.ts';
import { past } from '../replay/texts.ts';

/** Why a move is good, where that can be counted: the points it changes at once, by what they are for, and what it keeps open or from the next player. */
export function reasonsOf({ gains, outlook }: Pick<Suggestion, 'gains' | 'outlook'>, words: Words): string {
  const now = Object.entries(gains)
    .map(
      ([category, points]) => `${points > 0 ? '+' : '−'}${Math.abs(points)} ${words.categories[category] ?? category}`,
    )
    .join(', ');
  const later =
    outlook === null ? '' : (outlook.isOwn ? past().keepsOpen : past().blocks)(outlook.most, outlook.otherwise);
  return [now, later].filter((reason) => reason !== '').join('; ');
}
