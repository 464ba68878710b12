import { NetworkFailure } from './failure';
import { localEnd } from './socket';
import type { Layer } from './step';

/** Closes by which the server rejects the token. */
const rejects = [4401, 4403];
/** Closes that say that the two sides do not speak the same protocol; no waiting cures that. */
const hopeless = [4400, 4406];

export interface Reconnect {
  openLimit(): number;
  acknowledged(): void;
  /** Takes note of an end; answers a code that graphql-ws retries, except for hopeless and our own. */
  ended(code: number, remote: boolean, token: string | null): number;
  /** Before each socket after the first: renews a rejected token, then waits. Never rejects. */
  wait(): Promise<void>;
  /** Cuts that wait short. */
  wake(): void;
  state(): 'live' | 'connecting' | 'reconnecting';
  /** So many sockets failed in a row that websockets seem not to get through. */
  blocked(): boolean;
}

/** Decides when the next socket is tried, how long it may take to open, and what an end means. `lost`: no refresh helps any more. */
export function createReconnect({ world: { clock, random }, limits, tokens }: Layer, lost: (cause?: unknown) => void): Reconnect {
  /** Sockets that failed to open since the last acknowledgement. */
  let failures = 0;
  /** Waits since a socket last lived as long as the longest wait; keeps a server that acknowledges and closes from being hammered. */
  let waits = 0;
  let liveSince: number | undefined;
  let everEnded = false;
  let rejected: { readonly token: string | null } | undefined;
  /** A fresh token has not yet lived so long. */
  let renewed = false;
  let wake = (): void => {};

  /** Whether the next socket may be tried at once. */
  async function renew(used: string | null): Promise<boolean> {
    let cause: unknown;
    try {
      const renewal = renewed ? undefined : await tokens?.renew(used);
      rejected = undefined;
      renewed = renewal?.fresh === true;
      if (renewal !== undefined) return true;
    } catch (failure) {
      // A refresh that could not be reached is tried again after the wait.
      if (failure instanceof NetworkFailure && (failure.kind !== 'auth' || failure.retryable)) return false;
      rejected = undefined;
      cause = failure;
    }
    lost(cause);
    return false;
  }

  return {
    openLimit: () => Math.min(limits.socketOpenMinMs * limits.socketOpenFactor ** failures, limits.socketOpenMaxMs),
    acknowledged() {
      failures = 0;
      liveSince = clock.now();
    },
    ended(code, remote, token) {
      const left = !remote && code === localEnd.left;
      everEnded ||= !left;
      if (liveSince === undefined) failures += left ? 0 : 1;
      else if (clock.now() - liveSince >= limits.reconnectMaxMs) {
        waits = 0;
        renewed = false;
      }
      liveSince = undefined;
      if (remote && rejects.includes(code)) rejected = { token };
      return left || (remote && hopeless.includes(code)) ? code : localEnd.silent;
    },
    async wait() {
      if (rejected !== undefined && (await renew(rejected.token))) return undefined;
      const ms = Math.min(limits.reconnectMinMs * 2 ** waits, limits.reconnectMaxMs);
      waits += 1;
      return new Promise((resolve) => {
        const timer = clock.setTimeout(resolve, ms * (1 + limits.reconnectJitter * (2 * random() - 1)));
        wake = () => {
          clock.clearTimeout(timer);
          resolve();
        };
      });
    },
    wake: () => wake(),
    state: () => (liveSince !== undefined ? 'live' : everEnded ? 'reconnecting' : 'connecting'),
    blocked: () => failures >= limits.blockedAfter,
  };
}
