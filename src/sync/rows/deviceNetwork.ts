import {
  Observable,
  PreloadableQueryRegistry,
  type ConcreteRequest,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
  type Subscription,
  type Variables,
} from 'relay-runtime';
import { NetworkFailure } from '../../../network/index';
import { codeMs } from '../../device/importWithRetry';
import { createValue, type Value } from '../../device/observable';
import type { World } from '../../device/world';
import { Refusal } from '../../domain/errors';
import { messages } from '../../domain/messages';
import {
  type DeviceAnswer,
  type LiveProjects,
  mayHave,
  queryKey,
  type ReplicaAnswer,
} from './liveProjects';

/** One person's data on this device. */
export interface DeviceSource {
  /**
   * Null if it cannot answer; rejects with a Refusal if it may not. `document` resolves when the
   * screen's code is loaded.
   */
  answer(
    request: RequestParameters,
    variables: Variables,
    document: Promise<ConcreteRequest>,
  ): Promise<DeviceAnswer | null>;
  /**
   * Stores a complete answer of the server. Returns at once. `document`: null if it is not known.
   */
  keep(
    request: RequestParameters,
    variables: Variables,
    answer: DeviceAnswer,
    document: ConcreteRequest | null,
  ): void;
}

/**
 * Who answers a query about a project whose state the device does not have, in
 * `cacheConfig.metadata.device`. `first`: the device with the server's last answer, then the
 * server; for a screen whose data is not in the store. `never`: only the server. By default the
 * device answers only if the server does not and the store lacks the data.
 */
export type DevicePolicy = 'first' | 'never';

/** A query whose last answer came from the device while the server did not answer. */
export interface DeviceAnswered {
  readonly freshAt: number;
  /** Why the server did not answer; null while it is being asked. */
  readonly failure: Error | null;
}

/** By `queryKey`. */
export type FromDevice = Value<ReadonlyMap<string, DeviceAnswered>>;

export interface DeviceNetworkOptions {
  readonly source: DeviceSource;
  readonly world: Pick<World, 'clock' | 'online'>;
  /** Whether the server is known not to answer now. */
  readonly lineGone: () => boolean;
  /** Whether the store has all data of the query. */
  readonly has: (document: ConcreteRequest, variables: Variables) => boolean;
  /** The projects that the device answers for. */
  readonly live: LiveProjects;
}

/** Time after which the device answers a query that the server has not answered, in ms. */
const patienceMs = 3_000;

export interface DeviceNetwork {
  readonly network: INetwork;
  readonly fromDevice: FromDevice;
  /** An open query was answered again from the state of its project, which is from then. */
  answered(params: RequestParameters, variables: Variables, freshAt: number): void;
  /** No screen has the query open any more. */
  left(params: RequestParameters, variables: Variables): void;
}

