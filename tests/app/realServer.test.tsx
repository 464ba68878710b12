import { openSite, type Site } from '../support/site';
import { newId } from '../../src/domain/ids';
import { arrive, type Arrived } from './support/arrive';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

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
