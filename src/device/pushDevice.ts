// The browser's half of notifications: asks for permission, and keeps the subscription at the
// browser's push service.

/**
 * Whether this device can get push messages. `blocked`: the person, or the browser for them, has
 * said no, which only the browser's settings change.
 */
export type CanTell = 'impossible' | 'blocked' | 'possible';

const storedName = 'snagbook.told';

/**
 * Who has switched it on here. Kept beside the subscription, which does not say for whom it was
 * made.
 */
interface Kept {
  readonly userId: string;
}

/**
 * Browsers without a service worker or a push service have none of this, though the types say
 * otherwise.
 */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  try {
    if (!('Notification' in globalThis) || !('PushManager' in globalThis)) return null;
    return (await navigator.serviceWorker.getRegistration()) ?? null;
  } catch {
    return null;
  }
}

export async function canTell(): Promise<CanTell> {
  const registration = await registered();
  if (registration === null) return 'impossible';
  return Notification.permission === 'denied' ? 'blocked' : 'possible';
}

/** The browser asks the person, which it does only after a press. */
export const askPermission = (): Promise<NotificationPermission> =>
  Notification.requestPermission();

/**
 * The subscription of this person on this device; null if they have not switched it on, or it is
 * over.
 */
export async function subscriptionOf(userId: string): Promise<PushSubscription | null> {
  if (
    kept()?.userId !== userId ||
    (await canTell()) !== 'possible' ||
    Notification.permission !== 'granted'
  )
    return null;
  return (await (await registered())?.pushManager.getSubscription()) ?? null;
}

/** Whether the person has switched it on here, and not off again. */
export const isWanted = (userId: string): boolean => kept()?.userId === userId;

/**
 * A subscription for the server's key. One for another key is given up: no message would come by
 * it.
 */
export async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await registered();
  if (registration === null) throw new Error('There is no service worker');
  const before = await registration.pushManager.getSubscription();
  if (before !== null && keyOf(before) === key) return before;
  await before?.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
}

export function keep(userId: string): void {
  const text: Kept = { userId };
  attempt(() => localStorage.setItem(storedName, JSON.stringify(text)));
}

/** This device gets no push messages any more, also if the server cannot be reached. */
export async function letGo(): Promise<void> {
  attempt(() => localStorage.removeItem(storedName));
  await (
    await (await registered())?.pushManager.getSubscription().catch(() => null)
  )
    ?.unsubscribe()
    .catch(() => false);
}

/**
 * Not where there are shared devices with nothing to clean up: the code of the sign-in page calls
 * this.
 */
export async function leaveDevice(): Promise<void> {
  setBadge(0);
  if (kept() !== null) await letGo();
}

/** The number on the app's sign, where the platform has one; 0 takes it away. */
export function setBadge(count: number): void {
  if ('setAppBadge' in navigator)
    void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(
      () => undefined,
    );
}

export const hasBadge = (): boolean => 'setAppBadge' in navigator;

/** What the server has to know of a subscription. */
export function facts(subscription: PushSubscription): {
  endpoint: string;
  p256dh: string;
  auth: string;
} {
  const text = (name: PushEncryptionKeyName): string =>
    base64url(subscription.getKey(name) ?? new ArrayBuffer(0));
  return { endpoint: subscription.endpoint, p256dh: text('p256dh'), auth: text('auth') };
}

function kept(): Kept | null {
  const read: unknown = attempt(() => JSON.parse(localStorage.getItem(storedName) ?? 'null'));
  return typeof read === 'object' &&
    read !== null &&
    'userId' in read &&
    typeof read.userId === 'string'
    ? { userId: read.userId }
    : null;
}

const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string | null =>
  key && base64url(key);

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
