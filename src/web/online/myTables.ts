import type { ListedTable } from '../../protocol/shapes.ts';
import { loadMe, me } from './me.svelte.ts';
import { call } from './server.ts';

/** The tables of the person here. A server that does not answer, or knows nobody here, has none to show. */
export async function loadMyTables(): Promise<readonly ListedTable[]> {
  await loadMe();
  if (!me.person) return [];
  const own = await call('myTables', {});
  return own.ok ? own.value.tables : [];
}
