import type { Refusal } from '../../core/errors.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ShownPerson } from '../../protocol/shapes.ts';
import { readStored, writeStored } from '../stored.ts';
import { noteKnown } from './known.ts';
import { call } from './server.ts';
import { online } from './texts.ts';

const KEY = 'windfall.name';

interface Me {
  /** Null for somebody who has not said a name yet; undefined before the server was asked. */
  person: ShownPerson | null | undefined;
  /** The server does not answer. */
  isAway: boolean;
  /** What a guest will be called; a suggestion until they change it. */
  name: string;
}

export const me: Me = $state({ person: undefined, isAway: false, name: firstName() });

function firstName(): string {
  const stored = readStored(KEY);
  if (typeof stored === 'string' && stored !== '') return stored;
  const { names } = online();
  return names[Math.floor(Math.random() * names.length)] ?? '';
}

export async function loadMe(): Promise<void> {
  take(await call('me', {}));
}

/** Keeps what the server says about the person, whatever was asked of it. */
export function take(answer: Result<ShownPerson, Refusal>): Result<ShownPerson, Refusal> {
  me.isAway = !answer.ok && answer.error.code === 'unavailable';
  if (answer.ok) me.person = answer.value;
  else if (answer.error.code === 'not_signed_in') me.person = null;
  if (me.person !== undefined) noteKnown(me.person !== null);
  return answer;
}

/** Somebody, at least a guest with the name in the field: needed before one can sit down. True where they are new. */
export async function enter(): Promise<Result<boolean, Refusal>> {
  if (me.person) return ok(false);
  const name = me.name.trim() || (online().names[0] ?? '');
  const entered = take(await call('becomeGuest', { body: { name } }));
  if (!entered.ok) return fail(entered.error);
  writeStored(KEY, name);
  return ok(true);
}
