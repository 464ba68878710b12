import { waitFor } from '@testing-library/react';
import { newId } from '../../../src/domain/ids';
import { createDevice } from '../../support/device';
import { openSite, type Site } from '../../support/site';
import { arrive, startWithoutLine, type Arrived } from '../../app/support/arrive';
import { caughtUp, counts, go, loseLine, put, titles } from '../../app/support/withoutLine';

// Lists that stand on the screen, or stood there before the line went. Their source is the device:
// its rows and its outbox. The server is not reached.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** An inspector whose page follows the project, and whose device has all that the page has. */
async function atWork(path: string): Promise<Arrived> {
  const visitor = await arrive(site, 'inspector', path);
  await caughtUp(site, visitor);
  return visitor;
}

test('what is raised, closed and undone without a line changes the open list and its counts at once', async () => {
  const { id } = await site.raise({ title: 'Standing one' });
  const visitor = await atWork('/p/SITE');
  await visitor.page.findByText(/Standing one/);
  const before = counts(visitor);
  await loseLine(visitor);

  await put(site, visitor, {
    kind: 'move',
    snagId: id,
    fields: { move: 'CLOSE', comment: 'Seen' },
  });
  const closed = { ...before, Open: (before['Open'] ?? 0) - 1, Mine: (before['Mine'] ?? 0) - 1 };
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
  await waitFor(() => expect(visitor.page.queryByText(/Standing one/)).toBeNull());

  const snagId = newId('snag');
  const raised = await put(site, visitor, {
    kind: 'raise',
    snagId,
    fields: { title: 'Standing two' },
  });
  await visitor.page.findByText(/Standing two/);
  await waitFor(() => expect(counts(visitor)['All']).toBe((before['All'] ?? 0) + 1));
  await visitor.core.current()?.userSession.outbox?.discard(raised);
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
  expect(visitor.page.queryByText(/Standing two/)).toBeNull();

  visitor.mend();
  visitor.tab.online(true);
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
});

test('after a start without a line a snag closed on the spot is in “All” and not in “Open”; a reopened one is in both', async () => {
  const { id } = await site.raise({ title: 'Spot reopened' });
  const device = createDevice();
  const first = await arrive(site, 'inspector', '/p/SITE?chip=OPEN', device);
  await caughtUp(site, first);
  await first.page.findByText(/Spot reopened/);
  const before = counts(first);
  await loseLine(first);
  const snagId = newId('snag');
  await put(site, first, { kind: 'raise', snagId, fields: { title: 'Spot closed' } });
  await put(site, first, {
    kind: 'move',
    snagId,
    fields: { move: 'CLOSE', comment: 'Done while I stood there' },
  });
  await put(site, first, { kind: 'move', snagId: id, fields: { move: 'CLOSE', comment: 'Seen' } });
  await put(site, first, {
    kind: 'move',
    snagId: id,
    fields: { move: 'REOPEN', comment: 'Not so' },
  });
  first.kill();

  const second = startWithoutLine(site, '/p/SITE?chip=OPEN', device);
  await second.page.findByText(/Spot reopened/);
  await waitFor(() => expect(counts(second)).toEqual({ ...before, All: (before['All'] ?? 0) + 1 }));
  expect(titles(second, /Spot (reopened|closed)/)).toEqual(['Spot reopened']);
  await go(second, '/p/SITE?chip=ALL');
  await second.page.findByText(/Spot closed/);
});
