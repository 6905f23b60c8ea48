import { type Config, databaseFile } from '../config.ts';
import type { Database } from './database.ts';

/** The store that the configuration names, ready to use. */
export async function openDatabase(config: Config, failed: (error: unknown) => void): Promise<Database> {
  if (config.databaseUrl !== null) return (await import('./postgres.ts')).openPostgres(config.databaseUrl, failed);
  return (await import('./sqlite.ts')).openSqlite(databaseFile(config));
}
