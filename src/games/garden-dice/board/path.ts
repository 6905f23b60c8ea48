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
