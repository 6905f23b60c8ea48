import { at } from '../core/assert.ts';
import type { Viewer } from '../core/game.ts';
import type { DrawTable, Paint } from '../core/paint.ts';
import { matchOf, nameOf, type Room } from '../table/room.ts';
import { showLog } from '../table/show.ts';

/** How this terminal draws the game at hand. */
export interface Screen {
  readonly draw: DrawTable;
  readonly paint: Paint;
}

export function drawTable(room: Room, viewer: Viewer, { draw, paint }: Screen): string {
  const { game, state } = matchOf(room);
  return draw(game.view(state, viewer), viewer, paint, (seat) => nameOf(room, seat));
}

/** One log entry in words, as the viewer may know it. */
export function entryText(room: Room, index: number, viewer: Viewer): string {
  const words = room.game.words.en;
  const { by, entry } = at(showLog(room, viewer), index);
  const name = (seat: number | string) => nameOf(room, seat);
  return by === 'chance' ? words.chance(entry, name) : `${name(by)}: ${words.move(entry)}`;
}

/** The final scores, one column a side, and how it ended. */
export function drawEnd(room: Room, { paint }: Screen): string {
  const { game, state } = matchOf(room);
  const words = game.words.en;
  const standings = game.score(state, -1);
  const width = Math.max(10, ...standings.map(({ seat }) => nameOf(room, seat).length + 2));
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
        standings.map(({ seat }) => nameOf(room, seat)),
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
    words.ending(game.view(state, -1), (seat) => nameOf(room, seat)),
  ].join('\n');
}
