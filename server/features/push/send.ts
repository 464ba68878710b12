import type { RequestOptions } from 'web-push';
import { settings } from '../../settings';
import type { PushKeys } from './keys';
import type { ToldDevice } from './store';

export interface PushOptions {
  /** Who push services can turn to: an address that begins with mailto: or https:. @default where the device reaches this server */
  subject?: string;
  /** Hosts of push services beside those of the browsers. */
  services?: readonly string[];
  /** Address of a proxy through which push services are reached. */
  proxy?: string;
  /** How lines to push services are made; for tests, whose certificate nobody knows. */
  agent?: NonNullable<RequestOptions['agent']>;
}

/** What became of a message: SENT; GONE if the push service knows the device no more; REFUSED if it will never take this one; LATER if it may fare better. */
export type Sent = { outcome: 'SENT' | 'GONE' } | { outcome: 'REFUSED'; status: number } | { outcome: 'LATER'; status: number | null; code: string; afterMs: number };

export interface Message {
  payload: string;
  /** s for which the push service keeps it if the device cannot be reached. */
  ttl: number;
  topic: string | undefined;
}

/** Sends a message, encrypted for the device (RFC 8291), in the name of this server. */
export async function send(device: ToldDevice, { payload, ttl, topic }: Message, keys: PushKeys, { subject, proxy, agent }: PushOptions): Promise<Sent> {
  // Loaded when the first message is sent.
  const { default: webPush } = await import('web-push');
  const sending = webPush.sendNotification({ endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } }, payload, {
    vapidDetails: { subject: subject ?? subjectAt(device.origin), ...keys },
    TTL: ttl,
    urgency: 'normal',
    timeout: settings.push.patience,
    ...(topic !== undefined && { topic }),
    ...(proxy !== undefined && { proxy }),
    ...(agent !== undefined && { agent }),
  });
  try {
    await within(sending, 2 * settings.push.patience);
    return { outcome: 'SENT' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Push services want to know whom to turn to, and take no address that begins with http. */
const subjectAt = (origin: string | null): string => `https://${origin === null ? 'snagbook.invalid' : new URL(origin).host}`;

function outcomeOf(error: unknown): Sent {
  const told: { statusCode?: unknown; headers?: unknown; code?: unknown } = typeof error === 'object' && error !== null ? error : {};
  const status = typeof told.statusCode === 'number' ? told.statusCode : null;
  if (status === 404 || status === 410) return { outcome: 'GONE' };
  // Too large for this service, however often it is sent.
  if (status === 413) return { outcome: 'REFUSED', status };
  const headers: Readonly<Record<string, unknown>> = typeof told.headers === 'object' && told.headers !== null ? { ...told.headers } : {};
  const seconds = Number(headers['retry-after']);
  return { outcome: 'LATER', status, code: typeof told.code === 'string' ? told.code : status === null ? 'UNKNOWN' : String(status), afterMs: seconds > 0 && seconds < 86_400 ? seconds * 1_000 : 0 };
}

/** A service that drips its answer is left. */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })), ms)));
  // What comes of it later is no concern of anybody's.
  work.catch(() => undefined);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
