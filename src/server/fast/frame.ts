import type { Writable } from 'node:stream';

const TEXT_FRAME = 0x81;
/** As much as Node hands to the kernel without memory of its own for it. */
const MOST_PLAIN = 16 * 1024;

/** Writes text messages as frames, all in one piece. Where they are plain, as nearly all are, Node writes the text itself: no buffer is made. */
export function writeFrames(stream: Writable, texts: readonly string[]): void {
  const plain = plainFrames(texts);
  if (plain === null) stream.write(framesOf(texts));
  else stream.write(plain, 'latin1');
}

/** The frames with one character for each byte; null where a text has others than those of ASCII, or all are too long. */
export function plainFrames(texts: readonly string[]): string | null {
  let frames = '';
  let plainBytes = 0;
  for (const text of texts) {
    const { length } = text;
    if (frames.length + length > MOST_PLAIN - 4) return null;
    const header = plainHeader(length);
    plainBytes += Buffer.byteLength(header) + length;
    frames += header + text;
  }
  // Asked of all at once: V8 puts the pieces together for it, and need not do so again when they are written.
  return Buffer.byteLength(frames) === plainBytes ? frames : null;
}

const plainHeader = (length: number): string =>
  length < 126
    ? String.fromCharCode(TEXT_FRAME, length)
    : String.fromCharCode(TEXT_FRAME, 126, length >> 8, length & 255);

/** Text messages as a server's WebSocket frames (RFC 6455, 5.2), all in one piece: one write instead of two for each. */
export function framesOf(texts: readonly string[]): Buffer {
  let size = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    size += headerBytes(length) + length;
  }
  const buffer = Buffer.allocUnsafe(size);
  let end = 0;
  for (const text of texts) {
    end = writeHeader(buffer, end, Buffer.byteLength(text));
    end += buffer.write(text, end);
  }
  return buffer;
}

const headerBytes = (length: number): number => (length < 126 ? 2 : length < 65_536 ? 4 : 10);

function writeHeader(buffer: Buffer, at: number, length: number): number {
  buffer[at] = TEXT_FRAME;
  if (length < 126) {
    buffer[at + 1] = length;
    return at + 2;
  }
  if (length < 65_536) {
    buffer[at + 1] = 126;
    return buffer.writeUInt16BE(length, at + 2);
  }
  buffer[at + 1] = 127;
  return buffer.writeBigUInt64BE(BigInt(length), at + 2);
}
