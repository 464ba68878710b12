import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite, type Site } from '../support/site';
import { event } from '../support/wire';
import { arrive, type Arrived } from './support/arrive';
import { loseLine } from './support/withoutLine';
import { newId } from '../../src/domain/ids';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function live({ core }: Arrived): Promise<void> {
  await waitFor(() => expect(core.current()?.userSession.connection.get().kind).toBe('live'));
}

const edit = `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`;

test('a snag that another company gets leaves the one’s list and page and comes whole onto the other’s', async () => {
  const { id, number } = await site.raise({ title: 'Whose is it' });
  const list = await arrive(site, 'tradeA', '/p/SITE');
  const detail = await arrive(site, 'tradeA', `/p/SITE/snags/${number}`);
  const other = await arrive(site, 'tradeB', '/p/SITE');
  await Promise.all([
    list.page.findByText(/Whose is it/),
    detail.page.findByRole('heading', { name: /Whose is it/ }),
    other.page.findByRole('heading', { name: 'Snags of Site' }),
  ]);
  await Promise.all([list, detail, other].map(live));
  await site.ask('inspector', edit, {
    input: { ...event(), snagId: id, companyId: site.companies.B },
  });
  await other.page.findByText(/Whose is it/);
  await waitFor(() => expect(list.page.queryByText(/Whose is it/)).toBeNull());
  await detail.page.findByText(
    'We could not find that. It may have been removed, or it is not shared with you.',
  );
});

test('many events while the page was hidden cause one more request for the list', async () => {
  const list = await arrive(site, 'inspector', '/p/SITE');
  await list.page.findByRole('heading', { name: 'Snags of Site' });
  await live(list);
  list.tab.visible(false);
  const raised = await Promise.all(
    ['First of three', 'Second of three', 'Third of three'].map((title) => site.raise({ title })),
  );
  await waitFor(() => {
    for (const { id } of raised)
      expect(list.core.current()?.userSession.environment.getStore().getSource().has(id)).toBe(
        true,
      );
  });
  const before = list.requests.length;
  list.tab.visible(true);
  await list.page.findByText(/Third of three/);
  await list.page.findByText(/First of three/);
  expect(list.requests.length - before).toBeLessThanOrEqual(2);
});

describe('while the server cannot be asked', () => {
  afterEach(() => jest.restoreAllMocks());

  test('a screen that is old shows what it has and says so, and is fresh again when it can', async () => {
    await site.raise({ title: 'Still here' });
    const visitor = await arrive(site, 'viewer', '/p/SITE?chip=ALL');
    await visitor.page.findByText(/Still here/);
    await userEvent.click(visitor.page.getByRole('link', { name: /Site/ }));
    await visitor.page.findByRole('heading', { name: 'Projects' });
    visitor.cut();
    // Data of more than 900 s is stale.
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 16 * 60_000);
    await visitor.core
      .current()
      ?.router.navigate({ to: '/p/$code', params: { code: 'SITE' }, search: { chip: 'ALL' } });
    await loseLine(visitor);
    // Which of the two depends on whether the device has filled its replica before.
    await visitor.page.findByText(
      /^(There is no connection to the server|The server has not answered yet)\. Last updated at .*\d/,
    );
    visitor.page.getByText(/Still here/);

    visitor.mend();
    visitor.tab.online(true);
    await waitFor(() => expect(visitor.page.queryByText(/Last updated at/)).toBeNull());
    visitor.page.getByText(/Still here/);
  });
});

test('a list is one request, and so is a snag', async () => {
  const { number } = await site.raise({ title: 'One request' });
  // What is loaded ahead comes later, when nobody waits for anything.
  const asked = ({ requests }: Arrived): number =>
    requests.filter((path) => path === '/graphql').length;
  const list = await arrive(site, 'inspector', '/p/SITE');
  await list.page.findByText('One request');
  expect(asked(list)).toBe(1);
  const detail = await arrive(site, 'inspector', `/p/SITE/snags/${number}`);
  await detail.page.findByRole('heading', { name: /One request/ });
  expect(asked(detail)).toBe(1);
});

test('a step the server refuses is put back, and the page says why', async () => {
  const { number, id } = await site.raise({ title: 'Refused step' });
  const trade = await arrive(site, 'tradeA', `/p/SITE/snags/${number}`);
  await trade.page.findByRole('heading', { name: /Refused step/ });
  const outbox = trade.core.current()?.userSession.outbox;
  const refused = {
    eventId: newId('event'),
    kind: 'move',
    userId: site.people.tradeA.userId,
    projectId: site.projectId,
    projectCode: 'SITE',
  } as const;
  await outbox?.add([
    { ...refused, snagId: id, occurredAt: Date.now(), seen: null, fields: { move: 'FIX' } },
  ]);
  await trade.page.findByText(/Add a photo of the finished work before marking it fixed\./);
  trade.page.getByRole('button', { name: 'Start work' });
});
