import type { LastEntry } from '../../core/board.ts';
import { type AnyGame, actorName } from '../../core/game.ts';
import { newMatch, playEntry } from '../../core/match.ts';
import { isShort, type LiveTable } from '../../protocol/live.ts';
import type { Moment } from '../table/client.ts';
import { lastOf, momentOf } from '../table/moment.ts';

/** The table as the server last told it; null before the start. */
export const momentOfLive = ({ room, match, log }: LiveTable): Moment | null =>
  match === null ? null : momentOf(room, match, log);

/** Who comes back after so many entries is shown how it stands, not a film. */
const MOST_STEPS = 12;

/**
 * What to show after an update, one moment after the other. The server tells how the table stands at the end of a step, so that a move and
 * the roll after it come together. Where a game has no secrets, the moments in between are played again from the log; where it has, or the log
 * is not here from its beginning, they cannot be known, and the last moment says in words what came before it.
 */
export function momentsBetween(game: AnyGame, before: LiveTable, now: LiveTable): Moment[] {
  const last = momentOfLive(now);
  if (last === null) return [];
  const known = before.log.length;
  const fresh = now.log.length - known;
  if (fresh < 2 || fresh > MOST_STEPS) return [last];
  const between = replayed(game, known + 1, now.log.length - 1, now);
  return between === null ? [{ ...last, before: toldBefore(known, now) }] : [...between, last];
}

/** The moments after so many entries, from one to the other; null where what was secret is missing, or the beginning was not told yet. */
export function replayed(game: AnyGame, from: number, to: number, live: LiveTable): Moment[] | null {
  const { room, match, log } = live;
  if (!game.isOpen || match === null || isShort(live)) return null;
  const again = newMatch(game, room.players, room.options);
  if (!again.ok) return null;
  const moments: Moment[] = [];
  for (const [i, { entry }] of log.slice(0, to).entries()) {
    if (!playEntry(again.value, entry).ok) return null;
    if (i + 1 < from) continue;
    const { state } = again.value;
    const view = game.view(state, room.viewer);
    const actor = actorName(game.actor(state));
    moments.push(momentOf(room, { ...match, actor, view, moves: [], undo: 0 }, log.slice(0, i + 1)));
  }
  return moments;
}

const toldBefore = (known: number, { log }: LiveTable): LastEntry[] =>
  log.slice(known, -1).flatMap((_, i) => lastOf({ log: log.slice(0, known + i + 1) }) ?? []);
