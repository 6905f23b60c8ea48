import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unwrap } from '../../core/result.ts';
import { spawnServer } from '../process.suite.ts';
import { enter, leaveAll, startTable, until } from '../testing.suite.ts';
import { eventually, newBrowser, openReceiver } from './receivers.suite.ts';

test('P6 a server that is killed while it sends a push sends it when it is there again, and none of a turn that is over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-notices-'));
  const env = { WINDFALL_DATA: folder, WINDFALL_PRIVATE_WEBHOOKS: '1', WINDFALL_NOTICE_SECONDS: '0' };
  let isHanging = true;
  const service = await openReceiver(() => (isHanging ? null : 201));
  const first = await spawnServer(env);
  const [ann, bob] = [await enter(first.url, 'Ann'), await enter(first.url, 'Bob')];
  const browser = newBrowser();
  for (const person of [ann, bob])
    unwrap(await person.call('addPush', { body: { endpoint: `${service.url}/${person.name}`, keys: browser.keys } }));
  const over = await startTable([ann, bob], { game: 'harvest-dice' });
  const due = await startTable([ann, bob], { game: 'rice-dice' });
  // Both are under way, and nobody answers.
  await eventually(() => service.received.length >= 2);
  const { match } = await until(ann, over, (state) => typeof state.match?.actor === 'number');
  const actor = match?.actor === 0 ? ann : bob;
  const { match: own } = await until(actor, over, (state) => (state.match?.moves.length ?? 0) > 0);
  unwrap(await actor.do(over, { kind: 'move', turn: own?.turn ?? 0, move: own?.moves[0]?.move }));
  leaveAll([ann, bob]);
  first.child.kill('SIGKILL');
  await first.ended;
  const before = service.received.length;
  isHanging = false;
  const second = await spawnServer(env);
  const tablesTold = (): string[] =>
    service.received.slice(before).map(({ path, body }) => {
      expect(path).toMatch(/^\/(Ann|Bob)$/);
      return (browser.decrypt(body) as { table: string }).table;
    });
  await eventually(() => tablesTold().includes(due));
  // What else was left is done or given up by then: the stale one never arrives.
  await new Promise((next) => setTimeout(next, 1500));
  expect(tablesTold().filter((table) => table === due)).toHaveLength(1);
  const told = service.received.slice(before).filter(({ path }) => path === `/${actor.name}`);
  expect(told.map(({ body }) => (browser.decrypt(body) as { table: string }).table)).not.toContain(over);
  expect(first.log() + second.log()).not.toContain(browser.keys.auth);
  second.child.kill('SIGTERM');
  await second.ended;
  service.close();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
