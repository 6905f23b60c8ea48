import * as z from 'zod';
import { openObject } from '../core/openObject.ts';
import type { Route } from './route.ts';

/** For how long a shared game is kept, unless somebody says otherwise. */
export const SHARED_DAYS = 90;
const MOST_DAYS = 365;

export const sharedRoutes = {
  share: {
    method: 'POST',
    path: '/api/shared',
    about:
      'Keeps the record of a finished game under an address of its own, `/r/ID`, for a number of days. It must replay to its end. `secret` takes it back; nobody else can. Who sits where and every move is in it, nothing else: the seal of a private table, which names the table, is left out.',
    needsPerson: false,
    body: z.strictObject({ record: openObject, days: z.int().min(1).max(MOST_DAYS).optional() }),
    answer: z.object({ id: z.string(), secret: z.string(), expiresMillis: z.int() }),
  },
  shared: {
    method: 'GET',
    path: '/api/shared/:id',
    about: 'The record of a shared game, and until when it is kept.',
    needsPerson: false,
    answer: z.object({ record: openObject, expiresMillis: z.int() }),
  },
  unshare: {
    method: 'DELETE',
    path: '/api/shared/:id',
    about: 'Takes a shared game back, by the secret that came when it was shared.',
    needsPerson: false,
    body: z.strictObject({ secret: z.string().max(100) }),
    answer: z.object({}),
  },
} as const satisfies Record<string, Route>;
