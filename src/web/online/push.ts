import type { Refusal } from '../../core/errors.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ShownNotices } from '../../protocol/noticeRoutes.ts';
import { currentLanguage } from '../texts/language.svelte.ts';
import { call } from './server.ts';

/** Whether this browser can be told of something while the page is closed. */
export const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && globalThis.isSecureContext;

const manager = async (): Promise<PushManager | undefined> =>
  canPush ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined;

/** Notices of the server to this browser. Null where the browser does not take part: it has no service worker, or no push service. */
export async function startPush(): Promise<Result<ShownNotices, Refusal> | null> {
  const pushes = await manager();
  const known = await call('notices', {});
  if (pushes === undefined || !known.ok) return pushes === undefined ? null : known;
  const wanted = { userVisibleOnly: true, applicationServerKey: known.value.pushKey };
  // One that was made for the keys of another server is of no use.
  const subscription = await pushes
    .subscribe(wanted)
    .catch(async () => (await (await pushes.getSubscription())?.unsubscribe()) && pushes.subscribe(wanted))
    .catch(() => null);
  const { endpoint, keys } = (subscription || null)?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
  return call('addPush', {
    body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, language: currentLanguage() },
  });
}

/** No more of them here. */
export async function stopPush(): Promise<Result<unknown, Refusal>> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
  const known = await call('notices', {});
  const own = known.ok ? known.value.channels.find(({ kind, isThis }) => kind === 'push' && isThis) : undefined;
  return own === undefined ? ok(null) : call('deleteChannel', { params: { id: own.id } });
}
