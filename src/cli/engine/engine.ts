import * as z from 'zod';
import { type Refusal, schemaMessage } from '../../core/errors.ts';
import { type EngineState, type EngineWorld, methods } from './methods.ts';

/** JSON-RPC 2.0's own error numbers; a refusal of ours is APPLICATION, its code, and where a rule is the reason its number, key and values, are in `data`. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;
const APPLICATION = -32000;

const requestSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
});

type Id = string | number | null;

export function newEngine(world: EngineWorld): EngineState {
  return { ...world, held: new Map(), opened: 0 };
}

/** The answer to one line of input, as one line; null where JSON-RPC wants none (a notification, an empty line). */
export async function answerLine(engine: EngineState, line: string): Promise<string | null> {
  if (line.trim() === '') return null;
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return JSON.stringify(errorReply(null, PARSE_ERROR, 'This line is not JSON.'));
  }
  if (!Array.isArray(json)) {
    const reply = await answerRequest(engine, json);
    return reply === null ? null : JSON.stringify(reply);
  }
  if (json.length === 0) return JSON.stringify(errorReply(null, INVALID_REQUEST, 'A batch must not be empty.'));
  const replies: object[] = [];
  for (const request of json) {
    const reply = await answerRequest(engine, request);
    if (reply !== null) replies.push(reply);
  }
  return replies.length === 0 ? null : JSON.stringify(replies);
}

async function answerRequest(engine: EngineState, json: unknown): Promise<object | null> {
  const parsed = requestSchema.safeParse(json);
  if (!parsed.success) {
    return errorReply(idOf(json), INVALID_REQUEST, `Not a JSON-RPC 2.0 request: ${schemaMessage(parsed.error)}.`);
  }
  const { id, method, params } = parsed.data;
  const reply = await callMethod(engine, method, params ?? {}, id ?? null);
  return id === undefined ? null : reply;
}

async function callMethod(engine: EngineState, name: string, params: unknown, id: Id): Promise<object> {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (method === undefined) {
    const known = Object.keys(methods).join(', ');
    return errorReply(id, METHOD_NOT_FOUND, `There is no method "${name}". There are: ${known}.`);
  }
  const checked = method.params.safeParse(params);
  if (!checked.success) return errorReply(id, INVALID_PARAMS, `Wrong params: ${schemaMessage(checked.error)}.`);
  try {
    const answer = await method.run(engine, checked.data);
    return answer.ok ? { jsonrpc: '2.0', id, result: answer.value } : refusalReply(id, answer.error);
  } catch (error) {
    return errorReply(
      id,
      INTERNAL_ERROR,
      `A mistake of ours: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

const idOf = (json: unknown): Id => {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};

const errorReply = (id: Id, code: number, message: string): object => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});

function refusalReply(id: Id, { message, ...data }: Refusal): object {
  return { jsonrpc: '2.0', id, error: { code: APPLICATION, message, data } };
}
