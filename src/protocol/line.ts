import { type ClientMessage, type ServerMessage, TABLE_ID } from './messages.ts';
import { PROTOCOL } from './shapes.ts';

/** As much of `WebSocket` as is used here: those of the browser and of Node fit. */
export interface Socket {
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
}

interface Globals {
  readonly WebSocket: new (url: string) => Socket;
  setTimeout(call: () => void, millis: number): unknown;
}
const globals = globalThis as unknown as Globals;

export interface LineOptions {
  readonly origin: string;
  readonly token?: string;
  /** Looks as somebody without a name, even where the browser is signed in. */
  readonly isNobody?: boolean;
  /** The one table that the line is for: a proxy before several servers keeps the people of a table at the same one by it. */
  readonly table?: string;
  readonly openSocket?: (url: string) => Socket;
}

/** A line to the server: it comes back by itself, and can be asked whether it is still alive. */
export interface Line {
  post(message: ClientMessage): void;
  /**
   * Something suggests that the network has changed, or that time has passed unnoticed: a lost line is opened now instead of later, and
   * one that does not answer is given up, however open it looks.
   */
  wake(): void;
  /** Opens the line anew: somebody else speaks now. */
  renew(): void;
  close(): void;
}

export interface LineEvents {
  onMessage(message: ServerMessage): void;
  onDown(): void;
}

const FIRST_RETRY_MILLIS = 200;
const LONGEST_RETRY_MILLIS = 10_000;
const ANSWER_MILLIS = 4000;
/** "Try again later": how a server closes a line that it cannot serve now. */
const LATER = 1013;

/** Whatever is not the id of a table does not get into an address. */
const socketAddress = ({ origin, table }: LineOptions): string =>
  `${origin.replace(/^http/, 'ws')}/api/socket${table !== undefined && TABLE_ID.test(table) ? `?table=${table}` : ''}`;

export function openLine(options: LineOptions, { onMessage, onDown }: LineEvents): Line {
  const openSocket = options.openSocket ?? ((url: string) => new globals.WebSocket(url));
  const { table: _, ...anywhere } = options;
  /** The server of this table has sent us away, as an old one does with pages of the version after it: the next time the proxy chooses another. */
  let isSentAway = false;
  let socket: Socket | null = null;
  let isReady = false;
  let isClosed = false;
  let retryMillis = FIRST_RETRY_MILLIS;
  /** Counts openings: a retry that was overtaken by another opening does nothing. */
  let opening = 0;
  let heard = 0;

  const post = (message: ClientMessage): void => socket?.send(JSON.stringify(message));
  const greet = (): void =>
    post({
      type: 'hello',
      protocol: PROTOCOL,
      ...(options.token === undefined ? {} : { token: options.token }),
      ...(options.isNobody === undefined ? {} : { isNobody: options.isNobody }),
    });

  const connect = (): void => {
    opening++;
    const opened = openSocket(socketAddress(isSentAway ? anywhere : options));
    isSentAway = false;
    socket = opened;
    opened.onopen = () => socket === opened && greet();
    opened.onmessage = (event: { data: unknown }) => {
      if (socket !== opened) return;
      heard++;
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type === 'welcome') {
        isReady = true;
        retryMillis = FIRST_RETRY_MILLIS;
      }
      onMessage(message);
    };
    opened.onerror = () => {};
    opened.onclose = (event: { code?: number }) => socket === opened && lose(event.code);
  };

  const lose = (code?: number): void => {
    socket = null;
    isSentAway = code === LATER;
    isReady = false;
    onDown();
    if (isClosed) return;
    const overtaken = opening;
    globals.setTimeout(() => isClosed || opening !== overtaken || connect(), retryMillis * (0.5 + Math.random()));
    retryMillis = Math.min(2 * retryMillis, LONGEST_RETRY_MILLIS);
  };

  const reopen = (): void => {
    const old = socket;
    socket = null;
    isReady = false;
    old?.close();
    onDown();
    retryMillis = FIRST_RETRY_MILLIS;
    connect();
  };

  const wake = (): void => {
    if (isClosed) return;
    if (socket === null) {
      reopen();
      return;
    }
    const [asked, before] = [socket, heard];
    if (isReady) greet();
    globals.setTimeout(() => !isClosed && socket === asked && heard === before && reopen(), ANSWER_MILLIS);
  };

  connect();
  return {
    post,
    wake,
    renew: () => isClosed || reopen(),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
}
