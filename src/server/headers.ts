import type { FastifyInstance, FastifyReply } from 'fastify';

/** Scripts, styles and everything else only from here, nothing inline. */
const rules = [
  "default-src 'self'",
  // Bots compute their network by WebAssembly; text is never run as a script.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  // A clip that the page itself has just made, to look at before it is saved.
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
];
const policyFor = (ancestors: string): string => [...rules, `frame-ancestors ${ancestors}`].join('; ');

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policyFor("'none'"),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    // What the API tells is for one person at one moment.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}

/** The one page that other sites may show in a frame: a shared game, where nothing can be done but look. */
export const allowFrames = (reply: FastifyReply): FastifyReply =>
  reply.removeHeader('x-frame-options').header('content-security-policy', policyFor('*'));
