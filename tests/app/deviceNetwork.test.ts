import { createOperationDescriptor, getRequest } from 'relay-runtime';
import WaitingBellQuery from '../../__generated__/relay/WaitingBellQuery.graphql';
import { NetworkFailure } from '../../network/index';
import { Refusal } from '../../src/domain/errors';
import type { DeviceAnswer } from '../../src/sync/rows/deviceNetwork';
import { mergeList } from '../../src/sync/rows/mergeLists';
import { openPage, payload, soon, unreachable, variables } from './support/devicePage';

test('a screen is shown from the device at once, then as the server has it', async () => {
  const page = openPage();
  const ends = page.ask('first');
  await soon();
  expect(page.shown()).toBe(1);
  expect(page.fromDevice()).toEqual([{ freshAt: 7, failure: null }]);
  page.server()?.next(payload(2));
  page.server()?.complete();
  expect(page.shown()).toBe(2);
  expect(page.fromDevice()).toEqual([]);
  expect(ends).toEqual(['complete']);
  expect(page.kept).toMatchObject([{ payloads: [payload(2)] }]);
});

describe('what the device has, older than what the store may have of other screens,', () => {
  /** Another screen has brought the project, and nothing says under which code. */
  function withNewer(): ReturnType<typeof openPage> {
    const page = openPage({ storeNewestAt: 8 });
    page.environment.commitUpdate(
      (store) =>
        void store
          .create('project_site', 'Project')
          .setValue('project_site', 'id')
          .setValue(3, 'newlyWaiting'),
    );
    return page;
  }

  test('is shown at once where the store has nothing', async () => {
    const page = openPage({ storeNewestAt: 8 });
    page.ask('first');
    await soon();
    expect([page.shown(), page.told, page.isComplete()]).toEqual([1, [7], true]);
    expect(page.fromDevice()).toEqual([{ freshAt: 7, failure: null }]);
  });

  test('fills what the store lacks and is put over nothing; the server’s answer is', async () => {
    const page = withNewer();
    page.ask('first');
    await soon();
    expect([page.shown(), page.isComplete()]).toEqual([3, true]);
    page.server()?.next(payload(4));
    expect(page.shown()).toBe(4);
  });

  test('brings nothing back that went out of sight', async () => {
    const page = withNewer();
    page.environment.commitUpdate((store) => store.delete('project_site'));
    page.ask('first');
    await soon();
    expect([page.shown(), page.isComplete()]).toEqual([undefined, true]);
  });

  test('leaves what waits to be sent on top', async () => {
    const page = withNewer();
    page.environment.applyUpdate({
      storeUpdater: (store) => void store.get('project_site')?.setValue(9, 'newlyWaiting'),
    });
    page.ask('first');
    await soon();
    expect([page.shown(), page.isComplete()]).toEqual([9, true]);
  });
});

test('a screen stays with what the device gave when the server is not reached, and is told why', async () => {
  const page = openPage();
  const ends = page.ask('first');
  await soon();
  page.server()?.error(unreachable);
  await soon();
  expect(ends).toEqual(['complete']);
  expect(page.fromDevice()).toEqual([{ freshAt: 7, failure: unreachable }]);
  expect(page.kept).toEqual([]);
});

test('a refusal of the server is no reason to show what the device has', async () => {
  const page = openPage();
  const refusal = new NetworkFailure({
    kind: 'graphql',
    operation: 'WaitingBellQuery',
    retryable: false,
  });
  const ends = page.ask();
  page.server()?.error(refusal);
  await soon();
  expect(ends).toEqual([refusal]);
  expect(page.shown()).toBeUndefined();
});

test('the device answers any other query after three seconds of silence, and at once when the page knows it is offline', async () => {
  const page = openPage();
  page.ask();
  page.advance(2_999);
  await soon();
  expect(page.shown()).toBeUndefined();
  page.advance(1);
  await soon();
  expect(page.shown()).toBe(1);

  const gone = openPage({ lineGone: true });
  gone.ask();
  gone.advance(0);
  await soon();
  expect(gone.shown()).toBe(1);
});

test('a device that may not be read any more says so in the place of the failure', async () => {
  const locked = new Refusal('LEASE_OVER', 'Locked');
  const page = openPage({ answer: locked });
  const ends = page.ask('first');
  page.server()?.error(unreachable);
  await soon();
  expect(ends).toEqual([locked]);
});

describe('a query that stands on a screen', () => {
  const standing = 'the one on the screen';
  const again = ({ environment }: ReturnType<typeof openPage>, isStopped = () => false) =>
    environment.answerAgain(
      createOperationDescriptor(getRequest(WaitingBellQuery), variables),
      standing,
      isStopped,
    );
  const rows: DeviceAnswer = {
    payloads: [payload(1)],
    freshAt: 7,
    unsent: { snagIds: new Set(['snag_one']), mergeList, before: () => Promise.resolve(null) },
  };

  test('is answered again by the device without a line, and keeps its age', async () => {
    const page = openPage({ answer: rows, lineGone: true, unsent: 'event_one' });
    expect(await again(page)).toBe(true);
    expect(page.shown()).toBe(1);
    expect(page.fromDevice()).toEqual([{ freshAt: null, failure: null, unsent: 'event_one' }]);
    expect(page.environment.decides(standing)).toBe(true);
  });
});
