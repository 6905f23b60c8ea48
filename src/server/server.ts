import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { games } from '../games/registry.node.ts';
import { newAdmission } from './admission.ts';
import { buildApp } from './app.ts';
import { watchBans } from './bans.ts';
import { newBotQuota } from './botQuota.ts';
import { type Config, configFrom } from './config.ts';
import { newReadiness } from './health.ts';
import { boundHeap } from './heapBounds.ts';
import { newHere } from './here.ts';
import { COOKIE } from './http.ts';
import { newHub } from './hub.ts';
import { newJobHandler } from './jobs.ts';
import { serverLanes } from './lanes.ts';
import { newLimits } from './limits.ts';
import { newMetrics } from './metrics.ts';
import { serveMetrics } from './metricsAccess.ts';
import { meansMemory } from './notices/means.ts';
import { welcome } from './reach.ts';
import { keepReconciling } from './reconcile.ts';
import { newRooms } from './rooms.ts';
import type { Services } from './services.ts';
import { applyShields } from './shields.ts';
import { openSockets, type Sockets } from './socket.ts';
import { steadyNow } from './steadyClock.ts';
import type { Database } from './store/database.ts';
import { readBacklog, replaceLost } from './store/jobs.ts';
import { openServerDatabase } from './store/open.ts';
import { newThinkers } from './thinkers.ts';
import { tidyJob } from './tidy.ts';

export interface RunningServer {
  readonly services: Services;
  /** Where it can be reached. */
  readonly url: string;
  readonly port: number;
  /** What is under way is finished and stored, clients are told to come back. */
  stop(): Promise<void>;
}

/** A server that has just been started has better things to do. */
const FIRST_TIDY_MILLIS = 10 * 60_000;

export async function startServer(config: Config): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ fd: 2, sync: false }));
  const failed = (error: unknown): void =>
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'something failed behind the scenes');
  const db = await openServerDatabase(config, failed);
  const hub = newHub(!db.isShared, db);
  const rooms = newRooms({ db, hub, games, failed, meansOf: meansMemory(db, config) });
  let sockets: Sockets | null = null;
  const stopping = new AbortController();
  const bans = await watchBans(db, failed, (now) => sockets?.dropBanned(now));
  const admission = newAdmission(config, (what) => log.warn(what));
  const services: Services = {
    config,
    db,
    games,
    rooms,
    hub,
    here: newHere(db, failed),
    limits: newLimits(config.rate, { tell: (told) => tellOthers(db, log, `took ${told}`) }),
    admission,
    bans,
    botQuota: await newBotQuota(db, config.rate),
    metrics: newMetrics({
      sockets: () => sockets?.count() ?? 0,
      rooms: rooms.count,
      broken: rooms.countBroken,
      connections: admission.count,
      bufferedBytes: admission.bufferedBytes,
      backlog: () => readBacklog(db, steadyNow()),
      pool: () => db.state().pool,
    }),
    log,
    dropEnded: async (person) => sockets?.dropEnded(person),
    endings: { count: 0 },
    readiness: newReadiness(db, stopping.signal),
    stopping: stopping.signal,
  };
  const app = await buildApp(services);
  admission.guard(app.server);
  sockets = openSockets(app.server, { services, addressOf: addressOf(config), cookieOf: cookieOf(app) });
  const openHost = async () => (await import('../bots/host.node.ts')).openThreadHost();
  const thinkers = newThinkers(openHost, config.grandmasterSeconds);
  await db.listen((topic) => hear(services, topic));
  const metricsServer = await serveMetrics(config, services.metrics);
  await app.listen({ port: config.port, host: config.host });
  const lanes = serverLanes(thinkers.threads).filter(({ kind }) => config.thinks || kind !== 'bot');
  await db.startJobs(newJobHandler(services, thinkers), failed, lanes);
  await db.write([replaceLost(tidyJob(steadyNow() + FIRST_TIDY_MILLIS))]);
  const stopReconciling = keepReconciling({ db, rooms, failed }, (jobs) =>
    log.warn({ jobs }, 'lost jobs were made again'),
  );
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    // No turn is begun any more; those begun are finished and stored before anybody is sent away.
    await stopReconciling();
    await db.stopJobs();
    await rooms.settle();
    await sockets?.close();
    thinkers.close();
    metricsServer?.close();
    await closeApp(app);
    admission.close();
    bans.close();
    services.here.close();
    await db.close();
    log.info('stopped');
  };
  return { services, url: `http://${config.host}:${port}`, port, stop };
}

const CLOSING_MILLIS = 3000;

/** Requests under way may finish; a connection held open without end does not hold the server up. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSING_MILLIS);
  await app.close();
  clearTimeout(timer);
}

/** Nobody waits for it: whoever does not hear of it goes on without. */
function tellOthers(db: Database, log: Services['log'], topic: string): void {
  const statement = db.announce(topic);
  if (statement !== null) db.write([statement]).catch((error) => log.warn({ error: String(error) }, 'not told'));
}

/** What another process has stored is told to those who watch here. */
function hear(services: Services, topic: string | null): void {
  const { rooms, hub, dropEnded, bans, limits, log } = services;
  const warn = (error: unknown): void => log.warn({ error: String(error) }, 'not heard');
  // Announcements were missed: everything that is watched is looked up, and everybody who is connected.
  if (topic === null) {
    for (const table of hub.watched()) void rooms.refresh(table);
    void dropEnded(null);
  } else if (topic.startsWith('table ')) void rooms.refresh(topic.slice('table '.length));
  else if (topic.startsWith('person ')) void dropEnded(topic.slice('person '.length));
  else if (topic.startsWith('shields ')) applyShields(services, topic.slice('shields '.length)).catch(warn);
  else if (topic.startsWith('took ')) limits.hear(topic.slice('took '.length));
  else if (topic === 'bans') bans.refresh().catch(warn);
}

/** The address of a client: the one the proxy in front adds last, or the one that connects. */
const addressOf =
  (config: Config) =>
  (request: IncomingMessage): string => {
    const forwarded = request.headers['x-forwarded-for'];
    const last = config.isBehindProxy
      ? String(forwarded ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
    return last || (request.socket.remoteAddress ?? '');
  };

const cookieOf =
  (app: FastifyInstance) =>
  (request: IncomingMessage): string | null =>
    app.parseCookie(request.headers.cookie ?? '')[COOKIE] ?? null;

/** Listens until the process is told to stop, and says where in one line. */
export async function serve(port: number, host: string): Promise<void> {
  const config: Config = { ...configFrom(process.env), port, host };
  if (config.appFolder !== null && !existsSync(config.appFolder))
    throw new Error('The app is not built yet: run "npm run build", or just "npm start".');
  boundHeap();
  const server = await startServer(config);
  // Its threads find there what they have in common with it.
  flushCompileCache();
  // Everything that can fail is waited for somewhere. Should something be forgotten, that is worth an alarm, not the end.
  process.on('unhandledRejection', (error) =>
    server.services.log.error(
      { error: error instanceof Error ? error.stack : String(error) },
      'nobody waited for this',
    ),
  );
  console.log(welcome(server.url, host));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop());
}
