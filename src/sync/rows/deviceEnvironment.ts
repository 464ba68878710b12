import { Environment, type ConcreteRequest, type EnvironmentConfig, type OperationDescriptor } from 'relay-runtime';
import type { Value } from '../../device/observable';
import { createDeviceNetwork, idOf, type DeviceNetwork, type DeviceNetworkOptions, type FromDevice } from './deviceNetwork';
import { createFillGaps } from './fillGaps';

export interface DeviceEnvironmentOptions extends Omit<DeviceNetworkOptions, 'fillGaps'> {
  /** Whether words, which decide what is in lists, are about to be sent. */
  readonly sending: () => boolean;
  /** What tells that the line, or what waits to be sent, is another. */
  readonly watched: () => readonly Pick<Value<unknown>, 'subscribe'>[];
}

/** The queries whose lists and counts change with what waits to be sent. */
const listed: ReadonlySet<string> = new Set(['ProjectsScreenQuery', 'SnagListScreenQuery', 'ToCheckScreenQuery', 'WaitingScreenQuery', 'PlansScreenQuery', 'PlanViewScreenQuery']);

/**
 * Relay's environment of a person whose device answers too. A query that stands on a screen is known by a key, its `getRequestIdentifier`; the requests that bring it
 * up to date name it in `cacheConfig.metadata.standing`, because their own variables may be others.
 */
export class DeviceEnvironment extends Environment {
  /** Queries by the ids of their documents: the network is given only the id. */
  readonly #documents: Map<string, ConcreteRequest>;
  readonly #again: DeviceNetwork['again'];
  readonly #options: DeviceEnvironmentOptions;
  readonly fromDevice: FromDevice;

  constructor(config: EnvironmentConfig & Required<Pick<EnvironmentConfig, 'store'>>, options: DeviceEnvironmentOptions) {
    const documents = new Map<string, ConcreteRequest>();
    const { network, fromDevice, again } = createDeviceNetwork(config.network, documents, { ...options, fillGaps: createFillGaps(config.store) });
    super({ ...config, network });
    this.#documents = documents;
    this.#again = again;
    this.#options = options;
    this.fromDevice = fromDevice;
  }

  override execute(...config: Parameters<Environment['execute']>): ReturnType<Environment['execute']> {
    const { node } = config[0].operation.request;
    this.#documents.set(idOf(node.params), node);
    return super.execute(...config);
  }

  /** Whether the store's data of a query lacks something that waits to be sent, or has something that does not wait any more, while the server does not answer. */
  isOutdated(name: string, key: string): boolean {
    const unsent = this.#options.unsent();
    return unsent !== null && listed.has(name) && this.#options.lineGone() && (this.fromDevice.get().get(key)?.unsent ?? '') !== unsent;
  }

  /** Whether the device decides what is in a query's lists: the server does not answer, and what waits to be sent is in the data. */
  decides(key: string): boolean {
    return this.#options.lineGone() && this.fromDevice.get().get(key)?.unsent != null;
  }

  /** Whether the server is to be asked for what the device has decided: `later`, once it has been sent what changes it. */
  overdue(key: string): 'now' | 'later' | null {
    if (this.#options.lineGone() || this.fromDevice.get().get(key)?.unsent == null) return null;
    return this.#options.sending() ? 'later' : 'now';
  }

  /** Calls back when one of the above may have changed; returns the function to stop. */
  watch(listener: () => void): () => void {
    const stops = [...this.#options.watched(), this.fromDevice].map(({ subscribe }) => subscribe(listener));
    return () => stops.forEach((stop) => stop());
  }

  /** Puts the device's answer into the store, for the query `key` that stands on a screen. False if the device does not know better than the store, or the screen was left meanwhile. */
  async answerAgain(operation: OperationDescriptor, key: string, isStopped: () => boolean): Promise<boolean> {
    const data = await this.#again(operation.request, key, isStopped);
    if (data !== null) this.commitPayload(operation, data);
    return data !== null;
  }
}
