import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, type Refusal, schemaMessage } from '../core/errors.ts';
import type { Result } from '../core/result.ts';
import { hasScope, type Route } from '../protocol/route.ts';
import { type RouteName, routes } from '../protocol/routes.ts';
import { isStorable, UNSTORABLE } from '../protocol/storable.ts';
import { authenticate, isFresh, SESSION_DAYS, type SignedIn } from './accounts.ts';
import { tooManyConnections } from './admission.ts';
import { busyPage } from './busyPage.ts';
import type { Config } from './config.ts';
import { deviceName, newDevice } from './device.ts';
import { type Call, signInAgain } from './handlers/call.ts';
import * as circles from './handlers/circles.ts';
import * as companions from './handlers/companions.ts';
import * as daily from './handlers/daily.ts';
import * as history from './handlers/history.ts';
import * as invitations from './handlers/invitations.ts';
import * as mistakes from './handlers/mistakes.ts';
import * as moderation from './handlers/moderation.ts';
import * as notices from './handlers/notices.ts';
import * as people from './handlers/people.ts';
import { reach } from './handlers/reach.ts';
import * as sessions from './handlers/sessions.ts';
import * as shared from './handlers/shared.ts';
import * as signIn from './handlers/signIn.ts';
import * as tables from './handlers/tables.ts';
import { isForeign, ownOrigin } from './origin.ts';
import type { Services } from './services.ts';

export const COOKIE = 'windfall';
const DEVICE_COOKIE = 'windfall-device';

const handlers: { [Name in RouteName]: (call: Call<Name>) => Promise<Result<unknown, Refusal>> } = {
  games: tables.games,
  reach,
  becomeGuest: people.becomeGuest,
  me: people.me,
  changeMe: people.changeMe,
  deleteMe: people.deleteMe,
  exportMe: people.exportMe,
  signOut: signIn.signOut,
  setPassword: signIn.setPassword,
  signIn: signIn.signIn,
  passkeyOptions: signIn.passkeyOptions,
  addPasskey: signIn.addPasskeyToMe,
  passkeys: sessions.passkeys,
  deletePasskey: sessions.removePasskey,
  createRecoveryCodes: sessions.createRecoveryCodes,
  recoverySignIn: signIn.recoverySignIn,
  sessions: sessions.sessions,
  deleteSession: sessions.endSession,
  passkeySignInOptions: signIn.passkeySignInOptions,
  passkeySignIn: signIn.passkeySignIn,
  tokens: sessions.tokens,
  createToken: sessions.createToken,
  deleteToken: sessions.endToken,
  hide: moderation.hide,
  hidden: moderation.hidden,
  unhide: moderation.unhide,
  report: moderation.report,
  notices: notices.notices,
  changeNotices: notices.changeNotices,
  addPush: notices.addPush,
  addMail: notices.addMail,
  confirmMail: notices.confirmMail,
  deleteChannel: notices.removeChannel,
  silence: notices.silence,
  people: companions.people,
  invitePerson: companions.invitePerson,
  invitations: invitations.invitations,
  declineInvitation: invitations.declineInvitation,
  makeCircle: circles.makeCircle,
  changeCircle: circles.changeCircle,
  inviteCircle: circles.inviteCircle,
  joinCircle: circles.joinTheCircle,
  leaveCircle: circles.leaveTheCircle,
  removeFromCircle: circles.removeFromCircle,
  mistakes: mistakes.mistakes,
  keepMistakes: mistakes.keepMistakes,
  lobby: tables.lobby,
  myTables: tables.myTables,
  myGames: history.myGames,
  myStatistics: history.myStatistics,
  daily: daily.daily,
  playDaily: daily.play,
  dailyBoard: daily.board,
  openTable: tables.openTable,
  findTable: tables.findTable,
  table: tables.table,
  command: tables.command,
  record: tables.record,
  share: shared.share,
  shared: shared.shared,
  unshare: shared.unshare,
};

