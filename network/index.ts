// The face of the network layer: everything a user of it may import. Its constants are a face of their own, `settings`, for those who
// want to show or test them.

export { createNetwork } from './createNetwork';
export { createStore, type StoreOptions } from './store';
export { loadSubscriptions } from './loadSubscriptions';
export { sendByXhr } from './xhr';
export { shareRefresh } from './sharedRefresh';
export type { Tabs, Locks, Channel } from './sharedRefresh';
export { NetworkFailure } from './failure';
export type { Attempt, FailureKind, GraphqlError } from './failure';
export type { NetworkOptions, AuthOptions, RequestOptions, Operation, AnswerFacts, SnagbookNetwork, Subscriptions } from './options';
export type { Incremental } from './step';
export type { Limits } from './limits';
export type { World, Clock, Online, WireAnswer, UploadSender, UploadInit, Socket, SocketConstructor } from './world';
export type { Connection, ConnectionState } from './connection';
export type { NetworkEvent, EndEvent } from './events';
