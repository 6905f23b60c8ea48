import { randomUUID } from 'node:crypto';
import { PROTOCOL } from '../../src/protocol/shapes.ts';
import { ask, chatOf, cookieIn, newGuest, newTable, stubbornSocket } from './hostile.ts';

const password = 'correct horse battery';

interface Victim {
  readonly url: string;
  /** The owner's own session. */
  readonly secret: string;
  readonly handle: string;
  /** What the attacker holds, and how the owner ends it. */
  readonly stolen: string;
  end(): Promise<unknown>;
}

async function account(url: string): Promise<{ secret: string; handle: string }> {
  const secret = await newGuest(url, 'Ann');
  const handle = `ann.${randomUUID().slice(0, 18)}`;
  await ask(url, 'POST', '/api/me/password', { secret, body: { handle, password } });
  return { secret, handle };
}

async function signIn(url: string, handle: string): Promise<string> {
  return cookieIn(await ask(url, 'POST', '/api/sign-in', { body: { handle, password } }));
}

const idOf = async (url: string, secret: string, isThis: boolean): Promise<string> => {
  const { sessions } = (await ask(url, 'GET', '/api/me/sessions', { secret })).body as {
    sessions: { id: string; isThis: boolean }[];
  };
  return sessions.find((session) => session.isThis === isThis)?.id ?? '';
};

const ways: Readonly<Record<string, (url: string) => Promise<Victim>>> = {
  'sign-out': async (url) => {
    const { secret, handle } = await account(url);
    const stolen = await signIn(url, handle);
    return { url, secret, handle, stolen, end: () => ask(url, 'POST', '/api/sign-out', { secret: stolen }) };
  },
  'sign-out everywhere': async (url) => {
    const { secret, handle } = await account(url);
    const stolen = await signIn(url, handle);
    const end = () => ask(url, 'POST', '/api/sign-out', { secret, body: { everywhere: true } });
    return { url, secret, handle, stolen, end };
  },
  'the end of another session': async (url) => {
    const { secret, handle } = await account(url);
    const stolen = await signIn(url, handle);
    const end = async () => ask(url, 'DELETE', `/api/me/sessions/${await idOf(url, secret, false)}`, { secret });
    return { url, secret, handle, stolen, end };
  },
  'the end of a token': async (url) => {
    const { secret, handle } = await account(url);
    const { body } = await ask(url, 'POST', '/api/me/tokens', { secret, body: { label: 'bot' } });
    const end = () => ask(url, 'DELETE', `/api/me/tokens/${String(body.id)}`, { secret });
    return { url, secret, handle, stolen: String(body.token), end };
  },
  'another password': async (url) => {
    const { secret, handle } = await account(url);
    const stolen = await signIn(url, handle);
    const body = { handle, password: 'another long password', current: password };
    return { url, secret, handle, stolen, end: () => ask(url, 'POST', '/api/me/password', { secret, body }) };
  },
  'the deletion of the account': async (url) => {
    const { secret, handle } = await account(url);
    const stolen = await signIn(url, handle);
    return { url, secret, handle, stolen, end: () => ask(url, 'DELETE', '/api/me', { secret }) };
  },
};

/** The holder of a copied session goes on with an open socket after it was ended. */
export async function attackRevocation(url: string): Promise<string[]> {
  const flaws: string[] = [];
  for (const [way, prepare] of Object.entries(ways)) {
    const victim = await prepare(url);
    const host = await newGuest(url, 'Host');
    const table = await newTable(url, host);
    const socket = await stubbornSocket(url, victim.stolen);
    // A request that waits for the next step, too, must not show it to somebody whose session is over.
    const { body: seen } = await ask(url, 'GET', `/api/tables/${table}`, { secret: victim.stolen });
    const before = `before ${randomUUID()}`;
    if (!(await socket.say(table, before)).includes('"done"')) flaws.push(`${way}: nobody could speak before it`);
    const waiting = ask(url, 'GET', `/api/tables/${table}?wait=20&from=${Number(seen.sequence) + 1}`, {
      secret: victim.stolen,
    });
    // It is there before the session ends.
    await new Promise((next) => setTimeout(next, 200));
    await victim.end();
    const after = `after ${randomUUID()}`;
    await ask(url, 'POST', `/api/tables/${table}/commands`, {
      secret: host,
      body: { key: randomUUID(), command: { kind: 'chat', text: 'somebody else speaks' } },
    });
    if ((await waiting).status !== 401) flaws.push(`${way}: a request that waited is answered`);
    const answer = await socket.say(table, after, 300);
    if (answer.includes('"done"')) flaws.push(`${way}: the socket still acts`);
    // A second hello with the same secret brings nothing back.
    await socket.send({ type: 'hello', protocol: PROTOCOL, token: victim.stolen }, 300);
    await socket.say(table, after, 300);
    if ((await chatOf(url, table)).includes(after)) flaws.push(`${way}: words were stored after it`);
    if ((await ask(url, 'GET', '/api/me', { secret: victim.stolen })).status !== 401)
      flaws.push(`${way}: requests are still answered`);
    socket.cut();
  }
  return flaws;
}

