import type { RequestOptions } from 'web-push';
import { settings } from '../../settings';
import type { PushKeys } from './pushKeys';
import type { ToldDevice } from './pushStore';

export interface PushOptions {
  /**
   * Contact for push services (the `sub` of VAPID): begins with mailto: or https:. @default the
   * address at which the device reaches this server
   */
  subject?: string;
  /** Hosts of push services beside those of the browsers. */
  services?: readonly string[];
  /** Address of a proxy through which push services are reached. */
  proxy?: string;
  /** The HTTPS agent for push services; for tests, whose server has a self-signed certificate. */
  agent?: NonNullable<RequestOptions['agent']>;
}

/**
 * What became of a message: SENT; GONE if the push service no longer knows the device; REFUSED if
 * it will never accept this message; LATER if another try may succeed.
 */
export type Sent =
  | { outcome: 'SENT' | 'GONE' }
  | { outcome: 'REFUSED'; status: number }
  | { outcome: 'LATER'; status: number | null; code: string; afterMs: number };

export interface Message {
  payload: string;
  /** Seconds for which the push service keeps it while the device cannot be reached. */
  ttl: number;
  topic: string | undefined;
}

/** Sends a message, encrypted for the device (RFC 8291), in the name of this server. */
export async function send(
  device: ToldDevice,
  { payload, ttl, topic }: Message,
  keys: PushKeys,
  { subject, proxy, agent }: PushOptions,
): Promise<Sent> {
  // Loaded when the first message is sent.
  const { default: webPush } = await import('web-push');
  const sending = webPush.sendNotification(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    payload,
    {
      vapidDetails: { subject: subject ?? subjectAt(device.origin), ...keys },
      TTL: ttl,
      urgency: 'normal',
      timeout: settings.push.patience,
      ...(topic !== undefined && { topic }),
      ...(proxy !== undefined && { proxy }),
      ...(agent !== undefined && { agent }),
    },
  );
  try {
    await within(sending, 2 * settings.push.patience);
    return { outcome: 'SENT' };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Push services require a contact, and accept no address that begins with http:. */
const subjectAt = (origin: string | null): string =>
  `https://${origin === null ? 'snagbook.invalid' : new URL(origin).host}`;

function outcomeOf(error: unknown): Sent {
  const fault: { statusCode?: unknown; headers?: unknown; code?: unknown } =
    typeof error === 'object' && error !== null ? error : {};
  const status = typeof fault.statusCode === 'number' ? fault.statusCode : null;
  if (status === 404 || status === 410) return { outcome: 'GONE' };
  // Too large for this service, however often it is sent.
  if (status === 413) return { outcome: 'REFUSED', status };
  const headers: Readonly<Record<string, unknown>> =
    typeof fault.headers === 'object' && fault.headers !== null ? { ...fault.headers } : {};
  const seconds = Number(headers['retry-after']);
  return {
    outcome: 'LATER',
    status,
    code:
      typeof fault.code === 'string' ? fault.code : status === null ? 'UNKNOWN' : String(status),
    afterMs: seconds > 0 && seconds < 86_400 ? seconds * 1_000 : 0,
  };
}

/**
 * Also limits services that send their answer byte by byte, which the idle timeout does not catch.
 */
async function within(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>(
    (_resolve, reject) =>
      (timer = setTimeout(
        () => reject(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })),
        ms,
      )),
  );
  // A later failure must not become an unhandled rejection.
  work.catch(() => undefined);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
