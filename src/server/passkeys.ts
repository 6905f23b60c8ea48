import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type Refusal, refuse } from '../core/errors.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isStorable } from '../protocol/storable.ts';
import type { Database } from './store/database.ts';
import {
  countPasskey,
  insertChallenge,
  insertPasskey,
  type Person,
  passkeysOf,
  readPasskey,
  useChallenge,
} from './store/people.ts';

/** Loaded when the first passkey comes. */
const webAuthn = () => import('@simplewebauthn/server');
const CHALLENGE_MILLIS = 5 * 60_000;

const wrong = (detail: string): Result<never, Refusal> =>
  fail({ code: 'wrong_credentials', message: `The passkey was not accepted: ${detail}` });

/** What anybody needs, and no store for what anybody likes. The longest id that WebAuthn allows; keys of every kind that browsers make are shorter. */
const MAX_PASSKEYS = 20;
const MAX_ID_BYTES = 1023;
const MAX_KEY_BYTES = 4096;

type Use = (challenge: string) => Promise<boolean>;

/** What a credential must be of: the challenge, and the site that the page is of. */
interface Expected {
  readonly expectedChallenge: Use;
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: false;
}

/** What came of verifying a credential, or what is wrong with it. That the store fails is another matter, and told to nobody. */
async function verified<T>(origin: string, use: Use, verify: (expected: Expected) => Promise<T>): Promise<T | string> {
  let failure: unknown = null;
  // It comes in a wrapping of its own, past the door where text is looked at.
  const expectedChallenge: Use = (challenge) =>
    !isStorable(challenge)
      ? Promise.resolve(false)
      : use(challenge).catch((error: unknown) => {
          failure = error;
          return false;
        });
  const site = { expectedOrigin: origin, expectedRPID: siteOf(origin), requireUserVerification: false } as const;
  const outcome = await verify({ expectedChallenge, ...site }).catch((error: unknown) => String(error));
  if (failure !== null) throw failure;
  return outcome;
}

/** A passkey belongs to the site that the page is of. */
const siteOf = (origin: string): string => new URL(origin).hostname;

export async function creationOptions(db: Database, person: Person, origin: string): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webAuthn();
  const known = await passkeysOf(db, person.id);
  const options = await generateRegistrationOptions({
    rpName: 'Windfall',
    rpID: siteOf(origin),
    userName: person.handle ?? person.name,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await db.write([insertChallenge(options.challenge, person.id, Date.now() + CHALLENGE_MILLIS)]);
  return { ...options };
}

export async function addPasskey(
  db: Database,
  person: Person,
  origin: string,
  response: Readonly<Record<string, unknown>>,
  label: string,
): Promise<Result<null, Refusal>> {
  const { verifyRegistrationResponse } = await webAuthn();
  const use: Use = (challenge) => useChallenge(db, challenge, person.id, Date.now());
  const checked = await verified(origin, use, (expected) =>
    verifyRegistrationResponse({ ...expected, response: response as unknown as RegistrationResponseJSON }),
  );
  if (typeof checked === 'string') return wrong(checked);
  if (!checked.verified) return wrong('its signature is wrong.');
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  if (Buffer.byteLength(id, 'base64url') > MAX_ID_BYTES || publicKey.length > MAX_KEY_BYTES)
    return wrong('it is too long.');
  if ((await passkeysOf(db, person.id)).length >= MAX_PASSKEYS)
    return refuse('too_many', `You have ${MAX_PASSKEYS} passkeys already: remove one first.`);
  const key = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  const stored = { ...key, person: person.id, label, createdMillis: Date.now(), usedMillis: null };
  return (await db.write([insertPasskey(db, stored)])) ? ok(null) : wrong('it is known already.');
}

export async function requestOptions(db: Database, origin: string): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({ rpID: siteOf(origin), userVerification: 'preferred' });
  await db.write([insertChallenge(options.challenge, null, Date.now() + CHALLENGE_MILLIS)]);
  return { ...options };
}

/** The person whose passkey signed the challenge. */
export async function checkPasskey(
  db: Database,
  origin: string,
  response: Readonly<Record<string, unknown>> & { readonly id: string },
): Promise<Result<string, Refusal>> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const passkey = await readPasskey(db, response.id);
  if (passkey === null) return wrong('it is not known here.');
  const use: Use = (challenge) => useChallenge(db, challenge, null, Date.now());
  const checked = await verified(origin, use, (expected) =>
    verifyAuthenticationResponse({
      ...expected,
      response: response as unknown as AuthenticationResponseJSON,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (typeof checked === 'string') return wrong(checked);
  if (!checked.verified) return wrong('its signature is wrong.');
  const isCounted = await db.write([countPasskey(passkey.id, checked.authenticationInfo.newCounter, Date.now())]);
  return isCounted ? ok(passkey.person) : wrong('it was used meanwhile.');
}
