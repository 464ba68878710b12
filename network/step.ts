import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import type { Connection } from './connection';
import type { Emit } from './events';
import type { Limits } from './limits';
import type { Attempt, GraphqlError, NetworkFailure } from './failure';
import type { NetworkOptions, RequestOptions } from './options';
import type { Tokens } from './tokens';
import type { Files } from './upload';
import type { Clock, WireAnswer, World } from './world';

/** One execution. No step changes it; what happens to it is written into its `record`. */
export interface Call {
  /** Counts up from 1 in each layer; joins the events of one execution. */
  readonly execution: number;
  readonly params: RequestParameters;
  readonly id: string;
  readonly variables: Variables;
  /** Made once and sent by every attempt; empty for a subscription. */
  readonly body: string | FormData;
  readonly files: Files | undefined;
  readonly tolerateErrors: boolean;
  readonly options: RequestOptions;
  /** What was said for all operations. */
  readonly layerOptions: NetworkOptions;
  readonly record: CallRecord;
}

/** What has happened to an execution so far. Written as it happens, read by whoever tells the end. */
export interface CallRecord {
  /** The token of the attempt under way. Undefined where no `auth` was given. */
  token?: string | null | undefined;
  /** Every request this execution has put on the wire, once it has ended. */
  readonly attempts: Attempt[];
  /** A mutation was sent and nobody knows whether the server did it. */
  maybeExecuted: boolean;
  /** The server's name for its last answer. */
  requestId?: string | undefined;
  /** The wait that the last answer asked for, in ms. */
  retryAfterMs?: number | undefined;
  /** Errors that reached Relay beside data. */
  errors?: readonly GraphqlError[] | undefined;
}

/** Where a step's answers go: `next` for each, as a deferred part is one of its own, then `end` once. */
export interface Answer {
  next(payload: GraphQLSingularResponse): void;
  /** Without a failure it is a success. `final`: no rule may send this again. */
  end(failure?: NetworkFailure, final?: boolean): void;
  /** Bytes of an upload went out: so many by now. */
  moved?(sent: number): void;
  /** The answer to an upload begins, or all of a streamed one is there but its end: the attempt's time starts anew. */
  answered?(): void;
}

/** Ends what runs, clears its timers, silences its answers. May be called at any time and more than once. */
export type Cancel = () => void;

/**
 * One step of the way from an operation to its answer. It must not answer before it has returned its cancel, must answer nothing
 * after that cancel was called, and must let go of every timer and listener when it ends either way.
 */
export type Step = (call: Call, answer: Answer) => Cancel;

/** Puts something around a step. Made once when the layer is made. */
export type Rule = (next: Step, layer: Layer) => Step;

/** The live channel of one layer. */
export interface Live {
  readonly step: Step;
  readonly connection: Connection;
  close(): void;
}

/** Reads answers that come in parts; see `@snagbook/network/incremental`. */
export interface Incremental {
  /** Hands each payload on; `over` when only the end of the body may still be missing. */
  stream(response: WireAnswer, call: Call, clock: Clock, next: Answer['next'], over: () => void): Promise<void>;
  /** One for each operation. */
  parts(call: Call): (part: unknown) => Part;
}

/** What one part of an answer holds for Relay. */
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
