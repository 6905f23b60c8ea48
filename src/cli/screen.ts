import { at } from '../core/assert.ts';
import type { Viewer } from '../core/game.ts';
import { numberText } from '../core/numberText.ts';
import type { DrawTable, Paint } from '../core/paint.ts';
import { type PersonOf, tellLine } from '../core/words.ts';
import { botOf, matchOf, nameOf, type Room } from '../table/room.ts';
import { showLog } from '../table/show.ts';
import { fitDrawing } from './wrap.ts';

/** How this terminal draws the game at hand. */
export interface Screen {
  readonly draw: DrawTable;
  readonly paint: Paint;
}

export function drawTable(room: Room, viewer: Viewer, { draw, paint }: Screen): string {
  const { game, state } = matchOf(room);
  return fitDrawing(draw(game.view(state, viewer), viewer, paint, (seat) => nameOf(room, seat)));
}

/** One log entry in words, as the viewer may know it. */
export function entryText(room: Room, index: number, viewer: Viewer): string {
  const words = room.game.words.en;
  const of = personOf(room);
  const { notes = [], ...line } = at(showLog(room, viewer), index);
  const told = notes.flatMap((note) => (note.isHeading ? [] : (words.note?.(note, of, 1) ?? [])));
  return [tellLine(words, line, of), ...told].join(' ');
}

/** The headings that come after an entry. */
export function headingsAfter(room: Room, index: number): string[] {
  const words = room.game.words.en;
  return (at(room.entries, index).story.notes ?? [])
    .filter(({ isHeading }) => isHeading)
    .map((note) => words.note?.(note, personOf(room), countNotes(room, index, note.type)) ?? '');
}

const countNotes = ({ entries }: Room, index: number, type: string): number =>
  entries.slice(0, index + 1).flatMap(({ story }) => (story.notes ?? []).filter((note) => note.type === type)).length;

/** Who a side is at this keyboard: people are asked by name, but for the one who is called "You". */
export function personOf(room: Room): PersonOf {
  return (side) => {
    const name = nameOf(room, side);
    return { name, isYou: name === 'You', isHere: typeof side === 'number' && botOf(room, side) === null };
  };
}

/** The lines of a table of scores with a column below each name. */
export function lineOf(names: readonly string[]): (label: string, cells: readonly string[]) => string {
  const width = Math.max(10, ...names.map((name) => name.length + 2));
  return (label, cells) => label.padEnd(24) + cells.map((cell) => cell.padStart(width)).join('');
}

/** The final scores, one column a side, and how it ended. */
export function drawEnd(room: Room, { paint }: Screen): string {
  const { game, state } = matchOf(room);
  const words = game.words.en;
  const standings = game.score(state, -1);
  const line = lineOf(standings.map(({ seat }) => nameOf(room, seat)));
  const used = Object.keys(words.categories).filter((key) =>
    standings.some(({ breakdown }) => breakdown?.[key] !== undefined),
  );
  return [
    '',
    paint.bold(
      line(
        '',
        standings.map(({ seat }) => nameOf(room, seat)),
      ),
    ),
    ...used.map((key) =>
      line(
        at([words.categories[key] ?? key], 0),
        standings.map(({ breakdown }) => (breakdown?.[key] === undefined ? '' : numberText(breakdown[key]))),
      ),
    ),
    paint.bold(
      line(
        'Total',
        standings.map(({ total }) => numberText(total ?? 0)),
      ),
    ),
    line(
      'Place',
      standings.map(({ rank }) => String(rank)),
    ),
    '',
    words.ending(game.view(state, -1), personOf(room)),
  ].join('\n');
}
