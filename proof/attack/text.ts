import { randomUUID } from 'node:crypto';
import { fillPath, paramsOf, type Route } from '../../src/protocol/route.ts';
import { routes } from '../../src/protocol/routes.ts';
import { ask, newGuest, newTable, stubbornSocket } from './hostile.ts';

/** Text that a database refuses: the character 0, and halves of characters, as values and as names of fields. */
const poison = ['\\u0000', 'a\\u0000b', '\\ud800', '\\udc00x', '\\ud800\\ud800'];

/** Every place of the API gets text that cannot be stored; it must be refused as malformed, and never be taken for an accident. */
export async function attackText(url: string): Promise<string[]> {
  const flaws: string[] = [];
  const secret = await newGuest(url, 'Ann');
  const table = await newTable(url, secret);
  const judge = (what: string, { status, code }: { status: number; code: string }): void => {
    if (status !== 400 || code !== 'malformed_request') flaws.push(`${what}: ${status} ${code}`);
  };
  for (const text of poison) {
    judge('a name', await ask(url, 'POST', '/api/guest', { body: `{"name":"${text}"}` }));
    const bodies: Record<string, string> = {
      '/api/me/password': `{"handle":"someone","password":"long enough ${text}"}`,
      '/api/sign-in': `{"handle":"someone","password":"${text}"}`,
      '/api/sign-in/passkey': `{"id":"${text}","response":{"x":"${text}"}}`,
      '/api/sign-in/recovery': `{"code":"${text}"}`,
      '/api/me/tokens': `{"label":"${text}"}`,
      '/api/tables': `{"game":"${text}","players":2}`,
      [`/api/tables/${table}/commands`]: `{"key":"abcdefgh","command":{"kind":"chat","text":"hi ${text}"}}`,
    };
    for (const [path, body] of Object.entries(bodies)) judge(path, await ask(url, 'POST', path, { secret, body }));
    const options = `{"game":"harvest-dice","players":2,"options":{"${text}":1}}`;
    judge('a name of a field', await ask(url, 'POST', '/api/tables', { secret, body: options }));
    judge('a webhook', await ask(url, 'PATCH', '/api/me', { secret, body: `{"webhook":"https://x.example/${text}"}` }));
    const socket = await stubbornSocket(url, secret);
    for (const command of [`{"kind":"chat","text":"x${text}"}`, `{"kind":"sit","nonce":"${text}"}`]) {
      const message = JSON.parse(`{"type":"do","id":1,"table":"${table}","key":"abcdefgh","command":${command}}`);
      const answer = await socket.send(message);
      if (!answer.includes('malformed_request')) flaws.push(`socket ${command}: ${answer}`);
    }
    socket.cut();
  }
  // In addresses, where halves of characters cannot be written.
  judge('a link in a mail', await ask(url, 'GET', '/api/unsubscribe/a%00b.c', { secret }));
  for (const route of Object.values<Route>(routes)) {
    const params = paramsOf(route.path);
    if (params.length > 0) {
      const path = fillPath(route.path, Object.fromEntries(params.map((name) => [name, 'a\0b'])));
      judge(`${route.method} ${path}`, await ask(url, route.method, path, { secret }));
    }
    if (route.query !== undefined) {
      const path = fillPath(route.path, Object.fromEntries(params.map((name) => [name, table])));
      judge(`${route.method} ${path}?`, await ask(url, route.method, `${path}?game=%00&from=%00`, { secret }));
    }
  }
  return flaws;
}

const unseen = [
  'Ann\u200b',
  'A\u200dnn',
  'A\ufeffnn',
  'Ann\u00ad',
  'Ann\u2060',
  'Ann\u180e',
  'Ann\u3164',
  'Ann\u2800',
  'Ann\ufe0f',
  'A\u034fnn',
  '\u202eAnn',
  'Ann\u2066',
  'Ann\u200f',
  'Ann\u061c',
  'Ann\u0007',
  'Ann\ue000',
  'Ann\u{e0041}',
  'A\u0301\u0301\u0301\u0301\u0301\u0301\u0301nn',
  '\u200b',
  '\u3164\u3164',
  '\u2028',
];
const twins = ['Ann', 'ann', 'Änn', 'Аnn', 'Αnn', 'A nn', 'Ａｎｎ', 'Aｎn', 'Ánn.', '𝐀𝐧𝐧'];

/** Names that cannot be seen, and names that look like somebody else's at the same table. */
export async function attackNames(url: string): Promise<string[]> {
  const flaws: string[] = [];
  for (const name of unseen) {
    const { status } = await ask(url, 'POST', '/api/guest', { body: { name } });
    if (status !== 400) flaws.push(`${JSON.stringify(name)} was taken: ${status}`);
  }
  const ann = await newGuest(url, 'Ann');
  for (const name of twins) {
    const table = await newTable(url, ann);
    const sit = (secret: string) =>
      ask(url, 'POST', `/api/tables/${table}/commands`, {
        secret,
        body: { key: 'sit-down', command: { kind: 'sit' } },
      });
    const twin = await newGuest(url, name);
    const say = { key: 'say-hello', command: { kind: 'chat', text: `hello ${randomUUID()}` } };
    await sit(ann);
    await ask(url, 'POST', `/api/tables/${table}/commands`, { secret: twin, body: say });
    await sit(twin);
    const { body } = await ask(url, 'GET', `/api/tables/${table}`);
    const seats = (body.room as { seats: { name?: string }[] }).seats.map((seat) => seat.name);
    const said = (body.events as { kind: string; name?: string }[]).find(({ kind }) => kind === 'said')?.name;
    for (const shown of [seats[1], said])
      if (!/ \(2\)$/.test(shown ?? '')) flaws.push(`${name} sits or speaks beside Ann as ${JSON.stringify(shown)}`);
  }
  return flaws;
}
