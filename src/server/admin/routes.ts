import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { schemaMessage } from '../../core/errors.ts';
import { isStorable } from '../../protocol/storable.ts';
import { isSame } from '../metricsAccess.ts';
import type { Services } from '../services.ts';
import { banKinds, logAction, readBans, readLog } from '../store/bans.ts';
import { readReports } from '../store/moderation.ts';
import { act } from './actions.ts';
import { lookAt } from './dossier.ts';
import { deskPage, page, personPage, signInPage } from './pages.ts';
import { ADMIN_COOKIE, newAdminCookie, operatorOf } from './session.ts';

const short = z.string().trim().min(1).max(60);
const what = z.enum(banKinds);
const reason = z.string().trim().max(200).default('');
const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ban'), what, subject: short, days: z.coerce.number(), reason }),
  z.strictObject({ kind: z.literal('lift'), what, subject: short }),
  z.strictObject({ kind: z.literal('close'), table: short, reason }),
  z.strictObject({ kind: z.literal('unshare'), shared: z.string().trim().min(1).max(300), reason }),
  z.strictObject({ kind: z.literal('handle'), report: short }),
]);
const signInSchema = z.strictObject({ operator: z.string().trim().min(1).max(40), token: z.string().max(500) });
const LOGGED = 50;

const say = (reply: FastifyReply, text: string): FastifyReply =>
  reply.redirect(`/admin?said=${encodeURIComponent(text)}`, 303);

/** The page for operators: plain forms, no scripts, behind a token; nothing at all where no token is set. */
export async function registerAdmin(app: FastifyInstance, services: Services): Promise<void> {
  const token = services.config.adminToken;
  if (token === null) return;
  // In a scope of its own: nothing else takes forms, which pages of other sites could send.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      // Without any referrer browsers send forms with the origin "null", which counts as foreign.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }).type('text/html; charset=utf-8');
    });
    registerSignIn(scope, services, token);
    registerDesk(scope, services, (request) => operatorOf(token, request.cookies[ADMIN_COOKIE], Date.now()));
  });
}

function registerSignIn(scope: FastifyInstance, { config, db, limits }: Services, token: string): void {
  const options = (request: FastifyRequest) =>
    ({
      path: '/admin',
      httpOnly: true,
      sameSite: 'strict',
      secure: (config.origin ?? `${request.protocol}:`).startsWith('https:'),
    }) as const;
  scope.post('/admin/sign-in', async (request, reply) => {
    if (!limits.take('addressSignIn', request.ip))
      return reply.code(429).send(signInPage('Too many tries: wait a little.'));
    const read = signInSchema.refine(isStorable).safeParse(request.body);
    if (!read.success || !isSame(read.data.token, token))
      return reply.code(403).send(signInPage('That is not the token.'));
    const { operator } = read.data;
    await db.write([logAction({ atMillis: Date.now(), operator, action: 'sign in', subject: '', detail: '' })]);
    return reply
      .setCookie(ADMIN_COOKIE, newAdminCookie(token, operator, Date.now()), options(request))
      .redirect('/admin', 303);
  });
  scope.post('/admin/sign-out', async (request, reply) =>
    reply.clearCookie(ADMIN_COOKIE, options(request)).redirect('/admin', 303),
  );
}

function registerDesk(
  scope: FastifyInstance,
  { db, bans }: Services,
  operatorIn: (request: FastifyRequest) => string | null,
): void {
  scope.get('/admin', async (request, reply) => {
    const operator = operatorIn(request);
    if (operator === null) return reply.send(signInPage(''));
    const reports = await readReports(db, false);
    const desk = { operator, reports, bans: await readBans(db, Date.now()), log: await readLog(db, LOGGED) };
    const { said } = request.query as { said?: string };
    return reply.send(deskPage(desk, String(said ?? '')));
  });
  scope.get('/admin/person', async (request, reply) => {
    const operator = operatorIn(request);
    if (operator === null) return reply.code(403).send(signInPage(''));
    const who = short.refine(isStorable).safeParse((request.query as { who?: unknown }).who);
    const found = who.success ? await lookAt(db, operator, who.data) : null;
    if (found?.ok) return reply.send(personPage(found.value, ''));
    return say(reply, found === null ? 'That is no name or id.' : found.error.message);
  });
  scope.post('/admin/act', async (request, reply) => {
    const operator = operatorIn(request);
    if (operator === null) return reply.code(403).send(signInPage('You were signed out.'));
    const action = actionSchema.safeParse(request.body);
    if (!action.success || !isStorable(action.data))
      return reply
        .code(400)
        .send(page('Not understood', action.success ? '' : schemaMessage(action.error), { markup: '' }));
    const done = await act(db, operator, action.data);
    await bans.refresh();
    return say(reply, done.ok ? done.value : done.error.message);
  });
}
