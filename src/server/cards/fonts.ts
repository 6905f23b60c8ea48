import { inflateSync } from 'node:zlib';
import { assert } from '../../core/assert.ts';

/** A font for pages (https://www.w3.org/TR/WOFF) is one for every program with its tables packed. */
export function unpackFont(woff: Buffer): Uint8Array {
  assert(woff.toString('latin1', 0, 4) === 'wOFF', 'a font file begins with its kind');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  const range = 16 * 2 ** power;
  for (const [i, value] of [count, range, power, 16 * count - range].entries()) head.writeUInt16BE(value, 4 + 2 * i);
  const parts: Buffer[] = [head];
  let length = head.length;
  for (let i = 0; i < count; i++) {
    const from = 44 + 20 * i;
    const [offset, packed, whole, sum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at)) as Four;
    const bytes = woff.subarray(offset, offset + packed);
    const table = packed < whole ? inflateSync(bytes) : bytes;
    woff.copy(head, 12 + 16 * i, from, from + 4);
    for (const [n, value] of [sum, length, whole].entries()) head.writeUInt32BE(value, 16 + 16 * i + 4 * n);
    const padding = Buffer.alloc((4 - (whole % 4)) % 4);
    parts.push(table, padding);
    length += whole + padding.length;
  }
  return Buffer.concat(parts);
}
type Four = [number, number, number, number];
