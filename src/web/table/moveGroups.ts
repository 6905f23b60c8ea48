/** Moves that begin with the same words. */
export interface MoveGroup<T> {
  /** What they have in common; empty for all of a short list. */
  readonly label: string;
  readonly items: readonly T[];
}

/** A list of this length is read at a glance: it needs no groups, and neither does a group. */
const FEW = 12;
/** And this number of groups. */
const MOST_GROUPS = 24;

interface Line<T> {
  readonly item: T;
  readonly words: readonly string[];
}

/**
 * Sorts a long list by how its lines begin ("Place the green sweet roll …"), word by word, as long as the groups stay few. What a move is
 * called begins with what one touches, in every game and language.
 */
export function groupMoves<T>(items: readonly T[], say: (item: T) => string): MoveGroup<T>[] {
  if (items.length === 0) return [];
  let groups: Line<T>[][] = [items.map((item) => ({ item, words: say(item).split(' ') }))];
  for (;;) {
    const finer = groups.flatMap((lines) => (lines.length > FEW ? splitLines(lines) : [lines]));
    if (finer.length === groups.length || finer.length > MOST_GROUPS) break;
    groups = finer;
  }
  if (groups.length === 1) return [{ label: '', items }];
  return groups.map((lines) => ({
    label: lines[0]?.words.slice(0, commonWords(lines)).join(' ') ?? '',
    items: lines.map(({ item }) => item),
  }));
}

/** How many words all lines begin with. */
function commonWords(lines: readonly Line<unknown>[]): number {
  const [first, ...others] = lines.map(({ words }) => words);
  const differs = first?.findIndex((word, i) => others.some((words) => words[i] !== word)) ?? 0;
  return differs < 0 ? (first?.length ?? 0) : differs;
}

/** By the first word in which they differ. */
function splitLines<T>(lines: readonly Line<T>[]): Line<T>[][] {
  const at = commonWords(lines);
  return [...Map.groupBy(lines, ({ words }) => words[at]).values()];
}

const wordsOf = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that are typed begin words of the line, in its order: "pop row 2" finds "Place the popsicle in row 2". */
export function isFound(line: string, typed: string): boolean {
  const left = wordsOf(typed);
  for (const word of wordsOf(line)) if (left[0] !== undefined && word.startsWith(left[0])) left.shift();
  return left.length === 0;
}
