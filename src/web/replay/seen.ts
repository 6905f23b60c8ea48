import { at } from '../../core/assert.ts';
import type { Viewer } from '../../core/game.ts';
import { rewind } from '../../core/match.ts';
import type { Moment } from '../table/client.ts';
import { momentAfter } from '../table/past.ts';
import type { Past } from './source.ts';

/** The seat to move, with nothing hidden in the log. */
export const ALL = -2;
/** As whom one looks back at a game. */
export type Eye = Viewer | typeof ALL;

/** Whose view an eye has after some entries. */
export function viewerAt({ game, match }: Past, eye: Eye, entries: number): Viewer {
  return eye === ALL ? Math.max(0, game.actor(rewind(match, entries).state)) : eye;
}

/** What an eye sees of a game after some entries: on the page, and in a clip made of it. */
export function seenAt(source: Past, eye: Eye, entries: number, viewer = viewerAt(source, eye, entries)): Moment {
  const { match, seats } = source;
  const found = momentAfter(match, seats, viewer, entries);
  if (eye !== ALL || found.last === null) return found;
  return { ...found, last: { ...found.last, entry: at(match.log, entries - 1) } };
}
