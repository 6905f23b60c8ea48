import * as z from 'zod';
import { optionsToday, outdatedSentence } from './edition.ts';
import { type Refusal, refuse, schemaMessage } from './errors.ts';
import { type AnyGame, type Entry, OVER, SPECTATOR, type Standing, type Viewer } from './game.ts';
import { sameJson } from './json.ts';
import { type Match, matchFromPosition, newMatch, playEntry, visibleLog, winners } from './match.ts';
import { isEntry } from './notation.ts';
import { openObject } from './openObject.ts';
import { writtenOptions } from './options.ts';
import { ok, type Result } from './result.ts';

export const RECORD_FORMAT = 1;

const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string(),
  rules: z.int(),
  players: z.int(),
  options: openObject,
  /** Who sat where. */
  seats: z.array(z.strictObject({ name: z.string().max(60), kind: z.string().max(60) })).optional(),
  /** The position a match began in that did not begin at the start. */
  start: z.unknown().optional(),
  /** True where entries were secret when the record was taken: it shows what happened, but cannot be replayed. */
  hidden: z.literal(true).optional(),
  log: z.array(z.custom<Entry>(isEntry, 'An entry is an object with a "type".')),
  /** Where the match is another one played on differently: which one, and how many of its entries they share. */
  fork: z.strictObject({ of: z.string().max(100), entries: z.int().min(0) }).optional(),
  /** How the dice were made, and what is needed to check them; none where they were real or simulated. */
  seal: z.unknown().optional(),
  result: z
    .strictObject({
      standings: z.array(
        z.strictObject({
          seat: z.union([z.int(), z.string()]),
          total: z.int().nullable(),
          breakdown: z.record(z.string(), z.int()).nullable(),
          rank: z.int().nullable(),
        }),
      ),
      winners: z.array(z.int()),
    })
    .nullable(),
});
export type MatchRecord = z.infer<typeof recordSchema>;
export type Fork = NonNullable<MatchRecord['fork']>;
export type RecordedSeats = MatchRecord['seats'];

export function parseRecord(json: unknown): Result<MatchRecord, Refusal> {
  const parsed = recordSchema.safeParse(json);
  return parsed.success
    ? ok(parsed.data)
    : refuse('bad_record', `The record is malformed: ${schemaMessage(parsed.error)}.`);
}

/** The record as a viewer may have it. What is secret at the time is hidden in it. */
export function recordOf(match: Match, viewer: Viewer = SPECTATOR, seats?: RecordedSeats): MatchRecord {
  const { game } = match;
  const log = visibleLog(match, viewer);
  const isHidden = log.some((entry, i) => !sameJson(entry, match.log[i]));
  return {
    format: RECORD_FORMAT,
    game: game.profile.id,
    rules: game.rulesVersion,
    players: match.players,
    options: writtenOptions(game.options, match.options as object),
    ...(seats === undefined ? {} : { seats }),
    ...(match.start === null ? {} : { start: match.start }),
    ...(isHidden ? { hidden: true as const } : {}),
    log,
    result: resultOf(match),
  };
}

export function resultOf(match: Match): { standings: Standing[]; winners: number[] } | null {
  if (match.game.actor(match.state) !== OVER) return null;
  return { standings: match.game.score(match.state, SPECTATOR), winners: winners(match) };
}

/** A record, and its match as far as it replays. */
export interface Lookback {
  readonly record: MatchRecord;
  readonly match: Match;
  /** Why the match ends before the record does, or ends differently: the rules have changed since. Null where it is the same match. */
  readonly halt: string | null;
}

/** Plays a record again, entry by entry, and compares its result. */
export function replayRecord(json: unknown, gameById: (id: string) => AnyGame | undefined): Result<Match, Refusal> {
  const looked = lookBack(json, gameById);
  if (!looked.ok) return looked;
  const { match, halt } = looked.value;
  return halt === null ? ok(match) : refuse('bad_record', halt);
}

/** The same, but a record of older rules is replayed as far as today's allow. */
export function lookBack(json: unknown, gameById: (id: string) => AnyGame | undefined): Result<Lookback, Refusal> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (record.hidden)
    return refuse(
      'hidden_record',
      'The record was taken during the match and hides secrets: take it again after the end.',
    );
  const game = gameById(record.game);
  if (game === undefined) return refuse('unknown_game', `There is no game "${record.game}".`);
  const begun = begin(game, record);
  if (!begun.ok) return begun;
  const match = begun.value;
  const flaw = playAll(match, record);
  if (flaw === null) return ok({ record, match, halt: null });
  if (record.rules === game.rulesVersion) return refuse('bad_record', flaw);
  return ok({ record, match, halt: `${outdatedSentence(record.rules, game)} ${flaw}` });
}

/** Plays the log of a record; the first thing that does not fit, or null. */
function playAll(match: Match, record: MatchRecord): string | null {
  for (const [i, entry] of record.log.entries()) {
    const played = playEntry(match, entry);
    if (played.ok) continue;
    const rule = played.error.rule === undefined ? '' : ` (${played.error.rule})`;
    return `Entry ${i + 1} of the record cannot be played: ${played.error.message}${rule}`;
  }
  const isSame = record.result === null || sameJson(record.result, resultOf(match));
  return isSame ? null : 'The record replays to another result than it states.';
}

function begin(game: AnyGame, record: MatchRecord): Result<Match, Refusal> {
  const options = optionsToday(game, record.rules, record.players, record.options);
  if (options === null) return refuse('bad_record', outdatedSentence(record.rules, game));
  if (record.start === undefined) return newMatch(game, record.players, options);
  const loaded = matchFromPosition(game, record.start);
  if (!loaded.ok) return loaded;
  const told = writtenOptions(game.options, loaded.value.options as object);
  const isSame =
    loaded.value.players === record.players && sameJson(told, writtenOptions(game.options, record.options));
  return isSame
    ? loaded
    : refuse('bad_record', 'Players or options of the record are not those of its start position.');
}
