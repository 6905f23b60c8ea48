import type { Save } from './save.ts';

const DATABASE = 'windfall';
const TABLES = 'tables';

/** What this browser would not keep, in a private window or on a full disk: it lasts as long as the page. */
const unkept = new Map<string, Save>();

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Runs one request in a transaction of its own and waits until it is on disk. */
async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(TABLES, mode);
    const request = ask(transaction.objectStore(TABLES));
    // Without waiting for the answer first: a page that is closed right now has kept its last move.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** A browser that keeps nothing has kept nothing: not a reason to stop. */
async function runOr<T, Otherwise>(
  otherwise: Otherwise,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | Otherwise> {
  try {
    return await run(mode, ask);
  } catch {
    return otherwise;
  }
}

export async function loadSave(id: string): Promise<Save | undefined> {
  return unkept.get(id) ?? (await runOr(undefined, 'readonly', (store) => store.get(id)));
}

/** True once it is on disk; where that fails, it is remembered until the page is closed. */
export async function putSave(save: Save): Promise<boolean> {
  const key = await runOr(null, 'readwrite', (store) => store.put(save));
  if (key === null) unkept.set(save.id, save);
  else unkept.delete(save.id);
  return key !== null;
}

/** What the worker of a table could not keep: the page remembers it, for as long as it is open. */
export const rememberSave = (save: Save): void => void unkept.set(save.id, save);

export const isUnkept = (id: string): boolean => unkept.has(id);

export async function deleteSave(id: string): Promise<void> {
  unkept.delete(id);
  await runOr(undefined, 'readwrite', (store) => store.delete(id));
}

/** Every table kept on this device, the latest first; lessons are none. */
export async function listSaves(): Promise<Save[]> {
  const kept: Save[] = await runOr([], 'readonly', (store) => store.getAll());
  const others = kept.filter(({ id }) => !unkept.has(id));
  const games = [...others, ...unkept.values()].filter(({ lesson }) => lesson === undefined);
  return games.sort((a, b) => b.touched - a.touched);
}
