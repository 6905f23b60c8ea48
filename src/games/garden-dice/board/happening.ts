import type { Move } from '../moves.ts';
import { chainOf, type Link, type Spot } from '../outlook.ts';
import type { Content } from '../position.ts';
import type { View } from '../view.ts';
import { spotOf, spotOfOwn } from './choice.ts';
import { contentAt } from './tiles.ts';

/** How a tile comes to lie as it lies now; walks tell from how many spaces away. */
export interface Arrival extends Spot {
  readonly kind: 'drop' | 'turn' | 'walk' | 'sprout';
  readonly down: number;
  readonly right: number;
  readonly delay: number;
}

/** A tile that is no longer there, for the time it takes to see it go. */
export interface Ghost extends Spot {
  readonly content: Content;
  readonly kind: 'harvest' | 'seed' | 'eaten' | 'chased';
  readonly delay: number;
}

/** The last move as something to look at. */
export interface Happening {
  readonly index: number;
  readonly by: number;
  readonly move: Move;
  /** Where it happened, chains included. */
  readonly spots: readonly Spot[];
  readonly links: readonly Link[];
  readonly arrivals: readonly Arrival[];
  readonly ghosts: readonly Ghost[];
}

/** From tile to tile. */
export const LINK_MILLIS = 190;

export function happeningOf(index: number, by: number, garden: View['garden'], move: Move): Happening {
  const spot = spotOf(move, { garden, seat: by });
  const none = { index, by, move, spots: spot === null ? [] : [spot], links: [], arrivals: [], ghosts: [] };
  if (spot === null) return none;
  switch (move.type) {
    case 'water':
    case 'harvest':
      return { ...none, ...running(garden, spot, move.type) };
    case 'place':
      return { ...none, arrivals: [{ ...spot, kind: 'drop', down: 0, right: 0, delay: 0 }] };
    case 'flip':
      return { ...none, arrivals: [{ ...spot, kind: 'turn', down: 0, right: 0, delay: 0 }] };
    case 'move':
      return { ...none, ...walking(garden, spot, by) };
    case 'remove':
      return { ...none, ghosts: ghostsAt(garden, spot, 'chased', 0) };
    default:
      return none;
  }
}

type Part = Pick<Happening, 'spots' | 'links' | 'arrivals' | 'ghosts'>;

function running(garden: View['garden'], start: Spot, type: 'water' | 'harvest'): Part {
  const links = chainOf(garden, start);
  const kind = type === 'water' ? 'seed' : 'harvest';
  return {
    spots: links,
    links,
    ghosts: links.flatMap((link) => ghostsAt(garden, link, kind, link.depth * LINK_MILLIS)),
    arrivals:
      type === 'harvest'
        ? []
        : links.map(({ row, column, depth }) => ({
            row,
            column,
            kind: 'sprout',
            down: 0,
            right: 0,
            delay: depth * LINK_MILLIS,
          })),
  };
}

function walking(garden: View['garden'], spot: Spot, by: number): Part {
  const from = spotOfOwn(garden, by, 'critter') ?? spot;
  return {
    spots: [from, spot],
    links: [],
    ghosts: ghostsAt(garden, spot, 'eaten', 260),
    arrivals: [{ ...spot, kind: 'walk', down: from.row - spot.row, right: from.column - spot.column, delay: 0 }],
  };
}

function ghostsAt(garden: View['garden'], { row, column }: Spot, kind: Ghost['kind'], delay: number): Ghost[] {
  const content = contentAt(garden, { row, column });
  return content === null ? [] : [{ row, column, content, kind, delay }];
}
