// A face of its own, so that only those who have subscriptions load this code and graphql-ws.

/** For the option `subscriptions` of `createNetwork`: they share one graphql-ws socket, which opens with the first and closes with the last. */
export { createLive as subscriptions } from './live';
