import type { Suggestion } from '../../bots/suggest.ts';
import type { Words } from '../../core/words.ts';
import { past } from '../replay/texts.ts';
import { gainsOf } from './gains.ts';

/** What it keeps open, or from the next player, where that can be counted. */
export const laterOf = ({ outlook }: Pick<Suggestion, 'outlook'>): string =>
  outlook === null ? '' : (outlook.isOwn ? past().keepsOpen : past().blocks)(outlook.most, outlook.otherwise);

/** Why a move is good, in one line. */
export const reasonsOf = (suggestion: Suggestion, words: Words): string =>
  [
    gainsOf(suggestion, words)
      .map(({ text }) => text)
      .join(', '),
    laterOf(suggestion),
  ]
    .filter((reason) => reason !== '')
    .join('; ');
