import { waitFor } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import { createCopies } from '../../../src/sync/rows/copies';
import type { Row } from '../../../src/sync/rows/row';
import { openRowsDatabase } from '../../../src/sync/rows/rowsDatabase';
import { createDevice, type Device } from '../../support/device';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { type Visitor } from '../../support/visitor';
import { event } from '../../support/wire';
import { arrive } from '../../app/support/arrive';
import type { StoredCopy } from '../../../src/sync/databases';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const visitors: Visitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});

async function kept(
  device: Device,
  key: PersonKey,
  store: 'answers' | 'copies' | 'details',
): Promise<unknown[]> {
  const name = `${device.databaseName}-rows-${site.people[key].userId}`;
  if (!(await indexedDB.databases()).some((each) => each.name === name)) return [];
  const database = await openDB(name);
  // Deleted meanwhile: to look is to make an empty one.
  const gone = !database.objectStoreNames.contains(store);
  const all = gone ? [] : await database.getAll(store);
  database.close();
  if (gone) await deleteDB(name);
  return all;
}

/** The rows of the project on the disk, by their ids. */
async function rowsOf(device: Device, key: PersonKey): Promise<Map<string, Row>> {
  if ((await kept(device, key, 'copies')).length === 0) return new Map();
  const database = openRowsDatabase(`${device.databaseName}-rows-${site.people[key].userId}`);
  const copy = await createCopies(database).byCode('site');
  database.close();
  // of which it has given the id
  return new Map((copy?.snagIds ?? []).map((id) => [id, copy?.row(id) as Row]));
}

const complete = (device: Device, key: PersonKey): Promise<void> =>
  waitFor(async () =>
    expect(((await kept(device, key, 'copies')) as StoredCopy[])[0]?.freshAt).toEqual(
      expect.any(Number),
    ),
  );

describe('the copy of a project', () => {
  test('is made once it was opened, and follows what happens', async () => {
    const { id } = await site.raise({ title: 'Copied' });
    const device = createDevice();
    const inspector = await arrive(site, 'inspector', '/p/SITE', device);
    await inspector.page.findByText('Copied');
    await complete(device, 'inspector');
    expect((await rowsOf(device, 'inspector')).get(id)).toMatchObject({
      title: 'Copied',
      status: 'OPEN',
    });

    await site.move('tradeA', id, 'START');
    const later = await site.raise({ title: 'Raised afterwards' });
    await waitFor(async () => {
      const rows = await rowsOf(device, 'inspector');
      expect(rows.get(id)).toMatchObject({ status: 'IN_PROGRESS' });
      expect(rows.get(later.id)).toMatchObject({ title: 'Raised afterwards' });
    });
  });

  test('goes on where it stood after the next start, with all that was missed', async () => {
    const { id } = await site.raise({ title: 'Missed' });
    const device = createDevice();
    const first = await arrive(site, 'inspector', '/p/SITE', device);
    await complete(device, 'inspector');
    first.kill();
    await site.move('tradeA', id, 'START');
    await arrive(site, 'inspector', '/p/SITE', device);
    await waitFor(async () =>
      expect((await rowsOf(device, 'inspector')).get(id)).toMatchObject({ status: 'IN_PROGRESS' }),
    );
  });
});

test('a person who moves to another company has the snags of that company and none of the one before', async () => {
  const ofA = await site.raise({ title: 'Of company A' });
  const ofB = await site.raise({ title: 'Of company B', tradeId: site.trades.B });
  const device = createDevice();
  const { core } = await arrive(site, 'tradeB', '/p/SITE', device);
  await complete(device, 'tradeB');
  const sent = core.current()?.userSession.sent;
  await core.current()?.userSession.outbox?.add([
    {
      ...event(Date.now()),
      seen: null,
      kind: 'comment' as const,
      userId: site.people.tradeB.userId,
      projectId: site.projectId,
      projectCode: 'SITE',
      snagId: ofB.id,
      fields: { body: 'Behind the door' },
    },
  ]);
  await waitFor(async () => expect(await sent?.count()).toBe(1));
  const before = await rowsOf(device, 'tradeB');
  expect([ofA, ofB].map(({ id }) => before.has(id))).toEqual([false, true]);
  await site.ask(
    'admin',
    'mutation ($input: ChangeMemberInput!) { changeMember(input: $input) { member { id } } }',
    {
      input: {
        ...event(Date.now()),
        memberId: site.people.tradeB.memberId,
        role: 'TRADE',
        companyId: site.companies.A,
      },
    },
  );
  await waitFor(async () => {
    const now = await rowsOf(device, 'tradeB');
    // Nor is there what they said of the snags of before.
    expect([now.has(ofA.id), now.has(ofB.id), await sent?.count()]).toEqual([true, false, 0]);
  });
});
