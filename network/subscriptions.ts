// A separate entry point, so that only apps with subscriptions load this code and graphql-ws.

/**
 * For the option `subscriptions` of `createNetwork`: they share one graphql-ws socket, which opens
 * with the first and closes with the last.
 */
export { createLive as subscriptions } from './live';
