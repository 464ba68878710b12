// Shows what the server sends by the browser's push service, and opens what is pressed. Its
// sentences come from the server, in the language of the person.

/** What the server sends (server/features/notify/pushNotice.ts). */
interface Notice {
  readonly title: string;
  readonly body?: string;
  readonly path: string;
  readonly tag?: string;
  readonly lang?: string;
  readonly dir?: NotificationDirection;
  /** How many snags newly wait. */
  readonly waiting?: number;
}

/** The parts of the worker that are used here. */
export interface Shows {
  readonly location: Pick<Location, 'origin'>;
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>;
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
interface Page {
  readonly url: string;
  readonly focused?: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/**
 * Every message shows something: browsers take the permission away from those that show nothing.
 */
export async function showNotice(scope: Shows, text: string): Promise<void> {
  const notice = noticeIn(text) ?? { title: 'Snagbook', path: '/waiting' };
  const { title, body = '', path, tag = 'snagbook', lang = 'en', dir = 'auto', waiting } = notice;
  await scope.registration.showNotification(title, {
    body,
    tag,
    lang,
    dir,
    icon: '/icon-192.png',
    data: { path },
  });
  if (waiting !== undefined) await scope.navigator.setAppBadge?.(waiting).catch(() => undefined);
}

/** Null if it is not in our format. */
function noticeIn(text: string): Notice | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' &&
      read !== null &&
      'title' in read &&
      typeof read.title === 'string' &&
      'path' in read &&
      typeof read.path === 'string'
      ? (read as Notice)
      : null;
  } catch {
    return null;
  }
}

/**
 * Leads to what a notice is about: in a page that is open there, else in any page, else in a new
 * one. A page with something unsaved asks first.
 */
export async function openNotice(
  scope: Shows,
  { close, data }: Pick<Notification, 'data'> & { close(): void },
): Promise<void> {
  close();
  const path: unknown =
    typeof data === 'object' && data !== null && 'path' in data ? data.path : null;
  const { origin } = scope.location;
  const address =
    typeof path === 'string' && URL.canParse(path, origin)
      ? new URL(path, origin)
      : new URL(origin);
  // It leads to no other site, whatever was sent.
  const { href } = address.origin === origin ? address : new URL(origin);
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page =
    pages.find(({ url }) => url === href) ??
    pages.find(({ focused }) => focused === true) ??
    pages[0];
  if (page === undefined) return void (await scope.clients.openWindow(href));
  // Not every press lets a worker do this.
  await page.focus().catch(() => undefined);
  if (page.url === href) return;
  await page.navigate(href).catch(() => scope.clients.openWindow(href));
}

/**
 * The browser has replaced the device's subscription, or takes it away: the page tells the server
 * of the new one when it is opened next.
 */
export async function subscribeAgain(
  { registration }: Shows,
  old: PushSubscription | null,
): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (key != null)
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
