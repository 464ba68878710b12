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
import type { DevicePolicy } from '../../../src/sync/rows/deviceNetwork';
import type { DeviceAnswer } from '../../../src/sync/rows/liveProjects';
import { createValue } from '../../../src/device/observable';
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
}: {
  answer?: DeviceAnswer | Error | null;
  lineGone?: boolean;
  needsCode?: boolean;
} = {}) {
  const tab = createDevice().tab();
  let server: Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0] | undefined;
  const kept: DeviceAnswer[] = [];
  let leave = (): void => {};
  const environment = new DeviceEnvironment(
    {
      store: new Store(new RecordSource()),
      network: { execute: () => Observable.create((sink) => void (server = sink)) },
    },
    {
      world: tab.world,
      live: {
        projects: createValue(new Map()),
        replicas: () => null,
        start: () => Promise.resolve(null),
        lineChanged: () => undefined,
        served: () => undefined,
        took: () => undefined,
      },
      lineGone: () => lineGone,
      source: {
        async answer(_request, _variables, code) {
          if (needsCode) await code;
          if (answer instanceof Error) throw answer;
          return answer;
        },
        keep: (_request, _variables, each) => void kept.push(each),
      },
    },
  );
  const operation = createOperationDescriptor(getRequest(WaitingBellQuery), variables);
  environment.retain(operation);
  return {
    environment,
    advance: tab.advance,
    online: tab.online,
    leave: () => leave(),
    kept,
    fromDevice: () => [...environment.fromDevice.get().values()],
    server: () => server,
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
