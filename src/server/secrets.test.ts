import { expect, test } from 'vitest';
import { tableId } from '../protocol/messages.ts';
import { newTableId } from './secrets.ts';

test('tables that are opened one after the other have ids that begin alike and end by chance', () => {
  const ids = Array.from({ length: 200 }, newTableId);
  for (const id of ids) expect(tableId.safeParse(id).success).toBe(true);
  // Six bits a letter: four letters are two minutes.
  expect(new Set(ids.map((id) => id.slice(0, 4))).size).toBeLessThanOrEqual(2);
  expect(new Set(ids.map((id) => id.slice(6))).size).toBe(ids.length);
});
