import { games } from '../../src/games/registry.node.ts';
import { checkStore } from '../../src/server/check.ts';
import { spawnServer } from '../../src/server/process.suite.ts';
import { startPostgres } from '../../src/server/store/postgres.suite.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { attackFrozenNode } from './frozenNode.ts';

const TABLES = 30;
/** Fewer than this in ten seconds say nothing. */
const LEAST_TURNS = 30;

/** Two servers on a PostgreSQL of their own, one of which is frozen: what nobody may notice, and what the store has in the end. */
export async function attackFrozenPair(): Promise<string[]> {
  const postgres = await startPostgres();
  try {
    const [frozen, other] = [
      await spawnServer({ DATABASE_URL: postgres.url }),
      await spawnServer({ DATABASE_URL: postgres.url }),
    ];
    const { counts, flaws } = await attackFrozenNode(
      {
        urls: [frozen.url, other.url],
        freeze: () => frozen.child.kill('SIGSTOP'),
        thaw: () => frozen.child.kill('SIGCONT'),
      },
      TABLES,
    );
    for (const { child, ended } of [frozen, other]) {
      child.kill('SIGTERM');
      await ended;
    }
    const { movesWhileFrozen, botTurnsWhileFrozen } = counts;
    if (Math.min(movesWhileFrozen, botTurnsWhileFrozen) <= LEAST_TURNS)
      flaws.push(`too little happened to tell: ${JSON.stringify(counts)}`);
    const db = await openPostgres(postgres.url, () => {});
    const { flaws: broken } = await db.atOneMoment((reader) => checkStore(reader, games));
    await db.close();
    return [...flaws, ...broken];
  } finally {
    await postgres.stop();
  }
}
