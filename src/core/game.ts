import type { PositionError, RuleError } from './errors.ts';
import type { Knowledge } from './knowledge.ts';
import type { OptionSpecs } from './options.ts';
import type { Random } from './random.ts';
import type { Result } from './result.ts';
import type { Words } from './words.ts';

/** A decision or a chance pick, packed into a small non-negative integer whose meaning only the game knows. */
export type Action = number;
export type Seat = number;
/** A seat, or one of the two below. */
export type Actor = number;

export const CHANCE = -1;
export const OVER = -2;

/** An actor as JSON says it. */
export type ActorName = Seat | 'chance' | 'over';

export const actorName = (actor: Actor): ActorName => (actor === CHANCE ? 'chance' : actor === OVER ? 'over' : actor);

/** The viewer who holds no seat. */
export const SPECTATOR = -1;
export type Viewer = number;

/** What is known of a game without loading it: for lists and menus. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** 1 light … 3 needs thought. */
  readonly weight: 1 | 2 | 3;
  readonly designer: string;
  readonly publisher: string;
}

/** A move or a chance entry in the notation of its game: JSON whose `type` says which kind it is. */
export interface Entry {
  readonly type: string;
}

/** A seat, or the name of a side that nobody plays (the Happy Farmer). */
export type Side = Seat | string;

/** Something that came of an entry and that everybody may know: a round that begins, a market that rises. Its `type` says which kind it is. */
export interface Note extends Entry {
  /** It begins a part of the game: what follows is told below it. */
  readonly isHeading?: true;
}

/** One line of the log: who acted, what they did, and what came of it. */
export interface LogLine {
  readonly by: ActorName;
  readonly entry: Entry;
  /** Of a chance entry: whose dice or cards they are, where they are not everybody's. */
  readonly whose?: Side;
  /** The points that sides gained or lost by it, as far as everybody knows them. */
  readonly gains?: readonly { readonly side: Side; readonly points: number }[];
  readonly notes?: readonly Note[];
}

/**
 * The result of one side. `total`, `breakdown` and `rank` are null while they are secret.
 * A side that nobody plays (the Happy Farmer) has a name instead of a seat number.
 */
export interface Standing {
  readonly seat: Side;
  readonly total: number | null;
  readonly breakdown: Readonly<Record<string, number>> | null;
  readonly rank: number | null;
}

/** How a game ended. A game may tell more beside the two. */
export interface Finish<Cause extends string = string, Tie extends string = string> {
  /** What brought the end about. */
  readonly cause: Cause;
  /** What decided among the best, where they were level on points; null where they were not. */
  readonly tie: Tie | null;
}

/** What every view has, whatever else the game shows. */
export interface GameView {
  readonly actor: ActorName;
  /** `score` for the same viewer. */
  readonly standings: readonly Standing[];
  /** Null until the game is over. */
  readonly finish: Finish | null;
}

/** Every `cause` and every `tie` that a view's `finish` can have. */
export interface Endings<V extends GameView> {
  readonly causes: readonly NonNullable<V['finish']>['cause'][];
  readonly ties: readonly NonNullable<NonNullable<V['finish']>['tie']>[];
}

/**
 * A game: state S, decisions M and chance entries C in JSON notation, views V, options O.
 *
 * Hot path, allocates nothing: `copy`, `actor`, `legal`, `outcomes`, `apply`, `tally`. The rest is the edge, where plain JSON is spoken.
 * Chance is explicit: at `CHANCE` the caller supplies a pick among `outcomes`. A series of picks that players see as one event
 * (a roll, a deal) is one chance entry of the notation: `picksDue` tells its length where it begins.
 *
 * "Where an entry begins" is a state at a decision, or at chance with no pick of a series made yet.
 */
export interface Game<S, M extends Entry, C extends Entry, V extends GameView, O, N extends Note = Note> {
  readonly profile: Profile;
  /** Changes when a record of before would replay differently. It belongs to a table and a record from the first entry on. */
  readonly rulesVersion: number;
  /**
   * How the options of an older version read today, so that a match begun then plays on as it began: what was added since is set to what held
   * before. Null where the rules have changed too much for that. Left out where they never changed.
   */
  olderOptions?(
    rules: number,
    players: number,
    options: Readonly<Record<string, unknown>>,
  ): Readonly<Record<string, unknown>> | null;
  readonly options: OptionSpecs;
  readonly endings: Endings<V>;
  /** What `legal` may write at most. */
  readonly maxLegal: number;
  /** What is said about it, in English. Other languages lie beside it (`words/xx.ts`) and are loaded where a person reads them. */
  readonly words: { readonly en: Words<M, C, V, N> };
  /** What bots know about this game besides its rules; without it they still play, by playouts alone. */
  readonly knowledge?: Knowledge<S>;
  /** Nothing is ever hidden: `view`, `score` and `hide` give every viewer the same, so once is enough for all. */
  readonly isOpen?: true;

