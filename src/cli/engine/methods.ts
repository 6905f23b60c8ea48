import * as z from 'zod';
import { botNames, defaultMillis, isBotName } from '../../bots/levels.ts';
import { suggest } from '../../bots/suggest.ts';
import { assert } from '../../core/assert.ts';
import type { ErrorCode, Refusal } from '../../core/errors.ts';
import { type AnyGame, SPECTATOR } from '../../core/game.ts';
import {
  legalMoves,
  type Match,
  matchFromPosition,
  newMatch,
  playChance,
  playMove,
  rollChance,
  winners,
} from '../../core/match.ts';
import { FastRandom, type Random } from '../../core/random.ts';
import { recordOf, replayRecord } from '../../core/record.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { actorName } from '../../table/view.ts';

/** A match that the engine holds, with the dice that `roll` samples from. */
interface HeldMatch {
  readonly match: Match;
  readonly random: Random;
}

export interface EngineWorld {
  readonly games: ReadonlyMap<string, AnyGame>;
  /** A fresh seed for a match that is given none. */
  readonly freshSeed: () => string;
}

export interface EngineState extends EngineWorld {
  readonly held: Map<string, HeldMatch>;
  opened: number;
}

type Answer = Result<object, Refusal> | Promise<Result<object, Refusal>>;

interface Method {
  readonly params: z.ZodType;
  readonly run: (engine: EngineState, params: unknown) => Answer;
}

/** Ties the type of the checked params to the function that takes them. */
function method<P>(params: z.ZodType<P>, run: (engine: EngineState, params: P) => Answer): Method {
  return { params, run: (engine, checked) => run(engine, checked as P) };
}

const refuse = (code: ErrorCode, message: string): Result<never, Refusal> => fail({ code, message });

/** An engine answers one line after the other: nobody waits longer than this. */
const MAX_MILLIS = 60_000;

const matchParams = z.strictObject({ match: z.string() });

/** The methods of docs/ENGINE.md. */
export const methods: Readonly<Record<string, Method>> = {
  games: method(z.strictObject({}), (engine) => ok({ games: [...engine.games.values()].map(describeGame) })),

  new: method(
    z.strictObject({
      game: z.string(),
      players: z.unknown(),
      options: z.unknown().optional(),
      seed: z.union([z.int(), z.string()]).optional(),
    }),
    (engine, { game: id, players, options, seed }) =>
      withGame(engine, id, (game) => hold(engine, newMatch(game, players, options), seed)),
  ),

  state: method(matchParams, (engine, { match }) => withMatch(engine, match, (held) => ok(stateOf(held.match)))),

  play: method(z.strictObject({ match: z.string(), move: z.unknown() }), (engine, { match, move }) =>
    withMatch(engine, match, (held) => {
      const played = playMove(held.match, move);
      return played.ok ? ok(stateOf(held.match)) : played;
    }),
  ),

  roll: method(z.strictObject({ match: z.string(), entry: z.unknown().optional() }), (engine, { match, entry }) =>
    withMatch(engine, match, (held) => roll(held, entry)),
  ),

  view: method(z.strictObject({ match: z.string(), seat: z.int().nullable() }), (engine, { match, seat }) =>
    withMatch(engine, match, ({ match: { game, state, players } }) => {
      if (seat !== null && (seat < 0 || seat >= players)) return refuse('unknown_seat', `There is no seat ${seat}.`);
      const view = game.view(state, seat ?? SPECTATOR);
      assert(typeof view === 'object' && view !== null, 'a view is an object');
      return ok(view);
    }),
  ),

  position: method(matchParams, (engine, { match }) =>
    withMatch(engine, match, ({ match: { game, state } }) => ok({ position: game.position(state) })),
  ),

  load: method(z.strictObject({ game: z.string(), position: z.unknown() }), (engine, { game: id, position }) =>
    withGame(engine, id, (game) => hold(engine, matchFromPosition(game, position))),
  ),

  result: method(matchParams, (engine, { match }) =>
    withMatch(engine, match, ({ match: held }) =>
      ok({
        over: actorName(held.game.actor(held.state)) === 'over',
        standings: held.game.score(held.state, SPECTATOR),
        winners: winners(held),
      }),
    ),
  ),

  record: method(matchParams, (engine, { match }) =>
    withMatch(engine, match, (held) => ok({ record: recordOf(held.match) })),
  ),

  replay: method(z.strictObject({ record: z.unknown() }), (engine, { record }) =>
    hold(
      engine,
      replayRecord(record, (id) => engine.games.get(id)),
    ),
  ),

  suggest: method(
    z.strictObject({ match: z.string(), bot: z.string(), millis: z.int().min(1).max(MAX_MILLIS).optional() }),
    (engine, { match, bot, millis }) => withMatch(engine, match, (held) => suggestMove(held, bot, millis)),
  ),

  close: method(matchParams, (engine, { match }) =>
    withMatch(engine, match, () => {
      engine.held.delete(match);
      return ok({});
    }),
  ),
};

function withGame(engine: EngineState, id: string, run: (game: AnyGame) => Answer): Answer {
  const game = engine.games.get(id);
  if (game === undefined)
    return refuse('unknown_game', `There is no game "${id}". There are: ${[...engine.games.keys()].join(', ')}.`);
  return run(game);
}

function withMatch(engine: EngineState, id: string, run: (held: HeldMatch) => Answer): Answer {
  const held = engine.held.get(id);
  return held === undefined ? refuse('unknown_match', `There is no open match "${id}".`) : run(held);
}

function hold(engine: EngineState, match: Result<Match, Refusal>, seed?: number | string): Result<object, Refusal> {
  if (!match.ok) return match;
  const id = `m${++engine.opened}`;
  engine.held.set(id, { match: match.value, random: new FastRandom(seed ?? engine.freshSeed()) });
  return ok({ match: id, ...stateOf(match.value) });
}

function stateOf(match: Match): object {
  const actor = actorName(match.game.actor(match.state));
  const legal = typeof actor === 'number' ? { legal: legalMoves(match) } : {};
  return { actor, ...legal, log: match.log.length };
}

/** A given entry comes back as given; a sampled one as a spectator may see it: what it dealt in secret is in the views. */
function roll({ match, random }: HeldMatch, given: unknown): Result<object, Refusal> {
  const { game, state, players, options } = match;
  const before = game.create(players, options);
  game.copy(state, before);
  const played = given === undefined ? rollChance(match, random) : playChance(match, given);
  if (!played.ok) return played;
  const entry = given === undefined ? game.hide(before, played.value, SPECTATOR) : played.value;
  return ok({ entry, ...stateOf(match) });
}

function suggestMove(
  { match: { game, state, log } }: HeldMatch,
  bot: string,
  millis?: number,
): Result<object, Refusal> {
  const actor = game.actor(state);
  if (actor < 0) return refuse('not_a_decision', 'There is no decision to make now.');
  if (!isBotName(bot)) return refuse('unknown_bot', `There is no bot "${bot}". There are: ${botNames.join(', ')}.`);
  const budget = { millis: millis ?? defaultMillis[bot], now: () => performance.now() };
  // A source of its own: thinking must not change the dice that the seed gives.
  const random = new FastRandom(`${bot}/${log.length}`);
  return ok(suggest(game, state, actor, bot, { budget, random }));
}

function describeGame({ card, options }: AnyGame): object {
  return {
    id: card.id,
    name: card.name,
    players: card.players,
    options: Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [
        name,
        spec.kind === 'document' ? { ...spec, schema: z.toJSONSchema(spec.schema, { unrepresentable: 'any' }) } : spec,
      ]),
    ),
  };
}
