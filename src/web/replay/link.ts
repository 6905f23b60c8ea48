/** What a chat or a mail still takes as one link. */
export const MOST_CHARACTERS = 8000;
/** A record is some tens of kilobytes; a link that grows beyond this is no record. */
const MOST_BYTES = 4_000_000;

/** A record as part of an address: deflated, in the letters that addresses may have. Null where it would be too long. */
export async function packRecord(record: unknown): Promise<string | null> {
  const packed = await collect(
    streamOf(new TextEncoder().encode(JSON.stringify(record))),
    new CompressionStream('deflate-raw'),
  );
  const letters = btoa(String.fromCharCode(...packed));
  const text = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length > MOST_CHARACTERS ? null : text;
}

/** The record in an address, not yet checked; null where the address was damaged. */
export async function unpackRecord(text: string): Promise<unknown> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const bytes = await collect(streamOf(packed), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new Blob([bytes]).stream();

async function collect(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  through: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
): Promise<Uint8Array> {
  const reader = stream.pipeThrough(through).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_BYTES) throw new Error('too large');
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let from = 0;
  for (const part of parts) {
    whole.set(part, from);
    from += part.length;
  }
  return whole;
}
