import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';
import { assert } from '../core/assert.ts';
import type { Side } from '../core/game.ts';
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
  /** The seat that starts, where that goes round in a series and no dice decide it. */
  start: z.int().min(0).max(15).optional(),
  /** The dice are those of a twin: counted by roll and by whose roll it is, so that the same seat meets the same again. */
  byRoll: z.literal(true).optional(),
  /** Where moves were taken back, in the order of the log. */
  redrawn: z.array(redrawnSchema).optional(),
});
export type Seal = z.infer<typeof sealSchema>;

/** What the dice depend on besides seed and nonces: who could change it later could choose among dice. */
export type Terms = Pick<Seal, 'table' | 'start' | 'byRoll'>;
export const termsOf = ({ table, start, byRoll }: Seal): Terms => ({
  table,
  ...(start === undefined ? {} : { start }),
  ...(byRoll === undefined ? {} : { byRoll }),
});

/** What a person shows of a nonce while others can still sit down. */
export const nonceHash = (nonce: string): string => bytesToHex(sha256(utf8ToBytes(nonce)));

export const sealHash = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** More than any roll has. */
const ROLL_PICKS = 64;
const MOST_ROLLS = 4096;

/**
 * The pick that a roll of a twin begins with: however many dice were rolled before, and by whom, the same side's next roll is the same. What is
 * nobody's own comes first, then one seat after the other.
 */
export function rollPick(whose: Side | null, rollsBefore: number): number {
  assert(rollsBefore < MOST_ROLLS, 'a match has fewer rolls');
  const stream = typeof whose === 'number' ? whose + 1 : 0;
  return (stream * MOST_ROLLS + rollsBefore) * ROLL_PICKS;
}

const POOL = 2 ** 48;

/** The longest text has two numbers of 16 digits. */
const ascii = new Uint8Array(64);

/** The bytes of a short text of plain characters; until the next one is asked for. */
function asciiBytes(text: string): Uint8Array {
  for (let i = 0; i < text.length; i++) ascii[i] = text.charCodeAt(i);
  return ascii.subarray(0, text.length);
}

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

  constructor(seed: string, tableId: string, nonces: readonly string[]) {
    const start = JSON.stringify(['windfall', tableId, nonces]).slice(0, -1);
    const key = hexToBytes(seed);
    this.begun = hmac.create(sha256, key).update(utf8ToBytes(start));
    this.scratch = hmac.create(sha256, key);
    this.next = 0;
  }

  /** Goes on after a number of picks. */
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
    scratch.update(asciiBytes(`,${index},${attempt}]`)).digestInto(digest);
    let number = 0;
    for (let i = 0; i < 6; i++) number = number * 256 + (digest[i] as number);
    return number;
  }
}
