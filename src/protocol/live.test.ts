import { expect, test } from 'vitest';
import type { ShownRoom } from '../table/show.ts';
import { applyUpdate } from './live.ts';
import type { TableUpdate } from './shapes.ts';

const room = { stage: 'open' } as ShownRoom;
const at = (sequence: number) => ({ sequence, atMillis: sequence });
const said = (sequence: number, name: string, text: string) =>
  ({ ...at(sequence), kind: 'said', name, isYou: false, text }) as const;
const update = (from: number, sequence: number, events: TableUpdate['events']): TableUpdate => ({
  table: 't',
  from,
  sequence,
  events,
  room,
  match: null,
});

test('words of somebody who is forgotten are taken back where they were heard', () => {
  const heard = applyUpdate(null, update(0, 3, [said(2, 'Ada', 'hello'), said(3, 'Ben', 'hi')]));
  const after = applyUpdate(heard, update(3, 4, [{ ...at(4), kind: 'room', what: 'forgot', unsaid: [2] }]));
  expect(after?.chat.map(({ name, text }) => [name, text])).toEqual([
    ['…', '…'],
    ['Ben', 'hi'],
  ]);
});
