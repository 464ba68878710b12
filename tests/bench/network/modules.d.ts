// What the benches use of the peers, so that types and lint pass where they are not installed. Each
// file here that imports one says why.

declare module 'react-relay-network-modern/es' {
  import type { INetwork } from 'relay-runtime';

  type Middleware = (next: unknown) => unknown;
  export const RelayNetworkLayer: new (
    middlewares: readonly Middleware[],
  ) => Pick<INetwork, 'execute'>;
  export function urlMiddleware(options: { url: string }): Middleware;
  export function retryMiddleware(options: {
    fetchTimeout: number;
    retryDelays: number[];
    allowMutations: boolean;
    allowFormData: boolean;
    logger: false;
  }): Middleware;
  export function authMiddleware(options: {
    token: () => string;
    tokenRefreshPromise: () => Promise<string>;
  }): Middleware;
  export function uploadMiddleware(): Middleware;
}

declare module 'rxjs' {
  export interface Observable<T> {
    pipe<R>(operator: (source: Observable<T>) => Observable<R>): Observable<R>;
    subscribe(observer: { next: (value: T) => void; error: (error: unknown) => void }): {
      unsubscribe(): void;
    };
  }
  export function defer<T>(make: () => Promise<T>): Observable<T>;
  export function switchMap<T, R>(
    to: (value: T) => Observable<R>,
  ): (source: Observable<T>) => Observable<R>;
  export function timeout<T>(ms: number): (source: Observable<T>) => Observable<T>;
}

declare module '@apollo/client/link' {
  import type { DocumentNode } from 'graphql';
  import type { Observable } from 'rxjs';

  export interface Operation {
    readonly operationType: 'query' | 'mutation' | 'subscription';
  }
  export type Forward = (operation: Operation) => Observable<unknown>;
  export class ApolloLink {
    static from(links: readonly ApolloLink[]): ApolloLink;
    static execute(
      link: ApolloLink,
      request: { query: DocumentNode; variables: object },
      context: object,
    ): Observable<unknown>;
    constructor(request: (operation: Operation, forward: Forward) => Observable<unknown>);
  }
}

declare module '@apollo/client/link/retry' {
  import { ApolloLink, type Operation } from '@apollo/client/link';

  export const RetryLink: new (options: {
    delay: (count: number) => number;
    attempts: { max: number; retryIf: (error: unknown, operation: Operation) => boolean };
  }) => ApolloLink;
}

declare module '@apollo/client/link/error' {
  import { ApolloLink, type Forward, type Operation } from '@apollo/client/link';
  import type { Observable } from 'rxjs';

  export const ErrorLink: new (
    handle: (failure: {
      error: unknown;
      operation: Operation;
      forward: Forward;
    }) => Observable<unknown> | undefined,
  ) => ApolloLink;
}

declare module '@apollo/client/link/context' {
  import { ApolloLink } from '@apollo/client/link';

  export const SetContextLink: new (
    set: (earlier: { headers?: Record<string, string> }) => { headers: Record<string, string> },
  ) => ApolloLink;
}

declare module '@apollo/client/incremental' {
  export class NotImplementedHandler {
    isIncrementalResult(result: unknown): boolean;
  }
}

declare module '@apollo/client/errors' {
  export const ServerError: { is(error: unknown): error is Error & { statusCode: number } };
}

declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import { ApolloLink } from '@apollo/client/link';

  const UploadHttpLink: new (options: { uri: string; fetch: typeof fetch }) => ApolloLink;
  export default UploadHttpLink;
}

declare module '@urql/core' {
  export interface Operation {
    readonly kind: 'query' | 'mutation' | 'subscription' | 'teardown';
  }
  export interface CombinedError extends Error {
    readonly networkError?: Error;
    readonly response?: { readonly status: number };
  }
  export interface Result {
    readonly data?: unknown;
    readonly error?: CombinedError;
  }
  export interface Source {
    subscribe(next: (result: Result) => void): { unsubscribe(): void };
  }
  export type Document = { readonly kind: 'Document' };
  export type Exchange = (input: unknown) => unknown;
  export function gql(text: string): Document;
  export const fetchExchange: Exchange;
  export const Client: new (options: {
    url: string;
    fetch: typeof fetch;
    preferGetMethod: boolean;
    exchanges: readonly Exchange[];
  }) => {
    query(document: Document, variables: object): Source;
    mutation(document: Document, variables: object): Source;
  };
}

declare module '@urql/exchange-retry' {
  import type { CombinedError, Exchange, Operation } from '@urql/core';

  export function retryExchange(options: {
    initialDelayMs: number;
    maxDelayMs: number;
    randomDelay: boolean;
    maxNumberAttempts: number;
    retryIf: (error: CombinedError, operation: Operation) => boolean;
  }): Exchange;
}

declare module '@urql/exchange-auth' {
  import type { CombinedError, Exchange, Operation } from '@urql/core';

  export function authExchange(
    setUp: (tools: {
      appendHeaders(operation: Operation, headers: Record<string, string>): Operation;
    }) => Promise<{
      addAuthToOperation(operation: Operation): Operation;
      didAuthError(error: CombinedError): boolean;
      refreshAuth(): Promise<void>;
    }>,
  ): Exchange;
}
