import type {
  CacheConfig,
  GraphQLResponse,
  Observable as RelayObservable,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import { platformWith } from './browser';
import { checkOptions } from './checkOptions';
import { type ConnectionState, emitter } from './events';
import { NetworkFailure } from './failure';
import { createHttp } from './http';
import { defaultLimits } from './options';
import { Network, Observable } from './relay';
import { createCall, failed, missingOption } from './request';
import { refresh } from './rules/refresh';
import { report } from './rules/report';
import { retry } from './rules/retry';
import { timeout } from './rules/timeout';
import type { LayerParts, NetworkOptions, Rule, NetworkLayer, Step } from './layer';
import { createTokens } from './tokens';

/** Replaced at build time by the app's bundler, like in Relay's own code. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** The rules of a request, outermost first. This is the only place that knows their order. */
const requestRules = ({ persistByHash = (next) => next }: NetworkOptions): readonly Rule[] => [
  report, // outermost: it reports what the caller saw, once for all attempts
  // outside of refresh: a replay after a 401 is part of one attempt and never uses up a retry
  retry,
  refresh, // outside of timeout: waiting for a token is not the attempt's time
  persistByHash, // outside of timeout: what it sends again is a request of its own
  timeout, // innermost: it measures exactly one request, from connect to the last byte
];

/** A subscription has no retry, refresh or timeout here: the socket has its own (live.ts). */
const subscriptionRules: readonly Rule[] = [report];

/**
 * Creates the network layer for one signed-in person. The next person needs a new one, with a new
 * Relay environment.
 */
export function createNetwork(options: NetworkOptions): NetworkLayer {
  // Only in development: a production build drops the code of the checks.
  if (process.env.NODE_ENV !== 'production') checkOptions(options);
  const platform = platformWith(options.platform, options.fetchOptions?.credentials);
  const limits = { ...defaultLimits, ...options.limits };
  const emit = emitter(options.onEvent, platform.clock.now);
  const tokens =
    options.auth === undefined
      ? undefined
      : createTokens(options.auth, platform.clock, limits.refreshTimeoutMs, emit);
  const parts: LayerParts = { options, platform, limits, tokens, emit };
  const live = options.subscriptions?.(parts);
  const idle: ConnectionState = { kind: 'idle', since: platform.clock.now() };
  const request = arrange(requestRules(options), createHttp(parts), parts);
  const subscription = arrange(subscriptionRules, live?.step ?? noSubscriptions, parts);
  const running = new Set<() => void>();
  let executions = 0;
  let closed = false;

  const execute =
    (step: Step) =>
    (
      params: RequestParameters,
      variables: Variables,
      cacheConfig: CacheConfig,
      uploadables?: UploadableMap | null,
    ): RelayObservable<GraphQLResponse> =>
      // Cold: every subscribe is an execution of its own, so polling sends a new request and
      // unsubscribing aborts it.
      Observable.create((sink) => {
        if (closed)
          return sink.error(new NetworkFailure({ kind: 'cancelled', operation: params.name }));
        const call = createCall(
          (executions += 1),
          options,
          params,
          variables,
          cacheConfig,
          uploadables,
        );
        if (call instanceof NetworkFailure) return sink.error(call);
        const cancel = step(call, {
          next: sink.next,
          end: (failure) => (failure === undefined ? sink.complete() : sink.error(failure)),
        });
        const cut = (): void =>
          params.operationKind === 'subscription'
            ? sink.complete()
            : sink.error(failed(call, { kind: 'cancelled' }));
        running.add(cut);
        // Relay runs this after every end, by result, failure or unsubscribe; the steps report
        // nothing after it.
        return () => {
          running.delete(cut);
          cancel();
        };
      });

  return {
    network: Network.create(execute(request), (params, variables, cacheConfig) =>
      execute(subscription)(params, variables, cacheConfig),
    ),
    connection: live?.connection ?? { get: () => idle, subscribe: () => () => {} },
    close() {
      closed = true;
      tokens?.close();
      // A copy, because a cancelled caller may send a new request at once.
      [...running].forEach((cut) => cut());
      live?.close();
    },
  };
}

/** Without the option `subscriptions` every subscription fails at once. */
const noSubscriptions: Step = (call, { end }) => {
  let live = true;
  queueMicrotask(() => live && end(failed(call, missingOption('network', 'subscriptions'))));
  return () => void (live = false);
};

function arrange(rules: readonly Rule[], innermost: Step, parts: LayerParts): Step {
  return rules.reduceRight((next, rule) => rule(next, parts), innermost);
}
