import { type Config, databaseFile } from '../config.ts';
import type { Database } from './database.ts';

/** The store that the configuration names, ready to use. */
export async function openDatabase(config: Config, failed: (error: unknown) => void): Promise<Database> {
  if (config.databaseUrl !== null) return (await import('./postgres.ts')).openPostgres(config.databaseUrl, failed);
  return (await import('./sqlite.ts')).openSqlite(databaseFile(config));
}

/** The same for a server, which must be the only one on an SQLite file: two would not hear of each other. */
export async function openServerDatabase(config: Config, failed: (error: unknown) => void): Promise<Database> {
  if (config.databaseUrl !== null) return openDatabase(config, failed);
  const { lockFile } = await import('./sqliteLock.ts');
  const unlock = lockFile(databaseFile(config));
  try {
    const db = await openDatabase(config, failed);
    return {
      ...db,
      close: async () => {
        await db.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
