import type { Value } from './database.ts';

const TEXT = 25;
const HEADER_BYTES = 20;
const NULL_LENGTH = -1;

/** A text[] as PostgreSQL sends and takes it in binary: nothing is quoted here or read there. */
export function textArray(values: readonly Value[]): Buffer {
  const texts = values.map((value) => (value === null ? null : String(value)));
  let size = HEADER_BYTES;
  for (const text of texts) size += 4 + (text === null ? 0 : Buffer.byteLength(text));
  const buffer = Buffer.allocUnsafe(size);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(texts.includes(null) ? 1 : 0, 4);
  buffer.writeInt32BE(TEXT, 8);
  buffer.writeInt32BE(texts.length, 12);
  buffer.writeInt32BE(1, 16);
  let end = HEADER_BYTES;
  for (const text of texts) {
    const length = text === null ? NULL_LENGTH : buffer.write(text, end + 4);
    buffer.writeInt32BE(length, end);
    end += 4 + Math.max(0, length);
  }
  return buffer;
}
