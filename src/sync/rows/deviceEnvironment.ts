import {
  ConnectionHandler,
  createOperationDescriptor,
  Environment,
  RecordSource,
  Store,
  type ConcreteRequest,
  type Disposable,
  type EnvironmentConfig,
  type OperationDescriptor,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { isRecord } from '../../session/state';
import type { ListWindow, Rows } from '../answers/executor';
import type { Value } from '../../device/observable';
import {
  createDeviceNetwork,
  idOf,
  type DeviceNetwork,
  type DeviceNetworkOptions,
  type FromDevice,
} from './deviceNetwork';
import { mayHave } from './liveProjects';
import { createPutAnswer } from './fillGaps';

export interface DeviceEnvironmentOptions extends Omit<
  DeviceNetworkOptions,
  'put' | 'recordsOf' | 'lacks'
> {
  /** Whether entries that decide what is in lists are about to be sent. */
  readonly sending: () => boolean;
  /** Values that change when the connection or the unsent entries do. */
  readonly watched: () => readonly Pick<Value<unknown>, 'subscribe'>[];
}

/** Entries that a list that is loaded to its end may get at once. */
const morePlaces = 100;

/** The queries whose lists and counts depend on unsent entries. */
const listed: ReadonlySet<string> = new Set([
  'ProjectsScreenQuery',
  'SnagListScreenQuery',
  'ToCheckScreenQuery',
  'WaitingScreenQuery',
  'PlansScreenQuery',
  'PlanViewScreenQuery',
]);

/**
 * Relay's environment of a person whose device answers queries, too. A query that is shown on a
 * screen is identified by its `getRequestIdentifier`; requests that bring it up to date name it in
 * `cacheConfig.metadata.standing`, because their own variables may differ.
 */
export class DeviceEnvironment extends Environment {
  /** Queries by the ids of their documents, because the network gets only the id. */
  readonly #documents: Map<string, ConcreteRequest>;
  readonly #again: DeviceNetwork['again'];
  readonly #options: DeviceEnvironmentOptions;
  readonly fromDevice: FromDevice;
  /** The queries that screens have open, by their identifiers, and how often. */
  readonly #open = new Map<string, { readonly operation: OperationDescriptor; times: number }>();
  #isAnswering = false;
  #hasChanged = false;

  constructor(
    config: EnvironmentConfig & Required<Pick<EnvironmentConfig, 'store'>>,
    options: DeviceEnvironmentOptions,
  ) {
    const documents = new Map<string, ConcreteRequest>();
    const { network, fromDevice, again } = createDeviceNetwork(config.network, documents, {
      ...options,
      put: createPutAnswer(config.store, options.world.clock.date),
      recordsOf(document, variables, data) {
        const store = new Store(new RecordSource());
        new Environment({ ...config, store }).commitPayload(
          createOperationDescriptor(document, variables),
          data,
        );
        return store.getSource();
      },
      lacks: (document, variables) =>
        this.check(createOperationDescriptor(document, variables)).status === 'missing',
    });
    super({ ...config, network });
    this.#documents = documents;
    this.#again = again;
    this.#options = options;
    this.fromDevice = fromDevice;
  }

  /** A screen that has a query open retains its data. */
  override retain(operation: OperationDescriptor): Disposable {
    const retained = super.retain(operation);
    const { identifier } = operation.request;
    const open = this.#open.get(identifier) ?? { operation, times: 0 };
    this.#open.set(identifier, open);
    open.times += 1;
    let left = false;
    return {
      dispose: () => {
        retained.dispose();
        if (left) return;
        left = true;
        open.times -= 1;
        if (open.times === 0) this.#open.delete(identifier);
      },
    };
  }

  /** Whether the device answers the query from the state of its project. */
  isLive(params: Pick<RequestParameters, 'name'>, variables: Variables): boolean {
    const replicas = this.#options.live.replicas();
    return replicas !== 'unknown' && mayHave(replicas, params, variables);
  }

  /** Answers the open queries again, because the state of a project has changed. */
  answerOpen(): void {
    this.#hasChanged = true;
    if (this.#isAnswering) return;
    this.#isAnswering = true;
    this.#answerAll()
      .catch((error: unknown) => reportError(error))
      .finally(() => (this.#isAnswering = false));
  }

  async #answerAll(): Promise<void> {
    while (this.#hasChanged) {
      this.#hasChanged = false;
      for (const { operation } of this.#open.values()) await this.#answerOne(operation);
    }
  }

  async #answerOne(operation: OperationDescriptor): Promise<void> {
    const { node, variables, identifier } = operation.request;
    const replicas = this.#options.live.replicas();
    if (replicas === null || replicas === 'unknown' || !mayHave(replicas, node.params, variables))
      return;
    const windows = new Map<string, string>();
    const loaded: Rows['loaded'] = (ownerId, key, args) => {
      const id = ConnectionHandler.getConnectionID(ownerId, key, args);
      const found = this.#windowOf(id);
      windows.set(id, JSON.stringify(found));
      return found;
    };
    // Of what may not be read any more the screen keeps what it shows.
    const answer = await replicas.answer(node, variables, loaded).catch(() => null);
    if (answer === null || !this.#open.has(identifier)) return;
    // More was loaded meanwhile.
    if ([...windows].some(([id, found]) => JSON.stringify(this.#windowOf(id)) !== found))
      this.#hasChanged = true;
    else this.commitPayload(operation, answer.data);
  }

  /** The loaded part of a list, by the id of its connection. */
  #windowOf(id: string): ListWindow | null {
    const source = this.getStore().getSource();
    const refs: unknown = source.get(id)?.['edges'];
    const edges = isRecord(refs) && Array.isArray(refs['__refs']) ? refs['__refs'] : [];
    if (edges.length === 0) return null;
    const pageInfo = source.get(`${id}:pageInfo`);
    const first = source.get(String(edges[0]))?.['cursor'];
    return {
      count: pageInfo?.['hasNextPage'] === true ? edges.length : edges.length + morePlaces,
      start: pageInfo?.['hasPreviousPage'] === true && typeof first === 'string' ? first : null,
    };
  }

  override execute(
    ...config: Parameters<Environment['execute']>
  ): ReturnType<Environment['execute']> {
    const { node } = config[0].operation.request;
    this.#documents.set(idOf(node.params), node);
    return super.execute(...config);
  }

  /**
   * Whether the server does not answer and the query's data in the store does not match the unsent
   * entries.
   */
  isOutdated(name: string, key: string): boolean {
    const unsent = this.#options.unsent();
    return (
      unsent !== null &&
      listed.has(name) &&
      this.#options.lineGone() &&
      (this.fromDevice.get().get(key)?.unsent ?? '') !== unsent
    );
  }

  /**
   * Whether the server does not answer and its last answer to the query may be older than the
   * device's copy, which has followed the journal since.
   */
  mayBeOlder(name: string, key: string): boolean {
    return listed.has(name) && this.#options.lineGone() && !this.fromDevice.get().has(key);
  }

  /**
   * Whether the query's lists are the device's: the server does not answer, and the data includes
   * the unsent entries.
   */
  decides(key: string): boolean {
    return this.#options.lineGone() && this.fromDevice.get().get(key)?.unsent != null;
  }

  /**
   * Whether the server has to be asked for lists that the device has made. `later`: after the
   * entries that change them are sent.
   */
  overdue(key: string): 'now' | 'later' | null {
    if (this.#options.lineGone() || this.fromDevice.get().get(key)?.unsent == null) return null;
    return this.#options.sending() ? 'later' : 'now';
  }

  /**
   * Calls the listener when one of the results above may have changed; returns the function to
   * stop.
   */
  readonly watch = (listener: () => void): (() => void) => {
    const stops = [...this.#options.watched(), this.fromDevice].map(({ subscribe }) =>
      subscribe(listener),
    );
    return () => stops.forEach((stop) => stop());
  };

  /**
   * Puts the device's answer into the store, for the query `key` on the screen. False if the device
   * cannot answer it, or the screen was left meanwhile.
   */
  answerAgain(
    operation: OperationDescriptor,
    key: string,
    isStopped: () => boolean,
  ): Promise<boolean> {
    return this.#again(operation.request, key, isStopped, (data) =>
      this.commitPayload(operation, data),
    );
  }
}
