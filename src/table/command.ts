import * as z from 'zod';
import { botNames } from '../bots/levels.ts';
import { talkRules } from './event.ts';
import { hex256 } from './seal.ts';

export const MAX_CHAT = 500;
const seat = z.int().min(0).max(15);
/** Which turn of the match the sender has seen: a request about an earlier one is refused. */
const turn = z.int().min(0);

export const botLevel = z.enum(botNames);

/** What somebody may ask of a table. The same over HTTP and WebSocket. */
export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('sit'),
    seat: seat.optional(),
    /** SHA-256 of a nonce of one's own that goes into the dice. The nonce itself is shown when nobody can sit down any more. */
    nonceHash: hex256.optional(),
  }),
  z.strictObject({ kind: z.literal('leave') }),
  z.strictObject({ kind: z.literal('addBot'), seat: seat.optional(), level: botLevel }),
  z.strictObject({ kind: z.literal('clearSeat'), seat }),
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({ kind: z.literal('reveal'), nonce: z.string().max(64) }),
  z.strictObject({ kind: z.literal('move'), turn, move: z.unknown() }),
  z.strictObject({ kind: z.literal('undo'), turn }),
  z.strictObject({ kind: z.literal('askUndo'), turn }),
  z.strictObject({ kind: z.literal('answerUndo'), turn, agree: z.boolean() }),
  z.strictObject({ kind: z.literal('away') }),
  z.strictObject({ kind: z.literal('return') }),
  z.strictObject({ kind: z.literal('resign') }),
  /** Stops the clocks once all people have agreed; `false` refuses or ends it. */
  z.strictObject({ kind: z.literal('pause'), agree: z.boolean() }),
  /** Asks the one to act to go on, once in a turn. */
  z.strictObject({ kind: z.literal('nudge'), turn }),
  /** Lets a bot play for the one to act, who has been waited for long enough. */
  z.strictObject({ kind: z.literal('handOver'), turn }),
  z.strictObject({ kind: z.literal('chat'), text: z.string().trim().min(1).max(MAX_CHAT) }),
  z.strictObject({ kind: z.literal('setTalk'), talk: z.enum(talkRules) }),
  z.strictObject({
    kind: z.literal('bar'),
    seat: seat.optional(),
    /** The step of something they said. */
    line: z.int().min(1).optional(),
  }),
  z.strictObject({ kind: z.literal('rematch') }),
]);
export type Command = z.infer<typeof commandSchema>;
