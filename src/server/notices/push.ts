import webPush from 'web-push';
import * as z from 'zod';
import type { Config } from '../config.ts';
import { hashSecret } from '../secrets.ts';
import { sharedSecret } from '../store/daily.ts';
import type { Database } from '../store/database.ts';
import type { Channel } from '../store/notices.ts';
import { post } from '../webhooks.ts';
import type { Message } from './message.ts';

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() });
type KeyPair = z.infer<typeof keyPair>;

/** The keys by which push services know this server (VAPID): made once, and the same for all processes of a database. */
export async function pushKeys(db: Database): Promise<KeyPair> {
  return keyPair.parse(JSON.parse(await sharedSecret(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))));
}

const browserKeys = z.object({ p256dh: z.string(), auth: z.string() });

/** Whether a push could be made for these keys: a point of the curve, and sixteen bytes. */
export function areBrowserKeys({ p256dh, auth }: z.infer<typeof browserKeys>): boolean {
  try {
    webPush.encrypt(p256dh, auth, '', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}

/** Whom a push service may write to about this server. */
function contactOf({ mailFrom, origin }: Pick<Config, 'mailFrom' | 'origin'>): string {
  const address = /[^\s<>]+@[^\s<>]+/.exec(mailFrom ?? '')?.[0];
  if (address !== undefined) return `mailto:${address}`;
  return origin?.startsWith('https:') ? origin : 'mailto:nobody@windfall.invalid';
}

const MAX_TTL_SECONDS = 86_400;
/** The push service has forgotten the browser. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Sends it, encrypted for the browser. A later one of the same table takes its place while it waits. False where the subscription is gone. */
export async function sendPush(
  { db, config }: { db: Database; config: Config },
  channel: Channel,
  message: Message,
  about: { readonly table: string; readonly leftMillis: number | null },
): Promise<boolean> {
  const { publicKey, privateKey } = await pushKeys(db);
  const subscription = { endpoint: channel.target, keys: browserKeys.parse(JSON.parse(channel.secret)) };
  const { title, body } = message;
  const ttl = Math.min(MAX_TTL_SECONDS, Math.ceil((about.leftMillis ?? Infinity) / 1000));
  const details = webPush.generateRequestDetails(subscription, JSON.stringify({ title, body, table: about.table }), {
    vapidDetails: { subject: contactOf(config), publicKey, privateKey },
    contentEncoding: 'aes128gcm',
    TTL: Math.max(0, ttl),
    topic: hashSecret(about.table).slice(0, 32),
  });
  const status = await post(channel.target, { ...details.headers }, details.body, config.hasPrivateWebhooks);
  if (GONE.has(status)) return false;
  if (status < 200 || status > 299) throw new Error(`a push service answered with ${status}`);
  return true;
}
