import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What whoever runs the server may decide. `docs/OPERATIONS.md` tells it all. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite file; not used with PostgreSQL. */
  readonly dataFolder: string;
  /** A PostgreSQL address, or null for SQLite. */
  readonly databaseUrl: string | null;
  /** The built app, or null to serve the API alone. */
  readonly appFolder: string | null;
  /** Origins of pages, besides the server's own, that may use it with people's cookies. */
  readonly origins: readonly string[];
  /** Whether a reverse proxy in front tells the address and protocol of clients. */
  readonly isBehindProxy: boolean;
  /** All rate limits are multiplied by this. */
  readonly rate: number;
  /** Whether webhooks may lead to addresses that are not public, and without https. For tests and closed networks. */
  readonly hasPrivateWebhooks: boolean;
  readonly logLevel: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
export const builtApp = join(root, 'dist/web');

export const databaseFile = (config: Config): string => join(config.dataFolder, 'windfall.sqlite');

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    port: 8080,
    host: 'localhost',
    dataFolder: env.WINDFALL_DATA ?? join(root, 'data'),
    databaseUrl: env.DATABASE_URL ?? null,
    appFolder: env.WINDFALL_APP ?? builtApp,
    origins: (env.WINDFALL_ORIGINS ?? '').split(',').filter((origin) => origin !== ''),
    isBehindProxy: env.WINDFALL_PROXY === '1',
    rate: Number(env.WINDFALL_RATE ?? 1) || 1,
    hasPrivateWebhooks: env.WINDFALL_PRIVATE_WEBHOOKS === '1',
    logLevel: env.LOG_LEVEL ?? (process.stderr.isTTY ? 'warn' : 'info'),
  };
}
