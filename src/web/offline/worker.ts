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
declare const clients: { claim(): Promise<void> };

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

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchingEvent;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || !FILES.includes(pathname)) return;
  // The page itself may have changed since; files with a hash in their name never do.
  respondWith.call(event, pathname === '/' ? fromNetworkFirst(request) : fromCacheFirst(request));
});

async function fromCacheFirst(request: Request): Promise<Response> {
  // A server may vary by origin; the files are the same for all of ours.
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

async function fromNetworkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NETWORK_MILLIS) });
  } catch {
    return (await caches.match('/', { ignoreVary: true })) ?? Response.error();
  }
}
