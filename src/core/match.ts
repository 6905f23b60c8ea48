import { assert, at } from './assert.ts';
import { type Refusal, refuse } from './errors.ts';
import { type Action, type AnyGame, CHANCE, type Entry, OVER, type Viewer } from './game.ts';
import { sharedList } from './notation.ts';
import { parseOptions } from './options.ts';
import type { Random } from './random.ts';
import { fail, ok, type Result } from './result.ts';
import { tell } from './words.ts';

/** One game being played: its state and the entries that led there from the start. */
export interface Match {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: unknown;
  /** Where the match began, if not at the beginning of a game. */
  readonly start: unknown;
  state: unknown;
  readonly log: Entry[];
}

export function newMatch(game: AnyGame, players: unknown, options?: unknown): Result<Match, Refusal> {
  const { min, max } = game.profile.players;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < min || players > max)
    return refuse(
      'bad_players',
      `${game.profile.name} is for ${min} to ${max} players, not ${JSON.stringify(players)}.`,
    );
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) return parsed;
  const state = game.create(players, parsed.value);
  return ok({ game, players, options: parsed.value, start: null, state, log: [] });
}

export function matchFromPosition(game: AnyGame, position: unknown): Result<Match, Refusal> {
  const loaded = game.fromPosition(position);
  if (!loaded.ok) return loaded;
  const state = loaded.value;
  return ok({
    game,
    players: game.players(state),
    options: game.optionsOf(state),
    start: game.position(state),
    state,
    log: [],
  });
}

/** The legal moves of a decision, in notation. */
export function legalMoves(match: Match): Entry[] {
  const { game, state } = match;
  if (game.actor(state) < 0) return [];
  const actions = sharedList(game.maxLegal);
  const count = game.legal(state, actions);
  const moves: Entry[] = [];
  for (let i = 0; i < count; i++) moves.push(game.decode(state, actions[i] as Action));
  return moves;
}

/** Plays a move of the seat to act; refuses it with the rule that forbids it, and then nothing has changed. */
export function playMove(match: Match, move: unknown): Result<Entry, Refusal> {
  const { game, state } = match;
  const actor = game.actor(state);
  if (actor === OVER) return refuse('not_a_decision', 'The game is over.');
  if (actor === CHANCE) return refuse('not_a_decision', 'Dice or cards come first: chance is next.');
  const encoded = game.encode(state, move);
  if (!encoded.ok) return fail(tell(game, encoded.error));
  return ok(playAction(match, encoded.value));
}

/** Plays an action of the legal list. */
export function playAction(match: Match, action: Action): Entry {
  const { game, state } = match;
  const entry = game.decode(state, action);
  game.apply(state, action);
  match.log.push(entry);
  return entry;
}

/** Plays the chance entry that is given. */
export function playChance(match: Match, json: unknown): Result<Entry, Refusal> {
  const { game, state } = match;
  if (game.actor(state) !== CHANCE) return refuse('not_chance', 'Nothing is left to chance now.');
  const picks = game.encodeChance(state, json);
  if (!picks.ok) return fail(tell(game, picks.error));
  return ok(applyPicks(match, picks.value));
}

/** Plays a chance entry with picks of the source. */
export function rollChance(match: Match, random: Random): Result<Entry, Refusal> {
  const { game, state } = match;
  if (game.actor(state) !== CHANCE) return refuse('not_chance', 'Nothing is left to chance now.');
  return ok(applyPicks(match, drawPicks(match, random)));
}

/** The picks of the chance entry that is due, by the source; nothing is played yet. */
export function drawPicks(match: Match, random: Random): number[] {
  const { game, state } = match;
  const scratch = copyState(match);
  const picks: number[] = [];
  for (let left = game.picksDue(state); left > 0; left--) {
    const pick = random.below(game.outcomes(scratch));
    picks.push(pick);
    game.apply(scratch, pick);
  }
  return picks;
}

function applyPicks(match: Match, picks: readonly number[]): Entry {
  const { game, state } = match;
  assert(picks.length === game.picksDue(state), 'a chance entry has as many picks as are due');
  const entry = game.decodeChance(state, picks);
  for (const pick of picks) {
    assert(pick >= 0 && pick < game.outcomes(state), 'a pick is one of the outcomes');
    game.apply(state, pick);
  }
  match.log.push(entry);
  return entry;
}

/** Plays a logged entry, whichever kind is due. */
export function playEntry(match: Match, json: unknown): Result<Entry, Refusal> {
  return match.game.actor(match.state) === CHANCE ? playChance(match, json) : playMove(match, json);
}

export function copyState(match: Match): unknown {
  const copy = match.game.create(match.players, match.options);
  match.game.copy(match.state, copy);
  return copy;
}

/** The state the match began in, as a match without entries. */
export function beginning(match: Match): Match {
  const { game, players, options, start } = match;
  if (start === null) return { game, players, options, start, state: game.create(players, options), log: [] };
  const loaded = game.fromPosition(start);
  assert(loaded.ok, 'a position once taken can be loaded');
  return { game, players, options, start, state: loaded.value, log: [] };
}

/** The match as it was after its first entries. */
export function rewind(match: Match, entries: number): Match {
  const earlier = beginning(match);
  for (let i = 0; i < entries; i++) {
    const played = playEntry(earlier, at(match.log, i));
    assert(played.ok, 'a logged entry plays again');
  }
  return earlier;
}

/** The log as a viewer may see it: everything once the game is over, before that what was open when it happened. */
export function visibleLog(match: Match, viewer: Viewer): Entry[] {
  if (match.game.actor(match.state) === OVER) return [...match.log];
  const replayed = beginning(match);
  return match.log.map((entry) => {
    const shown = match.game.hide(replayed.state, entry, viewer);
    const played = playEntry(replayed, entry);
    assert(played.ok, 'a logged entry plays again');
    return shown;
  });
}

/** The seats that won; empty while the game goes on, or where a side nobody plays won. */
export function winners(match: Match): number[] {
  if (match.game.actor(match.state) !== OVER) return [];
  return match.game
    .score(match.state, 0)
    .filter((standing) => standing.rank === 1 && typeof standing.seat === 'number')
    .map((standing) => standing.seat as number);
}