/** `documents`: those of the queries that were asked for, by the ids of their texts. */
export function createDeviceNetwork(
  network: INetwork,
  documents: ReadonlyMap<string, ConcreteRequest>,
  { source, world, lineGone, has, live }: DeviceNetworkOptions,
): DeviceNetwork {
  const fromDevice = createValue<ReadonlyMap<string, DeviceAnswered>>(new Map());

  function mark(key: string, answered: DeviceAnswered | null): void {
    if (answered === null && !fromDevice.get().has(key)) return;
    const next = new Map(fromDevice.get());
    if (answered === null) next.delete(key);
    else next.set(key, answered);
    fromDevice.set(next);
  }

  /** The queries that were answered from the state of a project, and from when it was. */
  const ofState = new Map<string, { readonly name: string; readonly freshAt: number }>();

  /** The query was answered from the state, or again. */
  function answered(params: RequestParameters, variables: Variables, freshAt: number): void {
    const key = queryKey(params, variables);
    ofState.set(key, { name: params.name, freshAt });
    mark(key, ageOf(key));
  }

  function ageOf(key: string): DeviceAnswered | null {
    const { name, freshAt } = ofState.get(key) ?? {};
    return name === undefined || freshAt === undefined || !lineGone()
      ? null
      : { freshAt, failure: notReached(name) };
  }

  // That the server does not answer may be known only when the screen is there.
  live.lineChanged(() => {
    const next = new Map(fromDevice.get());
    for (const key of ofState.keys()) {
      const age = ageOf(key);
      if (age === null) next.delete(key);
      else next.set(key, age);
    }
    fromDevice.set(next);
  });

  const execute: INetwork['execute'] = (...request) => {
    const [params, variables, cacheConfig] = request;
    // What only fills the rows is not in the store.
    if (params.name.startsWith('fill')) return network.execute(...request);
    if (params.operationKind !== 'query' || cacheConfig.metadata?.['device'] === 'never')
      return network
        .execute(...request)
        .do({ next: (response) => served(params, variables, response) });
    if (!mayHave(live.replicas(), params, variables)) return askServer(...request);
    return Observable.create((sink) => {
      const waits = new AbortController();
      let subscription: Subscription | undefined;
      let left = false;
      const take = (answer: DeviceAnswer | null): void => {
        if (left) return;
        if (answer === null) {
          subscription = askServer(...request).subscribe(sink);
          return;
        }
        answered(params, variables, answer.freshAt);
        for (const payload of answer.payloads) sink.next(payload);
        sink.complete();
      };
      const now = answerNow(params, variables);
      if (now === undefined)
        // A disk that cannot be read, or may not be, leaves it to the server.
        void inTime(answerFromReplica(params, variables, waits.signal)).then(take);
      else take(now);
      return () => {
        left = true;
        waits.abort();
        subscription?.unsubscribe();
      };
    });
  };

  /** An answer of the server is about to be put into the store. */
  function served(
    params: RequestParameters,
    variables: Variables,
    response: GraphQLResponse,
  ): void {
    const document = params.operationKind === 'mutation' ? knownDocument(params, documents) : null;
    if (document !== null && 'data' in response) live.took(document, variables, response.data);
    else queueMicrotask(() => live.served());
  }

  /** Undefined if the device has to look first. */
  function answerNow(
    params: RequestParameters,
    variables: Variables,
  ): ReplicaAnswer | null | undefined {
    const replicas = live.replicas();
    const document = knownDocument(params, documents);
    return replicas === null || replicas === 'unknown' || document === null
      ? undefined
      : replicas.answerNow(document, variables);
  }

  /** Null if it fails or takes too long. */
  function inTime<T>(answer: Promise<T>): Promise<T | null> {
    return new Promise((resolve) => {
      const timer = world.clock.setTimeout(() => resolve(null), patienceMs);
      answer.then(resolve, () => resolve(null)).finally(() => world.clock.clearTimeout(timer));
    });
  }

  async function answerFromReplica(
    params: RequestParameters,
    variables: Variables,
    left: AbortSignal,
  ): Promise<DeviceAnswer | null> {
    const replicas = await live.start();
    if (replicas === null || !mayHave(replicas, params, variables)) return null;
    return replicas.answer(await documentOf(params, documents, world.clock, left), variables);
  }

  /** The server answers, and the device if it does not. */
  const askServer: INetwork['execute'] = (...request) => {
    const [params, variables, cacheConfig] = request;
    const policy: unknown = cacheConfig.metadata?.['device'];
    const server = network.execute(...request);
    const standing: unknown = cacheConfig.metadata?.['standing'];
    const key = typeof standing === 'string' ? standing : queryKey(params, variables);

    return Observable.create((sink) => {
      const askedAt = world.clock.date();
      const waits = new AbortController();
      const received: GraphQLResponse[] = [];
      let fromHere: DeviceAnswer | null = null;
      let refusal: Refusal | null = null;
      let asking: Promise<DeviceAnswer | null> | undefined;
      let ended = false;

      /** Lets the device answer, unless the server was faster. */
      async function askDevice(): Promise<void> {
        asking ??= source
          .answer(params, variables, documentOf(params, documents, world.clock, waits.signal))
          .catch((error: unknown) => {
            if (error instanceof Refusal) refusal = error;
            // After the screen was left or the person signed out the database is closed, and the
            // error expected.
            else if (!ended) reportError(error);
            return null;
          });
        const answer = await asking;
        if (answer === null || fromHere !== null || ended || received.length > 0) return;
        fromHere = answer;
        mark(key, { freshAt: answer.freshAt, failure: null });
        for (const payload of answer.payloads) sink.next(payload);
        live.served();
      }

      function unreachable(failure: Error): void {
        if (ended) return;
        ended = true;
        subscription.unsubscribe();
        if (fromHere === null) return sink.error(refusal ?? failure);
        const answered = fromDevice.get().get(key);
        if (answered !== undefined) mark(key, { ...answered, failure });
        sink.complete();
      }

      const inStore = (): boolean => {
        const document = policy === 'first' ? null : knownDocument(params, documents);
        return document !== null && has(document, variables);
      };
      const timer = world.clock.setTimeout(
        () => received.length === 0 && !inStore() && void askDevice(),
        lineGone() ? 0 : patienceMs,
      );
      if (policy === 'first') void askDevice();

      const subscription: Subscription = server.subscribe({
        next(payload) {
          received.push(payload);
          mark(key, null);
          sink.next(payload);
          live.served(payload);
        },
        complete() {
          ended = true;
          source.keep(
            params,
            variables,
            { payloads: received, freshAt: askedAt },
            knownDocument(params, documents),
          );
          live.served();
          sink.complete();
        },
        error(failure: Error) {
          if (ended) return;
          if (received.length > 0 || !isUnreachable(failure) || (fromHere === null && inStore())) {
            ended = true;
            sink.error(failure);
          } else void askDevice().then(() => unreachable(failure));
        },
      });
      // Offline the network layer waits for a connection. Here the request ends at once: with the
      // device's answer, or with a failure that the screen shows.
      const goneNow = (): void => {
        if (world.online.get() || asking === undefined) return;
        void askDevice().then(
          () =>
            (policy === 'first' || fromHere !== null || refusal !== null) &&
            received.length === 0 &&
            unreachable(notReached(params.name)),
        );
      };
      goneNow();
      const stopWatching = world.online.subscribe(goneNow);

      return () => {
        ended = true;
        waits.abort();
        world.clock.clearTimeout(timer);
        stopWatching();
        subscription.unsubscribe();
      };
    });
  };

  return {
    network: { execute },
    fromDevice,
    answered,
    left(params, variables) {
      const key = queryKey(params, variables);
      ofState.delete(key);
      mark(key, null);
    },
  };
}

