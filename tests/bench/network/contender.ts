/** What every contender is given, so that all of them meet the same world. */
export interface Conditions {
  readonly url: string;
  readonly fetch: typeof fetch;
  /** The token to send; `refresh` replaces it and answers the new one. */
  readonly token: () => string;
  readonly refresh: () => Promise<string>;
  /**
   * All limits and waits are divided by this: 1 is the real 15,000, 1,000 and 3,000 ms; 20 makes
   * them 750, 50 and 150.
   */
  readonly speed: number;
  /** Whether a mutation may be sent again. Queries always are. */
  readonly resendMutations: boolean;
}

export interface Operation {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface Running {
  /** The data, or a rejection. Stays open for ever after `cancel`. */
  readonly result: Promise<unknown>;
  cancel(): void;
}

export type Start = (operation: Operation) => Running;

/**
 * Each contender's file exports one of these as `setUp`, with everything switched on that its own
 * documentation recommends.
 */
export type SetUp = (conditions: Conditions) => Start;

/** The limits of the contract, for contenders that must be told. */
export function limitsAt(speed: number): { timeout: number; delays: readonly [number, number] } {
  return { timeout: 15_000 / speed, delays: [1_000 / speed, 3_000 / speed] };
}

export interface Name {
  /** The file here that sets it up. */
  readonly file: string;
  readonly title: string;
  /**
   * What of its packages has to be bundled for that; one text per import. Empty where nothing is.
   */
  readonly parts: readonly string[];
  /** Packages that whoever uses it has anyway, and that no one's size counts. */
  readonly without: readonly string[];
}

const relay = ['relay-runtime', 'graphql-ws'];

/** In the order of the table. `floor` is what everything is measured by. */
export const contenders: readonly Name[] = [
  { file: 'bare', title: 'plain fetch', parts: [], without: [] },
  { file: 'floor', title: '… with abort controller and timer', parts: [], without: [] },
  { file: 'relayAlone', title: '… inside Relay’s Network', parts: [], without: [] },
  {
    file: 'ours',
    title: '@snagbook/network',
    parts: [
      `export * from '../../../network/index'`,
      `export * from '../../../network/subscriptions'`,
    ],
    without: relay,
  },
  {
    file: 'reactRelayNetworkModern',
    title: 'react-relay-network-modern 6.2.2',
    parts: [
      `export { RelayNetworkLayer, urlMiddleware, retryMiddleware, authMiddleware, uploadMiddleware } from 'react-relay-network-modern/es'`,
    ],
    without: relay,
  },
  {
    file: 'apolloLinks',
    title: 'Apollo Client 4.3.8, its links',
    parts: [
      `export { ApolloLink } from '@apollo/client/link'`,
      `export { RetryLink } from '@apollo/client/link/retry'`,
      `export { ErrorLink } from '@apollo/client/link/error'`,
      `export { SetContextLink } from '@apollo/client/link/context'`,
      `export { ServerError } from '@apollo/client/errors'`,
      `export { NotImplementedHandler } from '@apollo/client/incremental'`,
      `export { default as UploadHttpLink } from 'apollo-upload-client/UploadHttpLink.mjs'`,
    ],
    without: ['graphql', 'rxjs', 'graphql-ws'],
  },
  {
    file: 'urqlExchanges',
    title: 'urql 6.0.3, its exchanges',
    parts: [
      `export { Client, fetchExchange } from '@urql/core'`,
      `export { retryExchange } from '@urql/exchange-retry'`,
      `export { authExchange } from '@urql/exchange-auth'`,
    ],
    without: ['@0no-co/graphql.web', 'graphql-ws'],
  },
];
