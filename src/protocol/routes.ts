import * as z from 'zod';
import { openObject } from '../core/openObject.ts';
import { commandSchema } from '../table/command.ts';
import { talkRules } from '../table/event.ts';
import { seriesRuleSchema } from '../table/seriesSchema.ts';
import { accountRoutes } from './accountRoutes.ts';
import { commandKey } from './messages.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { noticeRoutes } from './noticeRoutes.ts';
import { circleId, peopleRoutes, personId } from './peopleRoutes.ts';
import type { Route } from './route.ts';
import {
  clockShape,
  dailyEntry,
  dailyResult,
  listedTable,
  playedGame,
  type TableUpdate,
  tableShape,
} from './shapes.ts';
import { sharedRoutes } from './sharedRoutes.ts';
import { trainerRoutes } from './trainerRoutes.ts';

const tableAnswer: z.ZodType<TableUpdate> = tableShape;

const DAY_MILLIS = 86_400_000;

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
  reach: {
    method: 'GET',
    path: '/api/reach',
    about:
      'Where other devices of the same network reach this server: told to a page on the same machine, opened as localhost, which could not know it otherwise. Empty for everybody else.',
    needsPerson: false,
    answer: z.object({ addresses: z.array(z.string()) }),
  },
  ...accountRoutes,
  ...moderationRoutes,
  ...sharedRoutes,
  ...noticeRoutes,
  ...peopleRoutes,
  ...trainerRoutes,
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
      options: openObject.optional(),
      isPublic: z.boolean().optional(),
      /** From a minute to thirty days; null for as long as one likes. */
      moveMillis: z
        .int()
        .min(60_000)
        .max(30 * DAY_MILLIS)
        .nullable()
        .optional(),
      /** A bank of time besides the time for each move; without that, it is ten seconds or more. */
      clock: clockShape.optional(),
      /** Where there is no time limit: how long the others wait before they may hand a seat to a bot; ten minutes unless this says otherwise. */
      patienceMillis: z
        .int()
        .min(1000)
        .max(30 * DAY_MILLIS)
        .optional(),
      /** Several games count together: best of some, first to some points, or a twin of deals. */
      series: seriesRuleSchema.optional(),
      /** Who may talk there; the server may allow less. */
      talk: z.enum(talkRules).optional(),
      /** People you played with lately (`/api/me/people`) to invite: the seats after the first are kept for them, in this order, unless there are more people than seats. */
      invite: z.array(personId).max(15).optional(),
      /** A circle of yours, all of whom are invited. */
      circle: circleId.optional(),
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
      'What happened at a table after a step, and how it stands now. With `wait` (seconds) the answer comes when something has happened, or when the time is over. With `recent` a long log is told from its last 200 entries on, and `earlier` says how many came before.',
    needsPerson: false,
    query: z.strictObject({
      from: z.coerce.number().int().min(0).optional(),
      wait: z.coerce.number().min(0).max(30).optional(),
      details: z.stringbool().optional(),
      recent: z.stringbool().optional(),
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
