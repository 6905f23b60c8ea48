import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../../src/games/registry.node.ts';
import { checkStore } from '../../src/server/check.ts';
import { spawnServer } from '../../src/server/process.suite.ts';
import { startPostgres, type TestPostgres } from '../../src/server/store/postgres.suite.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { attackFrozenNode } from './frozenNode.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

// Windows cannot freeze a process.
test.skipIf(process.platform === 'win32')(
  'P8 one of two servers is frozen while thirty tables are played: nobody waits for it longer than five seconds, and nothing is lost or doubled when it wakes',
  {
    timeout: 180_000,
  },
  async () => {
    const servers = await Promise.all([0, 1].map(() => spawnServer({ DATABASE_URL: postgres.url })));
    const [frozen, other] = servers;
    if (frozen === undefined || other === undefined) throw new Error('there are two servers');
    const { counts, flaws } = await attackFrozenNode(
      {
        urls: [frozen.url, other.url],
        freeze: () => frozen.child.kill('SIGSTOP'),
        thaw: () => frozen.child.kill('SIGCONT'),
      },
      30,
    );
    for (const { child, ended } of servers) {
      child.kill('SIGTERM');
      await ended;
    }
    if (process.env.WINDFALL_SAY !== undefined)
      console.log(
        counts,
        other
          .log()
          .split('\n')
          .filter((line) => !line.includes('"msg":"request"'))
          .join('\n')
          .slice(0, 3000),
      );
    expect(flaws, JSON.stringify(counts)).toEqual([]);
    expect(counts.movesWhileFrozen).toBeGreaterThan(30);
    expect(counts.botTurnsWhileFrozen).toBeGreaterThan(30);
    const db = await openPostgres(postgres.url, () => {});
    const { flaws: broken } = await db.atOneMoment((reader) => checkStore(reader, games));
    await db.close();
    expect(broken).toEqual([]);
  },
);
