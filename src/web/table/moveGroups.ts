/** Moves that begin with the same words. */
export interface MoveGroup<T> {
  /** What they have in common; empty for all of a short list. */
  readonly label: string;
  readonly items: readonly T[];
}

/** A list of so many is read at a glance: it needs no groups, and neither does a group. */
const FEW = 12;
/** And so many groups are. */
const MOST_GROUPS = 16;

interface Branch<T> {
  readonly depth: number;
  readonly items: readonly { readonly item: T; readonly words: readonly string[] }[];
}

/**
 * Sorts a long list by how its lines begin ("Place the sweet roll (green) …"), the largest group first, as long as the groups stay few. What
 * a move is called begins with what one touches, in every game and language.
 */
export function groupMoves<T>(items: readonly T[], say: (item: T) => string): MoveGroup<T>[] {
  if (items.length <= FEW) return items.length === 0 ? [] : [{ label: '', items }];
  let branches: Branch<T>[] = [{ depth: 0, items: items.map((item) => ({ item, words: say(item).split(' ') })) }];
  for (;;) {
    const splits = branches
      .filter((branch) => branch.items.length > FEW)
      .sort((a, b) => b.items.length - a.items.length)
      .map((branch) => ({ branch, parts: splitBranch(branch) }));
    const next = splits.find(({ parts }) => parts.length > 1 && branches.length - 1 + parts.length <= MOST_GROUPS);
    if (next === undefined) break;
    branches = branches.flatMap((branch) => (branch === next.branch ? next.parts : [branch]));
  }
  return branches.map(({ depth, items: found }) => ({
    label: found[0]?.words.slice(0, depth).join(' ') ?? '',
    items: found.map(({ item }) => item),
  }));
}

/** By the first word in which they differ; the depth is behind it. */
function splitBranch<T>({ depth, items }: Branch<T>): Branch<T>[] {
  const longest = Math.max(...items.map(({ words }) => words.length));
  for (let at = depth; at < longest; at++) {
    const parts = Map.groupBy(items, ({ words }) => words[at]);
    if (parts.size > 1) return [...parts.values()].map((part) => ({ depth: at + 1, items: part }));
  }
  return [];
}

/** Every word that is typed begins a word of the line, in any order: "row 2 pop" finds "Place the popsicle in row 2". */
export function isFound(line: string, typed: string): boolean {
  const words = line.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return wanted.every((begin) => words.some((word) => word.startsWith(begin)));
}
