import { waitFor } from '@testing-library/react';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { openSite, type Site } from '../support/site';
import { arrive, startWithoutLine, type Arrived } from './support/arrive';
import { caughtUp, counts, fix, go, loseLine, put, titles } from './support/withoutLine';

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

async function fixed(title: string): Promise<string> {
  const { id } = await site.raise({ title });
  await fix(site, id);
  return id;
}

test('what is raised, closed and taken back without a line is counted and listed at once in the list that stands on the screen', async () => {
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

test('what was raised and closed on the spot is, after a start without a line, in the list of all and not of the open, and what was closed and opened again is', async () => {
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

test('a snag that is raised without a line is only in the lists whose filter it matches', async () => {
  await site.raise({ title: 'Narrow stairs' });
  const visitor = await atWork('/p/SITE?q=narrow');
  await visitor.page.findByText(/Narrow stairs/);
  await loseLine(visitor);
  const before = counts(visitor);
  await put(site, visitor, {
    kind: 'raise',
    snagId: newId('snag'),
    fields: { title: 'Wide stairs' },
  });
  await put(site, visitor, {
    kind: 'raise',
    snagId: newId('snag'),
    fields: { title: 'Narrow door' },
  });
  await visitor.page.findByText(/Narrow door/);
  await waitFor(() => expect(counts(visitor)['Open']).toBe((before['Open'] ?? 0) + 1));
  expect(titles(visitor, /(Narrow|Wide) (stairs|door)/)).toEqual(['Narrow door', 'Narrow stairs']);
});

test('what is changed without a line moves to its place in the order', async () => {
  const { id } = await site.raise({ title: 'Changed first' });
  await site.raise({ title: 'Changed second' });
  const visitor = await atWork('/p/SITE?sort=CHANGED');
  await visitor.page.findByText(/Changed first/);
  expect(titles(visitor, /Changed (first|second)/)).toEqual(['Changed second', 'Changed first']);
  await loseLine(visitor);
  await put(site, visitor, { kind: 'edit', snagId: id, fields: { priority: 'HIGH' } });
  await waitFor(() =>
    expect(titles(visitor, /Changed (first|second)/)).toEqual(['Changed first', 'Changed second']),
  );
});

test('a list that was opened before the line went has what was done since when it is opened again, from its first moment', async () => {
  const id = await fixed('Opened before');
  const visitor = await atWork('/p/SITE?chip=TO_CHECK');
  await visitor.page.findByText(/Opened before/);
  await go(visitor, '/p/SITE?chip=DISPUTED');
  await waitFor(() => expect(visitor.page.queryByText(/Opened before/)).toBeNull());
  await loseLine(visitor);
  await put(site, visitor, { kind: 'move', snagId: id, fields: { move: 'CLOSE' } });
  const seen: string[] = [];
  const watching = new MutationObserver(() =>
    seen.push(
      ...visitor.page.queryAllByText(/Opened before/).map((row: HTMLElement) => row.textContent),
    ),
  );
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  await go(visitor, '/p/SITE?chip=TO_CHECK');
  await visitor.page.findByText(/Last updated at /);
  watching.disconnect();
  expect(seen).toEqual([]);
  await go(visitor, '/p/SITE?chip=ALL');
  await visitor.page.findByText(/Opened before/);
});

test('“To check” and “Waiting for you”, opened again without a line, lack what was checked without it', async () => {
  // Another one in each attempt.
  const title = `Checked below ${Date.now()}`;
  const id = await fixed(title);
  await fixed('To be checked later');
  const visitor = await atWork('/p/SITE');
  await go(visitor, '/waiting');
  await visitor.page.findByText(new RegExp(title));
  await go(visitor, '/p/SITE/check');
  const left = Number.parseInt((await visitor.page.findByText(/left to check/)).textContent, 10);
  await go(visitor, '/p/SITE/new');
  await visitor.page.findByRole('button', { name: 'Take a photo' });
  // Outside of the project nothing followed it.
  await caughtUp(site, visitor);
  await loseLine(visitor);
  await put(site, visitor, { kind: 'move', snagId: id, fields: { move: 'CLOSE' } });
  await go(visitor, '/p/SITE/check');
  await visitor.page.findByText(`${left - 1} left to check`);
  expect(visitor.page.queryByRole('heading', { name: new RegExp(title) })).toBeNull();
  await go(visitor, '/waiting');
  await visitor.page.findAllByText(/To be checked later/);
  // What was there when it was open last may stand until the device has answered.
  await waitFor(() => expect(visitor.page.queryByText(new RegExp(title))).toBeNull());
});
