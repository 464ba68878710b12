import {
  createOperationDescriptor,
  fetchQuery,
  getRequest,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type RequestParameters,
} from 'relay-runtime';
import WaitingBellQuery from '../../../__generated__/relay/WaitingBellQuery.graphql';
import { NetworkFailure } from '../../../network/index';
import { DeviceEnvironment } from '../../../src/sync/rows/deviceEnvironment';
import type { DeviceAnswer, DevicePolicy } from '../../../src/sync/rows/deviceNetwork';
import { createDevice } from '../../support/device';

export const variables = { code: 'SITE' };
export const unreachable = new NetworkFailure({ kind: 'network', operation: 'WaitingBellQuery' });
export const payload = (newlyWaiting: number): GraphQLResponse => ({
  data: { project: { id: 'project_site', newlyWaiting } },
});

/** A page whose server answers when the test says so. */
export function openPage({
  answer = { payloads: [payload(1)], freshAt: 7 },
  lineGone = false,
  needsCode = false,
  storeNewestAt = 0,
  unsent = '',
}: {
  answer?: DeviceAnswer | Error | null;
  lineGone?: boolean;
  needsCode?: boolean;
  storeNewestAt?: number;
  unsent?: string;
} = {}) {
  const tab = createDevice().tab();
  let server: Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0] | undefined;
  const kept: DeviceAnswer[] = [];
  const told: number[] = [];
  let leave = (): void => {};
  const environment = new DeviceEnvironment(
    {
      store: new Store(new RecordSource()),
      network: { execute: () => Observable.create((sink) => void (server = sink)) },
    },
    {
      world: tab.world,
      live: { replicas: () => null, start: () => Promise.resolve(null), served: () => undefined },
      lineGone: () => lineGone,
      source: {
        async answer(_request, _variables, code) {
          if (needsCode) await code;
          if (answer instanceof Error) throw answer;
          return answer;
        },
        keep: (_request, _variables, each) => void kept.push(each),
      },
      storeNewestAt: () => storeNewestAt,
      unsent: () => unsent,
      sending: () => false,
      watched: () => [],
      shown: ({ freshAt }) => void told.push(freshAt),
    },
  );
  const operation = createOperationDescriptor(getRequest(WaitingBellQuery), variables);
  environment.retain(operation);
  return {
    environment,
    advance: tab.advance,
    online: tab.online,
    leave: () => leave(),
    /** The store has something of another screen that is from then. */
    newer: (at: number) => void (storeNewestAt = at),
    kept,
    told,
    fromDevice: () => [...environment.fromDevice.get().values()],
    server: () => server,
    /** Whether the store has all that the query asks for. */
    isComplete: () => environment.check(operation).status === 'available',
    shown: () => environment.getStore().getSource().get('project_site')?.['newlyWaiting'],
    /** As for a screen whose code has not come. */
    preload() {
      const ends: (string | Error)[] = [];
      const unknown: RequestParameters = {
        id: 'of no code',
        name: 'WaitingBellQuery',
        operationKind: 'query',
        metadata: {},
        text: null,
      };
      const request = environment
        .getNetwork()
        .execute(unknown, variables, { metadata: { device: 'first' } });
      request.subscribe({
        complete: () => ends.push('complete'),
        error: (error: Error) => ends.push(error),
      });
      return ends;
    },
    ask(device?: DevicePolicy) {
      const ends: (string | Error)[] = [];
      const { unsubscribe } = fetchQuery(environment, WaitingBellQuery, variables, {
        networkCacheConfig: { metadata: { device } },
      }).subscribe({
        complete: () => ends.push('complete'),
        error: (error: Error) => ends.push(error),
      });
      leave = unsubscribe;
      return ends;
    },
  };
}

/** What was promised has happened. */
export async function soon(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