const NOBODY = { type: 'hello', protocol: PROTOCOL, isNobody: true };

/**
 * The holder of a copied session watches a table at which its owner sits, then says hello as nobody, or as a guest of their own: the connection must not
 * go on showing the owner's hand when the session is over.
 */
export async function attackDisguise(url: string): Promise<string[]> {
  const flaws: string[] = [];
  const guest = await newGuest(url, 'Eve');
  for (const [disguise, hello] of Object.entries({
    nobody: NOBODY,
    'a guest': { type: 'hello', protocol: PROTOCOL, token: guest },
  })) {
    const { secret, handle } = await account(url);
    const stolen = await signIn(url, handle);
    const table = await newTable(url, secret);
    const sit = { key: randomUUID(), command: { kind: 'sit' } };
    await ask(url, 'POST', `/api/tables/${table}/commands`, { secret, body: sit });
    const socket = await stubbornSocket(url, stolen);
    await socket.send({ type: 'watch', table });
    await socket.send(hello, 1000);
    await ask(url, 'POST', '/api/sign-out', { secret, body: { everywhere: true } });
    const heard = socket.heard();
    const host = await newGuest(url, 'Host');
    const text = `after ${randomUUID()}`;
    const chat = { key: randomUUID(), command: { kind: 'chat', text } };
    await ask(url, 'POST', `/api/tables/${table}/commands`, { secret: host, body: chat });
    await socket.send({ type: 'unwatch', table: 'none' }, 300);
    const later = socket.heard().slice(heard.length).join();
    if (later.includes(text)) flaws.push(`as ${disguise} the socket still watches for a person whose session is over`);
    socket.cut();
  }
  return flaws;
}

/** A flood of words while the account is being deleted, through any of the servers of one store: nothing comes after the deletion. */
export async function attackDeletion(urls: readonly [string, ...string[]], rounds: number): Promise<string[]> {
  const flaws: string[] = [];
  const [first] = urls;
  const host = await newGuest(first, 'Host');
  for (let round = 0; round < rounds; round++) {
    const secret = await newGuest(first, 'Ghost');
    const tables = await Promise.all([0, 1].map(() => newTable(first, host)));
    const mark = randomUUID();
    const sockets = await Promise.all(urls.map((url) => stubbornSocket(url, secret)));
    const words = sockets.flatMap((socket, node) =>
      Array.from({ length: 5 }, (_, i) => socket.say(tables[(node + i) % 2] ?? '', `${mark} ${i}`, 1000)),
    );
    const opened = urls.map((url) =>
      ask(url, 'POST', '/api/tables', { secret, body: { game: 'harvest-dice', players: 2 } }),
    );
    const deleted = await ask(first, 'DELETE', '/api/me', { secret });
    if (deleted.status !== 200) flaws.push(`round ${round}: the deletion was answered with ${deleted.status}`);
    for (const socket of sockets) await socket.say(tables[0] ?? '', `${mark} afterwards`, 100);
    await Promise.all([...words, ...opened]);
    for (const table of tables)
      if ((await chatOf(first, table)).includes(mark)) flaws.push(`round ${round}: words are left after the deletion`);
    for (const socket of sockets) socket.cut();
  }
  return flaws;
}
