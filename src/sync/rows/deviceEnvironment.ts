import {
  ConnectionHandler,
  createOperationDescriptor,
  Environment,
  type ConcreteRequest,
  type Disposable,
  type EnvironmentConfig,
  type GraphQLResponse,
  type IEnvironment,
  type OperationDescriptor,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { isRecord } from '../../session/state';
import type { ListWindow, Rows } from '../answers/executor';
import {
  createDeviceNetwork,
  type DeviceNetwork,
  idOf,
  type DeviceNetworkOptions,
  type FromDevice,
} from './deviceNetwork';
import { isOfPerson, mayHave, type ReplicaAnswer } from './liveProjects';
import type { ShownSnag } from './pendingSnags';

export type DeviceEnvironmentOptions = Omit<DeviceNetworkOptions, 'has'>;

interface OpenQuery {
  readonly operation: OperationDescriptor;
  /** How often it is open. */
  times: number;
  /** The state of its project answers it. */
  isOfState: boolean;
}

/**
 * Relay's environment of a person whose device answers queries, too. The queries that screens have
 * open are live: they are answered again when the state of a project has changed.
 */
export class DeviceEnvironment extends Environment {
  /** Queries by the ids of their documents, because the network gets only the id. */
  readonly #documents: Map<string, ConcreteRequest>;
  readonly #options: DeviceEnvironmentOptions;
  readonly #device: DeviceNetwork;
  readonly fromDevice: FromDevice;
  /** The projects that the device answers for. */
  readonly live: DeviceEnvironmentOptions['live']['projects'];
  /** The queries that screens have open, by their identifiers, and how often. */
  readonly #open = new Map<string, OpenQuery>();
  #isAnswering = false;
  /** By `performance.now()`. */
  #restUntil = 0;
  #hasChanged = false;

  constructor(config: EnvironmentConfig, options: DeviceEnvironmentOptions) {
    const documents = new Map<string, ConcreteRequest>();
    const device = createDeviceNetwork(config.network, documents, {
      ...options,
      has: (document, variables) =>
        this.check(createOperationDescriptor(document, variables)).status !== 'missing',
    });
    super({ ...config, network: device.network });
    this.#documents = documents;
    this.#options = options;
    this.#device = device;
    this.fromDevice = device.fromDevice;
    this.live = options.live.projects;
  }

  override execute(
    ...config: Parameters<Environment['execute']>
  ): ReturnType<Environment['execute']> {
    const { node } = config[0].operation.request;
    this.#documents.set(idOf(node.params), node);
    return super.execute(...config);
  }

  override executeMutation(
    ...config: Parameters<Environment['executeMutation']>
  ): ReturnType<Environment['executeMutation']> {
    const { node } = config[0].operation.request;
    this.#documents.set(idOf(node.params), node);
    return super.executeMutation(...config);
  }

  /** A screen that has a query open retains its data. */
  override retain(operation: OperationDescriptor): Disposable {
    const retained = super.retain(operation);
    const { identifier, node, variables } = operation.request;
    const isOfState = this.isLive(node.params, variables);
    const open = this.#open.get(identifier) ?? { operation, times: 0, isOfState };
    this.#open.set(identifier, open);
    open.times += 1;
    let left = false;
    return {
      dispose: () => {
        retained.dispose();
        if (left) return;
        left = true;
        open.times -= 1;
        if (open.times > 0) return;
        this.#open.delete(identifier);
        this.#device.left(node.params, variables);
      },
    };
  }

  /** Whether the device answers the query from the state of its project. */
  isLive(params: Pick<RequestParameters, 'name'>, variables: Variables): boolean {
    const replicas = this.#options.live.replicas();
    return replicas !== 'unknown' && mayHave(replicas, params, variables);
  }

  /**
   * Answers the open queries again, because the state of a project has changed: at once, but after a
   * rest as long as it took the last time.
   */
  answerOpen(): void {
    this.#hasChanged = true;
    if (this.#isAnswering) return;
    this.#isAnswering = true;
    const restMs = this.#restUntil - performance.now();
    if (restMs > 0) setTimeout(() => this.#begin(), restMs);
    else this.#begin();
  }

  /**
   * An answer of the server is in the store. What was pending of its snags is shown again at once,
   * before anybody sees them without it, and then derived anew.
   */
  served(response: GraphQLResponse | undefined): void {
    const replicas = this.#options.live.replicas();
    if (response !== undefined && replicas !== null && replicas !== 'unknown')
      this.#show(replicas.pendingSnags.last(response));
    this.answerOpen();
  }

  #show(snags: readonly ShownSnag[]): void {
    for (const { operation, data } of snags) this.commitPayload(operation, data);
  }

  #begin(): void {
    const startedAt = performance.now();
    this.#answerAll()
      .catch((error: unknown) => reportError(error))
      .finally(() => {
        const now = performance.now();
        this.#restUntil = now + (now - startedAt);
        this.#isAnswering = false;
        if (this.#hasChanged) this.answerOpen();
      });
  }

  async #answerAll(): Promise<void> {
    this.#hasChanged = false;
    for (const { operation } of this.#open.values()) {
      const reading = this.#answerOne(operation);
      if (reading !== null) await reading;
    }
    const replicas = this.#options.live.replicas();
    if (replicas === null || replicas === 'unknown') return;
    this.#show(await replicas.pendingSnags.work());
  }

  /** Null if it is done. */
  #answerOne(operation: OperationDescriptor): Promise<void> | null {
    const { node, variables, identifier } = operation.request;
    const replicas = this.#options.live.replicas();
    if (replicas === null || replicas === 'unknown') return null;
    if (!isOfPerson(node.params) && !mayHave(replicas, node.params, variables)) {
      this.#leaveToServer(identifier);
      return null;
    }
    const windows = new Map<string, string>();
    let isBeyond = false;
    const loaded: Rows['loaded'] = (ownerId, key, args) => {
      const id = ConnectionHandler.getConnectionID(ownerId, key, args);
      const found = this.#windowOf(id);
      windows.set(id, JSON.stringify(found));
      isBeyond ||= (found?.count ?? 0) > Number(variables['first']);
      return found;
    };
    const show = (answer: ReplicaAnswer | null): void => {
      const open = this.#open.get(identifier);
      if (open === undefined) return;
      if (answer === null) return this.#leaveToServer(identifier);
      open.isOfState = true;
      // Of later pages the device has no answer of the server.
      if (isBeyond && isOfPerson(node.params)) return;
      // More was loaded meanwhile.
      if ([...windows].some(([id, found]) => JSON.stringify(this.#windowOf(id)) !== found))
        this.#hasChanged = true;
      else {
        this.commitPayload(operation, answer.data);
        if (!isOfPerson(node.params)) this.#device.answered(node.params, variables, answer.freshAt);
      }
    };
    const now = replicas.answerNow(node, variables, loaded);
    // Of what may not be read any more the screen keeps what it shows.
    if (now === undefined)
      return replicas.answer(node, variables, loaded).then(show, () => undefined);
    show(now);
    return null;
  }

  /** The state does not have all of it any more, and the server knows why. */
  #leaveToServer(identifier: string): void {
    const open = this.#open.get(identifier);
    if (open === undefined || !open.isOfState) return;
    open.isOfState = false;
    this.execute({ operation: open.operation }).subscribe({ error: () => undefined });
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
      count: edges.length,
      isWhole: pageInfo?.['hasNextPage'] !== true,
      start: pageInfo?.['hasPreviousPage'] === true && typeof first === 'string' ? first : null,
    };
  }
}

/** Whether the device has the state of the project and answers for it. */
export const hasState = (environment: IEnvironment, code: string): boolean =>
  environment instanceof DeviceEnvironment && environment.live.get().has(code.toUpperCase());
