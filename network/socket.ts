import type { Layer } from './layer';
import type { Socket } from './world';

/** Close codes that this layer makes up. 4499 is graphql-ws's own code for a terminated socket. */
export const localEnd = { left: 1000, silent: 4499, failed: 1006 } as const;

/** As much of a WebSocket as graphql-ws uses. */
export interface WatchedSocket {
  readyState: number;
  // graphql-ws's listeners. It sets `onerror`, too, which is never called: an error is always followed by `onclose`.
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
 * A WebSocket that has `openMs` to open, limits on acknowledgement and silence, and exactly one close. `ended` gets its code and whether the
 * server closed, and returns the code for graphql-ws. The address is read here, because graphql-ws would never recover from a failing
 * `socketUrl`.
 */
export function openSocket({ options: { socketUrl }, world, limits }: Layer, protocol: string, openMs: number, ended: (code: number, remote: boolean) => number): WatchedSocket {
  const { clock, WebSocket } = world;
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

/** An unreachable server never answers a close; where the implementation has `terminate`, it is used. */
function closeSocket(socket: Socket, code: number): void {
  if (code !== localEnd.silent && code !== localEnd.failed) socket.close(code);
  else if (socket.terminate === undefined) socket.close();
  else socket.terminate();
}
