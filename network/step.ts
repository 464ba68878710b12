import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Connection } from './connection';
import type { Emit } from './events';
import type { Limits } from './limits';
import type { Attempt, GraphqlError, NetworkFailure } from './failure';
import type { NetworkOptions, RequestOptions } from './options';
import type { Tokens } from './tokens';
import type { Files } from './upload';
import type { Clock, WireAnswer, World } from './world';

/** One execution. Steps do not change it; its progress is written into its `record`. */
export interface Call {
  /** Counts up from 1 in each layer; identifies the events of one execution. */
  readonly execution: number;
  readonly params: RequestParameters;
  readonly id: string;
  readonly variables: Variables;
  /** Made once and sent by every attempt; empty for a subscription. */
  readonly body: string | FormData;
  readonly files: Files | undefined;
  readonly tolerateErrors: boolean;
  readonly options: RequestOptions;
  /** Options of the layer, for all operations. */
  readonly layerOptions: NetworkOptions;
  readonly record: CallRecord;
}

/** Progress of an execution, for its failure and its end event. */
export interface CallRecord {
  /** The token of the attempt under way. Undefined where no `auth` was given. */
  token?: string | null | undefined;
  /** Every request of this execution that has ended. */
  readonly attempts: Attempt[];
  /** A mutation was sent and it is unknown whether the server executed it. */
  maybeExecuted: boolean;
  /** The server's id of the last request. */
  requestId?: string | undefined;
  /** `Retry-After` of the last response, in ms. */
  retryAfterMs?: number | undefined;
  /** Tolerated errors, passed to Relay together with data. */
  errors?: readonly GraphqlError[] | undefined;
}

/** Receives the results of a step: `next` for each payload (a deferred part is one of its own), then `end` once. */
export interface Answer {
  next(payload: GraphQLSingularResponse): void;
  /** Without a failure: success. `final`: no rule may send this again. */
  end(failure?: NetworkFailure, final?: boolean): void;
  /** Progress of an upload: bytes sent so far. */
  moved?(sent: number): void;
  /** The response to an upload begins, or only the end of a streamed one is missing: the attempt's time limit starts anew. */
  responseStarted?(): void;
}

/** Cancels: aborts the request, clears timers, suppresses later results. May be called at any time and more than once. */
export type Cancel = () => void;

/**
 * Executes a call. It must not report a result before it has returned its cancel function, must report nothing
 * after that function was called, and must remove every timer and listener when it ends either way.
 */
export type Step = (call: Call, answer: Answer) => Cancel;

/** Wraps a step in another one. Called once, when the layer is made. */
export type Rule = (next: Step, layer: Layer) => Step;

/** Subscriptions of one layer. */
export interface Live {
  readonly step: Step;
  readonly connection: Connection;
  close(): void;
}

/** Reads answers that come in parts; see `@snagbook/network/incremental`. */
export interface Incremental {
  /** Passes on each payload; calls `over` when only the end of the body may still be missing. */
  stream(response: WireAnswer, call: Call, clock: Clock, next: Answer['next'], over: () => void): Promise<void>;
  /** A new reader, one for each operation. */
  parts(call: Call): (part: unknown) => Part;
}

/** Relay's payloads of one part of a response. */
export interface Part {
  readonly payloads: readonly GraphQLSingularResponse[];
  readonly last: boolean;
}

/** What all steps of one layer share. */
export interface Layer {
  readonly options: NetworkOptions;
  readonly world: World;
  readonly limits: Limits;
  readonly tokens: Tokens | undefined;
  readonly emit: Emit | undefined;
}
