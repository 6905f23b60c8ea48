/** The service worker: once the app has been opened, all of it works without a network. The build puts the two constants before it. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** The lib of service workers and that of pages exclude each other; this is what is used of the former. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchingEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PushedEvent extends LifetimeEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickedEvent extends LifetimeEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<WindowClient>;
}
declare const clients: {
  claim(): Promise<void>;
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<WindowClient | null>;
};
declare const registration: ServiceWorkerRegistration;

const PREFIX = 'windfall-';
const CACHE = PREFIX + VERSION;
const NETWORK_MILLIS = 2500;

addEventListener('install', (event) => {
  (event as LifetimeEvent).waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => {
  (event as LifetimeEvent).waitUntil(dropOldCaches().then(() => clients.claim()));
});

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** The folder that the app is in: nothing outside of it is ours. */
const BASE = new URL('.', location.href);
const urls: ReadonlySet<string> = new Set(FILES.map((file) => new URL(file, BASE).href));
const PAGE = new URL('index.html', BASE).href;

/** What the server has of its own below the app. */
const isServers = (path: string): boolean =>
  /^(api|admin|metrics|live|ready|health|embed|card|oembed)(\/|$)/.test(path);

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchingEvent;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(BASE.href)) return;
  // The page itself may have changed since; files with a hash in their name never do.
  if (request.mode === 'navigate') {
    if (!isServers(url.pathname.slice(BASE.pathname.length))) respondWith.call(event, fromNetworkFirst(request));
  } else if (urls.has(url.origin + url.pathname)) respondWith.call(event, fromCacheFirst(request));
});

async function fromCacheFirst(request: Request): Promise<Response> {
  // A server may vary by origin; the files are the same for all of ours.
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/** Every address of the app is the same page, which has to know where its files are. */
async function keptPage(): Promise<Response> {
  const page = await caches.match(PAGE, { ignoreVary: true });
  if (page === undefined) return Response.error();
  const html = (await page.text()).replace('<head>', `<head><base href="${BASE.pathname}" />`);
  return new Response(html, { headers: page.headers });
}

async function fromNetworkFirst(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_MILLIS) });
    // A host of static files knows no addresses inside of the app.
    return response.status === 404 ? await keptPage() : response;
  } catch {
    return keptPage();
  }
}

/** The address of a table, whatever follows it. */
const tableAddress = (table: string): string => new URL(`online/${encodeURIComponent(table)}`, BASE).href;

const windowsAt = async (address: string): Promise<readonly WindowClient[]> =>
  (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) => url.startsWith(address));

addEventListener('push', (event) => {
  const { data, waitUntil } = event as PushedEvent;
  const told = data?.json() as { title?: unknown; body?: unknown; table?: unknown } | undefined;
  waitUntil.call(
    event,
    showTurn(String(told?.title ?? 'Windfall'), String(told?.body ?? ''), String(told?.table ?? '')),
  );
});

/** One notice a table: a later one takes its place. Somebody who looks at the table knows. */
async function showTurn(title: string, body: string, table: string): Promise<void> {
  const windows = await windowsAt(tableAddress(table));
  if (windows.some(({ visibilityState }) => visibilityState === 'visible')) return;
  await registration.showNotification(title, {
    body,
    tag: table,
    icon: new URL('icon-180.png', BASE).href,
    data: table,
  });
}

addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = event as ClickedEvent;
  notification.close();
  waitUntil.call(event, openTable(typeof notification.data === 'string' ? notification.data : notification.tag));
});

async function openTable(table: string): Promise<void> {
  const address = tableAddress(table);
  const [open] = await windowsAt(address);
  await (open === undefined ? clients.openWindow(address) : open.focus());
}
