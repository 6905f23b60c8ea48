import * as z from 'zod';
import { commandSchema } from '../table/command.ts';
import { commandKey } from './messages.ts';
import { name } from './name.ts';
import { type Route, scopes } from './route.ts';
import {
  dailyEntry,
  dailyResult,
  listedTable,
  personShape,
  playedGame,
  shownPasskey,
  shownSession,
  shownToken,
  type TableUpdate,
  tableShape,
} from './shapes.ts';

const tableAnswer: z.ZodType<TableUpdate> = tableShape;

const handle = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, 'must be 3 to 32 letters, digits, dots, hyphens or underscores');
const password = z.string().min(10, 'must have at least 10 characters').max(200);
const nothing = z.object({});
const webAuthn = z.record(z.string(), z.unknown());
/** What the browser made of the options: a credential as JSON. Its inside is checked where it is verified. */
const credential = z.looseObject({ id: z.string().max(2000), response: webAuthn });

const DAY_MILLIS = 86_400_000;
const MAX_TOKEN_DAYS = 366;

export const routes = {
  games: {
    method: 'GET',
    path: '/api/games',
    about: 'The games there are, with their options.',
    needsPerson: false,
    answer: z.object({
      games: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          players: z.object({ min: z.int(), max: z.int() }),
          minutes: z.int(),
          options: z.record(z.string(), z.unknown()),
        }),
      ),
      bots: z.array(z.string()),
    }),
  },
  becomeGuest: {
    method: 'POST',
    path: '/api/guest',
    about: 'Become a guest with a name. Sets the cookie; somebody who is signed in keeps their person.',
    needsPerson: false,
    body: z.strictObject({ name }),
    answer: personShape,
  },
  me: { method: 'GET', path: '/api/me', about: 'Who you are.', needsPerson: true, answer: personShape },
  changeMe: {
    method: 'PATCH',
    path: '/api/me',
    about: 'Change your name, or the address that is called when it is your turn (null for none).',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({ name: name.optional(), webhook: z.string().max(500).nullable().optional() }),
    answer: personShape.extend({
      /** Signs the calls; told once, when the address is set. */
      webhookKey: z.string().optional(),
    }),
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    about: 'Delete your person, names and words for good. Bots go on at your tables.',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    answer: nothing,
  },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    about: 'Everything stored about you, as JSON.',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    answer: z.record(z.string(), z.unknown()),
  },
  signOut: {
    method: 'POST',
    path: '/api/sign-out',
    about: 'Sign out here, or everywhere: then all sessions and API tokens end.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({ everywhere: z.boolean().optional() }),
    answer: nothing,
  },
  setPassword: {
    method: 'POST',
    path: '/api/me/password',
    about:
      'Claim an account: a sign-in name and a password to come back with from other devices. To change a password, give the current one or have signed in just now; all other sessions and tokens end then.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({ handle, password, current: z.string().max(200).optional() }),
    answer: personShape,
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    about: 'Sign in with name and password.',
    needsPerson: false,
    body: z.strictObject({ handle, password: z.string().max(200) }),
    answer: personShape,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/me/passkeys/options',
    about: 'What the browser needs to make a passkey (WebAuthn creation options).',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    answer: webAuthn,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/me/passkeys',
    about: 'Claim the account with the passkey that the browser made.',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    body: credential,
    answer: personShape,
  },
  passkeys: {
    method: 'GET',
    path: '/api/me/passkeys',
    about: 'Your passkeys.',
    needsPerson: true,
    scope: 'manage',
    answer: z.object({ passkeys: z.array(shownPasskey) }),
  },
  deletePasskey: {
    method: 'DELETE',
    path: '/api/me/passkeys/:id',
    about: 'Remove a passkey. Without any, and without a password, you are a guest again.',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    answer: personShape,
  },
  createRecoveryCodes: {
    method: 'POST',
    path: '/api/me/recovery-codes',
    about: 'Ten codes that sign you in once each, told only now. They take the place of those made before.',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    answer: z.object({ codes: z.array(z.string()) }),
  },
  recoverySignIn: {
    method: 'POST',
    path: '/api/sign-in/recovery',
    about: 'Sign in with a recovery code, which counts once.',
    needsPerson: false,
    body: z.strictObject({ code: z.string().max(100) }),
    answer: personShape,
  },
  sessions: {
    method: 'GET',
    path: '/api/me/sessions',
    about: 'The browsers you are signed in with, last used first.',
    needsPerson: true,
    scope: 'manage',
    answer: z.object({ sessions: z.array(shownSession) }),
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/me/sessions/:id',
    about: 'Sign out in one browser.',
    needsPerson: true,
    scope: 'manage',
    answer: nothing,
  },
  passkeySignInOptions: {
    method: 'POST',
    path: '/api/sign-in/passkey/options',
    about: 'What the browser needs to sign in with a passkey (WebAuthn request options).',
    needsPerson: false,
    answer: webAuthn,
  },
  passkeySignIn: {
    method: 'POST',
    path: '/api/sign-in/passkey',
    about: 'Sign in with a passkey.',
    needsPerson: false,
    body: credential,
    answer: personShape,
  },
  tokens: {
    method: 'GET',
    path: '/api/me/tokens',
    about: 'Your API tokens, without their secrets.',
    needsPerson: true,
    scope: 'manage',
    answer: z.object({ tokens: z.array(shownToken) }),
  },
  createToken: {
    method: 'POST',
    path: '/api/me/tokens',
    about:
      'A new API token for a program that plays for you (scope `play`, 90 days, unless you say otherwise); its secret is told only now.',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    body: z.strictObject({
      label: name,
      /** `read` looks, `play` also plays, `manage` does all that needs no fresh sign-in. */
      scope: z.enum(scopes).optional(),
      /** How long it lasts; 90 days without it. */
      days: z.int().min(1).max(MAX_TOKEN_DAYS).optional(),
    }),
    answer: shownToken.extend({ token: z.string() }),
  },
  deleteToken: {
    method: 'DELETE',
    path: '/api/me/tokens/:id',
    about: 'End an API token.',
    needsPerson: true,
    scope: 'manage',
    answer: nothing,
  },
  lobby: {
    method: 'GET',
    path: '/api/tables',
    about: 'Public tables that have not started, newest first.',
    needsPerson: false,
    query: z.strictObject({ game: z.string().max(60).optional() }),
    answer: z.object({ tables: z.array(listedTable) }),
  },
  myTables: {
    method: 'GET',
    path: '/api/me/tables',
    about: 'The tables you sit at, last changed first.',
    needsPerson: true,
    answer: z.object({ tables: z.array(listedTable) }),
  },
  myGames: {
    method: 'GET',
    path: '/api/me/games',
    about:
      'The games you play and have played, last changed first, in pages: `next` asks for the following one as `before`. The record of each is at /api/tables/:table/record.',
    needsPerson: true,
    query: z.strictObject({
      game: z.string().max(60).optional(),
      stage: z.enum(['open', 'playing', 'over']).optional(),
      before: z.string().max(60).optional(),
      limit: z.coerce.number().int().min(1).max(50).optional(),
    }),
    answer: z.object({ games: z.array(playedGame), next: z.string().nullable() }),
  },
  myStatistics: {
    method: 'GET',
    path: '/api/me/statistics',
    about: 'What you have played to the end, game by game. `luck` is the average of your daily tables.',
    needsPerson: true,
    answer: z.object({
      games: z.array(
        z.object({
          game: z.string(),
          played: z.int(),
          wins: z.int(),
          averagePoints: z.number(),
          bestPoints: z.int(),
          luck: z.number().nullable(),
        }),
      ),
    }),
  },
  daily: {
    method: 'GET',
    path: '/api/daily',
    about: 'The daily tables of today (UTC), and how you stand with them.',
    needsPerson: false,
    answer: z.object({
      date: z.string(),
      endsMillis: z.int(),
      games: z.array(
        z.object({
          game: z.string(),
          players: z.int(),
          options: z.record(z.string(), z.unknown()),
          bot: z.string(),
          /** How many people have finished it. */
          finished: z.int(),
          /** Yours, if you have begun it; without a result while you play. */
          mine: z.object({ table: z.string(), result: dailyResult.nullable() }).nullable(),
        }),
      ),
    }),
  },
  playDaily: {
    method: 'POST',
    path: '/api/daily/:game',
    about: 'Your daily table of today: begun now, or the one you have begun. Everybody has one try.',
    needsPerson: true,
    scope: 'play',
    answer: z.object({ table: z.string() }),
  },
  dailyBoard: {
    method: 'GET',
    path: '/api/daily/:game/:date',
    about: 'The results of a day (2026-11-16), by points or by skill: the fewest points lost by decisions.',
    needsPerson: false,
    query: z.strictObject({ order: z.enum(['score', 'skill']).optional() }),
    answer: z.object({
      game: z.string(),
      date: z.string(),
      isOver: z.boolean(),
      /** The best hundred, and yours. */
      entries: z.array(dailyEntry),
      yours: dailyEntry.nullable(),
      finished: z.int(),
    }),
  },
  openTable: {
    method: 'POST',
    path: '/api/tables',
    about: 'Open a table. The answer carries the seal of its dice; sit down with a nonce of your own.',
    needsPerson: true,
    scope: 'play',
    body: z.strictObject({
      game: z.string().max(60),
      players: z.int().min(1).max(16),
      options: z.record(z.string(), z.unknown()).optional(),
      isPublic: z.boolean().optional(),
      /** From a minute to thirty days; null for as long as one likes. */
      moveMillis: z
        .int()
        .min(60_000)
        .max(30 * DAY_MILLIS)
        .nullable()
        .optional(),
    }),
    answer: tableAnswer,
  },
  findTable: {
    method: 'GET',
    path: '/api/codes/:code',
    about: 'The table with a short code.',
    needsPerson: false,
    answer: z.object({ table: z.string() }),
  },
  table: {
    method: 'GET',
    path: '/api/tables/:table',
    about:
      'What happened at a table after a step, and how it stands now. With `wait` (seconds) the answer comes when something has happened, or when the time is over.',
    needsPerson: false,
    query: z.strictObject({
      from: z.coerce.number().int().min(0).optional(),
      wait: z.coerce.number().min(0).max(30).optional(),
      details: z.stringbool().optional(),
    }),
    answer: tableAnswer,
  },
  command: {
    method: 'POST',
    path: '/api/tables/:table/commands',
    about: 'Do something at a table. The same key again is the same command.',
    needsPerson: true,
    scope: 'play',
    body: z.strictObject({ key: commandKey, command: commandSchema }),
    answer: z.object({ sequence: z.int() }),
  },
  record: {
    method: 'GET',
    path: '/api/tables/:table/record',
    about: 'The record of the match. After the end it holds all that is needed to check the dice.',
    needsPerson: false,
    answer: z.record(z.string(), z.unknown()),
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;
export type RouteBody<Name extends RouteName> = (typeof routes)[Name] extends { body: z.ZodType }
  ? z.input<(typeof routes)[Name]['body']>
  : undefined;
export type RouteQuery<Name extends RouteName> = (typeof routes)[Name] extends { query: z.ZodType }
  ? z.input<(typeof routes)[Name]['query']>
  : undefined;
export type RouteAnswer<Name extends RouteName> = z.output<(typeof routes)[Name]['answer']>;
