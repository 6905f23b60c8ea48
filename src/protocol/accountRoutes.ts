import * as z from 'zod';
import { name } from './name.ts';
import { webhookFormats } from './noticeRoutes.ts';
import { type Route, scopes } from './route.ts';
import { personShape, shownPasskey, shownSession, shownToken } from './shapes.ts';

const handle = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, 'must be 3 to 32 letters, digits, dots, hyphens or underscores');
const password = z.string().min(10, 'must have at least 10 characters').max(200);
const nothing = z.object({});
const webAuthn = z.record(z.string(), z.unknown());
/** What the browser made of the options: a credential as JSON. Its inside is checked where it is verified. */
const credential = z.looseObject({ id: z.string().max(2000), response: webAuthn });

const MAX_TOKEN_DAYS = 366;

/** Who one is, and what opens the account. */
export const accountRoutes = {
  becomeGuest: {
    method: 'POST',
    path: '/api/guest',
    about: 'Become a guest with a name. Sets the cookie; somebody who is signed in keeps their person.',
    needsPerson: false,
    body: z.strictObject({ name }),
    answer: personShape,
  },
  me: {
    method: 'GET',
    path: '/api/me',
    about: 'Who you are.',
    needsPerson: true,
    isForBanned: true,
    answer: personShape,
  },
  changeMe: {
    method: 'PATCH',
    path: '/api/me',
    about:
      'Change your name, the address that is called when it is your turn (null for none), or whether people you played with lately see that you are here.',
    needsPerson: true,
    scope: 'manage',
    body: z.strictObject({
      name: name.optional(),
      webhook: z.string().max(500).nullable().optional(),
      /** How it is called; where it is left out, the address decides. */
      webhookFormat: z.enum(webhookFormats).optional(),
      isSeen: z.boolean().optional(),
    }),
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
    isForBanned: true,
    answer: nothing,
  },
  exportMe: {
    method: 'GET',
    path: '/api/me/export',
    about: 'Everything stored about you, as JSON.',
    needsPerson: true,
    scope: 'manage',
    needsFresh: true,
    isForBanned: true,
    answer: z.record(z.string(), z.unknown()),
  },
  signOut: {
    method: 'POST',
    path: '/api/sign-out',
    about: 'Sign out here, or everywhere: then all sessions and API tokens end.',
    needsPerson: true,
    scope: 'manage',
    isForBanned: true,
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
} as const satisfies Record<string, Route>;
