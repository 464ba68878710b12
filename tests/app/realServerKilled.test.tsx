import { waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import fillJournalQuery from '../../__generated__/relay/fillJournalQuery.graphql';
import fillSetUpQuery from '../../__generated__/relay/fillSetUpQuery.graphql';
import fillSnagsQuery from '../../__generated__/relay/fillSnagsQuery.graphql';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { openSite, type Site } from '../support/site';
import { visit } from '../support/visitor';
import { arrive, startWithoutLine } from './support/arrive';
import { keptCopy } from './support/keptCopy';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => jest.restoreAllMocks());

/** The ids of the documents by which copies are brought up to date. */
const fills = [fillJournalQuery, fillSetUpQuery, fillSnagsQuery].map(
  ({ params }) => params.id ?? params.name,
);
/** A transaction that is asked for anything and never answers. */
const endless = new Proxy(() => undefined, {
  get: (_target, name) => (name === 'then' ? () => undefined : endless),
  apply: () => endless,
}) as unknown as IDBTransaction; // it is awaited, and nothing else

test('a tab that is killed after the copy has what was confirmed and before the outbox lets go of it: nothing is twice, and nothing is lost', async () => {
  const { id, number } = await site.raise({ title: 'Confirmed and killed' });
  const { userId } = site.people.tradeA;
  const device = createDevice();
  const first = await arrive(site, 'tradeA', '/p/SITE', device);
  await waitFor(async () =>
    expect((await keptCopy(device, userId, 'SITE'))?.freshAt ?? 0).toBeGreaterThan(0),
  );
  first.kill();
  // From the server's answer on, nothing that the tab writes to its outbox comes to an end. What is
  // written to the copy does.
  let answered = false;
  const transaction = IDBDatabase.prototype.transaction;
  const stopped = jest
    .spyOn(IDBDatabase.prototype, 'transaction')
    .mockImplementation(function write(this: IDBDatabase, ...asked) {
      return answered && this.name === device.databaseName && asked[1] === 'readwrite'
        ? endless
        : transaction.apply(this, asked);
    });
  const second = visit(site.url, {
    path: '/p/SITE',
    device,
    onWay: (response, { body }) => {
      if (typeof body !== 'string') return response;
      if (body.includes('Behind the pipe')) answered = true;
      return fills.some((each) => body.includes(each))
        ? new Response(null, { status: 502 })
        : response;
    },
  });
  second.show();
  await second.core.current()?.userSession.outbox?.add([
    {
      eventId: newId('event'),
      kind: 'comment',
      userId,
      projectId: site.projectId,
      projectCode: 'SITE',
      snagId: id,
      occurredAt: Date.now(),
      seen: null,
      fields: { body: 'Behind the pipe' },
    },
  ]);
  const inCopy = async (): Promise<number> => {
    const database = await openDB(`${device.databaseName}-rows-${userId}`);
    const details = JSON.stringify(await database.getAll('details'));
    database.close();
    return details.split('Behind the pipe').length - 1;
  };
  await waitFor(async () => expect(await inCopy()).toBe(1));
  expect(second.core.current()?.userSession.outbox?.entries.all()).toHaveLength(1);
  second.kill();
  stopped.mockRestore();

  const third = startWithoutLine(site, `/p/SITE/snags/${number}`, device);
  await third.page.findByText('Behind the pipe');
  const { outbox } = third.core.current()?.userSession ?? {};
  await waitFor(() => expect(outbox?.entries.all()).toHaveLength(1));
  expect(third.page.getAllByText('Behind the pipe')).toHaveLength(1);
  third.mend();
  third.tab.online(true);
  await waitFor(() => expect(outbox?.entries.all()).toEqual([]));
  await third.page.findByRole('button', { name: 'Live' });
  expect(third.page.getAllByText('Behind the pipe')).toHaveLength(1);
  expect(await inCopy()).toBe(1);
  const { db } = site.server.app.services;
  expect(
    await db
      .selectFrom('event')
      .select('kind')
      .where('snag_id', '=', id)
      .where('kind', '=', 'COMMENT_ADDED')
      .execute(),
  ).toHaveLength(1);
});
