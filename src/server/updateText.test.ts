import { expect, test } from 'vitest';
import type { TableUpdate } from '../protocol/shapes.ts';
import { updateText } from './updateText.ts';

const match = { turn: 3, actor: 0, view: { standings: [] }, moves: [], deadlineMillis: null };
const update: TableUpdate = { table: 't', from: 1, sequence: 2, events: [], match };

test('an update is told as it is, whatever it shares with the one before', () => {
  const other = { ...match, moves: [{ move: 'ä' }] };
  const updates: TableUpdate[] = [
    update,
    update,
    { ...update, match: other },
    { ...update, match: { ...match, view: { standings: [{ seat: 0, total: 1, breakdown: {}, rank: 1 }] } } },
    { ...update, match: null, log: [1, 2] },
    update,
  ];
  for (const each of updates) expect(JSON.parse(updateText(each))).toEqual({ type: 'update', ...each });
});
