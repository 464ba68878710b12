import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newId } from '../../src/domain/ids';
import type { NewEvent } from '../../src/sync/outbox/entry';
import { blank } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { arrive, type Arrived } from './support/arrive';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Somebody with a snag of this title in front of them. */
async function at(
  key: PersonKey,
  title: string,
): Promise<Arrived & { snagId: string; number: number }> {
  const { id, number } = await site.raise({ title });
  const visitor = await arrive(site, key, `/p/SITE/snags/${number}`);
  await visitor.page.findByRole('heading', { name: new RegExp(title) });
  // The history comes after the facts.
  await visitor.page.findByText(/raised it/);
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.connection.get().kind).toBe('live'),
  );
  return { ...visitor, snagId: id, number };
}

async function sent({ core }: Arrived): Promise<void> {
  await waitFor(() => expect(core.current()?.userSession.outbox?.entries.all()).toEqual([]));
}

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

describe('without a connection', () => {
  test('work is begun and marked fixed, and its next steps wait for the server', async () => {
    const visitor = await at('tradeA', 'Started offline');
    await site.addPhoto(
      'tradeA',
      visitor.snagId,
      await blank(320, 240).jpeg().toBuffer(),
      'EVIDENCE',
    );
    visitor.cut();
    await userEvent.click(visitor.page.getByRole('button', { name: 'Start work' }));
    await waitFor(() =>
      expect(visitor.page.queryByRole('button', { name: 'Start work' })).toBeNull(),
    );
    visitor.page.getByText(/started/);
    visitor.page.getByRole('button', { name: 'Mark fixed' });
    await put(visitor, 'tradeA', {
      kind: 'move',
      snagId: visitor.snagId,
      fields: { move: 'FIX', comment: 'Done' },
    });
    await waitFor(() =>
      expect(visitor.page.queryByRole('button', { name: 'Mark fixed' })).toBeNull(),
    );
    visitor.mend();
    visitor.tab.online(true);
    await sent(visitor);
    expect(visitor.page.getAllByText(/started/)).toHaveLength(1);
    const { project } = await site.ask<{ project: { snag: { status: string } } }>(
      'admin',
      `{ project(code: "SITE") { snag(number: ${visitor.number}) { status } } }`,
    );
    expect(project.snag.status).toBe('FIXED');
  });
});

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
    visitor.page.getByRole('button', { name: 'Try again' });
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
