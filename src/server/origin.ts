/**
 * Whether a request with this Origin header comes from a page of another site. Browsers always tell the origin where it matters,
 * for WebSockets and for whatever changes something; programs without one carry no cookies of people.
 */
export function isForeign(origin: string | undefined, host: string | undefined, allowed: readonly string[]): boolean {
  if (origin === undefined) return false;
  if (allowed.includes(origin)) return false;
  const url = URL.parse(origin);
  return url === null || url.host !== host;
}
