import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { jobKinds, type StoreState } from './store/database.ts';
import type { Backlog } from './store/jobs.ts';

export interface Metrics {
  /** A command at a table: its kind, and "done" or the code of the refusal. */
  countCommand(kind: string, outcome: string, seconds: number): void;
  countRequest(route: string, status: number): void;
  countJob(kind: string, isDone: boolean): void;
  /** From the moment a bot is to move until it thinks. */
  observeBotWait(seconds: number): void;
  /** In the text format of Prometheus. */
  print(): Promise<string>;
}

/** What is asked for when somebody looks. */
interface Counts {
  readonly sockets: () => number;
  readonly rooms: () => number;
  readonly broken: () => number;
  readonly connections: () => number;
  readonly bufferedBytes: () => number;
  readonly backlog: () => Promise<readonly Backlog[]>;
  readonly pool: () => StoreState['pool'];
}

export function newMetrics(counts: Counts): Metrics {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  /** Counted here and told when somebody asks: looking up labels costs more than all else a command needs here. */
  const outcomes = new Map<string, Map<string, number>>();
  new Counter({
    name: 'windfall_commands_total',
    help: 'Commands at tables, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, counts] of outcomes) for (const [outcome, count] of counts) this.inc({ kind, outcome }, count);
    },
  });
  const seconds = new Histogram({
    name: 'windfall_command_seconds',
    help: 'From the arrival of a command to its durable commit.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers: [registry],
  });
  const requests = new Counter({
    name: 'windfall_requests_total',
    help: 'HTTP requests, by route and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'windfall_jobs_total',
    help: 'Jobs done or failed, by kind.',
    labelNames: ['kind', 'outcome'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('windfall_sockets', 'Open WebSocket connections.', counts.sockets);
  gauge('windfall_connections', 'Open connections, HTTP and WebSocket together.', counts.connections);
  gauge('windfall_buffered_bytes', 'What waits to be read by clients.', counts.bufferedBytes);
  gauge('windfall_rooms', 'Tables held in memory.', counts.rooms);
  gauge('windfall_broken_tables', 'Tables that were found to replay no longer.', counts.broken);
  const botWait = new Histogram({
    name: 'windfall_bot_wait_seconds',
    help: 'From the moment a bot is to move until it thinks.',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30],
    registers: [registry],
  });
  registerBacklog(registry, counts.backlog);
  registerPool(registry, counts.pool);
  return {
    countCommand: (kind, outcome, took) => {
      const counts = outcomes.get(kind) ?? new Map<string, number>();
      outcomes.set(kind, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
      seconds.observe(took);
    },
    countRequest: (route, status) => requests.inc({ route, status }),
    countJob: (kind, isDone) => jobs.inc({ kind, outcome: isDone ? 'done' : 'failed' }),
    observeBotWait: (waited) => botWait.observe(waited),
    print: () => registry.metrics(),
  };
}

function registerBacklog(registry: Registry, backlog: Counts['backlog']): void {
  const gauge = (name: string, help: string, measure: (each: Backlog) => number): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const kind of jobKinds) this.set({ kind }, 0);
        for (const each of await backlog()) this.set({ kind: each.kind }, measure(each));
      },
    });
  gauge('windfall_jobs_due', 'Jobs that are due and not done, by kind.', ({ count }) => count);
  gauge(
    'windfall_jobs_age_seconds',
    'How long the oldest job has been due, by kind.',
    ({ oldestMillis }) => oldestMillis / 1000,
  );
}

function registerPool(registry: Registry, pool: Counts['pool']): void {
  new Gauge({
    name: 'windfall_pool_connections',
    help: 'Connections to PostgreSQL, by state; "waiting" are those who wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const now = pool();
      if (now === null) return;
      this.set({ state: 'busy' }, now.total - now.idle);
      this.set({ state: 'idle' }, now.idle);
      this.set({ state: 'waiting' }, now.waiting);
    },
  });
}
