import { waitFor } from '@testing-library/react';
import { deleteDB, openDB } from 'idb';
import { createCopies } from '../../src/sync/rows/copies';
import type { Row } from '../../src/sync/rows/row';
import { openRowsDatabase, type StoredCopy } from '../../src/sync/rows/rowsDatabase';
import { createDevice, type Device } from '../support/device';
import { openSite, type PersonKey, type Site } from '../support/site';
import { visit, type Visitor } from '../support/visitor';
import { event } from '../support/wire';
import { arrive, type Arrived } from './support/arrive';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const visitors: Visitor[] = [];
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});

/** The device is started again, with nothing to be reached from the start. */
function restart(device: Device, path: string): Arrived {
  const visitor = visit(site.url, { path, device });
  visitor.cut();
  visitors.push(visitor);
  return { ...visitor, page: visitor.show() };
}

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

/** Resolves when what the device was told is on its disk. */
const settled = (device: Device, key: PersonKey): Promise<void> =>
  waitFor(async () => expect((await kept(device, key, 'answers')).length).toBeGreaterThan(0));

test('nothing of a person who signed out is on the device, and the next one sees nothing of it', async () => {
  await site.raise({ title: 'Not for the next' });
  const device = createDevice();
  const first = await arrive(site, 'inspector', '/p/SITE', device);
  await first.page.findByText('Not for the next');
  await settled(device, 'inspector');
  first.cut();
  await first.core.session.signOut();
  await waitFor(async () => expect(await kept(device, 'inspector', 'answers')).toEqual([]));
});

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

  test('loses a snag that is given to another company, and what was answered of the project', async () => {
    const { id } = await site.raise({ title: 'Given away' });
    const device = createDevice();
    const trade = await arrive(site, 'tradeA', '/p/SITE', device);
    await trade.page.findByText('Given away');
    await complete(device, 'tradeA');
    expect((await rowsOf(device, 'tradeA')).has(id)).toBe(true);
    await site.ask(
      'inspector',
      `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
      { input: { ...event(Date.now()), snagId: id, companyId: site.companies.B } },
    );
    await waitFor(async () => expect((await rowsOf(device, 'tradeA')).has(id)).toBe(false));
    expect(JSON.stringify(await kept(device, 'tradeA', 'details'))).not.toContain('Given away');
    await waitFor(async () =>
      expect(JSON.stringify(await kept(device, 'tradeA', 'answers'))).not.toContain('Given away'),
    );
  });
});

describe('without a line, from the start', () => {
  test('the list, its chips, a search and a snag with its history are there, also what was never opened', async () => {
    const { number } = await site.raise({ title: 'Dripping tap', description: 'Under the basin' });
    const { id } = await site.raise({ title: 'Scratched pane' });
    await site.move('tradeA', id, 'START');
    const device = createDevice();
    const first = await arrive(site, 'inspector', '/p/SITE/plans', device);
    await complete(device, 'inspector');
    first.kill();

    const second = restart(device, '/p/SITE');
    await second.page.findByText('Dripping tap');
    await second.page.findByText(/Last updated at /);
    const router = second.core.current()?.router;
    await router?.navigate({ href: '/p/SITE?q=scratched' });
    await waitFor(() => expect(second.page.queryByText('Dripping tap')).toBeNull());
    second.page.getByText('Scratched pane');
    await router?.navigate({
      to: '/p/$code/snags/$number',
      params: { code: 'SITE', number: String(number) },
    });
    await second.page.findByRole('heading', { name: /Dripping tap/ });
    await second.page.findByText(/raised it/);
    await router?.navigate({ to: '/p/$code/new', params: { code: 'SITE' } });
    await second.page.findByRole('button', { name: 'Take a photo' });
  });
});

test('somebody of another company now has the snags of that company, and none of the one before', async () => {
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
