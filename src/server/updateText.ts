import type { TableUpdate } from '../protocol/shapes.ts';
import type { ShownMatch } from '../table/present.ts';

/** What was written last. Those at one table are told one after the other, and much of what they are told is the same object. */
let lastUpdate: { readonly of: TableUpdate; readonly text: string } | null = null;
let lastView: { readonly of: unknown; readonly text: string } = { of: null, text: '' };

/** The message that tells an update. */
export function updateText(update: TableUpdate): string {
  if (lastUpdate?.of !== update) lastUpdate = { of: update, text: writeUpdate(update) };
  return lastUpdate.text;
}

function writeUpdate({ match, ...rest }: TableUpdate): string {
  const head = JSON.stringify({ type: 'update', ...rest });
  return `${head.slice(0, -1)},"match":${match === null ? 'null' : writeMatch(match)}}`;
}

function writeMatch({ view, ...rest }: ShownMatch): string {
  if (lastView.of !== view) lastView = { of: view, text: JSON.stringify(view) };
  return `${JSON.stringify(rest).slice(0, -1)},"view":${lastView.text}}`;
}
