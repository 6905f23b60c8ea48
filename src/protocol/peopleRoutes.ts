import * as z from 'zod';
import { name } from './name.ts';
import type { Route } from './route.ts';
import { listedTable, type TableUpdate, tableShape } from './shapes.ts';

const nothing = z.object({});
const tableAnswer: z.ZodType<TableUpdate> = tableShape;

/** So many people a circle has at most, whoever made it included. */
export const MAX_CIRCLE = 12;

/** How one person names another: only they do so by it. */
export const personId = z.string().max(60);
export const circleId = z.string().max(60);

export const companionShape = z.object({
  id: personId,
  name: z.string(),
  /** False also where they do not let it be seen. */
  isHere: z.boolean(),
  /** The game you last played together, and when it began or ended. */
  game: z.string(),
  playedMillis: z.int(),
});
export type ShownCompanion = z.infer<typeof companionShape>;

export const circleShape = z.object({
  id: circleId,
  name: z.string(),
  /** The game of its last table; null where that is not there any more. */
  game: z.string().nullable(),
  /** Whether you keep it: ask people in, remove them, give it another name. */
  isYours: z.boolean(),
  people: z.array(
    z.object({
      id: personId,
      name: z.string(),
      isYou: z.boolean(),
      /** Told of people you played with lately. */
      isHere: z.boolean(),
      /** False for somebody who was asked and has not answered. */
      hasJoined: z.boolean(),
    }),
  ),
});
export type ShownCircle = z.infer<typeof circleShape>;

export const invitationShape = listedTable.extend({
  from: z.string(),
  /** The name of the circle it is for. */
  circle: z.string().nullable(),
  invitedMillis: z.int(),
});
export type ShownInvitation = z.infer<typeof invitationShape>;

/** The people one plays with. */
export const peopleRoutes = {
  people: {
    method: 'GET',
    path: '/api/me/people',
    about:
      'Those you have sat at a table with in the last 90 days, up to thirty, last first, and your circles. Nobody whom you have blocked, or who has blocked you.',
    needsPerson: true,
    answer: z.object({ people: z.array(companionShape), circles: z.array(circleShape) }),
  },
  invitePerson: {
    method: 'POST',
    path: '/api/me/people/:person/tables',
    about:
      'Invite somebody you played with lately: opens a table of the game you last played together, with its settings and bots, a seat kept for each of you, and tells them. Sit down at it.',
    needsPerson: true,
    scope: 'play',
    answer: tableAnswer,
  },
  invitations: {
    method: 'GET',
    path: '/api/me/invitations',
    about:
      'Tables that you are invited to, newest first, and circles that you are asked to join. To accept, sit down at the table. An invitation ends with the table, or when the game starts.',
    needsPerson: true,
    answer: z.object({
      tables: z.array(invitationShape),
      circles: z.array(z.object({ id: circleId, name: z.string(), from: z.string() })),
    }),
  },
  declineInvitation: {
    method: 'DELETE',
    path: '/api/me/invitations/:table',
    about: 'Decline an invitation: the seat that was kept for you is free for others.',
    needsPerson: true,
    scope: 'play',
    answer: nothing,
  },
  makeCircle: {
    method: 'POST',
    path: '/api/me/circles',
    about: 'Make a circle, and ask people you played with lately to join it.',
    needsPerson: true,
    scope: 'play',
    body: z.strictObject({
      name,
      people: z
        .array(personId)
        .min(1)
        .max(MAX_CIRCLE - 1),
    }),
    answer: circleShape,
  },
  changeCircle: {
    method: 'PATCH',
    path: '/api/me/circles/:circle',
    about: 'Give a circle that you keep another name, or ask more people to join it.',
    needsPerson: true,
    scope: 'play',
    body: z.strictObject({
      name: name.optional(),
      people: z
        .array(personId)
        .max(MAX_CIRCLE - 1)
        .optional(),
    }),
    answer: circleShape,
  },
  inviteCircle: {
    method: 'POST',
    path: '/api/me/circles/:circle/tables',
    about:
      'A table for a circle: opens one with the game and settings of its last one, and invites everybody in it (from the one who keeps it also those who were asked). Seats are kept, unless there are more people than seats.',
    needsPerson: true,
    scope: 'play',
    answer: tableAnswer,
  },
  joinCircle: {
    method: 'POST',
    path: '/api/me/circles/:circle/join',
    about: 'Join a circle that you were asked to join.',
    needsPerson: true,
    scope: 'play',
    answer: nothing,
  },
  leaveCircle: {
    method: 'DELETE',
    path: '/api/me/circles/:circle',
    about:
      'Leave a circle, or do not join it. Who has been in it longest keeps it from then on; without anybody it is gone.',
    needsPerson: true,
    scope: 'play',
    answer: nothing,
  },
  removeFromCircle: {
    method: 'DELETE',
    path: '/api/me/circles/:circle/people/:person',
    about: 'Remove somebody from a circle that you keep.',
    needsPerson: true,
    scope: 'play',
    answer: circleShape,
  },
} as const satisfies Record<string, Route>;
