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
import { messages } from '../../domain/messages';
import { createValue, type Value } from '../../device/observable';
import type { World } from '../../device/world';
import type { Lowered, PutAnswer } from './fillGaps';
import { type LiveProjects, mayHave, type ReplicaAnswer } from './liveProjects';
import type { MergeList, UnsentChanges } from './mergeLists';

/** An answer from the data on this device. */
export interface DeviceAnswer {
  /** In the network layer's form: one whole payload, or its parts. */
  readonly payloads: readonly GraphQLResponse[];
  /** When it last equalled the server's, epoch ms. */
  readonly freshAt: number;
  /**
   * Set if it was computed from rows and includes unsent entries. @default undefined: it is a
   * stored answer of the server
   */
  readonly unsent?: AnsweredUnsent;
}

/** The unsent entries in an answer. */
export interface AnsweredUnsent {
  /** The snags that they are about. */
  readonly snagIds: ReadonlySet<string>;
  /** The data of the same answer without them; null if the device cannot answer any more. */
  before(): Promise<PayloadData | null>;
  readonly mergeList: MergeList;
  /**
   * The project has no copy, and the answer was made of Relay's store: of its lists only what the
   * entries change is taken. @default false
   */
  readonly ofStore?: true;
}

/** One person's data on this device. */
export interface DeviceSource {
  /**
   * Null if it cannot answer; rejects with a Refusal if it may not. `document` resolves when the
   * screen's code is loaded. `standing`: it is on the screen, so Relay's store has its data.
   */
  answer(
    request: RequestParameters,
    variables: Variables,
    document: Promise<ConcreteRequest>,
    standing?: boolean,
  ): Promise<DeviceAnswer | null>;
  /** Stores a complete answer of the server. Returns at once. */
  keep(request: RequestParameters, variables: Variables, answer: DeviceAnswer): void;
}

/**
 * Who answers a query, in `cacheConfig.metadata.device`. `first`: the device, then the server; for
 * a screen whose data is not in the store. If the store may have newer data from other screens,
 * only missing data is taken from the device.
 * `again`: like `first`, for a query whose data in the store lacks later entries; if the device
 * cannot answer, the request fails and the store's data is shown. `never`: only the server. By
 * default the device answers only if the server does not and the store lacks the data, because the
 * store's data is newer.
 */
export type DevicePolicy = 'first' | 'again' | 'never';

/** A query whose last answer came from the device. */
export interface DeviceAnswered {
  /** Null: an answer of the server was updated, and its age counts. */
  readonly freshAt: number | null;
  /**
   * The unsent entries included in it, as given by `DeviceNetworkOptions.unsent`. Absent if it was
   * not computed from rows, or if lists of the store may have been kept.
   */
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
  /** The time from which on the store may have data that the device's copies lack, epoch ms. */
  readonly storeNewestAt: () => number;
  readonly put: PutAnswer;
  /** The records that Relay makes of an answer's data. */
  readonly recordsOf: (
    document: ConcreteRequest,
    variables: Variables,
    data: PayloadData,
  ) => UnsentChanges['before'];
  /** Whether the store lacks data of the query. */
  readonly lacks: (document: ConcreteRequest, variables: Variables) => boolean;
  /**
   * A text that identifies the unsent entries and changes whenever they do; null while they are not
   * known.
   */
  readonly unsent: () => string | null;
  /** The projects that the device answers for. */
  readonly live: LiveProjects;
  /** Called when an answer of the device is in the store. */
  readonly shown: (answer: Pick<DeviceAnswer, 'freshAt'> & { readonly lowered: Lowered }) => void;
}

/** Time after which the device answers a query that the server has not answered, in ms. */
const patienceMs = 3_000;

export interface DeviceNetwork {
  readonly network: INetwork;
  readonly fromDevice: FromDevice;
  /**
   * Puts the device's answer for the query `key` on the screen into the store by `put`. False if
   * the device cannot answer it, or something has changed meanwhile.
   */
  readonly again: (
    request: OperationDescriptor['request'],
    key: string,
    isStopped: () => boolean,
    put: (data: PayloadData) => void,
  ) => Promise<boolean>;
}

