import { at } from '../../core/assert.ts';
import { harvestFrom, isLowerSeed, isLowerVeggie, veggiePoints } from './chain.ts';
import { layGarden, type Position } from './position.ts';
import { columnOf, isAround, isStar, rowOf, spaceAt, steps } from './space.ts';
import { contentOf, create, gardenerOf, isPlant, isTurned, kindIn, ownerIn, type State } from './state.ts';

/** What a chain will do, by the rules themselves, for everything that shows a move before it is made or replays it for the eyes. */

type Garden = Position['garden'];

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** One tile that water or a harvest comes to. */
export interface Link extends Spot {
  readonly owner: number;
  /** What its owner scores for it, where it is harvested. */
  readonly points: number;
  /** How many tiles before it: 0 is where it starts. */
  readonly depth: number;
  readonly from: Spot | null;
}

const MOST_PLAYERS = 4;

/** A garden that is only looked at: seats and options do not matter to a chain. */
function stateWith(garden: Garden): State {
  const s = create(MOST_PLAYERS, { family: false, stallLimit: 0 });
  layGarden(s, garden);
  return s;
}

const spaceOf = ({ row, column }: Spot): number => spaceAt(row, column);
const spotOf = (space: number): Spot => ({ row: rowOf(space), column: columnOf(space) });

/** G24, G26: the tiles in the order in which the eye can follow them, those beside the start first. */
export function chainOf(garden: Garden, start: Spot): Link[] {
  const s = stateWith(garden);
  const first = contentOf(s, spaceOf(start));
  if (!isPlant(first)) return [];
  const isNext = isTurned(first) ? isLowerVeggie : isLowerSeed;
  const spaces = [spaceOf(start)];
  const links = [linkAt(s, spaceOf(start), null)];
  for (let i = 0; i < spaces.length; i++)
    for (const step of steps) {
      const space = at(spaces, i) + step;
      if (spaces.includes(space) || !isNext(contentOf(s, space), kindIn(contentOf(s, at(spaces, i))))) continue;
      spaces.push(space);
      links.push(linkAt(s, space, at(links, i)));
    }
  return links;
}

function linkAt(s: State, space: number, from: Link | null): Link {
  const content = contentOf(s, space);
  const owner = ownerIn(content);
  return {
    ...spotOf(space),
    owner,
    points: veggiePoints(s, space, owner, kindIn(content)),
    depth: from === null ? 0 : from.depth + 1,
    from: from === null ? null : { row: from.row, column: from.column },
  };
}

/** G26, G27: what a chain of harvests brings to each seat, before sets and collections. */
export function chainPoints(garden: Garden, start: Spot, by: number): number[] {
  const s = stateWith(garden);
  s.seat = by;
  harvestFrom(s, spaceOf(start));
  return s.gardeners.map((_, seat) => gardenerOf(s, seat).points);
}

/** G2 */
export const hasStar = (spot: Spot): boolean => isStar(spaceOf(spot));

/** G42: the eight spaces around. */
export const isBeside = (a: Spot, b: Spot): boolean => isAround(spaceOf(a), spaceOf(b));
