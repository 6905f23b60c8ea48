import type { NameOf } from '../../../core/words.ts';
import { hasStar, type Spot } from '../outlook.ts';
import type { Content } from '../position.ts';
import type { BoardTexts } from './texts/en.ts';
import { worthOf } from './tiles.ts';

/** A space in words: where it is, what lies there, whose it is, and what that does. */
export function tellSpace(content: Content | null, spot: Spot, texts: BoardTexts, name: NameOf): string {
  const star = hasStar(spot) ? `, ${texts.star}` : '';
  const space = `${texts.space(spot.row, spot.column)}${texts.colon}`;
  if (content === null) return `${space} ${texts.empty}${star}`;
  if (content.tile === 'rock') return `${space} ${texts.tiles.rock}${star}`;
  const kind = worthOf(content) > 0 ? `${texts.tiles[content.tile]} ${worthOf(content)}, ` : '';
  const discs = content.tile === 'critter' ? `, ${texts.discs(content.discs)}` : '';
  const does = texts.about(content.side);
  const what = `${kind}${texts.sides[content.side]} ${texts.of(name(content.owner))}${discs}${star}`;
  return `${space} ${what}${does === '' ? '' : `. ${does}`}`;
}
