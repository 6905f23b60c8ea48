import type { ClientMessage } from '../../protocol/messages.ts';
import { isStorable } from '../../protocol/storable.ts';

/** A whole number as JSON writes it, if it is not too large to be one. */
const COUNT = '(0|[1-9]\\d{0,14})';
/** A move as our clients and most programs write it: nearly all messages are. Around a move that is JSON, this is JSON. */
const MOVE = new RegExp(
  `^\\{"type":"do","id":${COUNT},"table":"([\\w-]{22})","key":"([\\w-]{8,64})","command":\\{"kind":"move","turn":${COUNT},"move":(.+)\\}\\}$`,
);

/** The move that a text is, by the same rules as the schema has; null where it is anything else, or is written in another way. */
export function readMove(text: string): (ClientMessage & { type: 'do' }) | null {
  const found = MOVE.exec(text);
  if (found === null) return null;
  const [, id, table = '', key = '', turn, written = ''] = found;
  try {
    const move: unknown = JSON.parse(written);
    if (!isStorable(move)) return null;
    return { type: 'do', id: Number(id), table, key, command: { kind: 'move', turn: Number(turn), move } };
  } catch {
    return null;
  }
}
