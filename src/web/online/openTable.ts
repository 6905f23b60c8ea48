import type { BotName } from '../../bots/levels.ts';
import type { Refusal } from '../../core/errors.ts';
import { ok, type Result } from '../../core/result.ts';
import type { RouteBody } from '../../protocol/routes.ts';
import type { TableUpdate } from '../../protocol/shapes.ts';
import type { Command } from '../../table/command.ts';
import { newNonceHash } from '../fair/kept.ts';
import { newKey } from '../newKey.ts';
import { enter } from './me.svelte.ts';
import { call } from './server.ts';

const command = (table: string, given: Command): Promise<Result<unknown, Refusal>> =>
  call('command', { params: { table }, body: { key: newKey(), command: given } });

/** Takes a seat at a table: the one that is kept, where one is. */
export const sitAt = (table: string): Promise<Result<unknown, Refusal>> =>
  command(table, { kind: 'sit', nonceHash: newNonceHash(table) });

/**
 * Sits down at a table that is being opened; the id of the table. Whatever fails from here on can be done again in the waiting room, which shows
 * how far it came.
 */
export async function openWith(opening: Promise<Result<TableUpdate, Refusal>>): Promise<Result<string, Refusal>> {
  const opened = await opening;
  if (!opened.ok) return opened;
  const { table } = opened.value;
  await sitAt(table);
  return ok(table);
}

/** Opens a table, sits down at it and seats the bots; the id of the table. */
export async function openTable(
  body: RouteBody<'openTable'>,
  bots: readonly { readonly seat: number; readonly level: BotName }[],
): Promise<Result<string, Refusal>> {
  const entered = await enter();
  if (!entered.ok) return entered;
  const opened = await openWith(call('openTable', { body }));
  if (!opened.ok) return opened;
  for (const bot of bots) await command(opened.value, { kind: 'addBot', ...bot });
  return opened;
}
