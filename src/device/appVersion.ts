import { isCacheOfBuild, lockOf, shellPath, takeOver, workerPath } from '../worker/build';
import { createValue, type Value } from './observable';
import type { World } from './world';

/**
 * Shortest time between two checks for a newer version, and between those that are made because the
 * page is shown again, in ms.
 */
const shortestPauseMs = 60_000;
const pauseMs = 60 * 60_000;
/** How long *Reload* waits for the newer version, in ms. */
const patienceMs = 10_000;

/**
 * The service worker as the page sees it. Its value: whether a newer version than this page's is
 * ready.
 */
export interface AppVersion extends Value<boolean> {
  /**
   * Called when the first screen is complete: the worker loads the whole app and must not compete
   * with it.
   */
  register(): void;
  /** Checks for a newer version, unless that was done just before. */
  check(): void;
  /** Reloads the page in the newest version that the server has. */
  renew(): Promise<void>;
  close(): void;
}

/** Keeps the code of this page's version on the device until the page is closed. */
export function holdCode(firstScript: string): void {
  // Undefined outside of secure contexts, though the types say otherwise.
  const locks: LockManager | undefined = navigator.locks;
  // A browser that keeps nothing refuses locks, too, and has no code to keep.
  locks
    ?.request(
      lockOf(new URL(firstScript).pathname),
      { mode: 'shared' },
      () => new Promise(() => undefined),
    )
    .catch(() => undefined);
}

export function createAppVersion(
  {
    worker: workers,
    clock,
    visible,
    fetch,
    origin,
  }: Pick<World, 'worker' | 'clock' | 'visible' | 'fetch' | 'origin'>,
  reload = () => location.reload(),
): AppVersion {
  const newer = createValue(false);
  let registration: ServiceWorkerRegistration | null = null;
  let registering = false;
  let checkedAt = -Infinity;
  // The first worker on a device takes control of a page that runs its version already.
  let controlled = workers?.controller != null;

  const look = (): void => {
    if (registration?.waiting != null && controlled) newer.set(true);
  };
  const onUpdate = (): void => registration?.installing?.addEventListener('statechange', look);
  // Another tab has activated a newer version; this tab goes on with its own code.
  const onChange = (): void => {
    if (controlled) newer.set(true);
    controlled = true;
  };
  const stopLooking = visible.subscribe(() => {
    if (visible.get()) checkAfter(pauseMs);
  });
  workers?.addEventListener('controllerchange', onChange);

  function checkAfter(ms: number): void {
    if (clock.now() - checkedAt < ms) return;
    const check = (at: ServiceWorkerRegistration): void => {
      checkedAt = clock.now();
      void update(at);
    };
    if (registration !== null) check(registration);
    else void find().then((found) => found && check(found));
  }

  /** The registration of an earlier start, until this page has registered the worker. */
  async function find(): Promise<ServiceWorkerRegistration | null> {
    const found = await workers?.getRegistration().catch(() => undefined);
    if (found !== undefined) take(found);
    return registration;
  }

  function take(found: ServiceWorkerRegistration): void {
    if (registration === found) return;
    registration = found;
    found.addEventListener('updatefound', onUpdate);
    onUpdate();
    look();
  }

  /** Never rejects. */
  async function update(at: ServiceWorkerRegistration): Promise<void> {
    try {
      await at.update();
      if (at.installing !== null) await installed(at.installing);
      look();
    } catch {
      if (await isWithdrawn()) await forget(at);
    }
  }

  /**
   * Whether the worker's file is gone from our server. Its health check shows that it is our server
   * that answers, and no proxy.
   */
  async function isWithdrawn(): Promise<boolean> {
    try {
      const [script, health] = await Promise.all([
        fetch(origin + workerPath, { cache: 'no-store' }),
        fetch(`${origin}/healthz`, { cache: 'no-store' }),
      ]);
      const answer: unknown = await health.json();
      return (
        script.status === 404 &&
        typeof answer === 'object' &&
        answer !== null &&
        'version' in answer
      );
    } catch {
      return false;
    }
  }

  /**
   * Whether the worker will give this version for ever, though the server has another and it comes:
   * as where a proxy keeps the worker's file, or changes one of the build's.
   */
  async function isStuck({ installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
    if (installing !== null || waiting !== null) return false;
    try {
      // The worker answers for the shell's own address alone.
      const [kept, served] = await Promise.all(
        [shellPath, '/'].map(async (path) =>
          firstScriptIn(await (await fetch(origin + path, { cache: 'no-store' })).text()),
        ),
      );
      return (
        kept !== undefined &&
        served !== undefined &&
        kept !== served &&
        (await fetch(origin + served, { cache: 'no-cache' })).ok
      );
    } catch {
      return false;
    }
  }

  async function start(from: ServiceWorkerContainer): Promise<void> {
    try {
      take(await from.register(workerPath, { updateViaCache: 'none' }));
    } catch {
      const before = await find();
      if (before !== null && (await isWithdrawn())) await forget(before);
    }
  }

  return {
    get: newer.get,
    subscribe: newer.subscribe,
    register() {
      if (workers === null || registering) return;
      registering = true;
      void start(workers);
    },
    check: () => checkAfter(shortestPauseMs),
    async renew() {
      const at = registration ?? (await find());
      if (at !== null && workers !== null) {
        const late = new Promise((resolve) =>
          clock.setTimeout(() => resolve(undefined), patienceMs),
        );
        if (at.waiting === null) await Promise.race([update(at), late]);
        const changed = new Promise((resolve) =>
          workers.addEventListener('controllerchange', resolve, { once: true }),
        );
        at.waiting?.postMessage(takeOver);
        if (at.waiting !== null) await Promise.race([changed, late]);
        // The next start asks for a worker again. What people entered is in databases, which are
        // left alone.
        if (await Promise.race([isStuck(at), late])) await at.unregister();
      }
      reload();
    },
    close() {
      stopLooking();
      workers?.removeEventListener('controllerchange', onChange);
      registration?.removeEventListener('updatefound', onUpdate);
    },
  };
}

/** The address of a page's first script, which every build has another of. */
const firstScriptIn = (page: string): string | undefined =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];

/** Resolves when the worker is installed, or its installation has failed. */
function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => resolve(), { once: true });
  });
}

/**
 * The next start loads the app from the server. The databases with what people entered are left
 * alone.
 */
async function forget(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.unregister();
  for (const name of await caches.keys()) if (isCacheOfBuild(name)) await caches.delete(name);
}