const notReached = (operation: string): NetworkFailure =>
  new NetworkFailure({ kind: 'network', operation });

const knownDocument = (
  params: RequestParameters,
  documents: ReadonlyMap<string, ConcreteRequest>,
): ConcreteRequest | null =>
  PreloadableQueryRegistry.get(idOf(params)) ?? documents.get(idOf(params)) ?? null;

/**
 * The query's document, when the code of its screen is loaded. Rejects with a Refusal if that does
 * not happen in time.
 */
function documentOf(
  params: RequestParameters,
  documents: ReadonlyMap<string, ConcreteRequest>,
  clock: World['clock'],
  left: AbortSignal,
): Promise<ConcreteRequest> {
  const id = idOf(params);
  const known = knownDocument(params, documents);
  if (known !== null) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => {
      dispose();
      reject(new Refusal('CODE_NOT_LOADED', messages.codeMissing, { retryable: true }));
    }, codeMs);
    const { dispose } = PreloadableQueryRegistry.onLoad(id, (document) => {
      clock.clearTimeout(timer);
      dispose();
      resolve(document);
    });
    left.addEventListener(
      'abort',
      () => {
        clock.clearTimeout(timer);
        dispose();
      },
      { once: true },
    );
  });
}

export const idOf = ({ id, name }: RequestParameters): string => id ?? name;

/** Whether the server did not answer, or something else answered in its place. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof NetworkFailure)) return false;
  return (
    error.retryable ||
    error.kind === 'badBody' ||
    error.kind === 'emptyBody' ||
    error.kind === 'noData'
  );
}
