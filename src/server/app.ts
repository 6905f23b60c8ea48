import fastifyCookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Refusal } from '../core/errors.ts';
import { registerAdmin } from './admin/routes.ts';
import { BrokenTable } from './brokenTable.ts';
import { registerCards } from './cards/routes.ts';
import { docsPage, openApi } from './docs.ts';
import { addHeaders } from './headers.ts';
import { guardRequests, refuseRequest, refuseUnreadable, registerRoutes } from './http.ts';
import { maySeeMetrics } from './metricsAccess.ts';
import { registerUnsubscribe } from './notices/unsubscribe.ts';
import { registerOembed, sharedTitle } from './oembed.ts';
import { type AppPlace, registerPages, sendPage, wantsPage } from './pages.ts';
import { readableAddress } from './readableAddress.ts';
import type { Services } from './services.ts';

/** Options with a whole sheet or deck in them fit; little else is longer than a line. */
const MAX_BODY_BYTES = 256 * 1024;

/** Longer than anybody waits at a table with one request. */
const IDLE_MILLIS = 60_000;
/** For the lines before the body of a request. */
const HEADERS_MILLIS = 10_000;
const CHECKING_MILLIS = 1000;

const noAddress: Refusal = { code: 'unknown_address', message: 'There is nothing at this address.' };

/** Everything that speaks HTTP. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { requestMillis } = services.config;
  const app = fastify({
    loggerInstance: services.log,
    // Our own line for each request tells the route instead of the address: the id of a private table is for those who know it.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    connectionTimeout: IDLE_MILLIS,
    requestTimeout: requestMillis,
    http: { headersTimeout: Math.min(HEADERS_MILLIS, requestMillis), connectionsCheckingInterval: CHECKING_MILLIS },
    clientErrorHandler: refuseUnreadable,
    // One proxy, and so the last address it tells: those before it are what clients say of themselves.
    trustProxy: (_address, hop) => services.config.isBehindProxy && hop === 0,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // An address with a part that is too long: refused before any hook.
    frameworkErrors: (_error, _request, reply) => refuseRequest(reply, noAddress),
  });
  await app.register(fastifyCookie);
  addHeaders(app);
  guardRequests(app, services);
  logRequests(app, services);
  answerErrors(app, services);
  registerRoutes(app, services);
  registerOperation(app, services);
  registerDocs(app);
  registerUnsubscribe(app, services);
  await registerAdmin(app, services);
  const { appFolder } = services.config;
  // A chat waits for a picture less long than a thread takes to start; where nobody opens a page there is no thread.
  const place = appFolder === null ? null : placeOf(services, appFolder, registerCards(app, services));
  answerLost(app, place);
  if (place !== null) {
    registerPages(app, place);
    registerOembed(app, services);
    await serveApp(app, place.folder);
  }
  return app;
}

function placeOf(services: Services, folder: string, opened: () => void): AppPlace {
  const { base, origin } = services.config;
  return { folder, base, origin, sharedTitle: (id) => sharedTitle(services, id), opened };
}

function logRequests(app: FastifyInstance, { metrics, log }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.countRequest(route, reply.statusCode);
    const millis = Math.round(reply.elapsedTime);
    log.info({ method: request.method, route, status: reply.statusCode, millis }, 'request');
  });
}

function answerErrors(app: FastifyInstance, { log }: Services): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof BrokenTable) return refuseRequest(reply, error.refusal);
    // Who is gone in the middle of a request gets no answer, and is no failure of ours.
    const status = request.raw.errored === null ? (error.statusCode ?? 500) : 400;
    if (status === 413) return refuseRequest(reply, { code: 'too_large', message: 'The request is too large.' });
    if (status < 500)
      return refuseRequest(reply, { code: 'malformed_request', message: 'The request cannot be read.' });
    log.error({ error: error.stack }, 'a request failed');
    return refuseRequest(reply.code(500), { code: 'unavailable', message: 'Something went wrong here: try again.' });
  });
}

/** Where nothing is, people get the app, which says so in their language, and programs a refusal. */
function answerLost(app: FastifyInstance, place: AppPlace | null): void {
  app.setNotFoundHandler((request, reply) => {
    if (place !== null && wantsPage(request)) return sendPage(place, request, reply, true);
    return refuseRequest(reply.header('vary', 'accept, accept-language'), noAddress);
  });
}

function registerOperation(app: FastifyInstance, { config, metrics, readiness }: Services): void {
  app.get('/live', async (_request, reply) => reply.send({ status: 'ok' }));
  for (const path of ['/ready', '/health'])
    app.get(path, async (_request, reply) => {
      const answer = await readiness();
      return reply.code(answer.status === 'ok' ? 200 : 503).send(answer);
    });
  app.get('/metrics', async (request, reply) => {
    if (!maySeeMetrics(config, request.raw)) return reply.callNotFound();
    return reply.type('text/plain; version=0.0.4').send(await metrics.print());
  });
}

function registerDocs(app: FastifyInstance): void {
  // Made once: it takes a while, and anybody may ask.
  let description: Record<string, unknown> | null = null;
  let page: string | null = null;
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= openApi();
    return reply.send(description);
  });
  app.get('/api/docs', async (_request, reply) => {
    page ??= docsPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle));
}

const docsStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fdfbf5}
h2{margin-top:2.5rem;font-size:1.1rem}code,pre{font:14px/1.45 ui-monospace,monospace}pre{background:#f1ece0;padding:.8rem;overflow:auto}
summary{cursor:pointer}.method{display:inline-block;min-width:4rem;font-weight:700}
@media (prefers-color-scheme:dark){body{color:#eee;background:#1c1a17}pre{background:#2a2722}a{color:#9cc}}`;

async function serveApp(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    setHeaders: (reply, path) => {
      // The names of built files change with what is in them.
      const isBuilt = /[\\/]assets[\\/]/.test(path);
      reply.header('cache-control', isBuilt ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The script of other pages.
      if (/[\\/]embed\.js$/.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
