import { at } from './assert.ts';
import { BASE_SEED, expectEqual, expectSame, withSeed } from './contractPlay.suite.ts';
import { type AnyGame, CHANCE, type Entry, OVER, SPECTATOR } from './game.ts';
import { copyState, legalMoves, type Match, matchFromPosition, newMatch, playMove, rollChance } from './match.ts';
import type { Random } from './random.ts';
import { unwrap } from './result.ts';

/**
 * The rules of a game once more, slow and plain, from their numbered text alone: they know notation and positions, and share no code with the
 * game, so that the two can check each other. `T` is what they play on: positions, or a table of their own.
 */
export interface SlowRules<T> {
  /** The table at a position of the game. */
  begin(position: unknown): T;
  /** At a decision: every legal move, in any order. */
  legal(table: T): readonly Entry[];
  /** The table after a legal move or a chance entry, with all that follows by itself. The given one may be changed. */
  play(table: T, entry: Entry): T;
  /** What the game's position must be, or the part of it that these rules keep. */
  position(table: T): object;
  /** Points and ranks, where these rules count too. */
  standings?(table: T): readonly { readonly total: number; readonly rank: number }[];
}

export interface SlowGame {
  readonly players: number;
  readonly options?: unknown;
  /** Tells this random game from others; with the base seed it is the seed that a failure prints. */
  readonly name: string;
  /** Which move is played; any, unless told. */
  choose?(moves: readonly Entry[], random: Random): Entry;
  /** How many entries at most; to the end of the game, unless told. */
  readonly entries?: number;
  /** False: lists of moves are not compared, for many games in little time. */
  readonly lists?: boolean;
  /** True: where every legal move leads is compared, not only the one that is played. */
  readonly every?: boolean;
}

export const anyMove = (moves: readonly Entry[], random: Random): Entry => at(moves, random.below(moves.length));

/** Plays a random game by both rules, comparing moves, positions and points at each step. */
export function playAlong<T>(game: AnyGame, slow: SlowRules<T>, setting: SlowGame): Match {
  const { players, options, name, choose = anyMove, entries = Number.POSITIVE_INFINITY } = setting;
  const match = unwrap(newMatch(game, players, options));
  withSeed(`${BASE_SEED}/${game.profile.id}/slow/${name}`, (random) => {
    let table = slow.begin(game.position(match.state));
    while (game.actor(match.state) !== OVER && match.log.length < entries) {
      if (game.actor(match.state) === CHANCE) unwrap(rollChance(match, random));
      else {
        if (setting.lists !== false) compareMoves(match, slow, table);
        if (setting.every) compareEvery(match, slow);
        unwrap(playMove(match, choose(legalMoves(match), random)));
      }
      table = slow.play(table, at(match.log, match.log.length - 1));
      compareTable(match, slow, table);
    }
  });
  return match;
}

/** Compares the moves of one position and, if told so, where each of them leads. */
export function compareAt<T>(game: AnyGame, slow: SlowRules<T>, position: unknown, every: boolean): void {
  const match = unwrap(matchFromPosition(game, position));
  compareMoves(match, slow, slow.begin(position));
  if (every) compareEvery(match, slow);
}

const spelled = (moves: readonly Entry[]): string[] => moves.map((move) => JSON.stringify(move)).sort();

export function compareMoves<T>(match: Match, slow: SlowRules<T>, table: T): void {
  expectEqual(spelled(legalMoves(match)), spelled(slow.legal(table)));
}

/** Each legal move leads to the same position and points by both rules. */
function compareEvery<T>(match: Match, slow: SlowRules<T>): void {
  const before = match.game.position(match.state);
  for (const move of legalMoves(match)) {
    const after: Match = { ...match, state: copyState(match), log: [] };
    unwrap(playMove(after, move));
    compareTable(after, slow, slow.play(slow.begin(before), move));
  }
}

export function compareTable<T>({ game, state, log }: Match, slow: SlowRules<T>, table: T): void {
  expectSame(game.flaw(state), null);
  const wanted = slow.position(table);
  const position = game.position(state) as Readonly<Record<string, unknown>>;
  const shown = Object.fromEntries(Object.keys(wanted).map((key) => [key, position[key]]));
  expectEqual({ entry: log.at(-1), position: shown }, { entry: log.at(-1), position: wanted });
  const standings = game.score(state, SPECTATOR);
  // Points that are secret now are compared at the end.
  if (slow.standings === undefined || standings.some((standing) => standing.total === null)) return;
  expectEqual(
    standings.map(({ total, rank }) => ({ total, rank })),
    slow.standings(table),
  );
}
