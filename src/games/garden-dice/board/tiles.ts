import type { Tile } from '../components.ts';
import type { Content } from '../position.ts';

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
