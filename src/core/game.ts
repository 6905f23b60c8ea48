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

/**
 * The result of one side. `total`, `breakdown` and `rank` are null while they are secret.
 * A side that nobody plays (the Happy Farmer) has a name instead of a seat number.
 */
export interface Standing {
  readonly seat: Seat | string;
  readonly total: number | null;
  readonly breakdown: Readonly<Record<string, number>> | null;
  readonly rank: number | null;
}

/** What every view has, whatever else the game shows. */
export interface Seen {
  /** `score` for the same viewer. */
  readonly standings: readonly Standing[];
}

/**
 * A game: state S, decisions M and chance entries C in JSON notation, views V, options O.
 *
 * Hot path, allocates nothing: `copy`, `actor`, `legal`, `outcomes`, `apply`, `tally`. The rest is the edge, where plain JSON is spoken.
 * Chance is explicit: at `CHANCE` the caller supplies a pick among `outcomes`. A run of picks that players see as one event
 * (a roll, a deal) is one chance entry of the notation: `run` tells its length where it begins.
 */
export interface Game<S, M, C, V extends Seen, O> {
  readonly profile: Profile;
  /** Changes when a record of before would replay differently. */
  readonly rulesVersion: number;
  readonly options: OptionSpecs;
  /** What `legal` may write at most. */
  readonly maxLegal: number;
  readonly words: Readonly<Record<'en' | 'de', Words<M, C, V>>>;
  /** What bots know about this game besides its rules; without it they still play, by playouts alone. */
  readonly knowledge?: Knowledge<S>;
  /** Nothing is ever hidden: `view`, `score` and `hide` give every viewer the same, so once is enough for all. */
  readonly isOpen?: true;

  /** A new game; never rolls. Players and options have been checked. */
  create(players: number, options: O): S;
  copy(from: S, into: S): void;
  actor(s: S): Actor;
  /** At a decision: writes the legal actions, each once, and returns how many. */
  legal(s: S, out: Int32Array): number;
  /** At chance: how many equally likely outcomes, 0 … n−1, the next pick has. */
  outcomes(s: S): number;
  apply(s: S, a: Action): void;
  /** Writes each side's points so far and its rank (1 is best, equal ranks are shared), nothing hidden; returns how many sides. */
  tally(s: S, totals: Int32Array, ranks: Int32Array): number;

  players(s: S): number;
  optionsOf(s: S): O;
  /** By the rulebook's own categories: exact at the end, running before, without what the viewer may not know. */
  score(s: S, viewer: Viewer): Standing[];
  decode(s: S, a: Action): M;
  /** The only trust boundary for moves: says which rule forbids one. */
  encode(s: S, json: unknown): Result<Action, RuleError>;
  /** Where a chance entry begins: how many picks it takes. */
  picksDue(s: S): number;
  /** The notation of the chance entry that begins at `s` and consists of these picks. */
  decodeChance(s: S, picks: readonly number[]): C;
  encodeChance(s: S, json: unknown): Result<number[], RuleError>;
  /** The only redaction points: the state, and an entry about to happen at `s`, as a viewer may see them. */
  view(s: S, viewer: Viewer): V;
  hide(s: S, entry: M | C, viewer: Viewer): M | C;
  /** Replaces what the viewer cannot know by a fair sample, so that bots cannot peek. Only where a decision or chance entry begins. */
  determinize(s: S, viewer: Viewer, random: Random): void;
  /** The full state as documented JSON. Only where a decision or chance entry begins, or at the end. */
  position(s: S): unknown;
  fromPosition(json: unknown): Result<S, PositionError>;
  /** The first broken invariant in a sentence, or null. */
  flaw(s: S): string | null;
}

/** A game whose types do not matter here: what is outside a game's folder handles states and moves without looking inside. */
export type AnyGame = Game<unknown, unknown, unknown, Seen, unknown>;
