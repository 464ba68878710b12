// The public API of the network layer. Its constants have an entry of their own, `settings`, for
// those who want to show or test them.

export { createNetwork } from './createNetwork';
export { createStore, type StoreOptions as NetworkStoreOptions } from './relay';
export { loadSubscriptions } from './loadSubscriptions';
export { persistByHash } from './rules/persistByHash';
export { sendByXhr } from './browser';
export { shareRefresh } from './sharedRefresh';
export type {
  Tabs as NetworkTabs,
  Locks as NetworkLocks,
  Channel as NetworkChannel,
} from './sharedRefresh';
export { NetworkFailure } from './failure';
export type {
  Attempt as NetworkAttempt,
  FailureKind as NetworkFailureKind,
  GraphqlError as NetworkGraphqlError,
} from './failure';
export type {
  AuthOptions as NetworkAuth,
  RequestOptions as NetworkRequestOptions,
  Operation as NetworkOperation,
  AnswerFacts as NetworkAnswer,
  Limits as NetworkLimits,
} from './options';
export type {
  Incremental as NetworkIncremental,
  NetworkOptions,
  NetworkLayer,
  Subscriptions as NetworkSubscriptions,
} from './layer';
export type {
  Platform as NetworkPlatform,
  Clock as NetworkClock,
  Online as NetworkOnline,
  WireAnswer as NetworkResponse,
  UploadSender as NetworkUploadSender,
  UploadInit as NetworkUploadInit,
  Socket as NetworkSocket,
  SocketConstructor as NetworkSocketConstructor,
} from './platform';
export type {
  Connection as NetworkConnection,
  ConnectionState as NetworkConnectionState,
  NetworkEvent,
  EndEvent as NetworkEndEvent,
} from './events';
