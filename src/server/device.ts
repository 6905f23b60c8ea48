import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from './secrets.ts';
import { sharedSecret } from './store/daily.ts';
import type { Database } from './store/database.ts';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What a browser is called in the list of sessions: enough to tell one's own apart, and not more. */
export function deviceName(userAgent: string | undefined): string {
  const named = (list: typeof browsers): string | undefined => list.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  return [named(browsers), named(systems)].filter((part) => part !== undefined).join(', ');
}

const keyOf = (db: Database): Promise<string> => sharedSecret(db, 'device', newSecret);

const markOf = (key: string, id: string, handle: string): string =>
  createHmac('sha256', key).update(`${id} ${handle}`).digest('base64url');

/** What a browser keeps that has signed in under a name: it proves that, and nothing else. */
export async function newDevice(db: Database, handle: string): Promise<string> {
  const id = newSecret();
  return `${id}.${markOf(await keyOf(db), id, handle)}`;
}

/** The id of a device that has signed in under this name before; null for any other. */
export async function knownDevice(db: Database, cookie: string | null, handle: string): Promise<string | null> {
  const [id, mark] = (cookie ?? '').split('.');
  if (id === undefined || mark === undefined) return null;
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(await keyOf(db), id, handle))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
