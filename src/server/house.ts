import type { Refusal } from '../core/errors.ts';
import { refuse } from '../core/errors.ts';
import { ok, type Result } from '../core/result.ts';
import type { Command } from '../table/command.ts';
import { type TalkRule, talkRules } from '../table/event.ts';
import type { Who } from '../table/judge.ts';
import type { Services } from './services.ts';

/** The narrower of two. */
export const narrowerTalk = (one: TalkRule, other: TalkRule): TalkRule =>
  talkRules.indexOf(one) < talkRules.indexOf(other) ? one : other;

/** What holds at every table of this server, before the table itself is asked: who is shut out or silenced, and whether there is any chat. */
export function houseRules(
  { bans, config }: Pick<Services, 'bans' | 'config'>,
  who: Who,
  command: Command,
  address: string,
): Result<null, Refusal> {
  const banned = bans.refusal('person', who.person) ?? bans.refusal('address', address);
  if (banned !== null) return { ok: false, error: banned };
  if (command.kind === 'chat') {
    if (config.talk === 'nobody') return refuse('chat_closed', 'There is no chat on this server.');
    if (bans.isMuted(who.person))
      return refuse('chat_closed', 'The people who run this server have closed the chat for you for a while.');
  }
  if (command.kind === 'setTalk' && narrowerTalk(command.talk, config.talk) !== command.talk)
    return refuse('chat_closed', 'On this server the chat is not open as widely as that.');
  return ok(null);
}
