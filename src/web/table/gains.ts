import type { Suggestion } from '../../bots/suggest.ts';
import { changeText } from '../../core/numberText.ts';
import type { Words } from '../../core/words.ts';

/** Points that a move changes at once, by what they are for; a loss says when it comes, where that is not at once. */
interface Gain {
  readonly text: string;
  readonly isCost: boolean;
}

export function gainsOf({ gains, move }: Pick<Suggestion, 'gains' | 'move'>, words: Words): Gain[] {
  const when = words.costs?.(move) ?? null;
  return Object.entries(gains).map(([category, points]) => {
    const isCost = points < 0;
    const what = `${changeText(points)} ${words.categories[category] ?? category}`;
    return { text: isCost && when !== null ? `${what} ${when}` : what, isCost };
  });
}