const statuses: Partial<Record<ErrorCode, number>> = {
  unknown_table: 404,
  unknown_address: 404,
  unknown_person: 404,
  unknown_circle: 404,
  not_signed_in: 401,
  wrong_credentials: 401,
  foreign_origin: 403,
  sign_in_again: 403,
  not_allowed: 403,
  not_owner: 403,
  not_welcome: 403,
  chat_closed: 403,
  banned: 403,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
  malformed_request: 400,
  malformed_move: 400,
};

/** Anything else is well understood and cannot be done now. */
export const statusOf = (code: ErrorCode): number => statuses[code] ?? 409;

/** After how many seconds it makes sense to ask again. */
const retrySeconds: Partial<Record<ErrorCode, number>> = { rate_limited: 5, unavailable: 2 };

export function refuseRequest(reply: FastifyReply, error: Refusal): FastifyReply {
  const seconds = retrySeconds[error.code];
  if (seconds !== undefined) reply.header('retry-after', seconds);
  // Whatever the answer was going to be: pages of the operator are HTML before they are refused.
  return reply.type('application/json; charset=utf-8').code(statusOf(error.code)).send({ error });
}

/** The same at the door, where a person may have asked for a page. */
function turnAway(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const page = busyPage(request, reply, refusal.code);
  return page === null ? refuseRequest(reply, refusal) : reply.code(statusOf(refusal.code)).send(page);
}

