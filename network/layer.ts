import type {
  GraphQLSingularResponse,
  INetwork,
  RequestParameters,
  Variables,
} from 'relay-runtime';
import type { Connection, Emit, NetworkEvent } from './events';
import type { Attempt, GraphqlError, NetworkFailure } from './failure';
import type { AnswerFacts, AuthOptions, Limits, Operation, RequestOptions } from './options';
import type { Tokens } from './tokens';
import type { Clock, WireAnswer, Platform } from './platform';

export interface NetworkOptions {
  /**
   * Where requests go. A function is called before every attempt; if it throws, the attempt fails
   * as `network`.
   * @default '/graphql'
   */
  readonly url?: string | ((request: RequestParameters) => string | Promise<string>);
  /**
   * Where subscriptions go (`ws:` or `wss:`). A function is called before every socket; if it
   * throws, the socket counts as failed.
   * Needs `subscriptions`.
   * @default none; a subscription then fails as `network`
   */
  readonly socketUrl?: string | (() => string | Promise<string>);
  /**
   * The code that subscriptions need, from `@snagbook/network/subscriptions`: an app without
   * subscriptions ships neither it nor graphql-ws.
   * @default none; a subscription then fails as `network`
   */
  readonly subscriptions?: Subscriptions;
  /**
   * The code that `@defer` and `@stream` need, from `@snagbook/network/incremental`: an app that
   * uses neither does not ship it.
   * @default none; an answer in parts then fails as `badBody`, one in one piece is read with all
   *   its fields
   */
  readonly incremental?: Incremental;
  /**
   * Additional headers, called before every attempt. They override the layer's own, except the
   * token's; names are compared without case, and undefined sends none.
   * @default none
   */
  readonly headers?: (request: RequestParameters) => HeaderValues | Promise<HeaderValues>;
  /**
   * The header `Accept`. Some servers send deferred parts only for a type of their own.
   * @default that of `settings`, any type
   */
  readonly accept?: string;
  /**
   * More options of `fetch`, such as `credentials` or `cache`. An upload by XMLHttpRequest reads
   * `credentials` alone.
   * @default none
   */
  readonly fetchOptions?: Omit<RequestInit, 'method' | 'headers' | 'body' | 'signal'>;
  /**
   * Makes the body of a request and the payload of a subscription's message, which is then written
   * as JSON, to use other keys.
   * Files are found only below the key `variables`. If it throws, the execution fails as `badBody`.
   * @default ({ id, query, variables }) => ({ id, query, variables })
   */
  readonly body?: (operation: Operation) => object;
  /**
   * Sends the SHA-256 hash of a document instead of its text, and once more with the text when the
   * server does not know the hash (automatic persisted queries). Not for uploads, subscriptions and
   * documents without text, nor on plain http, where browsers cannot hash.
   * Takes the rule `persistByHash` of this package, which an app without it does not ship.
   * @default none
   */
  readonly persistByHash?: Rule;
  /**
   * Payload of the socket's `connection_init`; `token` is null where there is none.
   * @default (token) => (token === null ? undefined : { token })
   */
  readonly connectionParams?: (
    token: string | null,
  ) => ConnectionParams | Promise<ConnectionParams>;
  /** @default none: no token is sent, and a 401 fails as `auth` */
  readonly auth?: AuthOptions;
  /**
   * Whether a mutation is sent again when it is unknown whether the server executed it. True needs
   * a server that executes a repeated one only once; with false such a failure has `maybeExecuted:
   * true`.
   */
  readonly retryMutations: boolean;
  /**
   * Which of the statuses outside 200 to 300 are retried. Not called for a 401, which the refresh
   * handles.
   * @default all
   */
  readonly retryStatus?: (status: number) => boolean;
  /**
   * Operations that get data and errors both, for `@catch` and `@throwOnFieldError`.
   * `metadata.tolerateErrors` of one request wins. If it throws, the execution fails as `badBody`.
   * @default none
   */
  readonly tolerateErrors?: (request: RequestParameters) => boolean;
  /**
   * Time limits and waits, each on its own.
   * @default those of `settings`
   */
  readonly limits?: Partial<Limits>;
  /**
   * Parts of the platform to replace.
   * @default the browser's own
   */
  readonly platform?: Partial<Platform>;
  /**
   * Called with each response that could be parsed, good or bad, before its errors are handled: for
   * its `extensions` and headers. Each part of a streamed response and each event of a subscription
   * is a response of its own. What it throws goes to `reportError`.
   * @default none
   */
  readonly onAnswer?: (answer: AnswerFacts) => void;
  /**
   * Called with each event of the layer. What it throws is dropped.
   * @default none
   */
  readonly onEvent?: (event: NetworkEvent) => void;
}

