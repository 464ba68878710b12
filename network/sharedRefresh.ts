import { isObject } from './answer';
import * as settings from './settings';
import type { Clock } from './platform';

/** The means by which the tabs of one browser coordinate. */
export interface Tabs {
  /** `navigator.locks`; undefined on plain http, where each tab then refreshes for itself. */
  readonly locks: Locks | undefined;
  /** A `BroadcastChannel` of this origin; what is granted never leaves the browser by it. */
  readonly channel: Channel | undefined;
  readonly clock: Clock;
  /**
   * Version of the form of `granted`. Tabs of another build, which stay open over an update, ignore
   * messages with another version.
   * @default 1, which is also that of a message without one
   */
  readonly format?: number;
  /**
   * How long a tab waits for the tab that holds the lock, in ms; then it refreshes for itself.
   * Browsers freeze hidden tabs, which keep their locks.
   * @default no limit
   */
  readonly lockTimeoutMs?: number;
}

export interface Locks {
  request<Result>(
    name: string,
    options: { ifAvailable?: boolean; signal?: AbortSignal },
    run: (lock: unknown) => Promise<Result>,
  ): Promise<Result>;
}

export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

type Refresh<Granted> = (signal: AbortSignal) => Promise<Granted | null>;

/**
 * Shares `refresh` among all tabs, and among all callers within each: one tab sends the request,
 * the others wait for its lock and take what its message grants: the token, or an object that holds
 * it. A tab that gets no message within 1,000 ms, or whose predecessor failed, sends the request
 * itself.
 * `took` is called with what another tab was granted.
 */
export function shareRefresh<Granted = string>(
  name: string,
  tabs: Tabs,
  refresh: Refresh<Granted>,
  took: (granted: Granted) => void,
): Refresh<Granted> {
  const { locks, channel, clock, format = 1, lockTimeoutMs } = tabs;
  let running: Promise<Granted | null> | undefined;
  return (signal) =>
    (running ??= (
      locks === undefined || channel === undefined
        ? refresh(signal)
        : underLock(locks, channel, signal)
    ).finally(() => {
      running = undefined;
    }));

  async function underLock(
    locks: Locks,
    channel: Channel,
    signal: AbortSignal,
  ): Promise<Granted | null> {
    let resolveMessage = (_granted?: Granted): void => {};
    let timer: unknown;
    let begun = false;
    const waiting = new AbortController();
    const leave = (): void => waiting.abort();
    const lockTimer =
      lockTimeoutMs === undefined ? undefined : clock.setTimeout(leave, lockTimeoutMs);
    signal.addEventListener('abort', leave, { once: true });
    // Listens from now on, because the message may arrive shortly before or after the lock is
    // released.
    const message = new Promise<Granted | undefined>((resolve) => (resolveMessage = resolve));
    const listener = ({ data }: { readonly data: unknown }): void => {
      // The type assertion holds because every tab posts the result of its own `refresh`, with its
      // format.
      if (
        isObject(data) &&
        data['name'] === name &&
        (data['format'] ?? 1) === format &&
        data['granted'] !== undefined
      )
        resolveMessage(data['granted'] as Granted);
    };
    const ask = async (): Promise<Granted | null> => {
      begun = true;
      clock.clearTimeout(lockTimer);
      const granted = await refresh(signal);
      if (granted !== null) channel.postMessage({ name, format, granted });
      return granted;
    };
    channel.addEventListener('message', listener);
    try {
      const asked = await locks.request(name, { ifAvailable: true }, async (lock) =>
        lock === null ? undefined : ask(),
      );
      if (asked !== undefined) return asked;
      return await locks.request(name, { signal: waiting.signal }, async () => {
        timer = clock.setTimeout(resolveMessage, settings.sharedTokenWaitMs);
        const granted = await message;
        if (granted === undefined) return ask();
        took(granted);
        return granted;
      });
    } catch (error) {
      if (begun || signal.aborted) throw error;
      return await ask();
    } finally {
      clock.clearTimeout(timer);
      clock.clearTimeout(lockTimer);
      signal.removeEventListener('abort', leave);
      channel.removeEventListener('message', listener);
    }
  }
}
