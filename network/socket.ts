import { NetworkFailure } from './failure';
import type { LayerParts } from './layer';
import type { Socket } from './platform';

/** Close codes that this layer makes up. 4499 is graphql-ws's own code for a terminated socket. */
export const localEnd = { left: 1000, silent: 4499, failed: 1006 } as const;

/** As much of a WebSocket as graphql-ws uses. */
export interface WatchedSocket {
  readyState: number;
  // graphql-ws's listeners. It sets `onerror`, too, which is never called: an error is always
  // followed by `onclose`.
  onopen?: () => void;
  onmessage?: (event: unknown) => void;
  onclose?: (end: { code: number; reason: string }) => void;
  send(data: string): void;
  /** Ends at once, without waiting for the server's close frame. */
  close(code?: number): void;
  /** The server has acknowledged; from now on pings are sent after silence. */
  acknowledge(): void;
  /** Sends a ping now, for instance after the device came back online. */
  probe(): void;
}

/** The numbers of a WebSocket's states. */
export const states = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 } as const;

/**
 * A WebSocket that has `openMs` to open, limits on acknowledgement and silence, and exactly one
 * close. `ended` gets its code and whether the server closed, and returns the code for graphql-ws.
 * The address is read here, because graphql-ws would never recover from a failing `socketUrl`.
 */
export function openSocket(
  { options: { socketUrl }, platform, limits }: LayerParts,
  protocol: string,
  openMs: number,
  ended: (code: number, remote: boolean) => number,
): WatchedSocket {
  const { clock, WebSocket } = platform;
  let inner: Socket | undefined;
  let timer: unknown;
  let acknowledged = false;

  const socket: WatchedSocket = {
    readyState: states.CONNECTING,
    send: (data) => inner?.send(data),
    close: (code = localEnd.left) => end(code),
    acknowledge() {
      acknowledged = true;
      listen();
    },
    probe() {
      if (!acknowledged) return;
      socket.send('{"type":"ping"}');
      limit(limits.socketPongMs, localEnd.silent);
    },
  };

  limit(openMs, localEnd.failed);
  open().catch(() => end(localEnd.failed));
  return socket;

  async function open(): Promise<void> {
    const address = typeof socketUrl === 'function' ? await socketUrl() : (socketUrl ?? '');
    if (WebSocket === null || socket.readyState === states.CLOSED) return;
    inner = new WebSocket(address, protocol);
    inner.onopen = () => {
      socket.readyState = states.OPEN;
      limit(limits.socketAckMs, localEnd.silent);
      socket.onopen?.();
    };
    inner.onmessage = (event: unknown) => {
      if (acknowledged) listen();
      socket.onmessage?.(event);
    };
    inner.onerror = () => {};
    inner.onclose = ({ code }: { code: number }) => end(code, true);
  }

  function listen(): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(socket.probe, limits.socketPingMs);
  }

  function limit(ms: number, code: number): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => end(code), ms);
  }

  function end(code: number, remote = false): void {
    if (socket.readyState === states.CLOSED) return;
    socket.readyState = states.CLOSED;
    acknowledged = false;
    clock.clearTimeout(timer);
    if (inner !== undefined) {
      inner.onopen = inner.onmessage = inner.onclose = null;
      if (!remote) closeSocket(inner, code);
      inner = undefined;
    }
    socket.onclose?.({ code: ended(code, remote), reason: '' });
  }
}

/**
 * An unreachable server never answers a close; where the implementation has `terminate`, it is
 * used.
 */
function closeSocket(socket: Socket, code: number): void {
  if (code !== localEnd.silent && code !== localEnd.failed) socket.close(code);
  else if (socket.terminate === undefined) socket.close();
  else socket.terminate();
}

/** Close codes by which the server rejects the token. */
const tokenRejections = [4401, 4403];
/** Close codes for a mismatch of protocols, which no retry mends. */
const protocolMismatches = [4400, 4406];
/** Close code by which the server says that this person has too many sockets. */
const tooManySockets = 4429;

/** Where the open limit is kept between loads of a page. */
const storageKey = '@snagbook/network socketOpenMs';

/** A browser may forbid its storage, or have no room. */
function quietly<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

export interface Reconnect {
  /** For the socket that is created now, in ms. */
  openLimit(): number;
  opened(): void;
  acknowledged(): void;
  /**
   * Records that a socket ended. Returns the code for graphql-ws: one that it retries, except after
   * a protocol mismatch or a close by this layer.
   */
  ended(code: number, remote: boolean, token: string | null): number;
  /** Before each socket after the first: renews a rejected token, then waits. Never rejects. */
  wait(): Promise<void>;
  /** Ends that wait now. */
  wake(): void;
  state(): 'live' | 'connecting' | 'reconnecting';
  /** `blockedAfter` sockets in a row failed, or the server allows this person no further one. */
  blocked(): boolean;
}

/**
 * Decides when the next socket is opened, how long it may take to open, and what a close code
 * means. `lost` is called when the token is rejected and no refresh helps.
 */
export function createReconnect(
  { platform: { clock, random, storage }, limits, tokens }: LayerParts,
  lost: (cause?: unknown) => void,
): Reconnect {
  /** Sockets that failed to open since the last acknowledgement. */
  let failures = 0;
  /**
   * The open limit of the next first try, in ms: what the last socket needed, so that a slow line
   * does not go through all the shorter limits again.
   */
  let firstLimit = clamp(Number(quietly(() => storage?.getItem(storageKey))));
  let limit = firstLimit;
  let createdAt = 0;
  /** The server allows this person no further socket. */
  let refused = false;
  /**
   * Waits since a socket last stayed open for `reconnectMaxMs`. Not reset earlier, so that a server
   * that acknowledges and closes at once is not flooded.
   */
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
      if (failure instanceof NetworkFailure && (failure.kind !== 'auth' || failure.retryable))
        return false;
      rejected = undefined;
      cause = failure;
    }
    lost(cause);
    return false;
  }

  return {
    openLimit() {
      createdAt = clock.now();
      limit = clamp(firstLimit * limits.socketOpenFactor ** failures);
      return limit;
    },
    opened() {
      if (clock.now() - createdAt <= limits.socketOpenMinMs) limit = limits.socketOpenMinMs;
    },
    acknowledged() {
      failures = 0;
      refused = false;
      if (limit !== firstLimit) quietly(() => storage?.setItem(storageKey, String(limit)));
      firstLimit = limit;
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
      refused = remote && code === tooManySockets;
      return left || (remote && protocolMismatches.includes(code)) ? code : localEnd.silent;
    },
    async wait() {
      if (rejected !== undefined && (await renew(rejected.token))) return undefined;
      const ms = refused
        ? limits.reconnectMaxMs
        : Math.min(limits.reconnectMinMs * 2 ** waits, limits.reconnectMaxMs);
      waits += 1;
      return new Promise((resolve) => {
        const timer = clock.setTimeout(
          resolve,
          ms * (1 + limits.reconnectJitter * (2 * random() - 1)),
        );
        wake = () => {
          clock.clearTimeout(timer);
          resolve();
        };
      });
    },
    wake: () => wake(),
    state: () => (liveSince !== undefined ? 'live' : everEnded ? 'reconnecting' : 'connecting'),
    blocked: () => refused || failures >= limits.blockedAfter,
  };

  /** NaN, from a storage that holds something else, gives the minimum. */
  function clamp(ms: number): number {
    return ms > limits.socketOpenMinMs
      ? Math.min(ms, limits.socketOpenMaxMs)
      : limits.socketOpenMinMs;
  }
}
