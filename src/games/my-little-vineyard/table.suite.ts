import { at } from '../../core/assert.ts';
import type { AnyGame } from '../../core/game.ts';
import { legalMoves, type Match, matchFromPosition, newMatch, playEntry } from '../../core/match.ts';
import { unwrap } from '../../core/result.ts';
import { diceEach, type Grape, type Item, items, type ScoreBox, type Season } from './components.ts';
import { game } from './index.ts';
import type { Position } from './position.ts';

/** What the tests share: a game begun, entries played, and turns built as a position. */

export const anyGame: AnyGame = game as AnyGame;

export const begin = (players: number, options?: unknown): Match => unwrap(newMatch(anyGame, players, options));

export function play(match: Match, ...entries: unknown[]): Match {
  for (const entry of entries) unwrap(playEntry(match, entry));
  return match;
}

export const positionOf = (match: Match): Position => game.position(match.state as never) as Position;

/** The refusal of a move: "V21: sentence". */
export function refusal(match: Match, move: unknown): string {
  const played = playEntry(match, move);
  if (played.ok) throw new Error(`it was played: ${JSON.stringify(move)}`);
  return `${played.error.rule}: ${played.error.message}`;
}

export interface Turn {
  readonly players?: number;
  readonly options?: unknown;
  readonly year?: number;
  readonly season?: Season;
  readonly seat?: number;
  /** Values of the dice in the centre. */
  readonly centre: readonly number[];
  /** Of the player whose turn it is. */
  readonly warehouse?: Partial<Record<Item, number>>;
  readonly crossed?: Partial<Record<Item, number>>;
  readonly research?: Partial<Record<Grape, number[]>>;
  readonly points?: Partial<Record<ScoreBox, number>>;
}

/** A late turn: nobody has personal dice left, those not in the centre are dead, and the neighbour has just pulled. */
export function turnPosition(turn: Turn): Position {
  const { players = 2, options = {}, seat = 0, centre } = turn;
  const fresh = positionOf(begin(players, options));
  const dead = players * diceEach(players) - centre.length;
  const own = at(fresh.cellars, seat);
  const cellars = fresh.cellars.map((cellar) => ({ ...cellar, personal: 0 }));
  cellars[seat] = {
    ...at(cellars, seat),
    warehouse: { ...own.warehouse, ...turn.warehouse },
    crossed: { ...own.crossed, ...turn.crossed },
    research: { ...own.research, ...turn.research },
    points: { ...own.points, ...turn.points },
  };
  return {
    ...fresh,
    phase: 'act',
    year: turn.year ?? 1,
    season: turn.season ?? 'summer',
    firstSeat: dead === 0 ? (seat + 1) % players : 0,
    seat,
    passes: dead === 0 ? players - 1 : 0,
    lastPull: dead === 0 ? null : (seat + players - 1) % players,
    centre: [1, 2, 3, 4, 5, 6].map((value) => centre.filter((die) => die === value).length),
    dead,
    cellars,
  };
}

export const turn = (given: Turn): Match => unwrap(matchFromPosition(anyGame, turnPosition(given)));

/** The legal moves of one type, as JSON. */
export function movesOf(match: Match, type: string): Record<string, unknown>[] {
  return legalMoves(match).flatMap((move) => (move.type === type ? [{ ...move }] : []));
}

/** The dice lists that buy an item now. */
export const pricesOf = (match: Match, item: Item): string[] =>
  movesOf(match, 'purchase')
    .filter((move) => move.item === item)
    .map((move) => (move.dice as number[]).join('-'));

export const someOfEach = (count: number): Record<Item, number> =>
  Object.fromEntries(items.map((item) => [item, count])) as Record<Item, number>;

/** All pass, rolling no more than they must, until the season is over. */
export function passSeason(match: Match): Match {
  const { players, year, season } = positionOf(match);
  for (let i = 0; i < 3 * players; i++) {
    const now = positionOf(match);
    if (now.phase === 'over' || now.year !== year || now.season !== season) break;
    if (now.phase === 'roll') play(match, at(legalMoves(match), 0));
    else if (now.phase === 'dice') play(match, { type: 'dice', dice: Array.from({ length: now.rolling }, () => 1) });
    else play(match, { type: 'pass' });
  }
  return match;
}
