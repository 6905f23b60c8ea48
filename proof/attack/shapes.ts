import { createECDH, randomBytes } from 'node:crypto';
import { fillPath, paramsOf, type Route } from '../../src/protocol/route.ts';
import { routes } from '../../src/protocol/routes.ts';
import { newAuthenticator } from '../../src/server/authenticator.suite.ts';
import { type Answer, ask, newGuest, newTable } from './hostile.ts';

const DEPTHS = [3000, 100_000];
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Letters that no index packs together, three bytes each. */
const longText = (length: number): string =>
  Array.from({ length }, () => String.fromCodePoint(0x4e00 + (randomBytes(2).readUInt16BE() % 20_000))).join('');

/** A decision at the beginning of a game, with a time at which nobody can have tried it again. */
const mistake = (time: number) => {
  const schedule = { due: time, stability: 1, difficulty: 1, elapsed_days: 0, scheduled_days: 0, learning_steps: 0 };
  return {
    game: 'harvest-dice',
    rules: 2,
    seat: 0,
    position: {},
    made: { type: 'x' },
    schedule: { ...schedule, reps: 0, lapses: 0, state: 1, last_review: time },
  };
};

const TIMES = [0.5, 1e300, -1e300, 1e19, 2 ** 63];

/**
 * Well-formed JSON that ends a stack, or that a column or an index of a database does not take: refused, and never an accident. What a stranger
 * can leave behind is bounded, too.
 */
export async function attackShapes(url: string): Promise<string[]> {
  const flaws: string[] = [];
  const secret = await newGuest(url, 'Ann');
  const table = await newTable(url, secret);
  const judge = (what: string, { status, code }: Answer): void => {
    if (status < 400 || status >= 500) flaws.push(`${what}: ${status} ${code}`);
  };
  for (const depth of DEPTHS) {
    const deep = nested(depth);
    for (const route of Object.values<Route>(routes).filter(({ body }) => body !== undefined)) {
      const path = fillPath(route.path, Object.fromEntries(paramsOf(route.path).map((name) => [name, table])));
      judge(
        `${route.method} ${path}, ${depth} deep`,
        await ask(url, route.method, path, { secret, body: `{"x":${deep}}` }),
      );
    }
    const bodies: [string, string][] = [
      ['/api/shared', `{"record":{"game":"harvest-dice","log":${deep}}}`],
      ['/api/tables', `{"game":"rice-dice","players":2,"options":{"deck":{"cards":${deep}}}}`],
      [`/api/tables/${table}/commands`, `{"key":"abcdefgh","command":{"kind":"move","turn":0,"move":${deep}}}`],
      ['/api/me/passkeys', `{"id":"x","response":{"clientDataJSON":${deep}}}`],
    ];
    for (const [path, body] of bodies) judge(`${path}, ${depth} deep`, await ask(url, 'POST', path, { secret, body }));
  }
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url');
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') };
  const endpoint = `https://push.example/${longText(950)}`;
  judge('a long push address', await ask(url, 'POST', '/api/me/notices/push', { secret, body: { endpoint, keys } }));
  for (const time of TIMES) {
    const answer = await ask(url, 'POST', '/api/me/mistakes', { secret, body: { mistakes: [mistake(time)] } });
    if (answer.status !== 400) flaws.push(`a mistake of the time ${time}: ${answer.status} ${answer.code}`);
  }
  return [...flaws, ...(await attackPasskeys(url, secret))];
}

/** Passkeys that no browser makes, and more of them than anybody has. */
async function attackPasskeys(url: string, secret: string): Promise<string[]> {
  const flaws: string[] = [];
  const headers = { origin: url };
  const add = async (what: Parameters<typeof newAuthenticator>[0], challenge?: string): Promise<Answer> => {
    const { body } = await ask(url, 'POST', '/api/me/passkeys/options', { secret, headers });
    const made = newAuthenticator(what).create({ ...body, ...(challenge === undefined ? {} : { challenge }) }, url);
    // Nobody compares the id outside with the one inside.
    const id = String(made.id).slice(0, 40);
    return ask(url, 'POST', '/api/me/passkeys', { secret, headers, body: { ...made, id, rawId: id } });
  };
  for (const what of [{ idBytes: 1500 }, { idBytes: 30_000 }, { ballastBytes: 30_000 }]) {
    const { status, code } = await add(what);
    if (code !== 'wrong_credentials') flaws.push(`a passkey of ${JSON.stringify(what)}: ${status} ${code}`);
  }
  const { body, code } = await add({}, '\0');
  const { message = '' } = (body.error ?? {}) as { message?: string };
  if (code !== 'wrong_credentials' || /UTF8|syntax/.test(message)) flaws.push(`a challenge: ${code} ${message}`);
  let count = 0;
  while (count < 40 && (await add({})).status === 200) count++;
  // With the usual limits of a server there are fewer in so short a time.
  if (count > 20) flaws.push(`${count} passkeys of one person`);
  return flaws;
}
