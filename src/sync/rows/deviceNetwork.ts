import {
  getRequestIdentifier,
  Observable,
  PreloadableQueryRegistry,
  type ConcreteRequest,
  type GraphQLResponse,
  type INetwork,
  type OperationDescriptor,
  type PayloadData,
  type RequestParameters,
  type Subscription,
  type Variables,
} from 'relay-runtime';
import { NetworkFailure } from '../../../network/index';
import { codeMs } from '../../device/importWithRetry';
import { Refusal } from '../../domain/errors';
import { words } from '../../domain/messages';
import { createValue, type Value } from '../../device/observable';
import type { World } from '../../device/world';
import type { FillGaps } from './fillGaps';

/** An answer from what this device keeps. */
export interface DeviceAnswer {
  /** As the network layer gives them: one whole payload, or its parts. */
  readonly payloads: readonly GraphQLResponse[];
  /** When it last equalled the server's, epoch ms. */
  readonly freshAt: number;
  /** It is made of rows, with what waits to be sent. @default false: it is what the server once answered */
  readonly withUnsent?: boolean;
}

/** What this device keeps of one person. */
export interface DeviceSource {
  /** Null if it cannot answer; rejects with a Refusal if it may not. `document` resolves when the code of the screen is there. */
  answer(request: RequestParameters, variables: Variables, document: Promise<ConcreteRequest>): Promise<DeviceAnswer | null>;
  /** Takes a whole answer of the server. Returns at once. */
  keep(request: RequestParameters, variables: Variables, answer: DeviceAnswer): void;
}

/**
 * Who answers a query, in `cacheConfig.metadata.device`. `first`: the device, then the server; for a screen whose data is not in the store. If the store
 * may have something newer of other screens, the device gives only what the store lacks.
 * `again`: as `first`, for a query whose data in the store lacks what was done since; if the device cannot answer, the request fails and the store's data is
 * shown. `never`: only the server. By default the device answers only what the server does not, and only if the store lacks it: what the store has is newer.
 */
export type DevicePolicy = 'first' | 'again' | 'never';

/** A query that the device has answered last. */
export interface DeviceAnswered {
  /** Null: it was the server's before, and is as new as that. */
  readonly freshAt: number | null;
  /** What of the outbox is in it, as `DeviceNetworkOptions.unsent` had it. Absent where it is not made of rows, or lists of the store may have been kept. */
  readonly unsent?: string | null;
  /** Why the server did not answer; null while it is being asked. */
  readonly failure: Error | null;
}

/** By `getRequestIdentifier`. */
export type FromDevice = Value<ReadonlyMap<string, DeviceAnswered>>;

export interface DeviceNetworkOptions {
  readonly source: DeviceSource;
  readonly world: Pick<World, 'clock' | 'online'>;
  /** Whether the server is known not to answer now. */
  readonly lineGone: () => boolean;
  /** Since when the store has had what the device's copies may lack, epoch ms. */
  readonly storeNewestAt: () => number;
  /** Puts an answer into the store that may be older than what is there. */
  readonly fillGaps: FillGaps;
  /** What waits to be sent, another text whenever something else does; null while it is not known. */
  readonly unsent: () => string | null;
  /** An answer of the device is in the store now. */
  readonly shown: (answer: Pick<DeviceAnswer, 'freshAt'>) => void;
}

/** Time after which the device answers a query that the server has not answered, in ms. */
const patienceMs = 3_000;

export interface DeviceNetwork {
  readonly network: INetwork;
  readonly fromDevice: FromDevice;
  /** The device's answer for the query `key` that stands on a screen; null if it does not know better than the store. */
  readonly again: (request: OperationDescriptor['request'], key: string, isStopped: () => boolean) => Promise<PayloadData | null>;
}

