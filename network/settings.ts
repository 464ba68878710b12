// Every constant of the transport contract, once, with its unit. Nothing else in the layer may name one of these numbers.

/** Path of the endpoint when the caller names none. */
export const path = '/graphql';
export const method = 'POST';
export const contentType = 'application/json';
export const accept = '*/*';
/** Where a server says its own name for a request. */
export const requestIdHeader = 'x-request-id';

/** Statuses from `okFrom` up to and including `okTo` are answers; all others are retried and, after the last attempt, failures. */
export const okFrom = 200;
export const okTo = 300;
/** From here on a status without GraphQL errors leaves open whether a mutation was done. */
export const serverFaultFrom = 500;
/** The one status that belongs to the refresh and not to the retry. */
export const unauthorized = 401;

/** One attempt, from connect to the last byte of the body, in ms. For an upload it is the least silence that is allowed, see below. */
export const requestTimeoutMs = 15_000;

/** The slowest line that an upload must get through, in bytes a second. Assumed until the line has shown its rate. */
export const uploadSlowestRate = 8_000;
/** An upload may take so many times as long as its rate says: lines stall for seconds and slow down to half. */
export const uploadSlack = 2;
/** What the system's buffers hold for one connection at most, in bytes: the default limit of Linux, Android and macOS. */
export const uploadBuffersBytes = 4_194_304;
/** For so long after its first progress an upload only fills those buffers, which says nothing about the line, in ms. */
export const uploadBurstMs = 1_000;
/** A rate counts when it was measured for at least so long, in ms; in shorter times it is that of buffers that still grow. */
export const uploadStretchMs = 15_000;
/** The longest silence of an upload, in ms. A longer one is a dead line at any rate: the connections of routers and proxies are forgotten by then. */
export const uploadSilenceMaxMs = 300_000;

/** Waits before the second and the third attempt, in ms; their number is the number of retries. */
export const retryDelaysMs: readonly number[] = [1_000, 3_000];
/** How long a streamed answer may take to end after its last part, in ms; then its connection is given up. */
export const streamEndMs = 250;
/** Statuses whose `Retry-After` header is believed. */
export const retryAfterStatuses: readonly number[] = [429, 503];
/** The longest `Retry-After` that is believed, in ms; a longer one counts as this. */
export const retryAfterMaxMs = 30_000;
/** One refresh of the token, in ms. It does not count as time of an attempt. */
export const refreshTimeoutMs = 15_000;
/** How long a tab waits to be told the token that another tab has just fetched, in ms. */
export const sharedTokenWaitMs = 1_000;

/** Relay's Store: queries kept after their release, a number. */
export const storeReleaseBuffer = 100;
/** Relay's Store: age at which data is stale, in ms. */
export const storeExpiryMs = 900_000;

/** First limit for opening a socket, in ms; each further try multiplies it by `socketOpenFactor`, up to `socketOpenMaxMs`. */
export const socketOpenMinMs = 1_000;
export const socketOpenFactor = 1.2;
export const socketOpenMaxMs = 30_000;
/** From the open socket to the server's acknowledgement, in ms. */
export const socketAckMs = 30_000;
/** Silence before the layer asks for a sign of life, in ms. */
export const socketPingMs = 20_000;
/** Time for that sign of life to come, in ms. With `socketPingMs` it makes the subscription timeout of 30,000 ms. */
export const socketPongMs = 10_000;
/** First wait before a new socket, in ms; doubles up to `reconnectMaxMs`. */
export const reconnectMinMs = 100;
export const reconnectMaxMs = 10_000;
/** Every such wait is multiplied by a random factor between 1 - jitter and 1 + jitter. */
export const reconnectJitter = 0.5;
/** Sockets that failed in a row before the layer believes that websockets are blocked and starts to poll, a number. */
export const blockedAfter = 3;
/** Between two polls while websockets are blocked, in ms. */
export const pollMs = 20_000;
