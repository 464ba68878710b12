import { isPage, serverPaths } from '../../rules/addresses';
import {
  assets,
  cacheOf,
  isCacheOfBuild,
  keyOf,
  lockOf,
  shellPath,
  takeOver,
  type Build,
} from './build';
import { tellFaults } from './faults';
import { mayBeKept } from './kept';
import { openNotice, showNotice, type Shows, subscribeAgain } from './notices';
import { answerPicture } from './pictures';
import { isShareTarget, takeShared } from './sharedPhotos';

// The service worker: starts the app from the device, whatever the state of the network, answers
// with pictures that were kept offline, shows what the server has to tell while no page is open, and
// takes what other apps share. Every request that is neither for a page nor for a picture or a file
// of the build, nor shares something, goes to the network unchanged.

/**
 * The parts of the worker's global scope that are used here; the types of the page know another
 * one.
 */
interface Scope {
  readonly location: Location;
  readonly navigator: Pick<Navigator, 'locks'> & Shows['navigator'];
  readonly registration: ServiceWorkerRegistration;
  /** Missing in older browsers. */
  readonly serviceWorker?: { readonly state: string };
  readonly clients: { claim(): Promise<void> } & Shows['clients'];
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install',
    listener: (event: Lasting & { addRoutes?(routes: readonly object[]): Promise<void> }) => void,
  ): void;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: Lasting & { readonly data: unknown }) => void,
  ): void;
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { readonly notification: Notification }) => void,
  ): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: Lasting & { readonly oldSubscription?: PushSubscription | null }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (
      event: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void },
    ) => void,
  ): void;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** Defined in the first line of the built file. */
declare const SNAGBOOK_BUILD: Build;

// This file runs only as a service worker.
const scope = globalThis as unknown as Scope;
const { files } = SNAGBOOK_BUILD;
const cacheName = cacheOf(SNAGBOOK_BUILD);
const removesItself = Object.keys(files).length === 0;
// Below /files are the pictures.
const serversOwn = [
  { requestMethod: 'POST' },
  ...serverPaths
    .filter((path) => path !== '/files')
    .map((path) => ({ urlPattern: { pathname: `${path}{/*}?` } })),
].map((condition) => ({ condition, source: 'network' }));
/** The first rule that fits counts. */
const routes = [
  {
    condition: { requestMethod: 'POST', urlPattern: { pathname: '/', search: 'go=photos' } },
    source: 'fetch-event',
  },
  ...serversOwn,
];
tellFaults(globalThis);

/** Downloads at once, while the app itself may be loading data. */
const atOnce = 4;

scope.addEventListener('install', (event) => {
  event.waitUntil(removesItself ? scope.skipWaiting() : install());
  // With static routes Chromium does not even start the worker for these requests; in other
  // browsers the listener below lets them pass.
  if (!removesItself) event.addRoutes?.(routes).catch(() => undefined);
});
scope.addEventListener('activate', (event) =>
  event.waitUntil(removesItself ? remove() : activate()),
);
scope.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('push', (event) => {
  // Before the worker has removed itself, too: browsers count messages that show nothing.
  event.waitUntil(showNotice(scope, event.data?.text() ?? ''));
});
scope.addEventListener('notificationclick', (event) =>
  event.waitUntil(
    openNotice(scope, { data: event.notification.data, close: () => event.notification.close() }),
  ),
);
scope.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAgain(scope, event.oldSubscription ?? null).catch(() => undefined)),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  // A page that was open when the worker removed itself, and registers it then, brings it back.
  if (removesItself) return event.waitUntil(remove());
  if (
    request.method === 'POST' &&
    origin === scope.location.origin &&
    request.mode === 'navigate' &&
    isShareTarget(url)
  )
    return event.respondWith(takeShared(request));
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate' && isPage(pathname)) {
    // Never asks the network first: the sign-in page of a Wi-Fi might answer, or nothing for a
    // minute.
    event.respondWith(fileOf(shellPath, request));
    event.waitUntil(refreshHeaders().then(refill).then(deleteUnused));
  } else if (request.destination === 'image' && mayBeKept(pathname))
    event.respondWith(answerPicture(pathname, () => fetch(request)));
  else if (pathname in files) event.respondWith(fileOf(pathname, request));
  else if (pathname.startsWith(assets)) event.respondWith(olderFile(pathname, request));
});

