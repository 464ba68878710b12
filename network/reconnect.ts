import { NetworkFailure } from './failure';
import { localEnd } from './socket';
import type { Layer } from './layer';

/** Close codes by which the server rejects the token. */
const tokenRejections = [4401, 4403];
/** Close codes for a mismatch of protocols, which no retry mends. */
const protocolMismatches = [4400, 4406];

export interface Reconnect {
  openLimit(): number;
  acknowledged(): void;
  /** Records that a socket ended. Returns the code for graphql-ws: one that it retries, except after a protocol mismatch or a close by this layer. */
  ended(code: number, remote: boolean, token: string | null): number;
  /** Before each socket after the first: renews a rejected token, then waits. Never rejects. */
  wait(): Promise<void>;
  /** Ends that wait now. */
  wake(): void;
  state(): 'live' | 'connecting' | 'reconnecting';
  /** `blockedAfter` sockets in a row failed: websockets are probably blocked. */
  blocked(): boolean;
}

/** Decides when the next socket is opened, how long it may take to open, and what a close code means. `lost` is called when the token is rejected and no refresh helps. */
export function createReconnect({ world: { clock, random }, limits, tokens }: Layer, lost: (cause?: unknown) => void): Reconnect {
  /** Sockets that failed to open since the last acknowledgement. */
  let failures = 0;
  /** Waits since a socket last stayed open for `reconnectMaxMs`. Not reset earlier, so that a server that acknowledges and closes at once is not flooded. */
  let waits = 0;
  let liveSince: number | undefined;
  let everEnded = false;
  let rejected: { readonly token: string | null } | undefined;
  /** The token was refreshed, and no socket has stayed open for `reconnectMaxMs` since. */
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
      // When the refresh could not be reached, it is tried again after the wait.
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
      if (remote && tokenRejections.includes(code)) rejected = { token };
      return left || (remote && protocolMismatches.includes(code)) ? code : localEnd.silent;
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
