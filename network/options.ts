import type { INetwork, RequestParameters, Variables } from 'relay-runtime';
import type { Connection } from './connection';
import type { NetworkEvent } from './events';
import type { NetworkFailure } from './failure';
import type { World } from './world';

export interface NetworkOptions {
  /**
   * Where requests go. A function is asked before every attempt; if it throws, the attempt fails as `network`.
   * @default '/graphql'
   */
  readonly url?: string | (() => string | Promise<string>);
  /**
   * Where subscriptions go (`ws:` or `wss:`). A function is asked before every socket; if it throws, the socket counts as failed.
   * @default none; a subscription then fails as `network`
   */
  readonly socketUrl?: string | (() => string | Promise<string>);
  /**
   * More headers, asked before every attempt. They win over the layer's own except `Authorization`.
   * @default none
   */
  readonly headers?: (request: RequestParameters) => Record<string, string> | Promise<Record<string, string>>;
  /** @default none: no `Authorization`, and a 401 fails as `auth` */
  readonly auth?: AuthOptions;
  /**
   * Whether a mutation may be sent again when nobody knows whether the server did it. True needs a server that does a repeated one
   * only once; with false such a failure says `maybeExecuted`.
   * @default true
   */
  readonly retryMutations?: boolean;
  /**
   * Operations that get data and errors both, for `@catch` and `@throwOnFieldError`. `metadata.tolerateErrors` of one request wins.
   * @default none
   */
  readonly tolerateErrors?: (request: RequestParameters) => boolean;
  /**
   * Parts of the outside world to replace.
   * @default the browser's own
   */
  readonly world?: Partial<World>;
  /**
   * Told what the layer does. If it throws, nothing happens.
   * @default none
   */
  readonly onEvent?: (event: NetworkEvent) => void;
}

export interface AuthOptions {
  /** The current token, asked before every attempt; null sends none. Once `refresh` has answered it must give the new one. */
  token(): string | null | Promise<string | null>;
  /**
   * Fetches a new token, past this layer. At most one runs at a time, for at most 15,000 ms, then `signal` aborts. Null means refused for
   * good. If it rejects, all who wait fail alike and the next request tries again.
   */
  refresh(signal: AbortSignal): Promise<string | null>;
  /** Called once for each token that was refused for good: sign the person out. */
  lost(failure: NetworkFailure): void;
}

/** What one request may say, in `cacheConfig.metadata`. */
export interface RequestOptions {
  /** Data and errors both reach Relay. @default the layer's `tolerateErrors` */
  readonly tolerateErrors?: boolean;
  /** Bytes of an upload, in bytes; starts again from 0 with every attempt. */
  readonly onUploadProgress?: (sent: number, total: number) => void;
  /** Asked at the first subscribe and at each one after a gap, so that it may read from the current cursor. @default the variables given */
  readonly subscriptionVariables?: () => Variables;
  /** Called at once and every 20,000 ms while websockets do not get through; reads by POST what was missed. */
  readonly poll?: () => Promise<unknown>;
}

export interface SnagbookNetwork {
  /** For Relay's `Environment`. */
  readonly network: INetwork;
  readonly connection: Connection;
  /** For signing out: everything under way fails as `cancelled`, late answers are dropped, the socket closes, nothing starts again. */
  close(): void;
}