export function createDeviceNetwork(
  network: INetwork,
  documents: ReadonlyMap<string, ConcreteRequest>,
  {
    source,
    world,
    lineGone,
    storeNewestAt,
    put,
    recordsOf,
    lacks,
    unsent,
    live,
    shown,
  }: DeviceNetworkOptions,
): DeviceNetwork {
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
    // What only fills the rows is not in the store.
    if (params.name.startsWith('fill')) return network.execute(...request);
    if (params.operationKind !== 'query' || cacheConfig.metadata?.['device'] === 'never')
      return network.execute(...request).do({ next: live.served });
    if (!mayHave(live.replicas(), params, variables)) return askBoth(...request);
    return Observable.create((sink) => {
      const waits = new AbortController();
      let subscription: Subscription | undefined;
      let left = false;
      answerFromReplica(params, variables, waits.signal)
        .then((answer) => {
          if (left) return;
          if (answer === null) {
            subscription = askBoth(...request).subscribe(sink);
            return;
          }
          mark(
            getRequestIdentifier(params, variables),
            lineGone() ? { freshAt: answer.freshAt, failure: notReached(params.name) } : null,
          );
          for (const payload of answer.payloads) sink.next(payload);
          sink.complete();
        })
        .catch((error: Error) => left || sink.error(error));
      return () => {
        left = true;
        waits.abort();
        subscription?.unsubscribe();
      };
    });
  };

  async function answerFromReplica(
    params: RequestParameters,
    variables: Variables,
    left: AbortSignal,
  ): Promise<ReplicaAnswer | null> {
    const replicas = await live.start();
    if (replicas === null || !mayHave(replicas, params, variables)) return null;
    return replicas.answer(await documentOf(params, documents, world.clock, left), variables);
  }

  const askBoth: INetwork['execute'] = (...request) => {
    const [params, variables, cacheConfig] = request;
    // Relay passes this argument, although its types do not include it.
    const check = (request as readonly unknown[])[7] as
      | (() => { readonly status: string })
      | undefined;
    const policy: unknown = cacheConfig.metadata?.['device'];
    const server = network.execute(...request).do({ next: live.served });
    const standing: unknown = cacheConfig.metadata?.['standing'];
    const key = typeof standing === 'string' ? standing : getRequestIdentifier(params, variables);

    return Observable.create((sink) => {
      const askedAt = world.clock.date();
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
        if (answer === null || (policy === 'again' && answer.unsent === undefined)) return;
        const document = knownDocument(params, documents);
        const older = await olderThanStore(answer, document, variables);
        if (
          fromHere !== null ||
          ended ||
          received.length > 0 ||
          (policy === 'again' && older === 'notListed')
        )
          return;
        fromHere = answer;
        const listed = answer.unsent !== undefined && older !== 'notListed';
        // Of what was on a screen before, the store has something newer than the device.
        mark(key, {
          freshAt: policy === 'again' && older !== null ? null : answer.freshAt,
          failure: null,
          ...(listed && { unsent: unsentThen ?? unsent() }),
        });
        const payloads = (): void => answer.payloads.forEach((payload) => sink.next(payload));
        let lowered = putAnswer(answer.freshAt, older, payloads);
        // What the store has of a list may name objects that only the newer data names, without the
        // fields of this screen.
        if (older !== null && document !== null && lacks(document, variables))
          lowered = new Map([...lowered, ...put.whole(answer.freshAt, payloads)]);
        shown({ freshAt: answer.freshAt, lowered });
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

      const inStore = (): boolean =>
        policy !== 'first' &&
        policy !== 'again' &&
        check !== undefined &&
        check().status !== 'missing';
      const timer = world.clock.setTimeout(
        () => received.length === 0 && !inStore() && void askDevice(),
        lineGone() ? 0 : patienceMs,
      );
      if (policy === 'first') void askDevice();
      if (policy === 'again')
        void askDevice().then(() => fromHere === null && unreachable(notReached(params.name)));

      const subscription: Subscription = server.subscribe({
        next(payload) {
          received.push(payload);
          mark(key, null);
          put.whole(askedAt, () => sink.next(payload));
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

  /**
   * Null if the store has nothing newer than this answer; `notListed` if the lists of the answer
   * cannot be put into newer data.
   */
  async function olderThanStore(
    { freshAt, unsent: answered }: DeviceAnswer,
    document: ConcreteRequest | null,
    variables: Variables,
  ): Promise<UnsentChanges | 'notListed' | null> {
    const { snagIds, mergeList, ofStore = false } = answered ?? {};
    if (freshAt >= storeNewestAt() && !ofStore) return null;
    if (document === null || snagIds === undefined || mergeList === undefined) return 'notListed';
    if (snagIds.size === 0)
      return { snagIds, mergeList, ofStore, before: { get: () => undefined } };
    const before = (await answered?.before().catch(() => null)) ?? null;
    return before === null
      ? 'notListed'
      : { snagIds, mergeList, ofStore, before: recordsOf(document, variables, before) };
  }

  function putAnswer(
    at: number,
    older: UnsentChanges | 'notListed' | null,
    publish: () => void,
  ): Lowered {
    if (older === null) return put.whole(at, publish);
    return older === 'notListed' ? put.gaps(at, publish) : put.merged(at, older, publish);
  }

  const again: DeviceNetwork['again'] = async ({ node, variables }, key, isStopped, publish) => {
    const unsentThen = unsent();
    const answer = await source
      .answer(node.params, variables, Promise.resolve(node), true)
      .catch(() => null);
    const older = answer && (await olderThanStore(answer, node, variables));
    // Something has changed meanwhile, so another request follows.
    if (isStopped() || !lineGone() || unsentThen === null || unsent() !== unsentThen) return false;
    const answered = fromDevice.get().get(key);
    const [payload] = answer?.payloads ?? [];
    if (
      answer?.unsent === undefined ||
      older === 'notListed' ||
      payload === undefined ||
      !('data' in payload) ||
      payload.data == null
    ) {
      // Marked only if it changes, because each mark makes the screen check whether the device
      // should answer again.
      if (answered?.unsent !== undefined)
        mark(key, { freshAt: answered.freshAt, failure: answered.failure });
      return false;
    }
    const { data } = payload;
    const isStored = answered === undefined || answered.freshAt === null || older !== null;
    mark(key, {
      freshAt: isStored ? (answered?.freshAt ?? null) : answer.freshAt,
      failure: answered?.failure ?? null,
      unsent: unsentThen,
    });
    const lowered = putAnswer(answer.freshAt, older, () => publish(data));
    if (answer.unsent.ofStore !== true) shown({ freshAt: answer.freshAt, lowered });
    return true;
  };

  return { network: { execute }, fromDevice, again };
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
