import { at } from '../src/core/assert.ts';
import { CHANCE, type Entry, OVER } from '../src/core/game.ts';
import { copyState, legalMoves, type Match, newMatch, playEntry, playMove, rollChance } from '../src/core/match.ts';
import { FastRandom } from '../src/core/random.ts';
import { unwrap } from '../src/core/result.ts';
import { newChooser } from './finished.ts';
import { gameOf } from './games.ts';

/** What plays for one seat: a page, or a program. */
export interface Hand {
  /** Every text that the server has sent to it. */
  readonly heard: readonly string[];
  play(match: Match, move: Entry): Promise<unknown>;
}

export interface Plan {
  /** Where bots have the seats after those of the hands. */
  readonly players?: number;
  /** Any legal move, where mistakes are wanted. */
  readonly isByLot?: true;
  isEnough?(match: Match): boolean;
}

/**
 * Plays a game that has begun, each seat the move that looks best to it, to the end or to a decision where it is enough. The table is
 * followed by what the hands hear; what one is not shown, another is. Without a plan some games would take thousands of moves.
 */
export async function playByPlan(
  hands: readonly Hand[],
  id: string,
  seed: number,
  { players = hands.length, isByLot, isEnough = () => false }: Plan = {},
): Promise<void> {
  const game = gameOf(id);
  const match = unwrap(newMatch(game, players));
  const logs = hands.map(({ heard }) => followLog(heard));
  const choose = isByLot ? newLot(match, seed) : newChooser(match, seed);
  let played = -1;
  for (;;) {
    const next = logs.map((log) => log()[match.log.length]).filter((entry) => entry !== undefined);
    // Only a whole entry can be played: one that hides something is refused.
    if ([...next, next.reduce(join, null)].some((entry) => playEntry(match, entry).ok)) continue;
    const actor = game.actor(match.state);
    if (actor === OVER) return;
    const hand = hands[actor];
    if (hand !== undefined && played < match.log.length) {
      if (isEnough(match)) return;
      played = match.log.length;
      await hand.play(match, choose());
    } else await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function newLot(match: Match, seed: number): () => Entry {
  const random = new FastRandom(seed);
  return () => {
    const moves = legalMoves(match);
    return at(moves, random.below(moves.length));
  };
}

/** Whether the game, played on by plan, is over within a number of entries. */
export function isNearEnd(match: Match, entries: number): boolean {
  const ahead: Match = { ...match, state: copyState(match), log: [...match.log] };
  const dice = new FastRandom(match.log.length);
  const choose = newChooser(ahead, match.log.length);
  const { game } = ahead;
  while (ahead.log.length < match.log.length + entries) {
    const actor = game.actor(ahead.state);
    if (actor === OVER) return true;
    if (actor === CHANCE) unwrap(rollChance(ahead, dice));
    else unwrap(playMove(ahead, choose()));
  }
  return false;
}

/** What two know together of an entry: where one was shown nothing, the other may have been. */
function join(one: unknown, other: unknown): unknown {
  if (one === null || other === null) return one ?? other;
  if (Array.isArray(one) && Array.isArray(other)) return one.map((each, i) => join(each, other[i]));
  if (typeof one !== 'object' || typeof other !== 'object' || Array.isArray(one)) return one;
  const both = Object.entries(other).map(([key, value]) => [
    key,
    join((one as Record<string, unknown>)[key] ?? null, value),
  ]);
  return { ...one, ...Object.fromEntries(both) };
}

/** The log of a table as it was told so far to one client. */
function followLog(heard: readonly string[]): () => readonly unknown[] {
  const entries: unknown[] = [];
  let read = 0;
  return () => {
    for (; read < heard.length; read++) {
      const text = heard[read];
      if (text === undefined || !text.startsWith('{"type":"update"')) continue;
      const update = JSON.parse(text) as { from: number; events: { kind: string; entry?: unknown }[] };
      if (update.from === 0) entries.length = 0;
      for (const { kind, entry } of update.events) if (kind === 'entry') entries.push(entry);
    }
    return entries;
  };
}
