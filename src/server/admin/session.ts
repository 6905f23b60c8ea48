import { createHmac } from 'node:crypto';
import { isSame } from '../metricsAccess.ts';

const HOURS = 12;
export const ADMIN_COOKIE = 'windfall-admin';

/** The cookie of an operator who knew the token: a name and an end, signed with the token. Another token ends all of them. */
export function newAdminCookie(token: string, operator: string, nowMillis: number): string {
  const claim = `${Buffer.from(operator).toString('base64url')}.${nowMillis + HOURS * 3_600_000}`;
  return `${claim}.${sign(token, claim)}`;
}

/** Who holds the cookie; null where it was not made here, or is over. */
export function operatorOf(token: string, cookie: string | undefined, nowMillis: number): string | null {
  const [name = '', until = '', signature = ''] = (cookie ?? '').split('.');
  if (!isSame(signature, sign(token, `${name}.${until}`)) || !(Number(until) > nowMillis)) return null;
  return Buffer.from(name, 'base64url').toString();
}

const sign = (token: string, claim: string): string => createHmac('sha256', token).update(claim).digest('base64url');
