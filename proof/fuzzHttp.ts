import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { errorList } from '../src/core/errors.ts';
import type { FastRandom } from '../src/core/random.ts';
import { fillPath, paramsOf, type Route } from '../src/protocol/route.ts';
import { type RouteBody, type RouteName, routes } from '../src/protocol/routes.ts';
import type { Target } from './fuzz.ts';
import { goodCommands } from './fuzzSocket.ts';
import { junkBytes, junkText, junkValue, pick } from './junk.ts';

/** Requests to every route with something wrong, some of them not even HTTP. */
export async function fuzzHttp(target: Target, random: FastRandom, endMillis: number): Promise<void> {
  let stranger = await newStranger(target.url);
  while (Date.now() < endMillis) {
    if (random.below(6) === 0) await askRaw(target, random);
    // Somebody who may lose what is theirs: they can sign out, or delete themselves.
    else if ((await ask(target, random, stranger)) === 401) stranger = await newStranger(target.url);
  }
}

async function newStranger(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Mallory"}',
  });
  return /windfall=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

type RouteWithBody = { [Name in RouteName]: RouteBody<Name> extends undefined ? never : Name }[RouteName];

const record = JSON.parse(
  readFileSync(new URL('../src/games/harvest-dice/golden/basic-garden.json', import.meta.url), 'utf8'),
);

const puzzles = JSON.parse(
  gunzipSync(readFileSync(new URL('../src/games/harvest-dice/puzzles.json.gz', import.meta.url))).toString(),
);
const { seat, position, moves } = puzzles.puzzles[0];
const mistake = {
  game: 'harvest-dice',
  rules: puzzles.rules,
  seat,
  position,
  made: moves[0].move,
  schedule: null,
};

/** A body in order for each route that takes one, to be spoilt. */
const goodBodies = (random: FastRandom): Readonly<Record<RouteWithBody, object>> => ({
  becomeGuest: { name: 'Mallory' },
  changeMe: { name: 'Mallory', webhook: null },
  signOut: { everywhere: false },
  setPassword: { handle: 'x', password: 'too short', current: 'x' },
  signIn: { handle: 'nobody-here', password: 'wrong' },
  addPasskey: {
    id: 'x',
    rawId: 'x',
    response: { clientDataJSON: 'e30', attestationObject: 'e30' },
    type: 'public-key',
  },
  passkeySignIn: {
    id: 'x',
    rawId: 'x',
    response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
  },
  recoverySignIn: { code: 'abcd-efgh' },
  createToken: { label: 'x', scope: 'read', days: 1 },
  changeNotices: { language: 'fr', quiet: { from: '22:00', until: '07:00', zone: 'Europe/Berlin' } },
  addPush: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'x' }, language: 'en' },
  addMail: { address: 'mallory@example.org', language: 'en' },
  confirmMail: { code: '123456' },
  silence: { isOn: false },
  hide: { kind: 'mute', seat: 0 },
  report: { reason: 'spam', note: 'x', line: 1 },
  share: { record, days: 1 },
  unshare: { secret: 'x' },
  openTable: {
    game: 'harvest-dice',
    players: 2,
    options: { advanced: true },
    isPublic: false,
    moveMillis: null,
    series: { kind: 'twin', deals: 2 },
  },
  makeCircle: { name: 'Our Tuesday', people: ['x'] },
  changeCircle: { name: 'Our Wednesday', people: [] },
  keepMistakes: { mistakes: [mistake] },
  command: { key: randomUUID(), command: pick(random, goodCommands(random)) },
});

