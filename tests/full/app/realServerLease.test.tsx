import { waitFor } from '@testing-library/react';
import { dayMs } from '../../../rules/days';
import { createDevice, type Device } from '../../support/device';
import { openSite, type Site } from '../../support/site';
import { realClock } from '../../../src/device/world';
import { visit, type Visitor } from '../../support/visitor';
import { arrive } from '../../app/support/arrive';
import { onDisk } from '../../app/support/onDisk';
import type { StoredCopy } from '../../../src/sync/databases';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.raise({ title: 'Loose handle' });
});
afterAll(() => site.close());

/** The copy of the project as it is on the disk. */
async function copyOn(device: Device): Promise<StoredCopy | undefined> {
  const rows = (await onDisk(device)).get(
    `${device.databaseName}-rows-${site.people.inspector.userId}`,
  ) as (StoredCopy | object)[] | undefined; // what is in its stores
  return rows?.find((each): each is StoredCopy => 'cursor' in each && 'revision' in each);
}

const complete = (device: Device): Promise<void> =>
  waitFor(async () =>
    expect(await copyOn(device)).toMatchObject({ freshAt: expect.any(Number), filling: null }),
  );

/** A device with a copy of the project, whose page is closed. */
async function prepared(): Promise<Device> {
  const device = createDevice();
  const first = await arrive(site, 'inspector', '/p/SITE', device);
  await complete(device);
  first.kill();
  return device;
}

/** The same device, fifteen days later by its clock. */
const fifteenDaysLater = (
  device: Device,
  path: string,
  { waitsMs = (ms: number): number => ms } = {},
): Visitor =>
  visit(site.url, {
    path,
    device,
    clock: {
      ...realClock,
      date: () => Date.now() + 15 * dayMs,
      setTimeout: (run, ms) => setTimeout(run, waitsMs(ms)),
    },
  });

const sentence = /^No contact with the server for 14 days/;

test('an expired copy is deleted without a line and comes back when the server answers, also after a reload', async () => {
  const device = await prepared();
  const without = fifteenDaysLater(device, '/p/SITE');
  without.tab.online(false);
  without.cut();
  await without.show().findByText(sentence);
  await waitFor(async () => expect(await copyOn(device)).toBeUndefined());
  without.kill();
  const again = fifteenDaysLater(device, '/');
  again.show();
  await complete(device);
  again.leave();
});

test('a person who comes back online in time keeps the copy', async () => {
  const device = await prepared();
  const before = await copyOn(device);
  // The time that the server has is not over in this test, and that of a request is soon.
  const again = fifteenDaysLater(device, '/p/SITE', {
    waitsMs: (ms) => (ms === 20_000 ? 600_000 : ms === 15_000 ? 3_000 : Math.min(ms, 500)),
  });
  again.cut('bytes');
  const page = again.show();
  // The device is asked, and may not show what it has.
  await waitFor(() => expect(again.core.session.get().kind).toBe('signedIn'));
  await page.findByText(sentence);
  again.mend();
  await page.findByText('Loose handle');
  expect((await copyOn(device))?.id).toBe(before?.id);
  again.leave();
});