/** Answers what is no request, too slow or too long before it is one, and ends the connection. */
export function refuseUnreadable({ code }: Error & { code?: string }, socket: Socket): void {
  const [status, refusal]: [string, Refusal] =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ['408 Request Timeout', { code: 'malformed_request', message: 'The request took too long to arrive.' }]
      : code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', { code: 'too_large', message: 'The headers are too large.' }]
        : ['400 Bad Request', { code: 'malformed_request', message: 'The request cannot be read.' }];
  const body = JSON.stringify({ error: refusal });
  const head = `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
  socket.destroy();
}

/** Answers every route of the protocol. */
export function registerRoutes(app: FastifyInstance, services: Services): void {
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: Route = routes[name];
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const call = await prepareCall(route, services, request, reply);
        if ('code' in call) return refuseRequest(reply, call);
        // The call was checked against the very route whose handler this is.
        const handle = handlers[name] as (call: PreparedCall) => Promise<Result<unknown, Refusal>>;
        const result = await handle(call);
        return result.ok ? reply.send(result.value) : refuseRequest(reply, result.error);
      },
    });
  }
}

type PreparedCall = Omit<Call<'me'>, 'person' | 'body' | 'query'> & {
  readonly person: Call<'games'>['person'];
  readonly body: unknown;
  readonly query: unknown;
};

async function prepareCall(
  route: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PreparedCall | Refusal> {
  const secret = secretOf(request);
  const signedIn = secret === null ? null : await authenticate(services.db, secret);
  if (signedIn === null && route.needsPerson)
    return { code: 'not_signed_in', message: 'Tell us your name first, or sign in.' };
  const refusal = signedIn === null ? null : await refusalFor(route, services, signedIn);
  if (refusal !== null) return refusal;
  // A program that plays for somebody does not mean that they are there.
  if (signedIn?.session.kind === 'cookie') services.here.note(signedIn.person.id);
  const body = route.body?.safeParse(request.body ?? {});
  const query = route.query?.safeParse(request.query);
  for (const part of [body, query])
    if (part !== undefined && !part.success)
      return { code: 'malformed_request', message: `The request is wrong at ${schemaMessage(part.error)}.` };
  return {
    ...services,
    person: signedIn?.person ?? null,
    session: signedIn?.session ?? null,
    body: body?.data,
    query: query?.data,
    params: request.params as Record<string, string>,
    address: request.ip,
    gone: () => {
      const controller = new AbortController();
      reply.raw.once('close', () => controller.abort());
      return controller.signal;
    },
    origin: originOf(services.config, request),
    device: deviceName(request.headers['user-agent']),
    deviceMark: request.cookies[DEVICE_COOKIE] ?? null,
    keepDevice: async (handle) => {
      reply.setCookie(DEVICE_COOKIE, await newDevice(services.db, handle), cookieOptions(services.config, request));
    },
    setCookie: (value) => {
      const options = cookieOptions(services.config, request);
      if (value === null) reply.clearCookie(COOKIE, options);
      else reply.setCookie(COOKIE, value, options);
    },
  };
}

/** The token of a program, or the cookie of a browser. */
export function secretOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer' && token !== undefined) return token;
  return request.cookies[COOKIE] ?? null;
}

/** What a session cannot ask for: a token may be for less, and managing an account needs a fresh sign-in. */
async function refusalFor(route: Route, { bans, db }: Services, signedIn: SignedIn): Promise<Refusal | null> {
  const banned = route.isForBanned ? null : bans.refusal('person', signedIn.person.id);
  if (banned !== null) return banned;
  const needed = route.scope ?? 'read';
  if (!hasScope(signedIn.session.scope, needed))
    return {
      code: 'not_allowed',
      message: `This token is for the scope "${signedIn.session.scope}", not "${needed}".`,
    };
  return route.needsFresh && !(await isFresh(db, signedIn)) ? signInAgain : null;
}

/** Of the page that asks, which was found not to be foreign; else the server's own, and never what a header of the request makes of it. */
function originOf({ origin, origins }: Config, request: FastifyRequest): string {
  const { origin: page } = request.headers;
  return page !== undefined && (origin === null || origins.includes(page)) ? page : ownOrigin(origin, request);
}

const cookieOptions = ({ origin }: Config, { protocol }: FastifyRequest) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: (origin ?? `${protocol}:`).startsWith('https:'),
    maxAge: SESSION_DAYS * 86_400,
  }) as const;

/** Those who watch over the server are answered however much there is to do. */
const operationPaths: ReadonlySet<string> = new Set(['/health', '/live', '/ready', '/metrics']);

/** Refuses what comes from pages of other sites, floods, and what there is no room for, before anything is done about it. */
export function guardRequests(app: FastifyInstance, { admission, bans, config, limits }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    const isOperation = operationPaths.has(request.url);
    if (!limits.take(isOperation ? 'addressHealth' : 'addressRequest', request.ip)) {
      const message = 'Too many requests from your address: wait a little.';
      return turnAway(request, reply, { code: 'rate_limited', message });
    }
    const refusal = isOperation
      ? null
      : (bans.refusal('address', request.ip) ?? admission.refusal(request.raw.socket) ?? countRequest(request, reply));
    // Room is made for others.
    if (refusal !== null) return turnAway(request, reply.header('connection', 'close'), refusal);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!isReading && isForeign(request.headers.origin, request.headers.host, config))
      return refuseRequest(reply, {
        code: 'foreign_origin',
        message: 'This request comes from a page of another site.',
      });
    return undefined;
  });

  // At the door, for whatever reads it: pictures of pages and links in mails ask the store too.
  app.addHook('preHandler', async (request, reply) => {
    if ([request.body, request.query, request.params].every(isStorable)) return undefined;
    return refuseRequest(reply, { code: 'malformed_request', message: `The request ${UNSTORABLE}.` });
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    // Files are streams, and no work.
    if (typeof payload === 'string') limits.charge(limits.bucket('addressRequest', request.ip), payload.length);
  });

  /** Behind a proxy connections tell nothing about addresses: what an address holds open is counted by its requests. */
  const countRequest = ({ ip }: FastifyRequest, reply: FastifyReply): Refusal | null => {
    if (!config.isBehindProxy) return null;
    if (!admission.enter(ip)) return tooManyConnections;
    reply.raw.once('close', () => admission.leave(ip));
    return null;
  };
}
