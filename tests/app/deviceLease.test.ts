import { createLease, leaseMs } from '../../src/sync/rows/lease';
import { openRowsDatabase } from '../../src/sync/rows/rowsDatabase';

const day = 86_400_000;
const start = Date.UTC(2026, 10, 20);

/** A device whose clock is set by hand, after the server has answered. */
async function contacted({ ahead = 0 } = {}) {
  const database = openRowsDatabase(`lease-${Math.random()}`);
  let at = start + ahead;
  const lease = createLease(database, { date: () => at });
  lease.contact();
  return {
    setClock: (time: number) => void (at = time),
    contact: () => lease.contact(),
    /** Whether what is kept may be read. */
    async reads(): Promise<boolean> {
      return lease.check().then(
        () => true,
        () => false,
      );
    },
  };
}

test('what is kept may be read for 14 days after the server last answered, and again after it has answered', async () => {
  const device = await contacted();
  device.setClock(start + leaseMs);
  expect(await device.reads()).toBe(true);
  device.setClock(start + leaseMs + 1);
  expect(await device.reads()).toBe(false);
  device.contact();
  expect(await device.reads()).toBe(true);
});

test('a clock that was ahead and is set back makes the time no longer', async () => {
  const device = await contacted();
  device.setClock(start + 2 * day);
  expect(await device.reads()).toBe(true);
  device.setClock(start);
  expect(await device.reads()).toBe(true);
  device.setClock(start + leaseMs + 1);
  expect(await device.reads()).toBe(false);
  device.setClock(start);
  expect(await device.reads()).toBe(false);
});

test('a clock that was ahead when the server answered makes the time no longer once it is right again', async () => {
  const device = await contacted({ ahead: 2 * day });
  device.setClock(start);
  expect(await device.reads()).toBe(true);
  device.setClock(start + leaseMs);
  expect(await device.reads()).toBe(true);
  device.setClock(start + leaseMs + 1);
  expect(await device.reads()).toBe(false);
});

test('what is kept may not be read on a device that knows of no answer of the server', async () => {
  const lease = createLease(openRowsDatabase(`lease-${Math.random()}`), { date: () => start });
  await expect(lease.check()).rejects.toMatchObject({ code: 'LEASE_OVER' });
  // Nor does it say that the time is over, where nothing is kept.
  await expect(lease.checkIfKnown()).resolves.toBeUndefined();
});
