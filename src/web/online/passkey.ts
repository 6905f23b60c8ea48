import type { Refusal } from '../../core/errors.ts';
import { fail, type Result } from '../../core/result.ts';
import type { RouteBody } from '../../protocol/routes.ts';
import type { ShownPerson } from '../../protocol/shapes.ts';
import { call } from './server.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

/** Only where the browser reads and writes passkeys as JSON, as all do since 2025, and on pages it trusts. */
export const canUsePasskeys =
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const notUsed = (): Result<never, Refusal> =>
  fail({ code: 'wrong_credentials', message: en.passkeyFailed, de: de.passkeyFailed });

/** A person who closes the browser's dialog has not failed; they are told that nothing happened. */
const answerOf = async (asked: Promise<Credential | null>): Promise<RouteBody<'addPasskey'> | null> => {
  const credential = await asked.catch(() => null);
  if (credential === null) return null;
  const json = (credential as PublicKeyCredential).toJSON();
  return { ...json, response: { ...json.response } };
};

export async function addPasskey(): Promise<Result<ShownPerson, Refusal>> {
  const options = await call('passkeyOptions', {});
  if (!options.ok) return options;
  const json = options.value as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
  const body = await answerOf(navigator.credentials.create({ publicKey }));
  return body === null ? notUsed() : call('addPasskey', { body });
}

export async function signInWithPasskey(): Promise<Result<ShownPerson, Refusal>> {
  const options = await call('passkeySignInOptions', {});
  if (!options.ok) return options;
  const json = options.value as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
  const body = await answerOf(navigator.credentials.get({ publicKey }));
  return body === null ? notUsed() : call('passkeySignIn', { body });
}
