import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { spawnServer } from '../process.suite.ts';
import { enter, leaveAll, startTable, type TestPerson, until } from '../testing.suite.ts';
import { eventually, newBrowser, openMailServer, openReceiver } from './receivers.suite.ts';

/** A way to tell somebody that it is their turn, whose other end can stop answering. */
interface Means {
  readonly env: Record<string, string>;
  subscribe(person: TestPerson): Promise<void>;
  hang(isHanging: boolean): void;
  /** Who was told of which table, so far. */
  told(): { readonly to: string; readonly table: string }[];
  /** What no log may hold. */
  readonly secret: string;
  close(): void;
}

/** An address that can stop answering. */
async function openHanging(status: number) {
  let isHanging = false;
  const { received, url, close } = await openReceiver(() => (isHanging ? null : status));
  const hang = (is: boolean): void => {
    isHanging = is;
  };
  return { received, url, ends: { hang, close } };
}

async function push(): Promise<Means> {
  const service = await openHanging(201);
  const browser = newBrowser();
  return {
    env: {},
    subscribe: async (person) => {
      const body = { endpoint: `${service.url}/${person.name}`, keys: browser.keys };
      unwrap(await person.call('addPush', { body }));
    },
    told: () =>
      service.received.map(({ path, body }) => ({
        to: path.slice(1).toLowerCase(),
        table: (browser.decrypt(body) as { table: string }).table,
      })),
    secret: browser.keys.auth,
    ...service.ends,
  };
}

async function mail(): Promise<Means> {
  let isHanging = false;
  const server = await openMailServer(undefined, () => !isHanging);
  const addressOf = (name: string): string => `${name.toLowerCase()}@example.org`;
  return {
    env: { WINDFALL_SMTP: server.url, WINDFALL_MAIL_FROM: 'notices@windfall.example' },
    subscribe: async (person) => {
      const address = addressOf(person.name);
      const { channels } = unwrap(await person.call('addMail', { body: { address, language: 'en' } }));
      const sent = server.mails.findLast(({ to }) => to === address)?.text ?? '';
      const code = /\r\n([A-Z0-9]{6})\r\n/.exec(sent)?.[1] ?? '';
      unwrap(await person.call('confirmMail', { params: { id: channels[0]?.id ?? '' }, body: { code } }));
    },
    hang: (is) => {
      isHanging = is;
    },
    told: () =>
      server.mails.flatMap(({ to, text }) => {
        const table = /\/online\/([\w-]+)/.exec(text.replace(/=\r\n/g, ''))?.[1];
        return table === undefined ? [] : [{ to: to.replace(/@.*/, ''), table }];
      }),
    secret: addressOf('Ann'),
    close: server.close,
  };
}

async function chat(): Promise<Means> {
  const service = await openHanging(204);
  return {
    env: {},
    subscribe: async (person) => {
      const body = { webhook: `${service.url}/${person.name}`, webhookFormat: 'discord' as const };
      unwrap(await person.call('changeMe', { body }));
    },
    told: () =>
      service.received.map(({ path, body }) => ({
        to: path.slice(1).toLowerCase(),
        table: /\/online\/([\w-]+)/.exec(body.toString())?.[1] ?? '',
      })),
    secret: `${service.url}/Ann`,
    ...service.ends,
  };
}

test.each([
  { kind: 'a push', open: push },
  { kind: 'a mail', open: mail },
  { kind: 'a message to a chat', open: chat },
])(
  'P6 a server that is killed while it sends $kind sends it when it is there again, and none of a turn that is over',
  async ({ open }) => {
    const means = await open();
    const folder = mkdtempSync(join(tmpdir(), 'windfall-notices-'));
    const env = { WINDFALL_DATA: folder, WINDFALL_PRIVATE_WEBHOOKS: '1', WINDFALL_NOTICE_SECONDS: '0', ...means.env };
    const first = await spawnServer(env);
    onTestFinished(() => void first.child.kill('SIGKILL'));
    const [ann, bob] = [await enter(first.url, 'Ann'), await enter(first.url, 'Bob')];
    for (const person of [ann, bob]) await means.subscribe(person);
    means.hang(true);
    const over = await startTable([ann, bob], { game: 'harvest-dice' });
    const due = await startTable([ann, bob], { game: 'rice-dice' });
    // Both are under way, and nobody answers.
    await eventually(() => [over, due].every((table) => means.told().some((each) => each.table === table)));
    const { match } = await until(ann, over, (state) => typeof state.match?.actor === 'number');
    const actor = match?.actor === 0 ? ann : bob;
    const { match: own } = await until(actor, over, (state) => (state.match?.moves.length ?? 0) > 0);
    unwrap(await actor.do(over, { kind: 'move', turn: own?.turn ?? 0, move: own?.moves[0]?.move }));
    leaveAll([ann, bob]);
    first.child.kill('SIGKILL');
    await first.ended;
    const before = means.told().length;
    means.hang(false);
    const second = await spawnServer(env);
    onTestFinished(() => void second.child.kill('SIGKILL'));
    const toldAgain = () => means.told().slice(before);
    await eventually(() => toldAgain().some(({ table }) => table === due));
    // What else was left is done or given up by then: the stale one never arrives.
    await new Promise((next) => setTimeout(next, 1500));
    expect(toldAgain().filter(({ table }) => table === due)).toHaveLength(1);
    expect(toldAgain()).not.toContainEqual({ to: actor.name.toLowerCase(), table: over });
    expect(first.log() + second.log()).not.toContain(means.secret);
    second.child.kill('SIGTERM');
    await second.ended;
    means.close();
    rmSync(folder, { recursive: true, force: true });
  },
  60_000,
);
