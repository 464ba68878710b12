import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type BuiltServer, startBuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { sitePhoto } from '../../support/sitePhoto';
import { copied, openProject, signIn, workerReady } from '../../browser/acts';

let server: BuiltServer;
let browser: TestBrowser;
let device: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  // Without a line, what the app asks for meanwhile.
  browser.expectFault(/net::ERR_(INTERNET_DISCONNECTED|FAILED)|WebSocket connection/);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  device = mkdtempSync(join(tmpdir(), 'snagbook-device-'));
  await browser.startAfresh();
});
afterEach(() => {
  rmSync(device, { recursive: true, force: true });
  expect(browser.faults()).toEqual([]);
});

/** Signed in, with the app on the device. */
async function prepared(): Promise<Visitor> {
  const visitor = await browser.onDevice('phone', device);
  await signIn(visitor, server.url, server.people.get('ivo'));
  await openProject(visitor);
  await workerReady(visitor.page());
  return visitor;
}

/** As the browser's push service does when a message of the server has come. */
async function deliver(page: Page, data: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found !== undefined) resolve(found.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data,
  });
  await line.detach();
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  lang: string;
  data: unknown;
}

/** The worker as it runs in the browser; the types of the page know none. */
interface Worker {
  registration: { showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void> };
  navigator: { setAppBadge(count: number): Promise<void> };
  shown: Shown[];
  badges: number[];
  closed: string[];
  dispatchEvent(event: Event): void;
}

/**
 * This Chromium has no window: nobody could allow it notices, and a number on an app's sign ends
 * it. What the worker would show is kept there.
 */
async function keepsWhatIsShown(visitor: Visitor): Promise<() => Promise<Shown[]>> {
  const [worker] = visitor.context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no worker');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Worker;
    scope.shown = [];
    scope.closed = [];
    scope.badges = [];
    scope.navigator.setAppBadge = async (count) => void scope.badges.push(count);
    scope.registration.showNotification = async (title, options) =>
      void scope.shown.push({ title, ...options });
  });
  return () => worker.evaluate(() => (globalThis as unknown as Worker).shown);
}

/**
 * Browsers let nobody but a person press a notice: the worker is told that one was. Answers whether
 * it was closed.
 */
async function press(visitor: Visitor, tag: string): Promise<boolean | undefined> {
  const [worker] = visitor.context.serviceWorkers();
  return worker?.evaluate((pressed) => {
    const scope = globalThis as unknown as Worker;
    const { data } = scope.shown.find((each) => each.tag === pressed) ?? {};
    const notification = { data, close: () => scope.closed.push(pressed) };
    scope.dispatchEvent(
      Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }),
    );
    return scope.closed.includes(pressed);
  }, tag);
}

