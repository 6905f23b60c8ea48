import type { Duplex } from 'node:stream';

/** A text message that is one whole frame. */
const TEXT_FRAME = 0x81;
/** In the first byte: the last frame of its message. In the second: what clients send is masked. */
const HIGH_BIT = 0x80;
/** A mask is as long. */
const MASK_BYTES = 4;

/** All texts are read into it, one after the other. */
const scratch = Buffer.alloc(64 * 1024);

/**
 * Reads text messages from a stream that a WebSocket of ws reads. A message that comes alone, whole and in plain characters, as nearly all do, is
 * taken here; whatever else comes is left to ws.
 */
export function readPlainly(stream: Duplex, take: (text: string) => void): void {
  const [readByWs] = stream.listeners('data') as ((chunk: Buffer) => void)[];
  if (readByWs === undefined) return;
  /** False for ever once a chunk ends within a message: ws waits for the rest of it. */
  let isBetween = true;
  const read = (chunk: Buffer): void => {
    const text = isBetween ? plainText(chunk) : null;
    if (text === null) {
      isBetween &&= endsMessage(chunk);
      readByWs.call(stream, chunk);
    } else take(text);
  };
  stream.removeListener('data', readByWs);
  // By this name ws finds its own listener, and takes it away when it has read enough.
  stream.on('data', Object.assign(read, { listener: readByWs }));
}

/** The text of a chunk that is one message of plain characters; null where it is anything else. */
export function plainText(chunk: Buffer): string | null {
  if (chunk[0] !== TEXT_FRAME || frameEnd(chunk, 0) !== chunk.length) return null;
  const start = headerBytes(chunk, 0);
  const length = chunk.length - start;
  let bits = 0;
  for (let i = 0; i < length; i++) {
    const byte = (chunk[start + i] as number) ^ (chunk[start - MASK_BYTES + (i & 3)] as number);
    bits |= byte;
    scratch[i] = byte;
  }
  return bits < HIGH_BIT ? scratch.toString('latin1', 0, length) : null;
}

/** Whether a chunk that begins with a frame ends with one, and none of them is a part of a message. */
export function endsMessage(chunk: Buffer): boolean {
  let end = 0;
  while (end >= 0 && end < chunk.length) end = (chunk[end] as number) < HIGH_BIT ? -1 : frameEnd(chunk, end);
  return end === chunk.length;
}

/** Where a frame ends; −1 where its header is not whole, or none that a client may send us. */
function frameEnd(chunk: Buffer, start: number): number {
  const second = chunk[start + 1] ?? 0;
  const header = headerBytes(chunk, start);
  if (second < HIGH_BIT || second === 255 || start + header > chunk.length) return -1;
  return start + header + (second === 254 ? chunk.readUInt16BE(start + 2) : second - HIGH_BIT);
}

const headerBytes = (chunk: Buffer, start: number): number => (chunk[start + 1] === 254 ? 4 : 2) + MASK_BYTES;
