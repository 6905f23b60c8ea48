import * as z from 'zod';
import { languages } from '../core/words.ts';
import type { Route } from './route.ts';

/** How a webhook is told of a turn: as data for programs, or as a message that a chat shows. */
export const webhookFormats = ['plain', 'discord', 'slack', 'telegram'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export const shownChannel = z.object({
  id: z.string(),
  kind: z.enum(['push', 'mail']),
  /** The browser, or the mail address. */
  label: z.string(),
  /** Whether anything is sent there: a mail address has to be confirmed first. */
  isConfirmed: z.boolean(),
  /** Whether it is the browser that asks. */
  isThis: z.boolean(),
  createdMillis: z.int(),
});
export type ShownChannel = z.infer<typeof shownChannel>;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 22:00');

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** When nothing is sent; what is due then comes afterwards, if it is still due. */
const quietHours = z
  .strictObject({ from: time, until: time, zone: z.string().max(60).refine(isZone, 'is no time zone') })
  .refine(({ from, until }) => from !== until, 'begin and end at the same time');

export const shownNotices = z.object({
  channels: z.array(shownChannel),
  language: z.enum(languages),
  quiet: quietHours.nullable(),
  /** How the webhook is told, where there is one. */
  webhookFormat: z.enum(webhookFormats).nullable(),
  /** Tables that send no notices. */
  silenced: z.array(z.string()),
  /** What browsers need to receive pushes: the public key of the server. */
  pushKey: z.string(),
  canMail: z.boolean(),
});
export type ShownNotices = z.infer<typeof shownNotices>;

const language = z.enum(languages).optional();
const base64 = z
  .string()
  .max(200)
  .regex(/^[\w-]+=*$/, 'must be base64url');

/** How somebody hears that it is their turn, with the page closed. */
export const noticeRoutes = {
  notices: {
    method: 'GET',
    path: '/api/me/notices',
    about: 'How you are told that it is your turn.',
    needsPerson: true,
    scope: 'manage',
    answer: shownNotices,
  },
  changeNotices: {
    method: 'PATCH',
    path: '/api/me/notices',
    about:
      'Change the language of your notices, or the quiet hours (null for none): what is due in them is sent afterwards, if it is still your turn then.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({ language, quiet: quietHours.nullable().optional() }),
    answer: shownNotices,
  },
  addPush: {
    method: 'POST',
    path: '/api/me/notices/push',
    about: 'Notices to this browser, by its push subscription (Web Push). They end with the session.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({
      endpoint: z
        .string()
        .max(1000)
        .regex(/^[!-~]+$/, 'must be an address as browsers write it'),
      keys: z.strictObject({ p256dh: base64, auth: base64 }),
      language,
    }),
    answer: shownNotices,
  },
  addMail: {
    method: 'POST',
    path: '/api/me/notices/mail',
    about: 'Notices by mail. A code is sent to the address; nothing else is before the code has been given.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({ address: z.email().max(200), language }),
    answer: shownNotices,
  },
  confirmMail: {
    method: 'POST',
    path: '/api/me/notices/:id/confirm',
    about: 'Confirm a mail address with the code that was sent to it.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({ code: z.string().max(40) }),
    answer: shownNotices,
  },
  deleteChannel: {
    method: 'DELETE',
    path: '/api/me/notices/:id',
    about: 'No more notices to a browser or a mail address.',
    needsPerson: true,
    scope: 'manage',
    answer: shownNotices,
  },
  silence: {
    method: 'POST',
    path: '/api/tables/:table/notices',
    about: 'Whether you are told of your turns at this table.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({ isOn: z.boolean() }),
    answer: shownNotices,
  },
} as const satisfies Record<string, Route>;
