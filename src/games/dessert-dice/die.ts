import { type Colour, colours, type Dessert, dessertOfColour, desserts } from './components.ts';

/**
 * A die as it lies, in one number (D3): colour × 6 + which of its three desserts is up × 2 + turn. Turn 0 has the first of the two
 * other desserts north and south, turn 1 the second. Of a die in the supply only its kind counts: colour × 3 + the dessert up.
 */
export const BLACK = 24;
export const EMPTY = 25;
export const BLACK_KIND = 12;
export const KINDS = 13;
/** The face of the black die: no dessert. */
const BLANK = 4;

/** D2: the three desserts of each colour, in the order of the notation. */
const facesOfColour: readonly (readonly number[])[] = colours.map((colour) =>
  desserts.flatMap((dessert, i) => (dessert === dessertOfColour[colour] ? [] : [i])),
);

const TOP = new Uint8Array(26).fill(BLANK);
const NORTH_SOUTH = new Uint8Array(26).fill(BLANK);
const EAST_WEST = new Uint8Array(26).fill(BLANK);
facesOfColour.forEach((faces, colour) => {
  faces.forEach((up, index) => {
    const sides = faces.filter((face) => face !== up);
    for (let turn = 0; turn < 2; turn++) {
      const die = colour * 6 + index * 2 + turn;
      TOP[die] = up;
      NORTH_SOUTH[die] = sides[turn] as number;
      EAST_WEST[die] = sides[1 - turn] as number;
    }
  });
});

export const topOf = (die: number): number => TOP[die] as number;
export const northSouthOf = (die: number): number => NORTH_SOUTH[die] as number;
export const eastWestOf = (die: number): number => EAST_WEST[die] as number;
export const kindOf = (die: number): number => die >> 1;
export const colourOf = (die: number): number => Math.floor(die / 6);

/** The die of a colour that lies like this, or −1 where no die of that colour can (D2, D3). */
export function dieOf(colour: number, top: number, northSouth: number): number {
  for (let die = colour * 6; die < colour * 6 + 6; die++)
    if (TOP[die] === top && NORTH_SOUTH[die] === northSouth) return die;
  return -1;
}

/** The kind of a colour with this dessert up, or −1 where that colour does not have it (D2). */
export function kindWith(colour: number, top: number): number {
  const index = (facesOfColour[colour] as readonly number[]).indexOf(top);
  return index < 0 ? -1 : colour * 3 + index;
}

/** D3: the die after tipping north or south, and after tipping east or west. The black die stays as it is. */
const TIPPED_NORTH_SOUTH = Uint8Array.from({ length: 25 }, (_, die) =>
  die === BLACK ? BLACK : dieOf(colourOf(die), northSouthOf(die), topOf(die)),
);
const TIPPED_EAST_WEST = Uint8Array.from({ length: 25 }, (_, die) =>
  die === BLACK ? BLACK : dieOf(colourOf(die), eastWestOf(die), northSouthOf(die)),
);

/** D3. Directions are even north and south, odd east and west. */
export const tipped = (die: number, direction: number): number =>
  ((direction & 1) === 0 ? TIPPED_NORTH_SOUTH[die] : TIPPED_EAST_WEST[die]) as number;

export const dessertName = (dessert: number): Dessert => desserts[dessert] as Dessert;
export const colourName = (colour: number): Colour => colours[colour] as Colour;
