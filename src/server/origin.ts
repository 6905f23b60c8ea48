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
