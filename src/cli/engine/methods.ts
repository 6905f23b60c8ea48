import * as z from 'zod';
import { botNames, defaultMillis, isBotName } from '../../bots/levels.ts';
import { suggest } from '../../bots/suggest.ts';
import { assert } from '../../core/assert.ts';
import { type Refusal, refuse } from '../../core/errors.ts';
import { type AnyGame, actorName, SPECTATOR } from '../../core/game.ts';
import {
  beginning,
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
import { observation, playChoice, rollOn, type Sight, sights, trainingState } from './training.ts';

/** A match that the engine holds, with the dice that `roll` samples from. */
interface HeldMatch {
  match: Match;
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

/** An engine answers one line after the other: nobody waits longer than this. */
const MAX_MILLIS = 60_000;

/** Matches opened or stepped by one message. */
const MAX_BATCH = 4096;

const seedSchema = z.union([z.int(), z.string()]);
const matchParams = z.strictObject({ match: z.string() });

/** The methods of docs/ENGINE.md. */
export const methods: Readonly<Record<string, Method>> = {
  games: method(z.strictObject({}), (engine) => ok({ games: [...engine.games.values()].map(describeGame) })),

  new: method(
    z.strictObject({
      game: z.string(),
      players: z.unknown(),
      options: z.unknown().optional(),
      seed: seedSchema.optional(),
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

  spaces: method(z.strictObject({ game: z.string() }), (engine, { game: id }) =>
    withGame(engine, id, (game) => ok({ observation: game.knowledge?.features ?? 0, maxMoves: game.maxLegal })),
  ),

  observe: method(z.strictObject({ match: z.string(), seat: z.int() }), (engine, { match, seat }) =>
    withMatch(engine, match, ({ match: held }) =>
      seat < 0 || seat >= held.players
        ? refuse('unknown_seat', `There is no seat ${seat}.`)
        : ok({ observation: observation(held, seat) }),
    ),
  ),

  open: method(
    z.strictObject({
      game: z.string(),
      players: z.unknown(),
      options: z.unknown().optional(),
      seed: seedSchema.optional(),
      count: z.int().min(1).max(MAX_BATCH),
      sight: z.enum(sights).optional(),
    }),
    (engine, params) => withGame(engine, params.game, (game) => openMany(engine, game, params)),
  ),

  step: method(
    z.strictObject({
      steps: z
        .array(
          z.union([
            z.strictObject({ match: z.string(), choice: z.int().min(0) }),
            z.strictObject({ match: z.string(), restart: z.literal(true) }),
          ]),
        )
        .min(1)
        .max(MAX_BATCH),
      sight: z.enum(sights).optional(),
    }),
    (engine, { steps, sight = 'none' }) => ok({ states: steps.map((item) => stepOne(engine, item, sight)) }),
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
  return held === undefined ? fail(unknownMatch(id)) : run(held);
}

const unknownMatch = (id: string): Refusal => ({ code: 'unknown_match', message: `There is no open match "${id}".` });

function hold(engine: EngineState, match: Result<Match, Refusal>, seed?: number | string): Result<object, Refusal> {
  if (!match.ok) return match;
  const { id } = keep(engine, match.value, seed ?? engine.freshSeed());
  return ok({ match: id, ...stateOf(match.value) });
}

function keep(engine: EngineState, match: Match, seed: number | string): { id: string; random: Random } {
  const id = `m${++engine.opened}`;
  const random = new FastRandom(seed);
  engine.held.set(id, { match, random });
  return { id, random };
}

interface OpenParams {
  readonly players?: unknown;
  readonly options?: unknown;
  readonly seed?: number | string | undefined;
  readonly count: number;
  readonly sight?: Sight | undefined;
}

/** Many matches at once, each with dice of its own, standing at their first decisions. */
function openMany(engine: EngineState, game: AnyGame, params: OpenParams): Result<object, Refusal> {
  const { players, options, seed = engine.freshSeed(), count, sight = 'none' } = params;
  const matches: string[] = [];
  const states: object[] = [];
  for (let i = 0; i < count; i++) {
    const opened = newMatch(game, players, options);
    // All are alike: if one is refused, it is the first.
    if (!opened.ok) return opened;
    const held = keep(engine, opened.value, `${seed}/${i}`);
    rollOn(opened.value, held.random);
    matches.push(held.id);
    states.push(trainingState(opened.value, sight));
  }
  return ok({ matches, states });
}

type Step = { match: string } & ({ choice: number } | { restart: true });

/** One item of a batch: what it refuses spoils no other. */
function stepOne(engine: EngineState, step: Step, sight: Sight): object {
  const held = engine.held.get(step.match);
  if (held === undefined) return { error: unknownMatch(step.match) };
  if ('restart' in step) held.match = beginning(held.match);
  else {
    const played = playChoice(held.match, step.choice);
    if (!played.ok) return { error: played.error };
  }
  rollOn(held.match, held.random);
  return trainingState(held.match, sight);
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

function describeGame({ profile, options }: AnyGame): object {
  return {
    id: profile.id,
    name: profile.name,
    players: profile.players,
    options: Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [
        name,
        spec.kind === 'document' ? { ...spec, schema: z.toJSONSchema(spec.schema, { unrepresentable: 'any' }) } : spec,
      ]),
    ),
  };
}
