import type * as z from 'zod';
import { at } from './assert.ts';
import { fail, type Result } from './result.ts';

/**
 * Every reason for which Windfall refuses something. `docs/ERRORS.md` is tested against this list.
 * `meaning` is for the reader of the docs; the message of an error is written where it happens.
 */
export const errorList = {
  unknown_game: 'There is no game with this id.',
  bad_players: 'The game is not for this number of players.',
  bad_option: 'An option is unknown, or its value is not one the game takes.',
  malformed_move: 'The move is not in the notation of the game: a field is missing, unknown or of the wrong type.',
  illegal_move: 'The move is well formed, but a rule forbids it now. `rule` is the number of the rule.',
  not_a_decision: 'A move was given where none is asked for: chance is next, or the game is over.',
  not_chance: 'A chance entry was given where chance has nothing to do.',
  malformed_chance: 'The chance entry is not in the notation of the game.',
  wrong_chance: 'The chance entry is well formed, but cannot happen now: another kind or number of picks is due.',
  bad_position: 'The position is malformed, or no game can stand like that.',
  bad_puzzle: 'A puzzle or a set of puzzles is malformed, or is not of the game and the rules of today.',
  bad_record: 'The record is malformed, or it does not replay.',
  hidden_record: 'The record was taken during the match and hides what was secret: it cannot be replayed.',
  nothing_to_undo: 'There is no own move to take back.',
  undo_refused: 'The move cannot be taken back any more: dice, a reveal or another player came after it.',
  unknown_match: 'There is no open match with this id.',
  unknown_seat: 'The match has no seat with this number.',
  unknown_bot: 'There is no bot with this name.',
  bad_setting: 'The setting of a simulation is malformed, or does not belong to the run on disk.',
  not_your_turn: 'It is not the turn of this seat.',
  out_of_date: 'The request was made for a turn that has passed meanwhile: look at the table again.',
  out_of_time: 'The time of the seat for this move is over.',
  unknown_table: 'There is no table with this id or code.',
  broken_table:
    'What is stored of the table can no longer be read: it was damaged, or its rules are not there any more.',
  wrong_stage: 'The table is not at the stage for this: it has not started, has started already, or is over.',
  seat_taken: 'Somebody else sits there, or the seat is kept for somebody.',
  already_seated: 'You hold a seat at this table already.',
  not_seated: 'You hold no seat at this table.',
  not_owner: 'Only the one who opened the table, or keeps the circle, may do this.',
  seats_open: 'The game cannot start while seats are open.',
  only_bots: 'The game cannot start where only bots sit: online, bots play with people.',
  not_welcome: 'The owner of the table has removed you from it, or has blocked you.',
  unknown_person: 'There is nobody of this id among the people you have played with lately, or in the circle.',
  unknown_circle: 'You are in no circle with this id, or were not asked to join it.',
  nobody_there: 'Nobody sits at that seat, or said that line.',
  chat_closed: 'The chat is closed: at this table, on this server, or for you.',
  with_bot: 'A bot plays for this seat now; take it back first, unless you resigned or your time is used up.',
  not_absent: 'The table waits for no other person, or has not waited long enough.',
  wrong_nonce: 'The nonce does not fit the hash that was given for it.',
  nothing_asked: 'Nobody has asked to take back a move.',
  malformed_request:
    'The request is not in the form that the API asks for: a field is missing, unknown or of the wrong type.',
  too_large: 'The request is larger than the server takes.',
  rate_limited: 'Too many requests in a short time: wait a little.',
  too_many: 'There are too many of these already: remove one first.',
  not_signed_in: 'The request needs a person: a guest, an account or an API token.',
  wrong_credentials: 'The name and password, the passkey or the token are not right.',
  sign_in_again: 'Managing an account needs a sign-in that is a few minutes old at most.',
  not_allowed: 'The API token is not for this: its scope is too small.',
  banned: 'You, or your address, are shut out from this server for a while.',
  handle_taken: 'Another account has this sign-in name.',
  foreign_origin: 'The request comes from a page of another site.',
  old_protocol: 'Client and server speak different versions of the protocol: reload the client.',
  unknown_address: 'There is nothing at this address.',
  bad_webhook: 'The address for a webhook or for pushes cannot be used: it must be https and lead to a public address.',
  no_mail: 'This server sends no mail, or its mail server does not take this one.',
  wrong_code: 'The code from the mail is not right, or too old: ask for a new one.',
  unavailable:
    'The server is stopping, has too much to do, or its store does not answer: the request was not carried out, try again with the same key.',
  unsealed: 'The record carries no seal, or the seal is not open yet: its dice cannot be checked.',
  broken_seal: 'The seed does not fit the seal, or a roll is not the one that the seal gives.',
} as const;

export type ErrorCode = keyof typeof errorList;

/** What fills a sentence in: words of the notation and numbers. */
export type Values = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** `rule`, `key` and `values` are there where a rule of the game is the reason: a page says it in its own language by them. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  /** In English. */
  readonly message: string;
  readonly rule?: string;
  /** The sentence in the words of the game (`refusals`), and what fills it in. */
  readonly key?: string;
  readonly values?: Values;
}

/** A failed result with a code and a sentence. */
export const refuse = <Code extends ErrorCode>(code: Code, message: string): Result<never, Refusal<Code>> =>
  fail({ code, message });

/** Sentences by key; those with something to fill in are functions of it. */
export type Sentences = Readonly<Record<string, string | ((values: never) => string)>>;

/** Why a rule forbids a move: its number, the key of a sentence of the game, and what fills that in. */
export type Reason<S = unknown> = unknown extends S
  ? readonly [rule: string, key: string, values?: Values]
  : {
      [Key in keyof S & string]: S[Key] extends (values: infer V) => string
        ? readonly [rule: string, key: Key, values: V]
        : readonly [rule: string, key: Key];
    }[keyof S & string];

/** A move that a rule forbids, without words: `tell` (core/words.ts) says it. */
interface Forbidden {
  readonly code: 'illegal_move';
  readonly rule: string;
  readonly key: string;
  readonly values?: Values;
}

export type RuleError =
  | Forbidden
  | (Refusal<'malformed_move' | 'malformed_chance' | 'wrong_chance'> & { readonly rule: string });
export type OptionError = Refusal<'bad_option'>;
export type PositionError = Refusal<'bad_position'>;

export function illegal<S>(...reason: Reason<S>): Forbidden {
  const [rule, key, values] = reason as Reason;
  return { code: 'illegal_move', rule, key, ...(values === undefined ? {} : { values }) };
}

/** One sentence for the first thing a schema does not like, with the path to it. */
export function schemaMessage(error: z.ZodError): string {
  const issue = at(error.issues, 0);
  const path = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return path === '' ? issue.message : `${path.replace(/^\./, '')}: ${issue.message}`;
}
