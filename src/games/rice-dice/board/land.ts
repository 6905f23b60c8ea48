/** The shape of a paddy in the drawing, 190 × 124: hexes like cells of a comb, seen from above the slope, with a bank around. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const HALF_WIDTH = 23;
const HALF_HEIGHT = 17;
const MIDDLE = 95;
const BOTTOM = 98;

/** One hex around the origin. */
export const hexShape = `M0 ${-HALF_HEIGHT}L${HALF_WIDTH} ${-HALF_HEIGHT / 2}V${HALF_HEIGHT / 2}L0 ${HALF_HEIGHT}L${-HALF_WIDTH} ${HALF_HEIGHT / 2}V${-HALF_HEIGHT / 2}z`;

/** How many hexes lie in each row, the one behind first. */
function rowsOf(hexes: number): readonly number[] {
  if (hexes <= 3) return [hexes];
  return [Math.ceil(hexes / 2), Math.floor(hexes / 2)];
}

export interface Land {
  readonly hexes: readonly Spot[];
  /** The edge of the bank, and the wall that holds it on the side of the valley. */
  readonly bank: string;
  readonly wall: string;
  /** Where a weed can stand. */
  readonly weeds: readonly Spot[];
}

export function landOf(hexes: number): Land {
  const rows = rowsOf(hexes);
  const wide = rows[0] ?? 1;
  // Two rows of the same length are shifted against each other.
  const isShifted = rows.length === 2 && rows[1] === wide;
  const width = wide * 2 * HALF_WIDTH + (isShifted ? HALF_WIDTH : 0);
  const left = MIDDLE - width / 2;
  const top = BOTTOM - 2 * HALF_HEIGHT - (rows.length - 1) * 1.5 * HALF_HEIGHT - 8;
  const spots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Spot => {
      const shift = row === 0 ? 0 : HALF_WIDTH;
      return { x: left + shift + HALF_WIDTH * (1 + 2 * i), y: top + 8 + HALF_HEIGHT * (1 + 1.5 * row) };
    }),
  );
  return { hexes: spots, ...edgeOf(left - 13, MIDDLE + width / 2 + 13, top - 3, BOTTOM + 2) };
}

function edgeOf(left: number, right: number, top: number, bottom: number): Omit<Land, 'hexes'> {
  const middle = (top + bottom) / 2;
  const bow = `C${right - 20} ${bottom + 9} ${left + 20} ${bottom + 9}`;
  const bank = `M${left + 12} ${top}C${left + 40} ${top - 7} ${right - 40} ${top - 7} ${right - 12} ${top}Q${right + 3} ${top + 6} ${right + 2} ${middle}Q${right + 3} ${bottom - 4} ${right - 14} ${bottom}${bow} ${left + 14} ${bottom}Q${left - 3} ${bottom - 4} ${left - 2} ${middle}Q${left - 3} ${top + 6} ${left + 12} ${top}z`;
  const wall = `M${left - 2} ${middle}V${middle + 14}Q${left - 1} ${bottom + 12} ${left + 16} ${bottom + 16}C${left + 24} ${bottom + 24} ${right - 24} ${bottom + 24} ${right - 16} ${bottom + 16}Q${right + 1} ${bottom + 12} ${right + 2} ${middle + 14}V${middle}z`;
  const weeds = [
    { x: left + 6, y: bottom + 3 },
    { x: right - 6, y: bottom + 3 },
  ];
  return { bank, wall, weeds };
}