async function ask({ url, tables, report }: Target, random: FastRandom, token: string): Promise<number> {
  const [name, route] = pick(random, Object.entries<Route>(routes));
  const isPlain = random.below(3) > 0;
  const params = paramsOf(route.path).map((param) => [
    param,
    isPlain ? pick(random, tables) : String(junkValue(random)).slice(0, 3000),
  ]);
  const query =
    random.below(2) === 0
      ? ''
      : `?from=${encodeURIComponent(String(junkValue(random)).slice(0, 200).toWellFormed())}&__proto__=x&from[]=2`;
  const path = fillPath(route.path, wellFormed(Object.fromEntries(params)));
  const isReading = route.method === 'GET';
  const bodies: Readonly<Record<string, object>> = goodBodies(random);
  const good = bodies[name] ?? {};
  const text = junkText(good, random);
  const identity: Record<string, string> = pick(random, [
    {},
    { authorization: `Bearer ${token}` },
    { cookie: `windfall=${token}` },
    { authorization: 'Bearer \u00ff\u00fe' },
  ]);
  const type =
    random.below(8) === 0
      ? pick(random, ['text/plain', 'application/json; charset=utf-7', 'x', ''])
      : 'application/json';
  report.requests++;
  const what = `${route.method} ${path.slice(0, 200)}${query.slice(0, 100)} ${isReading ? '' : text.slice(0, 300)}`;
  try {
    const answer = await fetch(`${url}${path}${query}`, {
      method: route.method,
      headers: { 'content-type': type, ...identity },
      ...(isReading ? {} : { body: text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    judge(report, what, answer.status, await answer.text(), name === 'command');
    return answer.status;
  } catch (error) {
    report.flaws.push(`${what}: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : error}`);
    return 0;
  }
}

/** Without halves of characters: those cannot be written in an address. */
const wellFormed = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.toWellFormed()]));

function judge(report: Target['report'], what: string, status: number, text: string, isCommand: boolean): void {
  if (status >= 500) report.flaws.push(`${status} to ${what}`);
  if (status < 400) {
    if (isCommand) report.done++;
    return;
  }
  report.refused++;
  const code = codeIn(text);
  if (code === undefined || !(code in errorList))
    report.flaws.push(`${status} without a code to ${what}: ${text.slice(0, 200)}`);
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { code?: string } }).error?.code;
  } catch {
    return undefined;
  }
}

/** What no client would send: broken lines, wrong lengths, endless headers, other protocols. */
function askRaw({ port, tables, report }: Target, random: FastRandom): Promise<void> {
  const table = pick(random, tables);
  const line = pick(random, [
    'GET /api/games HTTP/1.1',
    'POST /api/guest HTTP/1.1',
    `GET /api/tables/${table} HTTP/9.9`,
    'GET //// HTTP/1.1',
    'GET /%00%c0%af..%2f..%2fetc/passwd HTTP/1.1',
    'BREW /api HTTP/1.1',
    `PATCH /${'a'.repeat(20_000)} HTTP/1.1`,
    '\u0016\u0003\u0001\u0002',
    'PRI * HTTP/2.0',
    'OPTIONS * HTTP/1.1',
    'TRACE / HTTP/1.1',
    'GET /api/socket HTTP/1.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: x',
  ]);
  const headers = pick(random, [
    '',
    'content-length: -1',
    'content-length: 5\r\ncontent-length: 6',
    'transfer-encoding: chunked\r\ncontent-length: 3',
    'content-type: application/json\r\ntransfer-encoding: chunked',
    `x: ${'y'.repeat(30_000)}`,
    'host: \u0001',
    'content-length: 99999999999',
    'expect: 100-continue',
    'cookie: windfall=%E0%A4%A; =; ;;;',
    'accept-encoding: \u00ff',
  ]);
  const tail = random.below(2) === 0 ? junkBytes(random) : Buffer.from('zz\r\n{"name":1}');
  report.rawRequests++;
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let heard = '';
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1];
      if (Number(status) >= 500) report.flaws.push(`${status} to ${line.slice(0, 100)} ${headers.slice(0, 100)}`);
      resolve();
    };
    const timer = setTimeout(end, 300);
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(Buffer.concat([Buffer.from(`${line}\r\nhost: x\r\n${headers}\r\n\r\n`, 'latin1'), tail]));
  });
}
