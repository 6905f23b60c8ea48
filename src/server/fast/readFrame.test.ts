import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { acceptance } from '../upgrade.ts';
import { endsMessage, plainText, readPlainly } from './readFrame.ts';

/** A frame as a client sends it; `first` is its first byte. */
function frame(first: number, payload: string | Buffer, mask = [7, 0, 200, 255]): Buffer {
  const bytes = Buffer.from(payload);
  const { length } = bytes;
  const size =
    length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : [127, 0, 0, 0, 0, 0, 1, 0, 0];
  size[0] = (size[0] as number) | 128;
  return Buffer.from([first, ...size, ...mask, ...bytes.map((byte, i) => byte ^ (mask[i & 3] as number))]);
}

const TEXT = 0x81;
const upgrade = {
  method: 'GET',
  headers: { upgrade: 'websocket', 'sec-websocket-key': `${'a'.repeat(22)}==`, 'sec-websocket-version': '13' },
} as IncomingMessage;

/** What a server hears of chunks, and how it ends. */
async function heardOf(chunks: readonly Buffer[], isPlain: boolean): Promise<string[]> {
  const heard: string[] = [];
  const stream = new Duplex({ read: () => {}, write: (_chunk, _encoding, done) => done() });
  new WebSocketServer(acceptance).handleUpgrade(upgrade, stream, Buffer.alloc(0), (socket) => {
    socket.on('message', (data, isBinary) => heard.push(`${isBinary ? 'binary' : 'text'} ${data}`));
    socket.on('ping', (data) => heard.push(`ping ${data}`));
    socket.on('error', ({ message }) => heard.push(message));
    socket.on('close', (code) => heard.push(`closed ${code}`));
    if (isPlain) readPlainly(stream, (text) => heard.push(`text ${text}`));
  });
  for (const chunk of chunks) {
    // Each is unmasked where it lies.
    stream.push(Buffer.from(chunk));
    await turn();
  }
  stream.push(null);
  stream.destroy();
  await turn();
  return heard;
}

test('a message of plain characters is read as it was sent, whatever its length', () => {
  for (const length of [0, 1, 3, 4, 125, 126, 127, 65_535]) {
    const text = '{"a"'.padEnd(length, '~ x').slice(0, length);
    expect(plainText(frame(TEXT, text))).toBe(text);
    expect(plainText(frame(TEXT, text, [0, 0, 0, 0]))).toBe(text);
  }
});

test('anything else is not read here', () => {
  const whole = frame(TEXT, 'abc');
  for (const first of [0x01, 0x80, 0x82, 0x88, 0x89, 0x8a, 0xc1, 0x91])
    expect(plainText(frame(first, 'abc'))).toBeNull();
  for (const text of ['ä', 'a\u00ff', '米', 'x'.repeat(65_536)]) expect(plainText(frame(TEXT, text))).toBeNull();
  for (let length = 0; length < whole.length; length++) expect(plainText(whole.subarray(0, length))).toBeNull();
  expect(plainText(Buffer.concat([whole, whole]))).toBeNull();
  expect(plainText(Buffer.from([TEXT, 3, 97, 98, 99, 0, 0, 0, 0]))).toBeNull();
});

test('a chunk ends a message where all of its frames are whole and the last of theirs', () => {
  const [text, ping, part] = [frame(TEXT, 'x'.repeat(200)), frame(0x89, ''), frame(0x01, 'abc')];
  for (const frames of [[text], [ping], [text, ping, text]]) expect(endsMessage(Buffer.concat(frames))).toBe(true);
  for (const frames of [[part], [part, text], [text, part], [text, text.subarray(0, 1)], [text.subarray(0, -1)]])
    expect(endsMessage(Buffer.concat(frames))).toBe(false);
});

const anyFrame = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 200 }).map((text) => frame(TEXT, text)) },
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => frame(TEXT, text)),
  fc
    .tuple(fc.constantFrom(0x00, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8a, 0xc1), fc.string({ maxLength: 20 }))
    .map(([first, text]) => frame(first, text)),
  fc.constantFrom(
    Buffer.concat([frame(0x01, 'a'), frame(0x89, 'between'), frame(0x80, 'b')]),
    frame(0x88, Buffer.from([3, 232])),
    frame(TEXT, Buffer.from([200])),
    Buffer.from([TEXT, 1, 97]),
    frame(TEXT, 'y'.repeat(65_536)),
  ),
);

test('whatever comes, in whatever pieces, is heard as ws hears it', async () => {
  const pieces = fc.array(
    fc.record({ frames: fc.array(anyFrame, { minLength: 1, maxLength: 3 }), cut: fc.option(fc.nat(250)) }),
    { minLength: 1, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(pieces, async (list) => {
      const chunks = list.flatMap(({ frames, cut }) => {
        const all = Buffer.concat(frames);
        return cut === null || cut === 0 || cut >= all.length ? [all] : [all.subarray(0, cut), all.subarray(cut)];
      });
      expect(await heardOf(chunks, true)).toEqual(await heardOf(chunks, false));
    }),
    { numRuns: 300 },
  );
});
