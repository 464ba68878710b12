import type { RequestParameters } from 'relay-runtime';
import { createDeferredDevice, type DeviceEngine } from '../../src/sync/rows/deferredDevice';
import { createDevice } from '../support/device';
import { settled } from './support/until';

const answer = { payloads: [], freshAt: 0 };
const never = new Promise<never>(() => undefined);
const request = (name: string): RequestParameters => ({
  id: name,
  name,
  operationKind: 'query',
  metadata: {},
  text: null,
});

/** A tab of a device, on which the engine of a person is started when its code is there. */
function openTab({
  device = createDevice(),
  userId = 'user_ada',
  stores = true,
  whileDestroying = async () => {},
} = {}) {
  const tab = device.tab();
  const told: string[] = [];
  const destroyed: string[] = [];
  const engine = {
    answer: async ({ name }: RequestParameters) => {
      told.push(`answer ${name}`);
      return answer;
    },
    keep: ({ name }: RequestParameters) => void told.push(`keep ${name}`),
    open: (code: string) => void told.push(`open ${code}`),
    contact: () => void told.push('contact'),
    close: () => void told.push('close'),
  };
  const deferred = createDeferredDevice({
    world: stores ? tab.world : { ...tab.world, storage: null },
    userId,
    load: async () => ({
      // Only what is used of it.
      start: () => engine as unknown as DeviceEngine,
      async destroy(id) {
        await whileDestroying();
        destroyed.push(id);
      },
    }),
  });
  return {
    ...tab,
    device,
    deferred,
    told,
    destroyed,
    started: async () => (tab.advance(2_000), settled()),
  };
}

test.each([
  'ErasePersonQuery',
  'ErasePersonExportQuery',
  'AccountScreenQuery',
  'SettingsScreenQuery',
  'usePeopleQuery',
  'JoinScreenQuery',
  'ResetPasswordScreenQuery',
  'WaitingBellQuery',
  'aQueryOfTomorrow',
])('the answer to %s is not kept, nor given by the device', async (name) => {
  const { deferred, told, started } = openTab();
  deferred.keep(request('SnagListScreenQuery'), {}, answer, null);
  deferred.keep(request(name), {}, answer, null);
  await started();
  deferred.keep(request(name), {}, answer, null);
  expect(await deferred.answer(request(name), {}, never)).toBeNull();
  expect(await deferred.answer(request('SnagListScreenQuery'), {}, never)).toBe(answer);
  expect(told.filter((each) => each.includes(name))).toEqual([]);
});

describe('signing out', () => {
  test('deletes what is kept, also if the browser has lost the list of whom something is kept', async () => {
    const { device, deferred, destroyed, started } = openTab();
    deferred.open('EDEN');
    await started();
    device.storage.clear();
    deferred.close(true);
    await settled();
    expect(destroyed).toEqual(['user_ada']);
  });

  test('that was cut short is finished at the next start, whoever comes', async () => {
    const { device, deferred, started } = openTab();
    deferred.open('EDEN');
    await started();
    const next = openTab({ device, userId: 'user_bob' });
    await settled();
    expect(next.destroyed).toEqual(['user_ada']);
    expect(device.storage.get('snagbook.kept')).toBe('{}');
  });
});
