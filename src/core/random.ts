import { assert } from './assert.ts';

/** A source of picks. `below(n)` is uniform among 0 … n−1, without bias. */
export interface Random {
  below(n: number): number;
}

/**
 * Small fast counter (Chris Doty-Humphrey's sfc32): for simulation, tests and local play.
 * Dice that others must be able to trust come from the sealed source of the table instead.
 */
export class FastRandom implements Random {
  private readonly words = new Int32Array(4);

  constructor(seed: number | string) {
    this.reseed(seed);
  }

  /** Starts anew from a seed; numbers and strings that look alike differ (`1` is not `"1"`). */
  reseed(seed: number | string): void {
    const text = typeof seed === 'number' ? `#${seed}` : `"${seed}`;
    for (let i = 0; i < 3; i++) this.words[i] = hash(text, i);
    this.words[3] = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** 32 random bits as a signed integer. */
  next(): number {
    const w = this.words;
    const a = w[0] as number;
    const b = w[1] as number;
    const c = w[2] as number;
    const counter = w[3] as number;
    const sum = (((a + b) | 0) + counter) | 0;
    w[3] = (counter + 1) | 0;
    w[0] = b ^ (b >>> 9);
    w[1] = (c + (c << 3)) | 0;
    w[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  }

  /** `n` is at most 65,536. */
  below(n: number): number {
    // Lemire's multiplication on 16 bits: the product's high half is the pick, its low half tells the few values that would favour some picks.
    const product = (this.next() >>> 16) * n;
    return (product & 0xffff) < n ? this.fairly(product, n) : product >>> 16;
  }

  private fairly(first: number, n: number): number {
    assert(n <= 65536, 'more picks than this source tells apart');
    const excess = 65536 % n;
    let product = first;
    while ((product & 0xffff) < excess) product = (this.next() >>> 16) * n;
    return product >>> 16;
  }
}

/** FNV-1a over the code units, finished as in murmur3. */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ Math.imul(salt, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** A text in short: equal texts have equal digests, and others hardly ever. */
export const digestOf = (text: string): string => [0, 1].map((salt) => (hash(text, salt) >>> 0).toString(36)).join('-');
