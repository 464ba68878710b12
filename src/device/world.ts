import {
  sendByXhr,
  type NetworkChannel as SharedChannel,
  type NetworkClock,
  type NetworkLocks,
  type NetworkOnline,
  type NetworkPlatform,
} from '../../network/index';
import { createOnline } from './online';
import { unlessForbidden } from './unlessForbidden';

/** A `BroadcastChannel`: a named pipe between the tabs of one browser. */
export type Channel = SharedChannel & { close(): void };

/**
 * How the page runs. `iosTab`: a tab of an iPhone or iPad, where only a person can put it on the
 * home screen. `insecure`: plain http. `refused`: in a browser that is set to keep nothing for this
 * address.
 */
export type RunsAs = 'app' | 'iosApp' | 'tab' | 'iosTab' | 'insecure' | 'refused';

/** `now`, from the network layer, is for durations. */
export interface Clock extends NetworkClock {
  /** Epoch ms, only to be stored or shown: a person may set it back. */
  date(): number;
}

/** The outside world as the core uses it. Tests pass their own. */
export interface World {
  /** Where the server is, without a slash at the end. */
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Name of the device's IndexedDB database. */
  readonly databaseName: string;
  /** Null where storage is forbidden. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** Null over plain http; then several tabs may do the same work, which the server tolerates. */
  readonly locks: (NetworkLocks & Pick<LockManager, 'request' | 'query'>) | null;
  /** Null where BroadcastChannel does not exist. */
  readonly channel: ((name: string) => Channel) | null;
  readonly clock: Clock;
  /**
   * Null if there is to be no service worker: over plain http no browser has one, and in
   * development the code changes all the time.
   */
  readonly worker: ServiceWorkerContainer | null;
  /** How the page runs, and the event that offers to install it. */
  readonly home: { readonly page: EventTarget; readonly runsAs: RunsAs };
  /** At least 0, less than 1. */
  readonly random: () => number;
  readonly online: NetworkOnline;
  /** Whether the page is visible. */
  readonly visible: NetworkOnline;
  /** More parts of the network layer's `platform`. */
  readonly network: Partial<NetworkPlatform>;
}

/** The browser's own. */
export function browserWorld(): World {
  const storage = unlessForbidden(() => localStorage);
  const refused = storage === null;
  // Undefined outside of secure contexts, though the types say otherwise. A browser that keeps
  // nothing has them, and each refuses all it is asked.
  const locks: LockManager | undefined = refused ? undefined : navigator.locks;
  const worker: ServiceWorkerContainer | undefined = refused ? undefined : navigator.serviceWorker;
  return {
    origin: location.origin,
    fetch: (url, init) => fetch(url, mayOutlive(init) ? { ...init, keepalive: true } : init),
    databaseName: 'snagbook',
    storage,
    locks: locks ?? null,
    channel:
      refused || typeof BroadcastChannel === 'undefined'
        ? null
        : (name) => new BroadcastChannel(name),
    worker: worker ?? null,
    home: { page: window, runsAs: refused ? 'refused' : runsAs() },
    clock: realClock,
    random: Math.random,
    online: createOnline(
      watched(() => navigator.onLine, window, ['online', 'offline']),
      realClock,
      () => fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
    ),
    visible: watched(() => document.visibilityState === 'visible', document, ['visibilitychange']),
    // With a `fetch` of our own, uploads would use it too, without progress events and so with a
    // fixed timeout.
    network: { upload: sendByXhr },
  };
}

export const realClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(Number(timer)),
};

/** Browsers let 64 KiB of requests outlive a page; a character takes 3 bytes at most. */
const mayOutliveChars = 15_000;

/** Whether a request goes on when the page that is being left is gone. */
const mayOutlive = ({ body }: RequestInit): boolean =>
  document.visibilityState === 'hidden' &&
  typeof body === 'string' &&
  body.length <= mayOutliveChars;

function watched(
  get: () => boolean,
  target: EventTarget,
  events: readonly string[],
): NetworkOnline {
  return {
    get,
    subscribe(listener) {
      for (const event of events) target.addEventListener(event, listener);
      return () => {
        for (const event of events) target.removeEventListener(event, listener);
      };
    },
  };
}

function runsAs(): RunsAs {
  if (!isSecureContext) return 'insecure';
  // Only Safari has it; a Mac's has no home screen.
  const standalone = 'standalone' in navigator ? navigator.standalone : undefined;
  if (standalone === true && navigator.maxTouchPoints > 0) return 'iosApp';
  if (standalone === true || matchMedia('(display-mode: standalone)').matches) return 'app';
  return standalone === false && navigator.maxTouchPoints > 0 ? 'iosTab' : 'tab';
}
