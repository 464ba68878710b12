import type { RequestParameters, Variables } from 'relay-runtime';
import type { NetworkFailure } from './failure';
import * as settings from './settings';

export interface AuthOptions {
  /**
   * The current token, called before every attempt; null sends none. Once `refresh` has resolved it
   * must return the new one.
   */
  token(): string | null | Promise<string | null>;
  /**
   * Fetches a new token, past this layer or with `auth: false`. At most one runs at a time, for at
   * most 15,000 ms, then `signal` aborts. Null means refused for good. If it rejects, all requests
   * that wait for it fail and the next request tries again.
   */
  refresh(signal: AbortSignal): Promise<string | null>;
  /** Called once for each token that was refused for good: sign the person out. */
  lost(failure: NetworkFailure): void;
  /** The header that carries the token; none is sent without one or with an empty one. @default 'Authorization' */
  readonly header?: string;
  /** Prefix of the token in that header. @default 'Bearer ' */
  readonly prefix?: string;
  /**
   * GraphQL error codes that count as a 401, whatever the status, and tolerated or not: for servers
   * that refuse a token inside an answer.
   * Not for subscriptions, and not for a mutation that has done something and may be sent only
   * once.
   * @default []
   */
  readonly codes?: readonly string[];
}

/** Input of the option `body`. */
export interface Operation {
  /** The persisted document's id, else Relay's `cacheID`, else the name. */
  readonly id: string;
  /** The server knows the document by `id`, and `query` is empty. */
  readonly persisted: boolean;
  readonly name: string;
  readonly query: string;
  /** Files are replaced by null. */
  readonly variables: Variables;
}

/** A response without its data, for `onAnswer`. */
export interface AnswerFacts {
  readonly request: RequestParameters;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  /** Undefined on the socket, like `headers`. */
  readonly status: number | undefined;
  readonly headers: { get(name: string): string | null } | undefined;
}

/** Options of one request, in `cacheConfig.metadata`. */
export interface RequestOptions {
  /** Data and errors both reach Relay. @default the layer's `tolerateErrors` */
  readonly tolerateErrors?: boolean;
  /**
   * False sends it without a token, waits for no refresh and begins none: for signing in, and for
   * what `auth.refresh` itself sends through this layer. What `auth.refresh` sends before it first
   * waits is sent so anyway. @default true
   */
  readonly auth?: boolean;
  /** Replaces `limits.requestTimeoutMs`, in ms. */
  readonly timeoutMs?: number;
  /**
   * False sends it once; true sends a mutation again too, whatever `retryMutations` says. @default
   * true, for a mutation `retryMutations`
   */
  readonly retry?: boolean;
  /** Bytes of an upload, in bytes; starts again from 0 with every attempt. */
  readonly onUploadProgress?: (sent: number, total: number) => void;
  /**
   * Called for the first subscribe message and for each one after a reconnect, so that the
   * subscription resumes at the current cursor. @default the variables given
   */
  readonly subscriptionVariables?: () => Variables;
  /**
   * Called at once and every 20,000 ms while websockets are blocked; reads by POST what was missed.
   */
  readonly poll?: () => Promise<unknown>;
}

/**
 * Every time limit and wait of a layer, in ms unless noted. Each default is the constant of the
 * same name in `settings`.
 */
export interface Limits {
  /**
   * One attempt, from connect to the last byte of the body; for an upload the shortest limit on
   * time without progress. @default 15_000
   */
  readonly requestTimeoutMs: number;
  /** The slowest connection on which an upload must succeed, in bytes a second. @default 8_000 */
  readonly uploadSlowestRate: number;
  /** The longest time an upload may go without progress. @default 600_000 */
  readonly uploadSilenceMaxMs: number;
  /**
   * The waits before further attempts; their number is the number of retries, so `[]` sends nothing
   * again. @default [1_000, 3_000]
   */
  readonly retryDelaysMs: readonly number[];
  /** The longest `Retry-After` that is honoured; a longer one counts as this. @default 30_000 */
  readonly retryAfterMaxMs: number;
  /** One refresh of the token. @default 15_000 */
  readonly refreshTimeoutMs: number;
  /** First limit for opening a socket. @default 1_000 */
  readonly socketOpenMinMs: number;
  /** Factor by which that limit grows with each further try. @default 1.2 */
  readonly socketOpenFactor: number;
  /** The longest limit for opening a socket. @default 30_000 */
  readonly socketOpenMaxMs: number;
  /** From the open socket to the server's acknowledgement. @default 30_000 */
  readonly socketAckMs: number;
  /** Time without a message after which the layer sends a ping. @default 20_000 */
  readonly socketPingMs: number;
  /** Time the server has to answer the ping with any message. @default 10_000 */
  readonly socketPongMs: number;
  /** First wait before a new socket; doubles. @default 100 */
  readonly reconnectMinMs: number;
  /** The longest wait before a new socket. @default 10_000 */
  readonly reconnectMaxMs: number;
  /**
   * Each such wait is multiplied by a random factor between 1 - this and 1 + this, 0 to 1. @default
   * 0.5
   */
  readonly reconnectJitter: number;
  /** Sockets that failed in a row before polling starts, a number. @default 3 */
  readonly blockedAfter: number;
  /** Between two polls while websockets are blocked. @default 20_000 */
  readonly pollMs: number;
}

export const defaultLimits: Limits = {
  requestTimeoutMs: settings.requestTimeoutMs,
  uploadSlowestRate: settings.uploadSlowestRate,
  uploadSilenceMaxMs: settings.uploadSilenceMaxMs,
  retryDelaysMs: settings.retryDelaysMs,
  retryAfterMaxMs: settings.retryAfterMaxMs,
  refreshTimeoutMs: settings.refreshTimeoutMs,
  socketOpenMinMs: settings.socketOpenMinMs,
  socketOpenFactor: settings.socketOpenFactor,
  socketOpenMaxMs: settings.socketOpenMaxMs,
  socketAckMs: settings.socketAckMs,
  socketPingMs: settings.socketPingMs,
  socketPongMs: settings.socketPongMs,
  reconnectMinMs: settings.reconnectMinMs,
  reconnectMaxMs: settings.reconnectMaxMs,
  reconnectJitter: settings.reconnectJitter,
  blockedAfter: settings.blockedAfter,
  pollMs: settings.pollMs,
};
