import type { Refusal } from '../../core/errors.ts';
import { ok, type Result } from '../../core/result.ts';
import { call } from '../online/server.ts';
import { readStored, writeStored } from '../stored.ts';
import { forOthers } from './forOthers.ts';
import type { Past } from './source.ts';

/** What this device shared and can take back. */
interface Kept {
  readonly id: string;
  readonly secret: string;
  readonly expiresMillis: number;
}

const KEY = 'windfall.shared';
const MOST_KEPT = 200;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'id' in value && 'secret' in value && 'expiresMillis' in value;

function readKept(): Kept[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isKept).filter(({ expiresMillis }) => expiresMillis > Date.now()) : [];
}

/** The game of an address, where this device shared it. */
export const keptOf = (id: string): Kept | null => readKept().find((kept) => kept.id === id) ?? null;

/** Lets the server keep the game under an address of its own. The secret stays here. */
export async function shareGame({ record }: Past): Promise<Result<Kept, Refusal>> {
  const shared = await call('share', { body: { record: forOthers(record) } });
  if (shared.ok) writeStored(KEY, [...readKept(), shared.value].slice(-MOST_KEPT));
  return shared;
}

/** Takes it back. What the server has forgotten already is gone as well. */
export async function takeBack({ id, secret }: Kept): Promise<Result<void, Refusal>> {
  const gone = await call('unshare', { params: { id }, body: { secret } });
  if (!gone.ok && gone.error.code !== 'unknown_address') return gone;
  writeStored(
    KEY,
    readKept().filter((kept) => kept.id !== id),
  );
  return ok(undefined);
}
