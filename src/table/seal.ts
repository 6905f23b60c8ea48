import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';
import { assert } from '../core/assert.ts';
import type { Random } from '../core/random.ts';

/** 256 bits in hex. */
export const hex256 = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits');

/** After an undo the dice of this entry began with this pick: those that had been seen before did not come again. */
const redrawnSchema = z.strictObject({ entry: z.int().min(0), pick: z.int().min(0) });
export type Redrawn = z.infer<typeof redrawnSchema>;

/** How the dice of a record were made. The seed is in it only after the end. */
export const sealSchema = z.strictObject({
  /** SHA-256 of the seed, shown before the first roll. */
  hash: hex256,
  seed: hex256.optional(),
  table: z.string().max(100),
  /** What each seat added, in seat order; empty for bots and those who added nothing. */
  nonces: z.array(z.string().max(64)),
  /** SHA-256 of each nonce, as it was shown before any nonce was; null where a seat added nothing. Left out where nobody did. */
  nonceHashes: z.array(hex256.nullable()).optional(),
  /** Where moves were taken back, in the order of the log. */
  redrawn: z.array(redrawnSchema).optional(),
});
export type Seal = z.infer<typeof sealSchema>;

/** What a person shows of a nonce while others can still sit down. */
export const nonceHash = (nonce: string): string => bytesToHex(sha256(utf8ToBytes(nonce)));

export const sealHash = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

const POOL = 2 ** 48;

/**
 * Dice that nobody can choose and everybody can check. Pick i is HMAC-SHA-256 with the seed as key over the JSON text
 * `["windfall",table,nonces,i,attempt]`: its first six bytes, as a number, modulo n. A number so large that it would favour
 * the small picks is thrown away and the next attempt counts.
 */
export class SealedRandom implements Random {
  /** The key and what all texts begin with. */
  private readonly begun: ReturnType<typeof hmac.create>;
  /** Made once and used for every pick. */
  private readonly scratch: ReturnType<typeof hmac.create>;
  private readonly digest = new Uint8Array(sha256.outputLen);
  private next: number;

  constructor(seed: string, table: string, nonces: readonly string[]) {
    const start = JSON.stringify(['windfall', table, nonces]).slice(0, -1);
    const key = hexToBytes(seed);
    this.begun = hmac.create(sha256, key).update(utf8ToBytes(start));
    this.scratch = hmac.create(sha256, key);
    this.next = 0;
  }

  /** Goes on after so many picks. */
  after(picks: number): this {
    this.next = picks;
    return this;
  }

  below(n: number): number {
    assert(n >= 1 && n <= POOL, 'a pick is among 1 to 2^48 outcomes');
    const index = this.next++;
    const fair = POOL - (POOL % n);
    for (let attempt = 0; ; attempt++) {
      const number = this.draw(index, attempt);
      if (number < fair) return number % n;
    }
  }

  private draw(index: number, attempt: number): number {
    const { begun, scratch, digest } = this;
    begun._cloneInto(scratch);
    scratch.update(utf8ToBytes(`,${index},${attempt}]`)).digestInto(digest);
    let number = 0;
    for (let i = 0; i < 6; i++) number = number * 256 + (digest[i] as number);
    return number;
  }
}
