import { type Tile, type Veggie, veggies } from '../components.ts';
import type { Spot } from '../outlook.ts';
import type { Content } from '../position.ts';
import type { View } from '../view.ts';

export const contentAt = (garden: View['garden'], { row, column }: Spot): Content | null =>
  garden[row - 1]?.[column - 1] ?? null;

/** 1 … 5 for seeds and veggies, 0 for everything else. */
export const worthOf = (content: Content): number => veggies.indexOf(content.tile as Veggie) + 1;

/** A tile of the hand as it would be placed. */
export function drawnTile(tile: Tile, owner: number): Content {
  if (tile === 'critter') return { tile, side: 'bird', owner, discs: 1 };
  if (tile === 'dial') return { tile, side: 'sundial', owner };
  return tile === 'rock' ? { tile } : { tile, side: 'seed', owner };
}

/** The other side of a tile. */
export function turned(content: Content): Content {
  if (content.tile === 'critter') return { ...content, side: content.side === 'bird' ? 'rabbit' : 'bird' };
  if (content.tile === 'dial') return { ...content, side: content.side === 'sundial' ? 'scarecrow' : 'sundial' };
  return content;
}
