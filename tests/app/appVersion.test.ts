import { createAppVersion } from '../../src/device/appVersion';
import { eventually } from '../support/eventually';
import { createDevice } from '../support/device';

type Found = 'nothing' | 'newer' | 'unreachable';

/** The browser's side: a registration. */
function createBrowser({ running = true, registers = true } = {}) {
  const said: string[] = [];
  let next: Found = 'nothing';
  const worker = (name: string) =>
    Object.assign(new EventTarget(), {
      name,
      state: 'installing',
      postMessage: (message: string) => said.push(`${name}: ${message}`),
    });
  type Fake = ReturnType<typeof worker>;
  const registration = Object.assign(new EventTarget(), {
    installing: null as Fake | null,
    waiting: null as Fake | null,
    async update() {
      said.push('update');
      if (next === 'unreachable') throw new TypeError('Failed to update a ServiceWorker');
      if (next === 'newer') arrives();
    },
    async unregister() {
      said.push('unregister');
      return true;
    },
  });
  /** A newer worker that is being installed. */
  function arrives(): void {
    registration.installing = worker('newer');
    registration.dispatchEvent(new Event('updatefound'));
  }
  const container = Object.assign(new EventTarget(), {
    controller: running ? {} : null,
    async register(path: string, { updateViaCache }: { updateViaCache: string }) {
      said.push(`register ${path} ${updateViaCache}`);
      if (!registers) throw new TypeError('Failed to register a ServiceWorker');
      return registration;
    },
    getRegistration: async () => registration,
  });
  return {
    said,
    /** What the next looks find. */
    finds(found: Found) {
      next = found;
    },
    // Only what is used of it.
    container: container as unknown as ServiceWorkerContainer,
    arrives,
    isInstalled() {
      const { installing } = registration;
      registration.waiting = installing;
      registration.installing = null;
      installing?.dispatchEvent(new Event('statechange'));
    },
    takesOver() {
      registration.waiting = null;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

function open(browser: ReturnType<typeof createBrowser>, answers: Record<string, Response> = {}) {
  const tab = createDevice().tab({
    fetch: async (url) =>
      answers[new URL(url).pathname]?.clone() ?? Promise.reject(new TypeError('Failed to fetch')),
  });
  let reloads = 0;
  const version = createAppVersion({ ...tab.world, worker: browser.container }, () => {
    reloads += 1;
  });
  return { tab, version, reloads: () => reloads };
}

const pageLoaded = async (): Promise<void> =>
  void (await new Promise((resolve) => setImmediate(resolve)));

test('the first worker of a device is no news, a newer one is when all of it is there', async () => {
  const browser = createBrowser({ running: false });
  const { version } = open(browser);
  version.register();
  await pageLoaded();
  browser.takesOver();
  expect(version.get()).toBe(false);
  browser.arrives();
  expect(version.get()).toBe(false);
  browser.isInstalled();
  expect(version.get()).toBe(true);
});

test('a press switches to the version that waits, and then loads the page anew', async () => {
  const browser = createBrowser();
  const { version, reloads } = open(browser);
  version.register();
  await pageLoaded();
  browser.arrives();
  browser.isInstalled();
  const renewed = version.renew();
  await pageLoaded();
  expect(browser.said.slice(1)).toEqual(['newer: takeOver']);
  expect(reloads()).toBe(0);
  browser.takesOver();
  await renewed;
  expect(reloads()).toBe(1);
});

test('where the server no longer knows this version, the newer one is looked for first and awaited', async () => {
  const browser = createBrowser();
  const { version, reloads } = open(browser);
  version.register();
  await pageLoaded();
  browser.finds('newer');
  const renewed = version.renew();
  await pageLoaded();
  browser.isInstalled();
  await pageLoaded();
  expect(browser.said.slice(1)).toEqual(['update', 'newer: takeOver']);
  browser.takesOver();
  await renewed;
  expect(reloads()).toBe(1);
});

test('over plain http there is no worker, and a press loads the page anew', async () => {
  const { world } = createDevice().tab();
  let reloads = 0;
  const version = createAppVersion(world, () => {
    reloads += 1;
  });
  version.register();
  version.check();
  await version.renew();
  expect(reloads).toBe(1);
});

describe('a worker’s file that is gone', () => {
  const gone = new Response('Not found', { status: 404 });
  const wifi = new Response('<h1>Welcome to the guest Wi-Fi</h1>', { status: 404 });
  let deleted: string[];

  beforeEach(() => {
    deleted = [];
    const kept = ['snagbook-build-1', 'of another app'];
    Object.assign(globalThis, {
      caches: { keys: async () => kept, delete: async (name: string) => deleted.push(name) },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
  });

  async function look(answers: Record<string, Response>): Promise<string[]> {
    const browser = createBrowser();
    const { version } = open(browser, answers);
    version.register();
    await pageLoaded();
    browser.finds('unreachable');
    version.check();
    await pageLoaded();
    return browser.said;
  }

  test('takes the worker and its copy of the app along, if it is our server that says so', async () => {
    const said = await look({
      '/worker.js': gone,
      '/healthz': Response.json({ ok: true, version: '1' }),
    });
    await eventually(() => expect(said).toContain('unregister'));
    await eventually(() => expect(deleted).toEqual(['snagbook-build-1']));
  });

  test('changes nothing if it is a Wi-Fi that says so, or nobody', async () => {
    expect(await look({ '/worker.js': wifi, '/healthz': wifi })).not.toContain('unregister');
    expect(await look({})).not.toContain('unregister');
    expect(deleted).toEqual([]);
  });
});
