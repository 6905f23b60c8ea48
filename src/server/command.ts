import type { Refusal } from '../core/errors.ts';
import { fail, type Result } from '../core/result.ts';
import type { Command } from '../table/command.ts';
import type { Who } from '../table/judge.ts';
import { houseRules } from './house.ts';
import type { Services } from './services.ts';

/** A person's command at a table, however it came here: within the limits, counted and measured. */
export async function takeCommand(
  services: Services,
  sender: Who,
  table: string,
  command: Command,
  key: string,
  address: string,
): Promise<Result<number, Refusal>> {
  const { rooms, limits, metrics, stopping, botQuota } = services;
  if (stopping.aborted)
    return fail({ code: 'unavailable', message: 'The server is being restarted: try again at once.' });
  const isAllowed =
    limits.take('personCommand', sender.person) &&
    (command.kind !== 'chat' || limits.take('personChat', sender.person));
  if (!isAllowed) return fail({ code: 'rate_limited', message: 'That was too often in a short time: wait a little.' });
  const allowed = await houseRules(services, sender, command, address);
  if (!allowed.ok) {
    metrics.countCommand(command.kind, allowed.error.code, 0);
    return allowed;
  }
  const who = allowed.value;
  const began = performance.now();
  const payer = botQuota.payerOf(address);
  const perform = () => rooms.command(table, who, command, key, payer);
  const isWithBots =
    command.kind === 'start' && (await rooms.look(table, ({ seats }) => seats.some(({ kind }) => kind === 'bot')));
  const done = await (isWithBots ? botQuota.guard(payer, who.person, perform) : perform());
  metrics.countCommand(command.kind, done.ok ? 'done' : done.error.code, (performance.now() - began) / 1000);
  return done;
}
