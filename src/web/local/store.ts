import type { Save } from './save.ts';

const DATABASE = 'windfall';
const TABLES = 'tables';

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
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export const loadSave = (id: string): Promise<Save | undefined> => run('readonly', (store) => store.get(id));

export const putSave = (save: Save): Promise<unknown> => run('readwrite', (store) => store.put(save));

export const deleteSave = (id: string): Promise<unknown> => run('readwrite', (store) => store.delete(id));

/** Every table kept on this device, the latest first. */
export async function listSaves(): Promise<Save[]> {
  const saves: Save[] = await run('readonly', (store) => store.getAll());
  return saves.sort((a, b) => b.touched - a.touched);
}