/**
 * All or nothing: if a file is missing, the browser discards the worker. Files that were loaded are
 * kept for the next try.
 */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = Object.entries(files);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await keep(cache, ...next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function keep(cache: Cache, path: string, integrity: string): Promise<void> {
  const key = keyOf(path, integrity);
  // The shell's headers may have changed though its bytes have not. Earlier builds kept all files
  // by keys with a hash.
  const kept =
    path === shellPath
      ? undefined
      : await caches.match(key, { ignoreVary: true, ignoreSearch: path.startsWith(assets) });
  await cache.put(key, kept ?? (await download(path, integrity)));
}

/**
 * The hash refuses what a captive portal answers in the server's place, and a file of another
 * build.
 */
async function download(path: string, integrity: string): Promise<Response> {
  const ask = (cache: RequestCache): Promise<Response> =>
    fetch(path, { integrity, cache, redirect: 'error', priority: 'low' });
  // The browser's own cache has what the page has loaded. If that is damaged, the file is loaded
  // again past the cache.
  const response = await (path.startsWith(assets)
    ? ask('default').catch(() => ask('reload'))
    : ask('reload'));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`);
  return response;
}

async function activate(): Promise<void> {
  // The first page of a device gets its later code from the worker, too.
  await scope.clients.claim();
  await deleteUnused();
}

/** For a build without a worker: the next start loads from the server again. The databases stay. */
async function remove(): Promise<void> {
  await scope.registration.unregister();
  for (const name of await caches.keys()) if (isCacheOfBuild(name)) await caches.delete(name);
}

async function fileOf(path: string, request: Request): Promise<Response> {
  return (
    (await caches.match(keyOf(path, files[path] ?? ''), { cacheName, ignoreVary: true })) ??
    fetch(request)
  );
}

/** A page that was opened before an update goes on with its own code. */
async function olderFile(path: string, request: Request): Promise<Response> {
  return (await caches.match(path, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

/**
 * Another worker has taken this one's place, and perhaps deleted its cache, which opening would
 * make again.
 */
const isReplaced = (): boolean => scope.serviceWorker?.state === 'redundant';

/**
 * The policy in the shell's headers follows the server's settings, which may change without a
 * build.
 */
async function refreshHeaders(): Promise<void> {
  const response = await fetch(shellPath, { cache: 'no-cache', redirect: 'error' }).catch(
    () => null,
  );
  if (response?.ok !== true) return;
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()),
  );
  const integrity = `sha256-${btoa(String.fromCharCode(...hash))}`;
  // Otherwise the file is of another build, or the answer is not from our server.
  if (integrity === files[shellPath] && !isReplaced())
    await (await caches.open(cacheName)).put(keyOf(shellPath, integrity), response);
}

/**
 * Browsers clear caches when a device is full, and leave the worker: it loads again what is
 * missing. Without the server the next start tries again.
 */
async function refill(): Promise<void> {
  if (isReplaced()) return;
  const kept = await (await caches.open(cacheName)).keys();
  if (kept.length < Object.keys(files).length) await install().catch(() => undefined);
}

/**
 * Deletes the caches of older builds that no page runs any more. The cache of a build that is being
 * installed, or has just been installed, is kept.
 */
async function deleteUnused(): Promise<void> {
  const { held = [] } = await scope.navigator.locks.query();
  const locks = new Set(held.map(({ name }) => name));
  // In the order in which they were made.
  const names = (await caches.keys()).filter(isCacheOfBuild);
  for (const name of names.slice(0, Math.max(0, names.indexOf(cacheName)))) {
    const scripts = await (await caches.open(name)).keys();
    const used = scripts.some(({ url }) => locks.has(lockOf(new URL(url).pathname)));
    const { installing, waiting } = scope.registration;
    if (!used && installing === null && waiting === null) await caches.delete(name);
  }
}
