const TEXT_FRAME = 0x81;

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
