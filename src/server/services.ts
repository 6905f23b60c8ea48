import type { FastifyBaseLogger } from 'fastify';
import type { AnyGame } from '../core/game.ts';
import type { Admission } from './admission.ts';
import type { Bans } from './bans.ts';
import type { BotQuota } from './botQuota.ts';
import type { Config } from './config.ts';
import type { Readiness } from './health.ts';
import type { Here } from './here.ts';
import type { Hub } from './hub.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Rooms } from './rooms.ts';
import type { Database } from './store/database.ts';

/** What requests and jobs need. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly here: Here;
  readonly limits: Limits;
  readonly admission: Admission;
  readonly bans: Bans;
  readonly botQuota: BotQuota;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Closes those connections of a person, or of all, whose session has ended. */
  readonly dropEnded: (person: string | null) => Promise<void>;
  /** Counts those calls: who was let in meanwhile is looked at again. */
  readonly endings: { count: number };
  /** Whether a load balancer should send people here. */
  readonly readiness: () => Promise<Readiness>;
  /** Aborted at the moment the server is told to stop. */
  readonly stopping: AbortSignal;
}
