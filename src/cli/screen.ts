import { at } from '../core/assert.ts';
import { CHANCE, type Viewer } from '../core/game.ts';
import type { DrawTable, Paint } from '../core/paint.ts';
import { nameOf, shownTo, type Table } from '../table/table.ts';

/** How this terminal draws the game at hand. */
export interface Screen {
  readonly draw: DrawTable;
  readonly paint: Paint;
}

export function drawTable(table: Table, viewer: Viewer, { draw, paint }: Screen): string {
  const { game, state } = table.match;
  return draw(game.view(state, viewer), viewer, paint, (seat) => nameOf(table, seat));
}

/** One log entry in words, as the viewer may know it. */
export function entryText(table: Table, index: number, viewer: Viewer): string {
  const words = table.match.game.words.en;
  const entry = at(shownTo(table, viewer), index);
  const { by } = at(table.entries, index);
  const name = (seat: number | string) => nameOf(table, seat);
  return by === CHANCE ? words.chance(entry, name) : `${name(by)}: ${words.move(entry)}`;
}

/** The final scores, one column a side, and how it ended. */
export function drawEnd(table: Table, { paint }: Screen): string {
  const { game, state } = table.match;
  const words = game.words.en;
  const standings = game.score(state, -1);
  const width = Math.max(10, ...standings.map(({ seat }) => nameOf(table, seat).length + 2));
  const line = (label: string, cells: readonly string[]) =>
    label.padEnd(24) + cells.map((cell) => cell.padStart(width)).join('');
  const used = Object.keys(words.categories).filter((key) =>
    standings.some(({ breakdown }) => breakdown?.[key] !== undefined),
  );
  return [
    '',
    paint.bold(
      line(
        '',
        standings.map(({ seat }) => nameOf(table, seat)),
      ),
    ),
    ...used.map((key) =>
      line(
        at([words.categories[key] ?? key], 0),
        standings.map(({ breakdown }) => String(breakdown?.[key] ?? '')),
      ),
    ),
    paint.bold(
      line(
        'Total',
        standings.map(({ total }) => String(total)),
      ),
    ),
    line(
      'Place',
      standings.map(({ rank }) => String(rank)),
    ),
    '',
    words.ending(game.view(state, -1), (seat) => nameOf(table, seat)),
  ].join('\n');
}
