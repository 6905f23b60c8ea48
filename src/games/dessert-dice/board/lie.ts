import { type Colour, type Dessert, dessertOfColour, desserts } from '../components.ts';
import type { Move } from '../moves.ts';
import type { Die, Kind } from '../position.ts';
import type { Direction } from '../state.ts';

/** Where the square next to this one is, in rows and columns. */
export const steps = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] } as const satisfies Record<
  Direction,
  readonly [number, number]
>;

type Tip = Extract<Move, { type: 'tip' }>;
type Placement = Exclude<Move, Tip>;

export const kindKey = (kind: { readonly die: Kind['die']; readonly top?: Dessert }): string =>
  kind.die === 'black' ? 'black' : `${kind.die} ${kind.top}`;

/** The two desserts that can look north and south while this one is on top. */
export function sidesOf(colour: Colour, top: Dessert): readonly Dessert[] {
  return desserts.filter((dessert) => dessert !== top && dessert !== dessertOfColour[colour]);
}

/** How a coloured die lies with these two sides given: the third follows. */
export function dieLying(colour: Colour, top: Dessert, northSouth: Dessert): Die {
  const eastWest = sidesOf(colour, top).find((dessert) => dessert !== northSouth) ?? northSouth;
  return { die: colour, top, northSouth, eastWest };
}

export const dieOfPlacement = (m: Placement): Die =>
  m.die === 'black' ? { die: 'black' } : dieLying(m.die, m.top, m.northSouth);

/** What it looks like after tipping: the side away from where it goes comes up. */
export function dieTipped(die: Die, to: Direction): Die {
  if (die.die === 'black') return die;
  const { top, northSouth, eastWest } = die;
  return to === 'north' || to === 'south'
    ? { ...die, top: northSouth, northSouth: top }
    : { ...die, top: eastWest, eastWest: top };
}

/** The square where the die of a move ends up. */
export function squareAfter(m: Move): { readonly row: number; readonly column: number } {
  if (m.type === 'place') return { row: m.row, column: m.column };
  const [down, right] = steps[m.to];
  return { row: m.row + down, column: m.column + right };
}
