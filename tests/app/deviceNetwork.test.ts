import { NetworkFailure } from '../../network/index';
import { Refusal } from '../../src/domain/errors';
import { openPage, payload, soon, unreachable } from './support/devicePage';

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