/** Header names with their values; undefined sends no header of that name. */
type HeaderValues = Readonly<Record<string, string | undefined>>;

type ConnectionParams = Record<string, unknown> | undefined;

/** Made by the layer with its own parts; see `@snagbook/network/subscriptions`. */
export type Subscriptions = (parts: LayerParts) => Live;

export interface NetworkLayer {
  /** For Relay's `Environment`. */
  readonly network: INetwork;
  readonly connection: Connection;
  /**
   * For signing out: everything under way fails as `cancelled`, late answers are dropped, the
   * socket closes, nothing starts again.
   */
  close(): void;
}

/** A file of React Native: its form data reads the bytes behind the address when it is sent. */
export interface NativeFile {
  readonly uri: string;
  readonly name: string;
  readonly type: string;
}

/** Each file once, with its paths in the operation. */
export type Files = Map<Blob | NativeFile, string[]>;

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
  /** Whether it may be sent again when it is unknown whether the server executed it. */
  readonly retry: boolean;
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

/**
 * Receives the results of a step: `next` for each payload (a deferred part is one of its own), then
 * `end` once.
 */
export interface Answer {
  next(payload: GraphQLSingularResponse): void;
  /** Without a failure: success. `final`: no rule may send this again. */
  end(failure?: NetworkFailure, final?: boolean): void;
  /** Progress of an upload: bytes sent so far. */
  moved?(sent: number): void;
  /**
   * The response to an upload begins, or only the end of a streamed one is missing: the attempt's
   * time limit starts anew.
   */
  responseStarted?(): void;
}

/**
 * Cancels: aborts the request, clears timers, suppresses later results. May be called at any time
 * and more than once.
 */
export type Cancel = () => void;

/**
 * Executes a call. It must not report a result before it has returned its cancel function, must
 * report nothing after that function was called, and must remove every timer and listener when it
 * ends either way.
 */
export type Step = (call: Call, answer: Answer) => Cancel;

/** Wraps a step in another one. Called once, when the layer is made. */
export type Rule = (next: Step, parts: LayerParts) => Step;

/** Subscriptions of one layer. */
export interface Live {
  readonly step: Step;
  readonly connection: Connection;
  close(): void;
}

/** Reads answers that come in parts; see `@snagbook/network/incremental`. */
export interface Incremental {
  /** Passes on each payload; calls `over` when only the end of the body may still be missing. */
  stream(
    response: WireAnswer,
    call: Call,
    clock: Clock,
    next: Answer['next'],
    over: () => void,
  ): Promise<void>;
  /** A new reader, one for each operation. */
  parts(call: Call): (part: unknown) => Part;
}

/** Relay's payloads of one part of a response. */
export interface Part {
  readonly payloads: readonly GraphQLSingularResponse[];
  readonly last: boolean;
}

/** What all steps of one layer share. */
export interface LayerParts {
  readonly options: NetworkOptions;
  readonly platform: Platform;
  readonly limits: Limits;
  readonly tokens: Tokens | undefined;
  readonly emit: Emit | undefined;
}
