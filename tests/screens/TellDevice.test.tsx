import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../support/device';
import { type PushService, startPushService } from '../support/pushService';
import { useScreens } from './arrive';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
const screens = useScreens();

interface Made {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  getKey(name: 'p256dh' | 'auth'): ArrayBuffer;
  unsubscribe(): Promise<boolean>;
}

/** A browser with a push service, as far as the page sees it. */
function pushBrowser({ answer = 'granted' }: { answer?: NotificationPermission } = {}) {
  const told = {
    asked: 0,
    permission: 'default' as NotificationPermission,
    subscription: null as Made | null,
    made: 0,
    gaveUp: [] as string[],
  };
  const bytes = (text: string): ArrayBuffer =>
    new Uint8Array(Buffer.from(text, 'base64url')).buffer;
  const pushManager = {
    getSubscription: async () => told.subscription,
    async subscribe({
      applicationServerKey,
    }: {
      applicationServerKey: Uint8Array<ArrayBuffer>;
    }): Promise<Made> {
      told.made += 1;
      const device = service.device(`screen-${told.made}-${String(answer)}`);
      // Of a known service, to which nothing is sent here.
      const endpoint = device.endpoint.replace(/^https:\/\/[^/]+/, 'https://fcm.googleapis.com');
      return (told.subscription = {
        endpoint,
        options: { applicationServerKey: applicationServerKey.buffer },
        getKey: (name) => bytes(device[name]),
        unsubscribe: async () => {
          told.gaveUp.push(endpoint);
          told.subscription = null;
          return true;
        },
      });
    },
  };
  const Notification = {
    get permission() {
      return told.permission;
    },
    requestPermission: async () => {
      told.asked += 1;
      return (told.permission = answer);
    },
  };
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: Notification });
  Object.defineProperty(globalThis, 'PushManager', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  return told;
}
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
});

const part = async (page: { findByRole(role: string, options: object): Promise<HTMLElement> }) =>
  within(await page.findByRole('region', { name: 'Notifications on this device' }));
const kept = () =>
  screens.site.server.app.services.db.selectFrom('push_subscription').select('endpoint').execute();

test('notifications are switched on after asking for permission, and off again', async () => {
  const browser = pushBrowser();
  const { page } = await screens.arrive('inspector', '/account#tell');
  const here = await part(page);
  const on = await here.findByRole('button', { name: 'Notify me on this device' });
  expect(browser.asked).toBe(0);
  await userEvent.click(on);
  const off = await here.findByRole('button', { name: 'Switch off notifications' });
  expect(here.getByText('Notifications are on for this device until you sign out.')).toBeVisible();
  expect(await kept()).toEqual([{ endpoint: browser.subscription?.endpoint }]);
  await userEvent.click(off);
  expect(await here.findByText('Notifications are off for this device.')).toBeVisible();
  expect([browser.subscription, await kept()]).toEqual([null, []]);
});

test('somebody who refuses is told where to change it, and not asked again', async () => {
  const browser = pushBrowser({ answer: 'denied' });
  const { page } = await screens.arrive('inspector', '/account#tell');
  const here = await part(page);
  await userEvent.click(await here.findByRole('button', { name: 'Notify me on this device' }));
  expect(await here.findByText(/blocks notifications from Snagbook/)).toBeVisible();
  expect(here.queryByRole('button')).toBeNull();
  expect([browser.asked, browser.made]).toEqual([1, 0]);
});

test('browsers that cannot show notifications say why, and an iPhone needs the app first', async () => {
  const { page, leave } = await screens.arrive('inspector', '/account#tell');
  expect(
    await (await part(page)).findByText('This browser can’t show notifications from Snagbook.'),
  ).toBeVisible();
  leave();
  const insecure = createDevice();
  insecure.home.runsAs = 'insecure';
  const other = await screens.arrive('inspector', '/account#tell', insecure);
  expect(await (await part(other.page)).findByText(/https address/)).toBeVisible();
  other.leave();
  const link = document.head.appendChild(
    Object.assign(document.createElement('link'), {
      rel: 'manifest',
      href: '/manifest.webmanifest',
    }),
  );
  const phone = createDevice();
  phone.home.runsAs = 'iosTab';
  const third = await screens.arrive('inspector', '/account#tell', phone);
  expect(
    await (await part(third.page)).findByText(/only the app on the home screen can notify you/),
  ).toBeVisible();
  await waitFor(() =>
    expect([link.getAttribute('href'), link.crossOrigin]).toEqual([
      '/session/manifest.webmanifest',
      'use-credentials',
    ]),
  );
  third.leave();
  expect([link.getAttribute('href'), link.crossOrigin]).toEqual(['/manifest.webmanifest', null]);
  link.remove();
});

test('signing out ends the notifications of this device', async () => {
  const browser = pushBrowser();
  const device = createDevice();
  const { page } = await screens.arrive('inspector', '/account#tell', device);
  const here = await part(page);
  await userEvent.click(await here.findByRole('button', { name: 'Notify me on this device' }));
  await here.findByRole('button', { name: 'Switch off notifications' });
  await userEvent.click(page.getByRole('link', { name: 'Your account' }));
  await userEvent.click(await page.findByRole('link', { name: 'All projects' }));
  await userEvent.click(await page.findByRole('button', { name: 'Sign out' }));
  await page.findByLabelText('Password');
  await waitFor(async () => expect([browser.subscription, await kept()]).toEqual([null, []]));
});

test('the home-screen app starts signed in once, by its start address', async () => {
  const { cookies } = screens.site.people.viewer;
  const services = screens.site.server.app.services;
  const { hashToken } = await import('../../server/tokens');
  const token = 'x'.repeat(43);
  const session = await services.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', screens.site.people.viewer.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  await services.db
    .insertInto('start_token')
    .values({ session_id: session.id, hash: hashToken(token), expires_at: Date.now() + 60_000 })
    .execute();
  expect(cookies).not.toBe('');
  // Whoever is sent such an address is not signed in as somebody else by it.
  const sent = screens.open(`/?start=${token}`);
  expect(await sent.page.findByLabelText('Password')).toBeVisible();
  sent.leave();
  const app = createDevice();
  app.home.runsAs = 'iosApp';
  const { path, leave } = screens.open(`/?start=${token}`, app);
  await waitFor(() => expect(path()).toBe('/p/SITE'));
  leave();
  const later = createDevice();
  later.home.runsAs = 'iosApp';
  const again = screens.open(`/?start=${token}`, later);
  expect(await again.page.findByLabelText('Password')).toBeVisible();
  expect(
    again.page
      .queryAllByRole('alert')
      .map((alert: HTMLElement) => alert.textContent)
      .join(''),
  ).toBe('');
});
