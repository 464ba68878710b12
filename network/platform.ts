/**
 * Everything outside of the layer that it uses. Tests pass their own; the default is the browser's.
 */
export interface Platform {
  readonly fetch: (url: string, init: RequestInit) => Promise<WireAnswer>;
  /**
   * Sends a body and reports its bytes. Null sends uploads through `fetch`, which cannot report
   * them.
   */
  readonly upload: UploadSender | null;
  /** Null where there are no websockets; subscriptions then fail. */
  readonly WebSocket: SocketConstructor | null;
  /**
   * Keeps between two loads of a page how long a socket may take to open, so that a slow line is
   * not tried with too short limits each time: `localStorage`, for example. Null keeps nothing.
   */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly clock: Clock;
  /** At least 0, less than 1. */
  readonly random: () => number;
  readonly online: Online;
}

/** Times in ms. `now` is only ever compared with itself, so nothing may set it back. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface Online {
  /** False only when the device is sure to have no connection. */
  get(): boolean;
  /** The listener runs whenever `get` may have changed; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
}

/** Like `fetch`, with bytes: `onProgress(sent, total)`. Rejects when `init.signal` aborts. */
export type UploadSender = (
  url: string,
  init: UploadInit,
  onProgress: (sent: number, total: number) => void,
) => Promise<WireAnswer>;

/** The part of a `Response` that is read. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  readonly body: ReadableStream<Uint8Array> | null;
}

export interface UploadInit {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** As for `fetch`; an XMLHttpRequest knows `include` and, for all else, the page's own origin. */
  readonly credentials?: RequestCredentials;
}

export type SocketConstructor = new (url: string, protocol: string) => Socket;

/**
 * The part of a WebSocket that is used. Handlers are `unknown` because browsers, `ws` and Node type
 * their events differently.
 */
export interface Socket {
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  onerror: unknown;
  send(data: string): void;
  /** Closes without the closing handshake; not in browsers. */
  terminate?(): void;
  close(code?: number, reason?: string): void;
}
