import { at } from '../core/assert.ts';
import { type AnyGame, CHANCE, type Entry, type LogLine, type Side, SPECTATOR } from '../core/game.ts';

/** What the log tells of an entry besides the entry itself: whose dice they were, and what came of it. Everybody may know it. */
export type Story = Pick<LogLine, 'whose' | 'gains' | 'notes'>;

export function storyOf(game: AnyGame, before: unknown, entry: Entry, after: unknown): Story {
  const whose = game.actor(before) === CHANCE ? (game.whoseChance?.(before) ?? null) : null;
  const gains = gainsOf(game, before, after);
  const notes = game.notes?.(before, entry, after) ?? [];
  return {
    ...(whose === null ? {} : { whose }),
    ...(gains.length === 0 ? {} : { gains }),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

const totalsBefore = new Int32Array(16);
const totalsAfter = new Int32Array(16);
const ranks = new Int32Array(16);

/** Points that are secret have no place in the log. */
function gainsOf(game: AnyGame, before: unknown, after: unknown): NonNullable<Story['gains']> {
  if (game.isOpen) return openGains(game, before, after);
  const was = game.score(before, SPECTATOR);
  return game.score(after, SPECTATOR).flatMap(({ seat, total }, i) => {
    const earlier = was[i]?.total ?? null;
    return total === null || earlier === null || total === earlier ? [] : [{ side: seat, points: total - earlier }];
  });
}

/** Where nothing is hidden the tally is the score, and tells the same without making anything of it. */
function openGains(game: AnyGame, before: unknown, after: unknown): NonNullable<Story['gains']> {
  game.tally(before, totalsBefore, ranks);
  const sides = game.tally(after, totalsAfter, ranks);
  let gains: NonNullable<Story['gains']> = [];
  for (let i = 0; i < sides; i++) {
    const points = at(totalsAfter, i) - at(totalsBefore, i);
    // Seats come first; other sides have names.
    if (points !== 0) gains = [...gains, { side: i < game.players(after) ? i : sideAt(game, after, i), points }];
  }
  return gains;
}

const sideAt = (game: AnyGame, state: unknown, i: number): Side => at(game.score(state, SPECTATOR), i).seat;
