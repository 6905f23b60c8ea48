import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/**
 * Whether a request with this Origin header comes from a page of another site. Browsers always tell the origin where it matters,
 * for WebSockets and for whatever changes something; programs without one carry no cookies of people. Where the server has a fixed
 * origin, that one counts and not the name it was called by: a foreign name that leads here is foreign.
 */
export function isForeign(
  origin: string | undefined,
  host: string | undefined,
  { origin: own, origins }: Pick<Config, 'origin' | 'origins'>,
): boolean {
  if (origin === undefined || origins.includes(origin)) return false;
  if (own !== null) return origin !== own;
  const url = URL.parse(origin);
  return url === null || url.host !== host;
}

/** A name or an address, with a port or without. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Where people reach this server: as it was set, or by the name that the request calls it. Fastify's own `host` believes `X-Forwarded-Host`, which
 * most proxies pass on as a client sent it; and a Host header may hold anything, which links and markup would carry on.
 */
export function ownOrigin(
  origin: string | null,
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
): string {
  if (origin !== null) return origin;
  const host = HOST.test(headers.host ?? '') ? headers.host : 'localhost';
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`;
}
