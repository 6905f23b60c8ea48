import * as z from 'zod';
import { commandSchema } from '../table/command.ts';
import { refusalShape, type TableUpdate, tableShape } from './shapes.ts';
import { isStorable, UNSTORABLE } from './storable.ts';

export const TABLE_ID = /^[\w-]{22}$/;
const COMMAND_KEY = /^[\w-]{8,64}$/;

export const tableId = z.string().regex(TABLE_ID, 'is not the id of a table');
/** Made by the sender, new for each command; the same key again, after a lost connection, is the same command. */
export const commandKey = z.string().regex(COMMAND_KEY, 'must be 8 to 64 letters, digits, - or _');

/** What a client sends over the WebSocket at /api/socket. The first message is `hello`. */
const anyMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    /** A personal API token, for programs; browsers have their cookie. */
    token: z.string().max(100).optional(),
    /** Looks as nobody, whatever cookie comes along: a screen that all see shows the hand of none, not even of the one who opened it. */
    isNobody: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('watch'),
    table: tableId,
    /** The last step the client has seen; what came after it is sent. */
    from: z.int().min(0).optional(),
    /** Whether to tell the effect of each move and what can be taken back: for people, at some cost. */
    details: z.boolean().optional(),
    /** Whether the recent entries of a long log are enough, where all of it would be told. */
    recent: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('unwatch'), table: tableId }),
  z.strictObject({ type: z.literal('do'), id: z.int(), table: tableId, key: commandKey, command: commandSchema }),
]);
export const clientMessage = anyMessage.refine(isStorable, UNSTORABLE);
export type ClientMessage = z.infer<typeof clientMessage>;

/** What the server sends. */
export const serverMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('welcome'),
    protocol: z.int(),
    person: z.object({ id: z.string(), name: z.string() }).nullable(),
  }),
  z.object({ type: z.literal('update'), ...tableShape.shape }),
  /** Which seats' people look at the table just now: to those who asked for details, where the server knows it. */
  z.object({ type: z.literal('presence'), table: z.string(), seats: z.array(z.int()) }),
  /** The command with this id is stored for good, as this step (or was before, or changed nothing). */
  z.object({ type: z.literal('done'), id: z.int(), sequence: z.int() }),
  z.object({ type: z.literal('refused'), id: z.int().nullable(), error: refusalShape }),
]);
export type ServerMessage =
  | Exclude<z.infer<typeof serverMessage>, { type: 'update' }>
  | ({ readonly type: 'update' } & TableUpdate);
