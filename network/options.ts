import type { INetwork, RequestParameters, Variables } from 'relay-runtime';
import type { Connection } from './connection';
import type { NetworkEvent } from './events';
import type { NetworkFailure } from './failure';
import type { Limits } from './limits';
import type { Incremental, Layer, Live } from './step';
import type { World } from './world';

export interface NetworkOptions {
  /**
   * Where requests go. A function is asked before every attempt; if it throws, the attempt fails as `network`.
   * @default '/graphql'
   */
  readonly url?: string | (() => string | Promise<string>);
  /**
   * Where subscriptions go (`ws:` or `wss:`). A function is asked before every socket; if it throws, the socket counts as failed.
   * Needs `subscriptions`.
   * @default none; a subscription then fails as `network`
   */
  readonly socketUrl?: string | (() => string | Promise<string>);
  /**
   * The code that subscriptions need, from `@snagbook/network/subscriptions`: an app without subscriptions ships neither it nor graphql-ws.
   * @default none; a subscription then fails as `network`
   */
  readonly subscriptions?: Subscriptions;
  /**
   * The code that `@defer` and `@stream` need, from `@snagbook/network/incremental`: an app that uses neither does not ship it.
   * @default none; an answer in parts then fails as `badBody`, one in one piece is read with all its fields
   */
  readonly incremental?: Incremental;
  /**
   * Additional headers, called before every attempt. They override the layer's own, except the token's.
   * @default none
   */
  readonly headers?: (request: RequestParameters) => Record<string, string> | Promise<Record<string, string>>;
  /**
   * When the browser sends and stores cookies; for uploads too, which use XMLHttpRequest, or fetch with `omit`.
   * @default the browser's own: to and from the page's origin alone
   */
  readonly credentials?: RequestCredentials;
  /**
   * Makes the body of a request and the payload of a subscription's message, which is then written as JSON, to use other keys.
   * Files are found only below the key `variables`. If it throws, the execution fails as `badBody`.
   * @default ({ id, query, variables }) => ({ id, query, variables })
   */
  readonly body?: (operation: Operation) => object;
  /** @default none: no token is sent, and a 401 fails as `auth` */
  readonly auth?: AuthOptions;
  /**
   * Whether a mutation is sent again when it is unknown whether the server executed it. True needs a server that executes a repeated one
   * only once; with false such a failure has `maybeExecuted: true`.
   * @default true
   */
  readonly retryMutations?: boolean;
  /**
   * Which of the statuses outside 200 to 300 are retried. Not called for a 401, which the refresh handles.
   * @default all
   */
  readonly retryStatus?: (status: number) => boolean;
  /**
   * Operations that get data and errors both, for `@catch` and `@throwOnFieldError`. `metadata.tolerateErrors` of one request wins.
   * @default none
   */
  readonly tolerateErrors?: (request: RequestParameters) => boolean;
  /**
   * Time limits and waits, each on its own.
   * @default those of `settings`
   */
  readonly limits?: Partial<Limits>;
  /**
   * Parts of the outside world to replace.
   * @default the browser's own
   */
  readonly world?: Partial<World>;
  /**
   * Called with each response that could be parsed, good or bad, before its errors are handled: for its `extensions` and headers. Each part of a
   * streamed response and each event of a subscription is a response of its own. What it throws goes to `reportError`.
   * @default none
   */
  readonly onAnswer?: (answer: AnswerFacts) => void;
  /**
   * Called with each event of the layer. What it throws is dropped.
   * @default none
   */
  readonly onEvent?: (event: NetworkEvent) => void;
}

/** Made by the layer with its own parts; see `@snagbook/network/subscriptions`. */
export type Subscriptions = (layer: Layer) => Live;

export interface AuthOptions {
  /** The current token, called before every attempt; null sends none. Once `refresh` has resolved it must return the new one. */
  token(): string | null | Promise<string | null>;
  /**
   * Fetches a new token, past this layer or with `auth: false`. At most one runs at a time, for at most 15,000 ms, then `signal` aborts. Null means refused for
   * good. If it rejects, all requests that wait for it fail and the next request tries again.
   */
  refresh(signal: AbortSignal): Promise<string | null>;
  /** Called once for each token that was refused for good: sign the person out. */
  lost(failure: NetworkFailure): void;
  /** The header that carries the token. @default 'Authorization' */
  readonly header?: string;
  /** Prefix of the token in that header. @default 'Bearer ' */
  readonly prefix?: string;
  /**
   * GraphQL error codes that count as a 401, whatever the status, and tolerated or not: for servers that refuse a token inside an answer.
   * Not for subscriptions, and not for a mutation that has done something and may be sent only once.
   * @default []
   */
  readonly codes?: readonly string[];
  /** Payload of the socket's `connection_init`; not called without a token. @default (token) => ({ token }) */
  connectionParams?(token: string): Record<string, unknown>;
}

/** Input of the option `body`. */
export interface Operation {
  /** The persisted document's id, else Relay's `cacheID`, else the name. */
  readonly id: string;
  /** The server knows the document by `id`, and `query` is empty. */
  readonly persisted: boolean;
  readonly name: string;
  readonly query: string;
  /** Files are replaced by null. */
  readonly variables: Variables;
}

/** A response without its data, for `onAnswer`. */
export interface AnswerFacts {
  readonly request: RequestParameters;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  /** Undefined on the socket, like `headers`. */
  readonly status: number | undefined;
  readonly headers: { get(name: string): string | null } | undefined;
}

/** Options of one request, in `cacheConfig.metadata`. */
export interface RequestOptions {
  /** Data and errors both reach Relay. @default the layer's `tolerateErrors` */
  readonly tolerateErrors?: boolean;
  /**
   * False sends it without a token, waits for no refresh and begins none: for signing in, and for what `auth.refresh` itself sends through
   * this layer. What `auth.refresh` sends before it first waits is sent so anyway. @default true
   */
  readonly auth?: boolean;
  /** Bytes of an upload, in bytes; starts again from 0 with every attempt. */
  readonly onUploadProgress?: (sent: number, total: number) => void;
  /** Called for the first subscribe message and for each one after a reconnect, so that the subscription resumes at the current cursor. @default the variables given */
  readonly subscriptionVariables?: () => Variables;
  /** Called at once and every 20,000 ms while websockets are blocked; reads by POST what was missed. */
  readonly poll?: () => Promise<unknown>;
}

export interface SnagbookNetwork {
  /** For Relay's `Environment`. */
  readonly network: INetwork;
  readonly connection: Connection;
  /** For signing out: everything under way fails as `cancelled`, late answers are dropped, the socket closes, nothing starts again. */
  close(): void;
}
