// The face of the network layer: everything a user of it may import. Its constants are a face of
// their own, `settings`, for those who want to show or test them.

export { createNetwork } from './createNetwork';
export { createStore, type StoreOptions } from './relay';
export { loadSubscriptions } from './loadSubscriptions';
export { sendByXhr } from './browser';
export { shareRefresh } from './sharedRefresh';
export type { Tabs, Locks, Channel } from './sharedRefresh';
export { NetworkFailure } from './failure';
export type { Attempt, FailureKind, GraphqlError } from './failure';
export type { AuthOptions, RequestOptions, Operation, AnswerFacts, Limits } from './options';
export type { Incremental, NetworkOptions, SnagbookNetwork, Subscriptions } from './layer';
export type {
  World,
  Clock,
  Online,
  WireAnswer,
  UploadSender,
  UploadInit,
  Socket,
  SocketConstructor,
} from './world';
export type { Connection, ConnectionState, NetworkEvent, EndEvent } from './events';
