import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framesOf, plainFrames, writeFrames } from './frame.ts';

test('what is written as text are the same bytes', () => {
  for (const length of [0, 1, 125, 126, 127, 255, 256, 16_000]) {
    const texts = ['{}', 'x'.repeat(length), '"~'];
    const plain = plainFrames(texts);
    expect(plain === null ? null : Buffer.from(plain, 'latin1')).toEqual(framesOf(texts));
  }
  for (const other of ['ä', 'a\u00ff', '米', '🎲', 'x'.repeat(16_400)]) expect(plainFrames(['{}', other])).toBeNull();
});

test('messages of every length, and in every script, come out as they went in', async () => {
  const lengths = [0, 1, 125, 126, 65_535, 65_536, 200_000];
  const lists = [
    ...lengths.map((length) => ['x'.repeat(length)]),
    ['ä'.repeat(63)],
    ['🎲'.repeat(20_000), '{}'],
    ['{}', '米'],
    ['a', 'b'],
  ];
  const texts = lists.flat();
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (_socket, request) => {
    for (const list of lists) writeFrames(request.socket, list);
  });
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('message', (data) => {
      if (received.push(String(data)) === texts.length) resolve();
    });
    client.on('error', reject);
  });
  client.terminate();
  server.close();
  expect(received).toEqual(texts);
});
