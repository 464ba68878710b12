import { isObject } from './answer';
import * as settings from './settings';
import type { Clock } from './world';

/** What the tabs of one browser coordinate by. */
export interface Tabs {
  /** `navigator.locks`; undefined on plain http, where each tab then refreshes for itself. */
  readonly locks: Locks | undefined;
  /** A `BroadcastChannel` of this origin; the token never leaves the browser by it. */
  readonly channel: Channel | undefined;
  readonly clock: Clock;
}

export interface Locks {
  request<Result>(name: string, options: { ifAvailable?: boolean; signal?: AbortSignal }, run: (lock: unknown) => Promise<Result>): Promise<Result>;
}

export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

type Refresh = (signal: AbortSignal) => Promise<string | null>;

/**
 * Shares `refresh` among all tabs: one tab sends the request, the others wait for its lock and take the token of its message. A tab that
 * gets no message within 1,000 ms, or whose predecessor failed, sends the request itself. `took` is called with a token that another tab fetched.
 */
export function shareRefresh(name: string, tabs: Tabs, refresh: Refresh, took: (token: string) => void): Refresh {
  const { locks, channel, clock } = tabs;
  if (locks === undefined || channel === undefined) return refresh;

  async function ask(signal: AbortSignal): Promise<string | null> {
    const token = await refresh(signal);
    if (token !== null) channel?.postMessage({ name, token });
    return token;
  }

  return async (signal) => {
    let resolveToken = (_token?: string): void => {};
    let timer: unknown;
    // Listens from now on, because the message may arrive shortly before or after the lock is released.
    const tokenMessage = new Promise<string | undefined>((resolve) => (resolveToken = resolve));
    const listener = ({ data }: { readonly data: unknown }): void => {
      if (isObject(data) && data['name'] === name && typeof data['token'] === 'string') resolveToken(data['token']);
    };
    channel.addEventListener('message', listener);
    try {
      const asked = await locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? undefined : ask(signal)));
      if (asked !== undefined) return asked;
      return await locks.request(name, { signal }, async () => {
        timer = clock.setTimeout(resolveToken, settings.sharedTokenWaitMs);
        const token = await tokenMessage;
        if (token === undefined) return ask(signal);
        took(token);
        return token;
      });
    } finally {
      clock.clearTimeout(timer);
      channel.removeEventListener('message', listener);
    }
  };
}
