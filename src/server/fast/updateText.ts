import type { TableUpdate } from '../../protocol/shapes.ts';
import type { ShownMatch } from '../../table/show.ts';

interface Written {
  readonly of: unknown;
  readonly text: string;
}

/** What was written last. Those at one table are told one after the other, and much of what they are told is the same object. */
let lastUpdate: { readonly of: TableUpdate; readonly text: string } | null = null;
let lastView: Written = { of: null, text: '' };
let lastEvents: Written = { of: null, text: '' };

/** The message that tells an update. */
export function updateText(update: TableUpdate): string {
  if (lastUpdate?.of !== update) lastUpdate = { of: update, text: writeUpdate(update) };
  return lastUpdate.text;
}

/** Field by field: copies of what is left over cost more than the text. Ids of tables have nothing that must be escaped. */
function writeUpdate({ table, from, sequence, earlier, events, room, match, log }: TableUpdate): string {
  const news = room === undefined ? '' : `,"room":${JSON.stringify(room)}`;
  if (lastEvents.of !== events) lastEvents = { of: events, text: JSON.stringify(events) };
  const opened = log === undefined ? '' : `,"log":${JSON.stringify(log)}`;
  const short = earlier === undefined ? '' : `,"earlier":${earlier}`;
  return `{"type":"update","table":"${table}","from":${from},"sequence":${sequence}${short},"events":${lastEvents.text}${news},"match":${writeMatch(match)}${opened}}`;
}

function writeMatch(match: ShownMatch | null): string {
  if (match === null) return 'null';
  const { turn, actor, view, moves, undo, deadlineMillis, clock } = match;
  if (lastView.of !== view) lastView = { of: view, text: JSON.stringify(view) };
  const free = undo === undefined ? '' : `,"undo":${undo}`;
  const banks = clock === undefined ? '' : `,"clock":${JSON.stringify(clock)}`;
  const who = typeof actor === 'number' ? actor : JSON.stringify(actor);
  const choices = moves.length === 0 ? '[]' : JSON.stringify(moves);
  return `{"turn":${turn},"actor":${who},"moves":${choices}${free},"deadlineMillis":${deadlineMillis}${banks},"view":${lastView.text}}`;
}
