import { sameJson } from '../../core/json.ts';
import type { LiveTable } from '../../protocol/live.ts';
import { nonceHash, type Seal, termsOf } from '../../table/seal.ts';
import type { KeptSeal } from '../../table/verify.ts';
import { newKey } from '../newKey.ts';
import { readStored, writeStored } from '../stored.ts';

const KEY = 'windfall-seals';
const MAX_KEPT = 200;

/** What this device keeps of an online table: everything but the hash of the seed may still be to come. */
type Kept = Partial<KeptSeal>;

const allKept = (): Record<string, Kept> => (readStored(KEY) ?? {}) as Record<string, Kept>;

/** Where it is kept: both games of a deal have one seal, which was shown at the first. */
const keyOf = (tableId: string, seal: Seal | null): string => (seal?.byRoll ? seal.table : tableId);

/** What this device was shown of the dice of a table with this seal, and what it added to them; null where it was not there. */
export function keptSeal(tableId: string, seal: Seal | null): KeptSeal | null {
  const kept = allKept()[keyOf(tableId, seal)];
  return kept?.hash === undefined ? null : { ...kept, hash: kept.hash };
}

function keep(tableId: string, changes: Kept): void {
  const { [tableId]: known, ...others } = allKept();
  const latest = Object.entries(others).slice(1 - MAX_KEPT);
  writeStored(KEY, Object.fromEntries([...latest, [tableId, { ...known, ...changes }]]));
}

/** A nonce for the dice of a table, kept here: only its hash is told when sitting down. */
export function newNonceHash(tableId: string): string {
  const nonce = newKey();
  keep(tableId, { nonce });
  return nonceHash(nonce);
}

/**
 * Looks at the seal of a table at which one sits: keeps what is shown first, and answers the nonce that is to be revealed now, if any, and
 * whether the server has changed its seal.
 */
export function watchSeal(
  tableId: string,
  { viewer, seal, stage }: LiveTable['room'],
): {
  readonly reveal: string | null;
  readonly isChanged: boolean;
} {
  if (viewer < 0 || seal === null) return { reveal: null, isChanged: false };
  const key = keyOf(tableId, seal);
  const known = allKept()[key] ?? {};
  const { hash = seal.hash, terms = termsOf(seal) } = known;
  // In the second game of a deal nobody adds to the dice: the seat of the first counts.
  if (known.hash === undefined || (key === tableId && known.seat !== viewer))
    keep(key, { hash, terms, ...(key === tableId ? { seat: viewer } : {}) });
  const isChanged = hash !== seal.hash || !sameJson(terms, termsOf(seal));
  if (stage !== 'sealing' || seal.nonceHashes === undefined) return { reveal: null, isChanged };
  // From here on nobody can sit down: what everybody committed themselves to stays as it is.
  if (known.nonceHashes === undefined) keep(tableId, { nonceHashes: seal.nonceHashes });
  const isDue =
    known.nonce !== undefined && seal.nonceHashes[viewer] === nonceHash(known.nonce) && seal.nonces[viewer] === '';
  return { reveal: isDue ? known.nonce : null, isChanged };
}
