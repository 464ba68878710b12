import { openDB } from 'idb';
import type { RequestParameters } from 'relay-runtime';
import {
  createDeferredDevice,
  rowsDatabaseOf,
  type DeviceEngine,
} from '../../src/sync/rows/deferredDevice';
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

test('a project that was opened first is copied, however much was answered before the start', async () => {
  const { deferred, told, started } = openTab();
  deferred.open('EDEN');
  for (let n = 0; n < 30; n += 1) {
    deferred.contact();
    deferred.keep(request('SnagListScreenQuery'), { n }, answer);
  }
  await started();
  expect(told).toContain('open EDEN');
  expect(told.filter((each) => each === 'contact')).toHaveLength(1);
});

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
  deferred.keep(request('SnagListScreenQuery'), {}, answer);
  deferred.keep(request(name), {}, answer);
  await started();
  deferred.keep(request(name), {}, answer);
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

  test('and in again before all is deleted leaves the person in the list', async () => {
    let release = (): void => {};
    const first = openTab({ whileDestroying: () => new Promise((resolve) => (release = resolve)) });
    first.deferred.open('EDEN');
    await first.started();
    first.deferred.close(true);
    await settled();
    const second = openTab({ device: first.device });
    second.advance(60_000);
    second.deferred.open('EDEN');
    await second.started();
    release();
    await settled();
    expect(first.destroyed).toEqual(['user_ada']);
    expect(first.device.storage.get('snagbook.kept')).toContain('user_ada');
  });
});

test('nothing is kept where it could not be noted of whom: nobody would delete it after a sign-out that was cut short', async () => {
  const { deferred, told, started } = openTab({ stores: false });
  deferred.open('EDEN');
  await started();
  expect(told).toEqual([]);
});

test('what the device has of a person is found also where the browser has lost the list of whom it has something', async () => {
  const device = createDevice();
  const asked = () =>
    openTab({ device }).deferred.answer(request('SnagListScreenQuery'), {}, never);
  expect(await asked()).toBeNull();
  (await openDB(rowsDatabaseOf(device, 'user_ada'))).close();
  expect(await asked()).toBe(answer);
  expect(
    await openTab({ device: createDevice(), userId: 'user_bob' }).deferred.answer(
      request('SnagListScreenQuery'),
      {},
      never,
    ),
  ).toBeNull();
});
