import { at } from '../../../core/assert.ts';
import { CHAIN_REWARD, SCARECROW_BONUS, STAR_FACTOR, STAR_SPACES, type Veggie, veggies } from '../components.ts';
import type { Content } from '../position.ts';
import type { View } from '../view.ts';
import type { Spot } from './choice.ts';

type Garden = View['garden'];

/** One tile that water or a harvest comes to. The list says how far; this says which way, for the eyes. */
export interface Link extends Spot {
  readonly owner: number;
  readonly content: Content;
  /** What its owner scores for it, where it is harvested. */
  readonly points: number;
  readonly bonus: 'star' | 'scarecrow' | null;
  /** How many tiles before it: 0 is where it starts. */
  readonly depth: number;
  readonly from: Spot | null;
}

export const contentAt = (garden: Garden, { row, column }: Spot): Content | null =>
  garden[row - 1]?.[column - 1] ?? null;

export const isStar = ({ row, column }: Spot): boolean => STAR_SPACES.some(([r, c]) => r === row && c === column);

/** 1 … 5 for seeds and veggies, 0 for everything else. */
export const worthOf = (content: Content): number => veggies.indexOf(content.tile as Veggie) + 1;

/** The eight spaces around. */
export const isBeside = (a: Spot, b: Spot): boolean =>
  Math.max(Math.abs(a.row - b.row), Math.abs(a.column - b.column)) === 1;

/** G28: whether a scarecrow of the owner stands beside. */
function isCaredFor(garden: Garden, spot: Spot, owner: number): boolean {
  return garden.some((contents, r) =>
    contents.some(
      (content, c) =>
        content?.tile === 'dial' &&
        content.side === 'scarecrow' &&
        content.owner === owner &&
        isBeside(spot, { row: r + 1, column: c + 1 }),
    ),
  );
}

function linkAt(garden: Garden, spot: Spot, side: 'seed' | 'veggie', from: Link | null): Link | null {
  const content = contentAt(garden, spot);
  if (content === null || !('side' in content) || content.side !== side) return null;
  const value = worthOf(content);
  if (from !== null && value >= worthOf(from.content)) return null;
  const bonus = isCaredFor(garden, spot, content.owner) ? 'scarecrow' : isStar(spot) ? 'star' : null;
  const points = bonus === 'scarecrow' ? value + SCARECROW_BONUS : bonus === 'star' ? value * STAR_FACTOR : value;
  const origin = from === null ? null : { row: from.row, column: from.column };
  return {
    ...spot,
    owner: content.owner,
    content,
    points,
    bonus,
    depth: from === null ? 0 : from.depth + 1,
    from: origin,
  };
}

/** G24, G26: the tiles in the order in which the eye can follow them, those beside the start first. */
export function chainOf(garden: Garden, start: Spot, side: 'seed' | 'veggie'): Link[] {
  const first = linkAt(garden, start, side, null);
  const links = first === null ? [] : [first];
  for (let i = 0; i < links.length; i++) {
    const from = at(links, i);
    for (const [down, right] of [
      [-1, 0],
      [0, 1],
      [1, 0],
      [0, -1],
    ] as const) {
      const spot = { row: from.row + down, column: from.column + right };
      if (links.some(({ row, column }) => row === spot.row && column === spot.column)) continue;
      const link = linkAt(garden, spot, side, from);
      if (link !== null) links.push(link);
    }
  }
  return links;
}

/** G26, G27: what a chain of harvests brings to each seat, before sets and collections. */
export function chainPoints(links: readonly Link[], by: number, players: number): number[] {
  const points = new Array<number>(players).fill(0);
  for (const { owner, points: own } of links) {
    points[owner] = at(points, owner) + own;
    if (owner !== by) points[by] = at(points, by) + CHAIN_REWARD;
  }
  return points;
}
