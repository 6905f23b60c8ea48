import { type AnyGame, CHANCE, type Entry, type LogLine, SPECTATOR } from '../core/game.ts';

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

/** A shortcut: most entries change no points. */
function tallyOf(game: AnyGame, state: unknown): string {
  return totals.subarray(0, game.tally(state, totals, ranks)).join();
}
const totals = new Int32Array(16);
const ranks = new Int32Array(16);

/** Points that are secret have no place in the log. */
function gainsOf(game: AnyGame, before: unknown, after: unknown): NonNullable<Story['gains']> {
  if (game.isOpen && tallyOf(game, before) === tallyOf(game, after)) return [];
  const was = game.score(before, SPECTATOR);
  return game.score(after, SPECTATOR).flatMap(({ seat, total }, i) => {
    const earlier = was[i]?.total ?? null;
    return total === null || earlier === null || total === earlier ? [] : [{ side: seat, points: total - earlier }];
  });
}
