import { waitFor } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import SnagHistoryPaginationQuery from '../../../__generated__/relay/SnagHistoryPaginationQuery.graphql';
import { createDevice, type Device } from '../../support/device';
import { grain } from '../../support/photos';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { event } from '../../support/wire';
import { arrive } from '../../app/support/arrive';
import { onDisk, textOf } from '../../app/support/onDisk';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const rowsName = (device: Device, key: PersonKey): string =>
  `${device.databaseName}-rows-${site.people[key].userId}`;

/** Resolves when the copy of the project has this, and the device has an answer too. */
const copied = (device: Device, key: PersonKey, word: string): Promise<void> =>
  waitFor(async () => {
    const rows = (await onDisk(device)).get(rowsName(device, key)) ?? [];
    expect(JSON.stringify(rows)).toContain(word);
    expect(JSON.stringify(rows)).toMatch(
      /"filling":null,.*"freshAt":\d|"freshAt":\d.*"filling":null/,
    );
    expect(rows).toContainEqual(expect.objectContaining({ identifier: expect.any(String) }));
  });

const remove = (key: PersonKey) =>
  site.ask(
    'admin',
    'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
    { input: { ...event(Date.now()), memberId: site.people[key].memberId } },
  );

test('signing out without a line leaves no rows and no word of the project, also if the browser lost its list of people', async () => {
  await site.raise({ title: 'Not for the next' });
  const device = createDevice();
  const first = await arrive(site, 'inspector', '/p/SITE', device);
  await first.page.findByText('Not for the next');
  await copied(device, 'inspector', 'Not for the next');
  device.storage.delete('snagbook.kept');
  first.cut();
  await first.core.session.signOut();
  await waitFor(async () => {
    const left = await onDisk(device);
    expect([...left.keys()]).not.toContain(rowsName(device, 'inspector'));
    expect(textOf(left)).not.toContain('Not for the next');
  });
});

test('nothing of a snag that another company has now stays: no thumbnail and no cached answer', async () => {
  const { id } = await site.raise({ title: 'Given away' });
  const photoId = await site.addPhoto('inspector', id, await grain().jpeg().toBuffer());
  await site.server.app.rendered();
  const device = createDevice();
  const trade = await arrive(site, 'tradeA', '/p/SITE', device);
  await trade.page.findByText('Given away');
  const { environment } = trade.core.current()?.userSession ?? {};
  if (environment === undefined) throw new Error('Nobody is here.');
  await fetchQuery(environment, SnagHistoryPaginationQuery, { id }).toPromise();
  await copied(device, 'tradeA', photoId);
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }',
    { input: { ...event(Date.now()), snagId: id, companyId: site.companies.B } },
  );
  await waitFor(async () => {
    const left = textOf(await onDisk(device));
    for (const trace of ['Given away', id, photoId]) expect(left).not.toContain(trace);
  });
});

describe('somebody who was removed from the project keeps nothing of it', () => {
  test('once they start the app again, though they do not open the project', async () => {
    await site.raise({ title: 'Of the past' });
    const device = createDevice();
    const first = await arrive(site, 'viewer', '/p/SITE', device);
    await copied(device, 'viewer', 'Of the past');
    first.kill();
    await remove('viewer');
    await arrive(site, 'viewer', '/', device);
    await waitFor(async () => expect(textOf(await onDisk(device))).not.toContain('Of the past'));
  });

  test('once they are back on line, with the app open elsewhere', async () => {
    await site.raise({ title: 'Of yesterday' });
    const device = createDevice();
    const { page, tab, cut, mend, core } = await arrive(site, 'inspector2', '/p/SITE', device);
    await page.findByText('Of yesterday');
    await copied(device, 'inspector2', 'Of yesterday');
    await core.current()?.router.navigate({ to: '/' });
    await page.findByRole('heading', { name: 'Projects' });
    cut();
    tab.online(false);
    await remove('inspector2');
    mend();
    tab.online(true);
    await waitFor(async () => expect(textOf(await onDisk(device))).not.toContain('Of yesterday'));
  });
});

describe('somebody who was given a role that this version does not know', () => {
  // A role of the future: no type knows it.
  const change = (memberId: string, role: string) =>
    site.server.app.services.db
      .updateTable('member')
      .set({ role: role as never })
      .where('id', '=', memberId)
      .execute();

  test('is shown nothing of the project, and keeps nothing of it, once they start the app again', async () => {
    const { number } = await site.raise({ title: 'For known roles' });
    const member = await site.join('of-tomorrow', 'INSPECTOR');
    Object.assign(site.people, { tomorrow: member });
    const tomorrow = 'tomorrow' as PersonKey; // as it was just named
    const device = createDevice();
    const first = await arrive(site, tomorrow, '/p/SITE', device);
    await first.page.findByText('For known roles');
    await copied(device, tomorrow, 'For known roles');
    first.kill();
    await change(member.memberId, 'AUDITOR');
    const { page, core } = await arrive(site, tomorrow, `/p/SITE/snags/${number}`, device);
    await page.findByRole('heading', { name: 'Not found' });
    await waitFor(async () =>
      expect(textOf(await onDisk(device))).not.toContain('For known roles'),
    );
    for (const [path, heading] of [
      ['/p/SITE', 'Not found'],
      ['/p/SITE/plans', 'Not found'],
      ['/p/SITE/settings', 'Not found'],
      ['/waiting', 'Nothing waiting for you'],
      ['/', 'No project yet'],
    ] as const) {
      core.current()?.router.history.push(path);
      await page.findByRole('heading', { name: heading });
      expect(document.body.textContent).not.toMatch(/For known roles|Company A|Block A/);
    }
    // The server of this version cannot name that role to the other members.
    await change(member.memberId, 'INSPECTOR');
  });
});
