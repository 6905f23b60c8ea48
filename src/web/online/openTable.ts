import type { BotName } from '../../bots/levels.ts';
import type { Refusal } from '../../core/errors.ts';
import { ok, type Result } from '../../core/result.ts';
import type { RouteBody } from '../../protocol/routes.ts';
import type { Command } from '../../table/command.ts';
import { newNonceHash } from '../fair/kept.ts';
import { newKey } from '../newKey.ts';
import { enter } from './me.svelte.ts';
import { call } from './server.ts';

/** Opens a table, sits down at it and seats the bots; the id of the table. */
export async function openTable(
  body: RouteBody<'openTable'>,
  bots: readonly BotName[],
): Promise<Result<string, Refusal>> {
  const entered = await enter();
  if (!entered.ok) return entered;
  const opened = await call('openTable', { body });
  if (!opened.ok) return opened;
  const { table } = opened.value;
  const commands: Command[] = [
    { kind: 'sit', nonceHash: newNonceHash(table) },
    ...bots.map((level): Command => ({ kind: 'addBot', level })),
  ];
  // Whatever fails from here on can be done again in the waiting room, which shows how far it came.
  for (const command of commands) await call('command', { params: { table }, body: { key: newKey(), command } });
  return ok(table);
}
