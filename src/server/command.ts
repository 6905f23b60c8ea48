import { millisOf } from '../bots/levels.ts';
import type { Refusal } from '../core/errors.ts';
import { fail, type Result } from '../core/result.ts';
import type { Command } from '../table/command.ts';
import type { Who } from '../table/judge.ts';
import type { Room } from '../table/room.ts';
import type { Config } from './config.ts';
import { houseRules } from './house.ts';
import type { Services } from './services.ts';
import { blockersOf } from './store/moderation.ts';
import { turnCost } from './thinkers.ts';

/** A person's command at a table, however it came here: within the limits, counted and measured. */
export async function takeCommand(
  services: Services,
  sender: Who,
  table: string,
  command: Command,
  key: string,
  address: string,
  lagMillis = 0,
): Promise<Result<number, Refusal>> {
  const { db, rooms, limits, metrics, stopping, botQuota, config } = services;
  if (stopping.aborted)
    return fail({ code: 'unavailable', message: 'The server is being restarted: try again at once.' });
  const isAllowed =
    limits.take('personCommand', sender.person) &&
    (command.kind !== 'chat' || limits.take('personChat', sender.person));
  if (!isAllowed) return fail({ code: 'rate_limited', message: 'That was too often in a short time: wait a little.' });
  const allowed = houseRules(services, sender, command, address);
  if (!allowed.ok) {
    metrics.countCommand(command.kind, allowed.error.code, 0);
    return allowed;
  }
  const who = command.kind === 'sit' ? { ...sender, blockedBy: await blockersOf(db, sender.person) } : sender;
  const began = performance.now();
  const payer = botQuota.payerOf(address);
  const perform = () => rooms.command(table, who, command, key, { payer, lagMillis });
  const cost = command.kind === 'start' ? ((await rooms.look(table, (room) => botCost(room, config))) ?? 0) : 0;
  const done = await (cost > 0 ? botQuota.guard(payer, who.person, cost, perform) : perform());
  metrics.countCommand(command.kind, done.ok ? 'done' : done.error.code, (performance.now() - began) / 1000);
  return done;
}

/** What the dearest bot at a table takes for a turn; 0 where there is none. One of them is to move at a time. */
const botCost = ({ seats }: Room, { grandmasterSeconds }: Config): number =>
  Math.max(0, ...seats.map((seat) => (seat.kind === 'bot' ? turnCost(millisOf(seat.level, grandmasterSeconds)) : 0)));
