import * as z from 'zod';
import type { Route } from './route.ts';

export const reportReasons = ['insult', 'threat', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const MAX_NOTE = 500;

/** Somebody at a table: by their seat, or by the step of something they said. */
const pointed = { seat: z.int().min(0).max(15).optional(), line: z.int().min(1).optional() };
const shieldKind = z.enum(['mute', 'block']);

/** Somebody whose words one does not want to see. */
export const hiddenPerson = z.object({
  id: z.string(),
  /** What they were called then. */
  name: z.string(),
  kind: shieldKind,
  createdMillis: z.int(),
});
export type HiddenPerson = z.infer<typeof hiddenPerson>;

/** What people can do against others. */
export const moderationRoutes = {
  hide: {
    method: 'POST',
    path: '/api/tables/:table/hide',
    about:
      'Mute or block somebody at a table, by their seat or by the step of a line: you see nothing they say, here and elsewhere. Who is blocked does not sit down at your tables either. They are not told. The answer lists the steps of what they said here.',
    needsPerson: true,
    scope: 'play',
    body: z.strictObject({ kind: shieldKind, ...pointed }),
    answer: z.object({ lines: z.array(z.int()) }),
  },
  hidden: {
    method: 'GET',
    path: '/api/me/hidden',
    about: 'The people you have muted or blocked.',
    needsPerson: true,
    answer: z.object({ people: z.array(hiddenPerson) }),
  },
  unhide: {
    method: 'DELETE',
    path: '/api/me/hidden/:id',
    about: 'See again what somebody says, and let them sit down at your tables.',
    needsPerson: true,
    scope: 'play',
    answer: z.object({}),
  },
  report: {
    method: 'POST',
    path: '/api/tables/:table/reports',
    about:
      'Tell the people who run the server about somebody at a table: by the step of a line, which is kept with the report, or by their seat.',
    needsPerson: true,
    scope: 'play',
    body: z.strictObject({
      reason: z.enum(reportReasons),
      note: z.string().trim().max(MAX_NOTE).optional(),
      ...pointed,
    }),
    answer: z.object({}),
  },
} as const satisfies Record<string, Route>;
