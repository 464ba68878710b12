import { waitFor } from '@testing-library/react';
import { newId } from '../../src/domain/ids';
import type { NewEvent } from '../../src/sync/outbox/entry';
import { openSite, type PersonKey, type Site } from '../support/site';
import { arrive, type Arrived } from './support/arrive';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** An event as a screen would make it. */
async function put(
  { core }: Arrived,
  key: PersonKey,
  content: Pick<NewEvent, 'kind' | 'snagId' | 'fields'>,
): Promise<string> {
  const eventId = newId('event');
  const { userId } = site.people[key];
  await core.current()?.userSession.outbox?.add([
    {
      eventId,
      userId,
      projectId: site.projectId,
      projectCode: 'SITE',
      occurredAt: Date.now(),
      seen: null,
      ...content,
    },
  ]);
  return eventId;
}

describe('a snag that has no number yet', () => {
  test('has a page of its own, which says what the server did not like, and where it is tried again', async () => {
    const visitor = await arrive(site, 'inspector', '/p/SITE');
    await visitor.page.findByRole('heading', { name: 'Snags of Site' });
    const snagId = newId('snag');
    await put(visitor, 'inspector', {
      kind: 'raise',
      snagId,
      fields: { title: 'Nowhere in particular', tradeId: site.trades.A },
    });
    await visitor.page.findByText(/Nowhere in particular/);
    await waitFor(() =>
      expect(visitor.core.current()?.userSession.outbox?.entries.ofSnag(snagId)[0]?.state).toBe(
        'refused',
      ),
    );
    await visitor.core
      .current()
      ?.router.navigate({ to: '/p/$code/snags/$number', params: { code: 'SITE', number: snagId } });
    await visitor.page.findByRole('heading', { name: /Nowhere in particular/ });
    await visitor.page.findByText(/Drop a pin or choose a location so the trade can find it\./);
    await visitor.page.findByRole('button', { name: 'Try again' });
  });

  test('moves to its number when the server has given it one', async () => {
    const visitor = await arrive(site, 'inspector', '/p/SITE');
    await visitor.page.findByRole('heading', { name: 'Snags of Site' });
    const snagId = newId('snag');
    visitor.cut();
    await put(visitor, 'inspector', {
      kind: 'raise',
      snagId,
      fields: { title: 'Numbered later', tradeId: site.trades.A, locationId: site.locationId },
    });
    await visitor.page.findByText(/Numbered later/);
    void visitor.core
      .current()
      ?.router.navigate({ to: '/p/$code/snags/$number', params: { code: 'SITE', number: snagId } });
    visitor.mend();
    visitor.tab.online(true);
    await waitFor(() => expect(visitor.path()).toMatch(/^\/p\/SITE\/snags\/\d+$/));
    await visitor.page.findByRole('heading', { name: /Numbered later/ });
  });
});
