// Every constant of the transport contract, once, with its unit. No other file of the layer may
// contain one of these numbers.

/** Path of the endpoint when the caller names none. */
export const path = '/graphql';
export const method = 'POST';
export const contentType = 'application/json';
export const accept = '*/*';
/** Response header with the server's id of the request. */
export const requestIdHeader = 'x-request-id';

/**
 * Statuses from `okFrom` up to and including `okTo` are answers; all others are retried and, after
 * the last attempt, failures.
 */
export const okFrom = 200;
export const okTo = 300;
/**
 * From this status on, a response without GraphQL errors does not show whether a mutation was
 * executed.
 */
export const serverFaultFrom = 500;
/** The one status that belongs to the refresh and not to the retry. */
export const unauthorized = 401;

/**
 * One attempt, from connect to the last byte of the body, in ms. For an upload the shortest limit
 * on time without progress, see below.
 */
export const requestTimeoutMs = 15_000;

/**
 * The slowest connection on which an upload must succeed, in bytes a second. Assumed unless a
 * slower one was measured.
 */
export const uploadSlowestRate = 8_000;
/**
 * Factor on the time that follows from an upload's rate: connections stall for seconds and slow
 * down to half.
 */
export const uploadSlack = 2;
/**
 * Largest send buffer of the operating system for one connection, in bytes: the default of Linux,
 * Android and macOS.
 */
export const uploadBuffersBytes = 4_194_304;
/**
 * Time after its first progress in which an upload only fills those buffers, so that no rate is
 * measured, in ms.
 */
export const uploadBurstMs = 1_000;
/**
 * Shortest time over which a rate is measured, in ms; over less it would be the rate at which
 * buffers grow.
 */
export const uploadStretchMs = 15_000;
/**
 * The longest time an upload may go without progress, in ms: full buffers take nearly nine minutes
 * at the slowest rate. After that the connection is dead at any rate: routers and proxies have
 * dropped it by then.
 */
export const uploadSilenceMaxMs = 600_000;
/**
 * Time without progress after which an upload is sent again, once, if another request got through
 * in that time, in ms.
 */
export const uploadOvertakenMs = 30_000;
/** Time without progress after which it is left to the limit above, in ms: its line may be slow. */
export const uploadOvertakenMaxMs = 60_000;

/** Waits before the second and the third attempt, in ms; their number is the number of retries. */
export const retryDelaysMs: readonly number[] = [1_000, 3_000];
/**
 * The longest wait for `online` before a further attempt, in ms. Behind a VPN browsers say that
 * they are offline with a connection that works.
 */
export const offlineWaitMs = 30_000;
/** Time a streamed response has to end after its last part, in ms; then its body is cancelled. */
export const streamEndMs = 250;
/** Statuses whose `Retry-After` header is honoured. */
export const retryAfterStatuses: readonly number[] = [429, 503];
/** The longest `Retry-After` that is honoured, in ms; a longer one counts as this. */
export const retryAfterMaxMs = 30_000;
/** One refresh of the token, in ms. Not counted as time of an attempt. */
export const refreshTimeoutMs = 15_000;
/** How long a tab waits for the message with the token that another tab has just fetched, in ms. */
export const sharedTokenWaitMs = 1_000;

/** Relay's Store: queries kept after their release, a number. */
export const storeReleaseBuffer = 100;
/** Relay's Store: age at which data is stale, in ms. */
export const storeExpiryMs = 900_000;

/**
 * First limit for opening a socket, in ms; each further try multiplies it by `socketOpenFactor`, up
 * to `socketOpenMaxMs`.
 */
export const socketOpenMinMs = 1_000;
export const socketOpenFactor = 1.2;
export const socketOpenMaxMs = 30_000;
/** From the open socket to the server's acknowledgement, in ms. */
export const socketAckMs = 30_000;
/** Time without a message after which the layer sends a ping, in ms. */
export const socketPingMs = 20_000;
/**
 * Time the server has to answer the ping with any message, in ms. With `socketPingMs` it makes the
 * subscription timeout of 30,000 ms.
 */
export const socketPongMs = 10_000;
/** First wait before a new socket, in ms; doubles up to `reconnectMaxMs`. */
export const reconnectMinMs = 100;
export const reconnectMaxMs = 10_000;
/** Every such wait is multiplied by a random factor between 1 - jitter and 1 + jitter. */
export const reconnectJitter = 0.5;
/**
 * Number of sockets that must fail in a row before the layer takes websockets for blocked and
 * starts to poll.
 */
export const blockedAfter = 3;
/** Between two polls while websockets are blocked, in ms. */
export const pollMs = 20_000;