test('a message of the server is shown, and a press on it opens the snag; it is switched on by a press and by nothing else', async () => {
  const visitor = await prepared();
  const page = visitor.page();
  const shown = await keepsWhatIsShown(visitor);
  let asked = 0;
  await page.exposeFunction('wasAsked', () => (asked += 1));
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => {
      await (globalThis as unknown as { wasAsked(): Promise<void> }).wasAsked();
      return 'granted';
    };
  });
  await page.goto(`${server.url}/account#tell`);
  const part = page.getByRole('region', { name: 'Notifications on this device' });
  const on = part.getByRole('button', { name: 'Notify me on this device' });
  await part.getByText('at most every ten minutes', { exact: false }).waitFor();
  await on.scrollIntoViewIfNeeded();
  await visitor.isAccessible();
  await visitor.picture('push-off');
  expect(asked).toBe(0);
  // There is no push service behind this browser: it says so, and stays off.
  await on.click();
  await part.getByText('could not reach its push service', { exact: false }).waitFor();
  await on.waitFor();
  expect(asked).toBe(1);
  await visitor.picture('push-failed');

  await deliver(
    page,
    JSON.stringify({
      title: 'EDEN-7 · to check',
      body: 'Block A',
      path: '/p/EDEN/snags/7',
      tag: 'EDEN-7',
      lang: 'en',
      dir: 'ltr',
      waiting: 3,
    }),
  );
  await eventually(async () =>
    expect(await shown()).toEqual([
      {
        title: 'EDEN-7 · to check',
        body: 'Block A',
        tag: 'EDEN-7',
        lang: 'en',
        dir: 'ltr',
        icon: '/icon-192.png',
        data: { path: '/p/EDEN/snags/7' },
      },
    ]),
  );
  expect(
    await visitor.context
      .serviceWorkers()[0]
      ?.evaluate(() => (globalThis as unknown as Worker).badges),
  ).toEqual([3]);
  expect(await press(visitor, 'EDEN-7')).toBe(true);
  await page.waitForURL('**/p/EDEN/snags/7');
  await page.getByRole('article').getByText('EDEN-7', { exact: true }).waitFor();
  // What is not in our format shows something all the same, and leads to no other site.
  await deliver(page, 'x');
  await deliver(
    page,
    JSON.stringify({ title: 'Elsewhere', path: 'https://evil.example/', tag: 'evil' }),
  );
  await eventually(async () =>
    expect((await shown()).map(({ title }) => title)).toEqual([
      'EDEN-7 · to check',
      'Snagbook',
      'Elsewhere',
    ]),
  );
  await press(visitor, 'evil');
  await page.waitForURL(`${server.url}/`);
  await visitor.context.close();
});

test('photos that another app shares begin a snag, also without a line; what is no photo is said, and what was in the form is put aside', async () => {
  const visitor = await prepared();
  const page = visitor.page();
  await copied(page);
  // What is being written is not mixed with what comes.
  await page.goto(`${server.url}/p/EDEN/new`);
  await page.getByRole('textbox', { name: 'In your own words' }).fill('Begun before');
  await visitor.offline(true);
  const photos = [await sitePhoto(1), await sitePhoto(2)];
  await share(page, [
    ...photos.map((buffer, n) => ({ name: `photo ${n}.jpg`, mimeType: 'image/jpeg', buffer })),
    { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') },
  ]);
  await page
    .getByRole('heading', {
      name: '2 photos shared. Which project is the snag in?',
    })
    .waitFor();
  await page.getByText('1 file isn’t a photo', { exact: false }).waitFor();
  await visitor.isAccessible();
  await visitor.picture('shared');
  await page.getByRole('button', { name: /^EDEN / }).click();
  await page.waitForURL('**/p/EDEN/new');
  await page.getByRole('img', { name: 'Photo 2' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'In your own words' }).inputValue()).toBe('');
  await visitor.picture('shared-raise');
  // They are in the draft alone, also after the app was closed.
  await visitor.reopen(`${server.url}/p/EDEN/new`);
  await visitor.page().getByRole('img', { name: 'Photo 2' }).waitFor();
  await visitor.reopen(`${server.url}/?go=photos`);
  await visitor.page().getByText('Nothing arrived', { exact: false }).waitFor();
  await visitor.context.close();
});

/**
 * As the system does with the share target of the manifest, which it read when the app was
 * installed.
 */
async function share(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const { action, method, enctype, params } = (
    (await (await fetch(`${server.url}/manifest.webmanifest`)).json()) as {
      share_target: {
        action: string;
        method: string;
        enctype: string;
        params: { files: { name: string }[] };
      };
    }
  ).share_target; // as the standard has it
  await page.evaluate(
    ([to, how, as, name]) => {
      const form = Object.assign(document.createElement('form'), {
        action: to,
        method: how,
        enctype: as,
      });
      form.append(
        Object.assign(document.createElement('input'), {
          type: 'file',
          name,
          multiple: true,
          id: 'shared',
        }),
      );
      document.body.append(form);
    },
    [action, method, enctype, params.files[0]?.name ?? ''] as const,
  );
  await page.locator('#shared').setInputFiles(files);
  await page.evaluate(() => document.querySelector<HTMLInputElement>('#shared')?.form?.submit());
}