  /** A new game, before its first pick or decision; never rolls. Players and options have been checked. */
  create(players: number, options: O): S;
  /** Makes `into` equal to `from`. Both were created with the same players and options, and share nothing that changes. */
  copy(from: S, into: S): void;
  /** Who acts next: a seat, `CHANCE`, or `OVER`. Once over, always over. */
  actor(s: S): Actor;
  /** At a decision: writes the legal actions, each once, and returns how many. There is always one. */
  legal(s: S, out: Int32Array): number;
  /** At chance: how many equally likely outcomes, 0 … n−1, the next pick has. There is always one. */
  outcomes(s: S): number;
  /** Plays, in place, an action that `legal` lists, or at chance a pick below `outcomes`. Anything else is the caller's mistake: it is not checked. */
  apply(s: S, a: Action): void;
  /** Writes each side's points so far and its rank (1 is best, equal ranks are shared), nothing hidden; returns how many sides. Seats come first. */
  tally(s: S, totals: Int32Array, ranks: Int32Array): number;

  /** The number of seats it was created with. */
  players(s: S): number;
  /** The options it was created with, in full. */
  optionsOf(s: S): O;
  /** `tally` by the rulebook's own categories: exact at the end, running before, without what the viewer may not know. */
  score(s: S, viewer: Viewer): Standing[];
  /** The notation of a legal action. Different actions have different notations. */
  decode(s: S, a: Action): M;
  /** The action of a move in notation. The only trust boundary for moves: takes exactly what `legal` lists, and says which rule forbids the rest. */
  encode(s: S, json: unknown): Result<Action, RuleError>;
  /** Where a chance entry begins: how many picks it takes. */
  picksDue(s: S): number;
  /** At chance: what an outcome of the next pick is called, as the entry will have it: the seat, face or card. No two outcomes of a pick share a name. */
  outcomeName(s: S, pick: number): string | number;
  /** The notation of the chance entry that begins at `s` and consists of these picks. Who begins is always a `Start` (core/start.ts). */
  decodeChance(s: S, picks: readonly number[]): C;
  /** The picks of a chance entry in notation; refuses one that cannot happen now. */
  encodeChance(s: S, json: unknown): Result<number[], RuleError>;
  /** The state as a viewer may see it. With `score` and `hide` the only redaction points. */
  view(s: S, viewer: Viewer): V;
  /** An entry about to happen at `s`, as a viewer may see it. */
  hide(s: S, entry: M | C, viewer: Viewer): M | C;
  /** At chance: whose dice or cards are due; null where they are everybody's. Left out where they always are. */
  whoseChance?(s: S): Side | null;
  /** What came of an entry that led from one state to the other, besides itself and the points: for the log, and open to everybody. */
  notes?(before: S, entry: M | C, after: S): N[];
  /** Replaces what the viewer cannot know by a fair sample, so that bots cannot peek. Only where an entry begins. */
  determinize(s: S, viewer: Viewer, random: Random): void;
  /**
   * What the seat alone knows, as a number: equal in states whose difference is hidden from the seat, and different (as far as 32 bits can tell)
   * where the seat sees something else that others do not see. On the hot path. Left out where nothing is known to one seat alone.
   */
  secretOf?(s: S, seat: Seat): number;
  /** The full state as documented JSON, secrets included. Only where an entry begins, or at the end. */
  position(s: S): unknown;
  /** The state of a position. Takes exactly what `position` writes of states that a game can reach by its invariants (`flaw`). */
  fromPosition(json: unknown): Result<S, PositionError>;
  /**
   * The invariants: the first one that the state breaks, in a sentence with its rule, or null for a sound state. Holds in the middle of a chance
   * entry too. Never called in play: tests ask after every step, and `fromPosition` before it accepts a position.
   */
  flaw(s: S): string | null;
}

/** A game whose types do not matter here: what is outside a game's folder handles states and moves without looking inside. */
export type AnyGame = Game<unknown, Entry, Entry, GameView, unknown>;
