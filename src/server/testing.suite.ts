import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { unwrap } from '../core/result.ts';
import { callRoute, type Live, openLive } from '../protocol/client.ts';
import type { Socket } from '../protocol/line.ts';
import type { LiveTable } from '../protocol/live.ts';
import type { RouteAnswer, RouteBody } from '../protocol/routes.ts';
import type { Command } from '../table/command.ts';
import { type Config, configFrom } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

/** A server of its own on a free port, with a file of its own. */
export interface TestServer extends RunningServer {
  readonly config: Config;
  /** Stops it and removes its file. */
  remove(): Promise<void>;
}

export async function startTestServer(changes: Partial<Config> = {}): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-'));
  const config: Config = {
    ...configFrom({}),
    port: 0,
    host: '127.0.0.1',
    dataFolder: folder,
    appFolder: null,
    rate: 1000,
    // What else the machine does, or the test in the same thread, is no strain.
    maxDelayMillis: 60_000,
    logLevel: 'silent',
    ...changes,
  };
  const server = await startServer(config);
  return {
    ...server,
    config,
    remove: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A person with a program of their own. */
export interface TestPerson {
  readonly name: string;
  readonly token: string;
  readonly live: Live;
  /** Everything the server has sent them over the socket, as it came. */
  readonly received: string[];
  readonly call: <Name extends Parameters<typeof callRoute>[1]>(
    name: Name,
    inputs: Parameters<typeof callRoute<Name>>[2],
  ) => ReturnType<typeof callRoute<Name>>;
  do(table: string, command: Command): ReturnType<Live['do']>;
}

/** The secret in the cookie that the server set. */
export const cookieOf = (response: Response): string =>
  /windfall=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';

export async function enter(url: string, name: string): Promise<TestPerson> {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return personWith(url, name, cookieOf(response));
}

export function personWith(url: string, name: string, token: string): TestPerson {
  const received: string[] = [];
  const openSocket = (address: string): Socket => {
    const socket = new WebSocket(address);
    socket.on('message', (data) => received.push(String(data)));
    return socket as unknown as Socket;
  };
  const options = { origin: url, ...(token === '' ? {} : { token }) };
  const live = openLive({ ...options, openSocket });
  return {
    name,
    token,
    live,
    received,
    call: (route, inputs) => callRoute(options, route, inputs),
    do: (table, command) => live.do(table, command),
  };
}

export async function openTable(person: TestPerson, body: RouteBody<'openTable'>): Promise<RouteAnswer<'openTable'>> {
  return unwrap(await person.call('openTable', { body }));
}

/** The table once it is as wanted; fails after a while. */
export function until(
  person: TestPerson,
  table: string,
  isWanted: (state: LiveTable) => boolean,
  millis = 20_000,
): Promise<LiveTable> {
  return new Promise((resolve, reject) => {
    let last: LiveTable | null = null;
    const timer = setTimeout(() => {
      end();
      reject(new Error(`waited in vain; last seen: ${JSON.stringify(last)?.slice(0, 600)}`));
    }, millis);
    const end = person.live.watch(table, (state) => {
      last = state;
      if (!isWanted(state)) return;
      clearTimeout(timer);
      setImmediate(() => end());
      resolve(state);
    });
  });
}

/** The one person at a table with bots plays until a bot is to move; nobody must do jobs meanwhile. */
export async function untilBot(person: TestPerson, table: string): Promise<void> {
  for (;;) {
    const { match } = await until(person, table, (state) => state.match !== null);
    if (match?.actor !== 0) return;
    unwrap(await person.do(table, { kind: 'move', turn: match.turn, move: match.moves[0]?.move }));
    await until(person, table, (state) => (state.match?.turn ?? 0) > match.turn);
  }
}

/** A table of people who have all sat down, started. */
export async function startTable(
  people: readonly TestPerson[],
  body: Omit<RouteBody<'openTable'>, 'players'> & { players?: number },
  bots: readonly ('random' | 'seedling')[] = [],
): Promise<string> {
  const [owner] = people;
  if (owner === undefined) throw new Error('a table needs somebody');
  const { table } = await openTable(owner, { ...body, players: people.length + bots.length });
  for (const person of people) unwrap(await person.do(table, { kind: 'sit' }));
  for (const level of bots) unwrap(await owner.do(table, { kind: 'addBot', level }));
  unwrap(await owner.do(table, { kind: 'start' }));
  return table;
}

/** Plays any legal move whenever it is this person's turn, until the end. */
export function playOn(person: TestPerson, table: string, choose: (moves: number) => number): Promise<LiveTable> {
  return new Promise((resolve) => {
    let lastTurn = -1;
    const end = person.live.watch(table, (state) => {
      const { match } = state;
      if (match === null || match.turn === lastTurn) return;
      if (match.actor === 'over') {
        setImmediate(() => end());
        resolve(state);
      }
      const chosen = match.moves[choose(match.moves.length)];
      if (match.moves.length === 0 || chosen === undefined) return;
      lastTurn = match.turn;
      void person.do(table, { kind: 'move', turn: match.turn, move: chosen.move });
    });
  });
}

export function leaveAll(people: readonly TestPerson[]): void {
  for (const { live } of people) live.close();
}
