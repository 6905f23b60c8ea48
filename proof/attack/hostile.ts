import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../src/protocol/shapes.ts';

/** What attacks have in common. An attack gets the address of a server and gives back what it got away with: nothing, if all is well. */

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly body: Record<string, unknown>;
  readonly cookies: string[];
}

/** One request, as a program sends it. */
export async function ask(
  url: string,
  method: string,
  path: string,
  { secret, body, headers = {} }: { secret?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  const json = (text.startsWith('{') ? JSON.parse(text) : {}) as Record<string, unknown>;
  const code = (json.error as { code?: string } | undefined)?.code ?? '';
  return { status: answer.status, code, body: json, cookies: answer.headers.getSetCookie() };
}

export const cookieIn = ({ cookies }: Answer, name = 'windfall'): string =>
  cookies.map((cookie) => new RegExp(`^${name}=([^;]*)`).exec(cookie)?.[1]).find((value) => value) ?? '';

/** The secret of a new guest. */
export async function newGuest(url: string, name: string): Promise<string> {
  const answer = await ask(url, 'POST', '/api/guest', { body: { name } });
  if (answer.status !== 200) throw new Error(`no guest: ${answer.status} ${answer.code}`);
  return cookieIn(answer);
}

export async function newTable(url: string, secret: string): Promise<string> {
  const answer = await ask(url, 'POST', '/api/tables', { secret, body: { game: 'harvest-dice', players: 2 } });
  if (answer.status !== 200) throw new Error(`no table: ${answer.status} ${answer.code}`);
  return String(answer.body.table);
}

export const chatOf = async (url: string, table: string): Promise<string> =>
  JSON.stringify((await ask(url, 'GET', `/api/tables/${table}`)).body.events);

/** A socket without manners: it goes on sending when it is told to go. */
export interface Stubborn {
  /** Says something at the table, and waits for an answer for a while. */
  say(table: string, text: string, millis?: number): Promise<string>;
  send(message: unknown, millis?: number): Promise<string>;
  /** All that it was sent. */
  heard(): readonly string[];
  cut(): void;
}

export async function stubbornSocket(url: string, secret: string): Promise<Stubborn> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  // Never answers the request to close, so that the line stays open as long as the server lets it.
  socket.close = () => {};
  const answers: string[] = [];
  socket.on('message', (data) => answers.push(String(data)));
  socket.on('error', () => {});
  await new Promise((resolve) => socket.once('open', resolve));
  const send = async (message: unknown, millis = 5000): Promise<string> => {
    const before = answers.length;
    const text = JSON.stringify(message);
    const line = (socket as unknown as { _sender: { send(data: Buffer, options: object): void } })._sender;
    // Below the library, which would keep its manners.
    line.send(Buffer.from(text), { fin: true, opcode: 1, mask: true, readOnly: false, rsv1: false, compress: false });
    for (let waited = 0; answers.length === before && waited < millis; waited += 10)
      await new Promise((next) => setTimeout(next, 10));
    return answers[before] ?? '';
  };
  await send({ type: 'hello', protocol: PROTOCOL, token: secret });
  return {
    send,
    heard: () => [...answers],
    say: (table, text, millis) =>
      send({ type: 'do', id: 1, table, key: randomUUID(), command: { kind: 'chat', text } }, millis),
    cut: () => socket.terminate(),
  };
}
