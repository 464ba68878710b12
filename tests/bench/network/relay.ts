import type { CacheConfig, INetwork, RequestParameters } from 'relay-runtime';
import type { Start } from './contender';

const cacheConfig: CacheConfig = { force: true };

/** Asks a Relay network as Relay's Environment does. */
export function startOn(network: Pick<INetwork, 'execute'>): Start {
  return ({ kind, name, text, variables }) => {
    const params: RequestParameters = {
      name,
      text,
      id: null,
      cacheID: name,
      operationKind: kind,
      metadata: {},
    };
    let cancel = (): void => {};
    const result = new Promise<unknown>((resolve, reject) => {
      const subscription = network
        .execute(params, variables, cacheConfig)
        .subscribe({ next: resolve, error: reject });
      cancel = () => subscription.unsubscribe();
    });
    return { result, cancel };
  };
}
