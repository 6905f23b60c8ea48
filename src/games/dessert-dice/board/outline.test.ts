import { describe, expect, it } from 'vitest';
import { outline } from './outline.ts';

const at = (...squares: [row: number, column: number][]) => squares.map(([row, column]) => ({ row, column }));
const loops = (path: string): number => path.split('M').length - 1;
const corners = (path: string): number => path.split('Q').length - 1;

describe('outline', () => {
  it('goes around one square, inside of its edges', () => {
    expect(outline(at([1, 2]), 1, 2)).toBe('M11 3Q11 1 13 1L17 1Q19 1 19 3L19 7Q19 9 17 9L13 9Q11 9 11 7Z');
  });

  it('has no corner where it goes on straight, and turns inwards too', () => {
    expect(corners(outline(at([1, 1], [1, 2]), 1, 2))).toBe(4);
    expect(corners(outline(at([1, 1], [2, 1], [2, 2]), 1, 2))).toBe(6);
  });

  it('gives a hole a line of its own, and stays with its square where two touch at a corner', () => {
    const ring = at([1, 1], [1, 2], [1, 3], [2, 1], [2, 3], [3, 1], [3, 2], [3, 3]);
    expect(loops(outline(ring, 1, 2))).toBe(2);
    expect(loops(outline(at([1, 1], [2, 2]), 1, 2))).toBe(2);
  });

  it('draws nothing around nothing', () => {
    expect(outline([], 1, 2)).toBe('');
  });
});
