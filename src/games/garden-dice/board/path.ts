/** The score path around the fence: 100 stones, clockwise from the upper left corner, in a field of 1000 × 1000. */
export const STONES = 100;
const SIDE = STONES / 4;
const FIRST = 22;
const STEP = (1000 - 2 * FIRST) / SIDE;

export interface Stone {
  readonly x: number;
  readonly y: number;
}

export function stoneOf(points: number): Stone {
  const n = ((Math.max(0, points) % STONES) + STONES) % STONES;
  const along = FIRST + (n % SIDE) * STEP;
  if (n < SIDE) return { x: along, y: FIRST };
  if (n < 2 * SIDE) return { x: 1000 - FIRST, y: along };
  if (n < 3 * SIDE) return { x: 1000 - along, y: 1000 - FIRST };
  return { x: FIRST, y: 1000 - along };
}

const SPREAD = 16;
const EDGE = 22;

/** Where the disc of a seat lies, among those of all. On one stone they lie side by side along the path. */
export function placeOf(totals: readonly number[], seat: number): Stone {
  const total = totals[seat] ?? 0;
  const { x, y } = stoneOf(total);
  const same = totals.flatMap((other, i) => (stoneOf(other).x === x && stoneOf(other).y === y ? [i] : []));
  // On the first stone there is room only ahead.
  const middle = total <= 0 ? 0 : (same.length - 1) / 2;
  const shift = (same.indexOf(seat) - middle) * SPREAD * 2;
  const isAcross = y < 40 || y > 960;
  const inside = (along: number): number => Math.min(1000 - EDGE, Math.max(EDGE, along));
  return { x: isAcross ? inside(x + shift) : x, y: isAcross ? y : inside(y + shift) };
}
