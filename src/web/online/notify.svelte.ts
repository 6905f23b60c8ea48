import { home } from '../route.svelte.ts';
import { readStored, writeStored } from '../stored.ts';
import { startPush, stopPush } from './push.ts';

const KEY = 'windfall.notify';

/** Only where the browser can, and on pages that came by https or from this device. */
export const canNotify = 'Notification' in globalThis && globalThis.isSecureContext;

let isOn = $state(canNotify && Notification.permission === 'granted' && readStored(KEY) === true);

export const isNotifying = (): boolean => isOn;

/** Turns notifications on or off; the browser asks the person the first time, and only after a click. */
export async function switchNotify(): Promise<void> {
  isOn = !isOn && (await Notification.requestPermission()) === 'granted';
  writeStored(KEY, isOn);
  // With the page closed the server tells, where browser and server can.
  await (isOn ? startPush() : stopPush()).catch(() => null);
}

/** Tells somebody who looks elsewhere. One message a table: a later one takes its place. */
export async function notify(tableId: string, title: string, body: string): Promise<void> {
  if (!isOn || !document.hidden) return;
  const options = { body, tag: tableId, icon: `${home}/icon-180.png` };
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Phones leave this to the service worker.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, options);
  }
}
