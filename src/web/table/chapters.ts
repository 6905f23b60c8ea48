import type { LogLine } from '../../core/game.ts';
import { type PersonOf, tellLine, type Words } from '../../core/words.ts';
import { isShort } from '../../protocol/live.ts';

/** A line of the log in words. */
export interface ToldLine {
  readonly line: LogLine;
  /** How many entries there were with it. */
  readonly index: number;
  readonly text: string;
  /** What came of it, sentence by sentence. */
  readonly after: readonly string[];
}

/** A part of the game: a round, a season, a turn. What comes before the first has no title. */
export interface Chapter {
  readonly title: string | null;
  readonly lines: readonly ToldLine[];
}

/** The log in words, part by part. A heading comes with the entry before it. Parts are counted, so there are none as long as the beginning was not told. */
export function chaptersOf(log: readonly LogLine[], words: Words, of: PersonOf): Chapter[] {
  const counts = new Map<string, number>();
  const isWhole = !isShort({ log });
  const chapters: { title: string | null; lines: ToldLine[] }[] = [{ title: null, lines: [] }];
  log.forEach((line, i) => {
    const after: string[] = [];
    const titles: string[] = [];
    for (const note of isWhole ? (line.notes ?? []) : []) {
      const nth = (counts.get(note.type) ?? 0) + 1;
      counts.set(note.type, nth);
      (note.isHeading ? titles : after).push(words.note?.(note, of, nth) ?? '');
    }
    chapters.at(-1)?.lines.push({ line, index: i + 1, text: tellLine(words, line, of), after });
    for (const title of titles) chapters.push({ title, lines: [] });
  });
  return chapters.filter(({ title, lines }) => title !== null || lines.length > 0);
}
