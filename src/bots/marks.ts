import { NONE, type Tree } from './tree.ts';

/**
 * The moves that are legal at the moment, to be found by their number: a small table that stays in the processor's cache. A
 * slot counts only with the mark of the moment, so nothing has to be cleared.
 */
export interface Marks {
  readonly action: Int32Array;
  readonly mark: Int32Array;
  readonly shift: number;
  /** Marks a legal move; one less, a legal move that is a child. */
  moment: number;
}

export function newMarks(maxLegal: number): Marks {
  let bits = 4;
  while (1 << bits < 2 * maxLegal) bits++;
  return { action: new Int32Array(1 << bits), mark: new Int32Array(1 << bits), shift: 32 - bits, moment: 0 };
}

/** The slot of a marked move, or the free one where it belongs. */
function slotOf(marks: Marks, action: number): number {
  const mask = marks.mark.length - 1;
  let slot = Math.imul(action, 0x9e3779b1) >>> marks.shift;
  while ((marks.mark[slot] as number) >= marks.moment - 1 && marks.action[slot] !== action) slot = (slot + 1) & mask;
  return slot;
}

/** Writes the children of the group that are legal at the moment to `children`; returns how many. */
export function findKnown(
  marks: Marks,
  tree: Tree,
  group: number,
  moves: Int32Array,
  count: number,
  children: Int32Array,
): number {
  if (group === NONE) return 0;
  marks.moment += 2;
  const { moment, action, mark } = marks;
  for (let i = 0; i < count; i++) {
    const slot = slotOf(marks, moves[i] as number);
    action[slot] = moves[i] as number;
    mark[slot] = moment;
  }
  let known = 0;
  for (let span = tree.firstSpan[group] as number; span !== NONE; span = tree.nextSpan[span] as number) {
    const start = tree.spanStart[span] as number;
    const end = start + (tree.spanSize[span] as number);
    for (let node = start; node < end; node++) {
      const slot = slotOf(marks, tree.action[node] as number);
      if ((mark[slot] as number) < moment - 1) continue;
      mark[slot] = moment - 1;
      children[known++] = node;
    }
  }
  return known;
}

/** After `findKnown` found some: puts the moves that are no children yet first; returns how many. */
export function keepUnknown(marks: Marks, moves: Int32Array, count: number): number {
  let left = 0;
  for (let i = 0; i < count; i++) {
    const move = moves[i] as number;
    if (marks.mark[slotOf(marks, move)] === marks.moment) moves[left++] = move;
  }
  return left;
}
