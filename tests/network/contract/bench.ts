import WebSocket from 'ws';
import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import {
  createNetwork,
  type NetworkFailure,
  type NetworkOptions,
  type NetworkRequestOptions,
  type NetworkLayer,
} from '../../../network/index';
import { incremental } from '../../../network/incremental';
import { subscriptions } from '../../../network/subscriptions';
import { FakeClock } from '../support/fakeClock';
import { observe, type Seen } from '../support/observe';
import { until } from '../support/wireServer';
import { needsOf, start, type Running, type Server } from './servers';

/** One request on the wire and how it was answered. */
export interface Exchange {
  readonly headers: Headers;
  readonly body: unknown;
  readonly status: number;
  readonly type: string;
}

export interface Outcome {
  readonly payloads: readonly GraphQLSingularResponse[];
  readonly failure: NetworkFailure | undefined;
}

/** A layer that talks to one of the servers, and what is needed to look at both. */
export interface Client {
  readonly layer: NetworkLayer;
  readonly exchanges: readonly Exchange[];
  observe(params: RequestParameters, variables?: Variables, options?: NetworkRequestOptions): Seen;
  /** Executes to the end. */
  outcome(
    params: RequestParameters,
    variables?: Variables,
    options?: NetworkRequestOptions,
  ): Promise<Outcome>;
}

export interface Bench {
  readonly server: Server;
  origin(): string;
  client(options?: Partial<NetworkOptions>): Client;
  /** Asks the server, past the layer. */
  ask(query: string): Promise<Record<string, unknown>>;
  /** Asks again and again until the server says just this. */
  says(query: string, data: Record<string, unknown>): Promise<void>;
}

/** Starts the server once for all scenarios of a `describe`. */
export function contractBench(server: Server): Bench {
  let running: Running | undefined;
  let clients: NetworkLayer[] = [];

  beforeAll(async () => {
    running = await start(server);
  });
  afterEach(() => {
    for (const layer of clients) layer.close();
    clients = [];
  });
  afterAll(() => running?.stop());

  const origin = (): string => running?.origin ?? '';

  async function ask(query: string): Promise<Record<string, unknown>> {
    const response = await fetch(`http://${origin()}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    // Written by this suite, so there is data.
    return ((await response.json()) as { data: Record<string, unknown> }).data;
  }

  return {
    server,
    origin,
    client(options = {}) {
      // Its time moves only for the waits between attempts, so no limit is ever reached however
      // slow the machine is.
      const clock = new FakeClock();
      const exchanges: Exchange[] = [];
      const layer = createNetwork({
        incremental,
        retryMutations: true,
        url: `http://${origin()}/graphql`,
        subscriptions,
        socketUrl: `ws://${origin()}/graphql`,
        ...needsOf(server),
        ...options,
        platform: {
          clock,
          WebSocket,
          ...options.platform,
          fetch: noted(options.platform?.fetch ?? fetch, exchanges),
        },
        onEvent: (event) => {
          if (event.type === 'wait' && event.reason === 'retry')
            setImmediate(() => void clock.advance(event.ms ?? 0));
          options.onEvent?.(event);
        },
      });
      clients.push(layer);
      const see = (
        params: RequestParameters,
        variables: Variables = {},
        metadata: NetworkRequestOptions = {},
      ): Seen => observe(layer, params, variables, metadata);
      return {
        layer,
        exchanges,
        observe: see,
        async outcome(params, variables, metadata) {
          const seen = see(params, variables, metadata);
          await until(() => seen.completed + seen.errors.length > 0);
          return {
            payloads: seen.next,
            failure: seen.errors.length === 0 ? undefined : seen.failure(),
          };
        },
      };
    },
    ask,
    says(query, data) {
      const expected = JSON.stringify(data);
      let answer = '';
      let asking = false;
      return until(() => {
        if (!asking && answer !== expected) {
          asking = true;
          void ask(query).then((said) => {
            answer = JSON.stringify(said);
            asking = false;
          });
        }
        return answer === expected;
      });
    },
  };
}

type Fetch = NonNullable<NonNullable<NetworkOptions['platform']>['fetch']>;

function noted(send: Fetch, exchanges: Exchange[]): Fetch {
  return async (url, init) => {
    const response = await send(url, init);
    exchanges.push({
      headers: new Headers(init.headers),
      body: init.body,
      status: response.status,
      type: response.headers.get('content-type') ?? '',
    });
    return response;
  };
}
