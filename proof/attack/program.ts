import { type RequestOptions, request } from 'node:http';
import { callRoute } from '../../src/protocol/client.ts';

/** A program with an address of its own, which gives up on an answer after a while. */
export interface Program {
  readonly token: string;
  readonly call: <Name extends Parameters<typeof callRoute>[1]>(
    name: Name,
    inputs: Parameters<typeof callRoute<Name>>[2],
  ) => ReturnType<typeof callRoute<Name>>;
}

interface Raw {
  readonly status: number;
  readonly cookie: string;
  readonly body: string;
}

function send(url: string, options: RequestOptions, body: string | undefined, millis: number): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent: false, signal: AbortSignal.timeout(millis) }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (data) => (text += data));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, cookie: String(answer.headers['set-cookie'] ?? ''), body: text }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export function programWith(origin: string, token: string, localAddress: string, millis = 10_000): Program {
  return {
    token,
    call: (name, inputs) =>
      callRoute(
        {
          origin,
          token,
          fetch: async (url, { body, ...init }) => {
            const answer = await send(url, { ...init, localAddress }, body, millis);
            return { ok: answer.status < 400, json: async () => JSON.parse(answer.body) as unknown };
          },
        },
        name,
        inputs,
      ),
  };
}

/** A new guest; null where the server takes none from this address now. */
export async function enterFrom(origin: string, name: string, localAddress: string): Promise<Program | null> {
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', headers, localAddress };
  const answer = await send(`${origin}/api/guest`, options, JSON.stringify({ name }), 10_000).catch(() => null);
  const token = /windfall=([^;]+)/.exec(answer?.cookie ?? '')?.[1];
  return token === undefined ? null : programWith(origin, token, localAddress);
}
