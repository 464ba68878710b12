import * as settings from './settings';

/** Every time limit and wait of a layer, in ms unless noted. Each default is the constant of the same name in `settings`. */
export interface Limits {
  /** One attempt, from connect to the last byte of the body; for an upload the shortest limit on time without progress. @default 15_000 */
  readonly requestTimeoutMs: number;
  /** The slowest connection on which an upload must succeed, in bytes a second. @default 8_000 */
  readonly uploadSlowestRate: number;
  /** The longest time an upload may go without progress. @default 600_000 */
  readonly uploadSilenceMaxMs: number;
  /** The waits before further attempts; their number is the number of retries, so `[]` sends nothing again. @default [1_000, 3_000] */
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
  /** Each such wait is multiplied by a random factor between 1 - this and 1 + this, 0 to 1. @default 0.5 */
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
