import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { assert } from '../src/core/assert.ts';

/** As much of a WebSocket client as a load generator needs, and as cheap: what it does not spend is left to the server beside it. */
export interface LoadSocket {
  send(text: string): void;
}

export interface LoadEvents {
  readonly onOpen: () => void;
  /** What a text message holds; valid until the next one. */
  readonly onText: (payload: Buffer) => void;
  readonly onClose: () => void;
}

const MASK = randomBytes(4);
/** All sockets read into it, one after the other: nothing is allocated for what is read and done with. */
const SHARED = Buffer.alloc(64 * 1024);
const NOTHING = Buffer.alloc(0);

export function openLoadSocket(url: string, { onOpen, onText, onClose }: LoadEvents): LoadSocket {
  const { hostname, port, pathname, host } = new URL(url);
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: {
      buffer: SHARED,
      callback: (size) => {
        take(SHARED.subarray(0, size));
        return true;
      },
    },
  });
  /** The beginning of a frame whose end has not come. */
  let rest: Buffer = NOTHING;
  let isOpen = false;
  socket.on('connect', () => {
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n\r\n`,
    );
  });
  const take = (data: Buffer): void => {
    let received = rest.length === 0 ? data : Buffer.concat([rest, data]);
    if (!isOpen) {
      const end = received.indexOf('\r\n\r\n');
      assert(end >= 0, 'the answer to the upgrade comes in one piece');
      if (!received.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error('the server refused a connection');
      received = received.subarray(end + 4);
      isOpen = true;
      onOpen();
    }
    const end = readFrames(received, onText, (ping) => socket.write(maskedFrame(PONG, ping)));
    rest = end === received.length ? NOTHING : Buffer.from(received.subarray(end));
  };
  socket.on('error', () => socket.destroy());
  socket.on('close', onClose);
  return { send: (text) => void socket.write(maskedFrame(TEXT, text)) };
}

const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;

/** Hands over the messages and pings that are complete; tells how many bytes they were. */
function readFrames(buffer: Buffer, onText: (payload: Buffer) => void, onPing: (payload: Buffer) => void): number {
  let start = 0;
  while (buffer.length >= start + 2) {
    const short = (buffer[start + 1] as number) & 127;
    const header = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (buffer.length < start + header) break;
    const length =
      short < 126 ? short : short === 126 ? buffer.readUInt16BE(start + 2) : Number(buffer.readBigUInt64BE(start + 2));
    const end = start + header + length;
    if (buffer.length < end) break;
    if (buffer[start] === TEXT) onText(buffer.subarray(start + header, end));
    else if (buffer[start] === PING) onPing(buffer.subarray(start + header, end));
    start = end;
  }
  return start;
}

/** What clients send is masked. */
function maskedFrame(kind: number, payload: string | Buffer): Buffer {
  const length = Buffer.byteLength(payload);
  const header = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = kind;
  if (length < 126) frame[1] = 128 | length;
  else {
    frame[1] = 128 | 126;
    frame.writeUInt16BE(length, 2);
  }
  MASK.copy(frame, header - 4);
  if (typeof payload === 'string') frame.write(payload, header);
  else payload.copy(frame, header);
  for (let i = 0; i < length; i++) frame[header + i] = (frame[header + i] as number) ^ (MASK[i & 3] as number);
  return frame;
}
