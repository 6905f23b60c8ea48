import { at } from '../core/assert.ts';
import type { ErrorCode, Refusal } from '../core/errors.ts';
import {
  type Action,
  type Actor,
  type AnyGame,
  CHANCE,
  type Entry,
  OVER,
  type Seat,
  type Viewer,
} from '../core/game.ts';
import { sameJson } from '../core/json.ts';
import { copyState, type Match, newMatch, playChance, playMove, rewind, rollChance } from '../core/match.ts';
import { FastRandom, type Random } from '../core/random.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { sideName } from '../core/words.ts';

/** Who decides for a seat: a person, or a bot of a level. */
export type SeatKind = 'person' | (string & {});

export interface SeatHolder {
  readonly name: string;
  readonly kind: SeatKind;
}

/** One entry of the log: who acted, and what each viewer was shown when it happened (index viewer + 1). */
export interface LoggedEntry {
  readonly by: Actor;
  readonly shown: readonly Entry[];
}

/** The authority over one match: who sits where, whose turn it is, what each may see. It does no I/O. */
export interface Table {
  match: Match;
  readonly seats: readonly SeatHolder[];
  readonly entries: LoggedEntry[];
  /** The state before the last entry, where it is at hand: a shortcut for the question whether it can be taken back. */
  before: unknown;
}

const refuse = (code: ErrorCode, message: string): Result<never, Refusal> => fail({ code, message });

export function openTable(game: AnyGame, seats: readonly SeatHolder[], options?: unknown): Result<Table, Refusal> {
  const match = newMatch(game, seats.length, options);
  return match.ok ? ok({ match: match.value, seats, entries: [], before: null }) : match;
}

/** A table around a match that has been played so far. */
export function tableOf(match: Match, seats: readonly SeatHolder[]): Table {
  const table: Table = { match: rewind(match, 0), seats, entries: [], before: null };
  for (const entry of match.log)
    noteEntry(table, () => (actorOf(table) === CHANCE ? playChance(table.match, entry) : playMove(table.match, entry)));
  return table;
}

export const actorOf = (table: Table): Actor => table.match.game.actor(table.match.state);

/** A move by the holder of a seat. */
export function act(table: Table, seat: Seat, move: unknown): Result<Entry, Refusal> {
  const actor = actorOf(table);
  if (actor >= 0 && actor !== seat) return refuse('not_your_turn', `It is ${nameOf(table, actor)}'s turn.`);
  return noteEntry(table, () => playMove(table.match, move));
}

/** The next chance entry, by picks of the source. */
export function roll(table: Table, random: Random): Result<Entry, Refusal> {
  return noteEntry(table, () => rollChance(table.match, random));
}

/** The next chance entry as real dice or a record tell it. */
export function rollAs(table: Table, entry: unknown): Result<Entry, Refusal> {
  return noteEntry(table, () => playChance(table.match, entry));
}

/** The next entry of whoever is to act, its action or its picks judged already. */
export function playJudged(table: Table, entry: Entry, packed: readonly Action[]): void {
  noteEntry(table, () => {
    const { game, state, log } = table.match;
    for (const action of packed) game.apply(state, action);
    log.push(entry);
    return ok(entry);
  });
}

function noteEntry(table: Table, play: () => Result<Entry, Refusal>): Result<Entry, Refusal> {
  const { game, state, players, log } = table.match;
  const by = game.actor(state);
  if (game.isOpen) {
    const played = play();
    if (played.ok) table.entries.push({ by, shown: Array(players + 1).fill(at(log, log.length - 1)) });
    return played;
  }
  // What a viewer may see of an entry is judged by the state before it.
  const before = game.create(players, table.match.options);
  game.copy(state, before);
  const played = play();
  if (!played.ok) return played;
  const entry = at(log, log.length - 1);
  const shown = Array.from({ length: players + 1 }, (_, i) => game.hide(before, entry, i - 1));
  table.entries.push({ by, shown });
  table.before = before;
  return played;
}

export const nameOf = (table: Table, seat: Seat | string): string =>
  typeof seat === 'string' ? sideName(seat) : at(table.seats, seat).name;

/** How many entries an undo by this seat takes back; 0 where it has nothing to take back freely. */
export function freeUndo(table: Table, seat: Seat): number {
  const last = table.entries.at(-1);
  if (last === undefined || last.by !== seat || actorOf(table) === OVER) return 0;
  return !table.match.game.isOpen && hasRevealed(table, seat) ? 0 : 1;
}

const SAMPLE_WORLDS = 8;

/** Whether the last move, made by this seat, showed it something it could not know: in another possible world it would have seen something else. */
function hasRevealed(table: Table, seat: Seat): boolean {
  const { game, state, log } = table.match;
  const seen = game.view(state, seat);
  const random = new FastRandom(log.length);
  const before =
    table.before === null ? rewind(table.match, log.length - 1) : { ...table.match, state: table.before, log: [] };
  const move = at(log, log.length - 1);
  for (let i = 0; i < SAMPLE_WORLDS; i++) {
    const world: Match = { ...before, state: copyState(before), log: [] };
    game.determinize(world.state, seat, random);
    if (!playMove(world, move).ok || !sameJson(game.view(world.state, seat), seen)) return true;
  }
  return false;
}

/**
 * Takes back the seat's last move if nothing came after it: no chance, no reveal, no move of another.
 * Later moves can be taken back with the consent of all people at the table (`undoTo`).
 */
export function undo(table: Table, seat: Seat): Result<number, Refusal> {
  if (!table.entries.some((entry) => entry.by === seat)) return refuse('nothing_to_undo', 'You have not moved yet.');
  const count = freeUndo(table, seat);
  if (count === 0)
    return refuse('undo_refused', 'Something has happened since your last move: it cannot be taken back freely.');
  undoTo(table, table.entries.length - count);
  return ok(count);
}

/** Back to so many entries. Who may do this is for the caller to know. */
export function undoTo(table: Table, entries: number): void {
  table.match = rewind(table.match, entries);
  table.entries.length = entries;
  table.before = null;
}

/** The number of entries before the last move of this seat, for an undo by consent; −1 where there is none. */
export function lastMoveOf(table: Table, seat: Seat): number {
  return table.entries.findLastIndex((entry) => entry.by === seat);
}

/**
 * How many entries the people at one device can take back: what is free for whoever moved last and, for a single person among bots,
 * everything since their last move, for nobody else is there to object.
 */
export function localUndo(table: Table): number {
  const isPerson = (seat: Actor): boolean => seat >= 0 && at(table.seats, seat).kind === 'person';
  const last = table.entries.findLastIndex(({ by }) => isPerson(by));
  if (last < 0 || actorOf(table) === OVER) return 0;
  const isAlone = table.seats.filter(({ kind }) => kind === 'person').length === 1;
  return isAlone ? table.entries.length - last : freeUndo(table, at(table.entries, last).by);
}

export function shownTo(table: Table, viewer: Viewer): Entry[] {
  if (actorOf(table) === OVER) return [...table.match.log];
  return table.entries.map((entry) => at(entry.shown, viewer + 1));
}
