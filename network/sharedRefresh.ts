import { isObject } from './answer';
import * as settings from './settings';
import type { Clock } from './world';

/** What several tabs of one browser have in common. */
export interface Tabs {
  /** `navigator.locks`; undefined where a page may not use it (plain http), and then each tab refreshes for itself. */
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
 * Makes `refresh` a matter of all tabs: one tab asks the server, the others wait for its lock and take the token it tells them. A tab that
 * is told nothing within 1,000 ms, or whose predecessor failed, asks the server itself. `took` gets a token that another tab fetched.
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
    let tell = (_token?: string): void => {};
    let timer: unknown;
    // From now on, because the message of the tab that holds the lock may come a moment before or after the lock.
    const told = new Promise<string | undefined>((resolve) => (tell = resolve));
    const listener = ({ data }: { readonly data: unknown }): void => {
      if (isObject(data) && data['name'] === name && typeof data['token'] === 'string') tell(data['token']);
    };
    channel.addEventListener('message', listener);
    try {
      const asked = await locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? undefined : ask(signal)));
      if (asked !== undefined) return asked;
      return await locks.request(name, { signal }, async () => {
        timer = clock.setTimeout(tell, settings.sharedTokenWaitMs);
        const token = await told;
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