export function createDeviceNetwork(network: INetwork, documents: ReadonlyMap<string, ConcreteRequest>, { source, world, lineGone, storeNewestAt, fillGaps, unsent, shown }: DeviceNetworkOptions): DeviceNetwork {
  const fromDevice = createValue<ReadonlyMap<string, DeviceAnswered>>(new Map());

  function mark(key: string, answered: DeviceAnswered | null): void {
    if (answered === null && !fromDevice.get().has(key)) return;
    const next = new Map(fromDevice.get());
    if (answered === null) next.delete(key);
    else next.set(key, answered);
    fromDevice.set(next);
  }

  const execute: INetwork['execute'] = (...request) => {
    const [params, variables, cacheConfig] = request;
    // Relay passes it, though its types do not say so.
    const check = (request as readonly unknown[])[7] as (() => { readonly status: string }) | undefined;
    const policy: unknown = cacheConfig.metadata?.['device'];
    const server = network.execute(...request);
    if (params.operationKind !== 'query' || policy === 'never') return server;
    const standing: unknown = cacheConfig.metadata?.['standing'];
    const key = typeof standing === 'string' ? standing : getRequestIdentifier(params, variables);

    return Observable.create((sink) => {
      const askedAt = world.clock.now();
      const waits = new AbortController();
      const received: GraphQLResponse[] = [];
      let fromHere: DeviceAnswer | null = null;
      let refusal: Refusal | null = null;
      let asking: Promise<DeviceAnswer | null> | undefined;
      let unsentThen: string | null = null;
      let ended = false;

      /** Lets the device answer, unless the server was faster. */
      async function askDevice(): Promise<void> {
        if (asking === undefined) unsentThen = unsent();
        asking ??= source.answer(params, variables, documentOf(params, documents, world.clock, waits.signal)).catch((error: unknown) => {
          if (error instanceof Refusal) refusal = error;
          // After the screen was left, or the person, its database is closed.
          else if (!ended) reportError(error);
          return null;
        });
        const answer = await asking;
        if (answer === null || fromHere !== null || ended || received.length > 0) return;
        const isOlder = answer.freshAt < storeNewestAt();
        if (policy === 'again' && (isOlder || answer.withUnsent !== true)) return;
        fromHere = answer;
        mark(key, { freshAt: answer.freshAt, failure: null, ...(answer.withUnsent === true && !isOlder && { unsent: unsentThen ?? unsent() }) });
        const put = (): void => answer.payloads.forEach((payload) => sink.next(payload));
        if (isOlder) fillGaps(put);
        else put();
        shown(answer);
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

      const inStore = (): boolean => policy !== 'first' && policy !== 'again' && check !== undefined && check().status !== 'missing';
      const timer = world.clock.setTimeout(() => received.length === 0 && !inStore() && void askDevice(), lineGone() ? 0 : patienceMs);
      if (policy === 'first') void askDevice();
      if (policy === 'again') void askDevice().then(() => fromHere === null && unreachable(notReached(params.name)));

      const subscription: Subscription = server.subscribe({
        next(payload) {
          received.push(payload);
          mark(key, null);
          sink.next(payload);
        },
        complete() {
          ended = true;
          source.keep(params, variables, { payloads: received, freshAt: askedAt });
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
      // The network layer waits until there is a connection. If the device can answer, nobody needs to wait for that, and a screen without an answer says so.
      const goneNow = (): void => {
        if (world.online.get() || asking === undefined) return;
        void askDevice().then(() => (policy === 'first' || fromHere !== null || refusal !== null) && received.length === 0 && unreachable(notReached(params.name)));
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

  async function again({ node, variables }: OperationDescriptor['request'], key: string, isStopped: () => boolean): Promise<PayloadData | null> {
    const before = unsent();
    const answer = await source.answer(node.params, variables, Promise.resolve(node)).catch(() => null);
    // What happens meanwhile asks once more.
    if (isStopped() || !lineGone() || before === null || unsent() !== before) return null;
    const answered = fromDevice.get().get(key);
    const [payload] = answer?.payloads ?? [];
    if (answer?.withUnsent !== true || answer.freshAt < storeNewestAt() || payload === undefined || !('data' in payload) || payload.data == null) {
      // Only a change is told: each is a reason to look whether the device should answer again.
      if (answered?.unsent !== undefined) mark(key, { freshAt: answered.freshAt, failure: answered.failure });
      return null;
    }
    mark(key, { freshAt: answered === undefined || answered.freshAt === null ? null : answer.freshAt, failure: answered?.failure ?? null, unsent: before });
    return payload.data;
  }

  return { network: { execute }, fromDevice, again };
}

const notReached = (operation: string): NetworkFailure => new NetworkFailure({ kind: 'network', operation });

/** The query's document: known already, or as soon as the code of its screen is there. Rejects with a Refusal if that does not come. */
function documentOf(params: RequestParameters, documents: ReadonlyMap<string, ConcreteRequest>, clock: World['clock'], left: AbortSignal): Promise<ConcreteRequest> {
  const id = idOf(params);
  const known = PreloadableQueryRegistry.get(id) ?? documents.get(id);
  if (known != null) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => {
      dispose();
      reject(new Refusal('CODE_NOT_LOADED', words.codeMissing, { retryable: true }));
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

/** Whether no answer of the server came, or something between answered in its place. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof NetworkFailure)) return false;
  return error.retryable || error.kind === 'badBody' || error.kind === 'emptyBody' || error.kind === 'noData';
}
