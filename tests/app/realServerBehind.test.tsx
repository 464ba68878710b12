import { waitFor } from '@testing-library/react';
import fillJournalQuery from '../../__generated__/relay/fillJournalQuery.graphql';
import { newId } from '../../src/domain/ids';
import { openSite, type Site } from '../support/site';
import { arrive, type Arrived } from './support/arrive';
import { caughtUp, counts, fix, go, loseLine, put, titles } from './support/withoutLine';

// The line was there for some seconds: the screens have been answered, and the device's copy has
// not followed. The source of the lists is both.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** An inspector's page, and what keeps its device's copy from following the journal any further. */
async function atWork(path: string): Promise<{ visitor: Arrived; fallBehind: () => void }> {
  let behind = false;
  const visitor = await arrive(site, 'inspector', path, undefined, {
    onWay(response, { body }) {
      if (behind && typeof body === 'string' && body.includes(fillJournalQuery.params.id ?? '?'))
        throw new TypeError('Failed to fetch');
      return response;
    },
  });
  await caughtUp(site, visitor);
  return { visitor, fallBehind: () => void (behind = true) };
}

async function fixed(title: string): Promise<string> {
  const { id } = await site.raise({ title });
  await fix(site, id);
  return id;
}

test('a list that is newer than the copy loses what is closed without a line and keeps what the copy does not know', async () => {
  const { id } = await site.raise({ title: 'Behind one' });
  const { visitor, fallBehind } = await atWork('/p/SITE');
  await visitor.page.findByText(/Behind one/);
  fallBehind();
  await site.raise({ title: 'Behind two' });
  await visitor.page.findByText(/Behind two/);
  const before = await settledCounts(visitor);
  await loseLine(visitor);

  await put(site, visitor, {
    kind: 'move',
    snagId: id,
    fields: { move: 'CLOSE', comment: 'Seen' },
  });
  const closed = { ...before, Open: (before['Open'] ?? 0) - 1, Mine: (before['Mine'] ?? 0) - 1 };
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
  await waitFor(() => expect(titles(visitor, /Behind (one|two)/)).toEqual(['Behind two']));

  // And again, on top of that.
  const raised = await put(site, visitor, {
    kind: 'raise',
    snagId: newId('snag'),
    fields: { title: 'Behind three' },
  });
  await waitFor(() =>
    expect(titles(visitor, /Behind (one|two|three)/)).toEqual(['Behind three', 'Behind two']),
  );
  await waitFor(() => expect(counts(visitor)['Open']).toBe((closed['Open'] ?? 0) + 1));
  await visitor.core.current()?.userSession.outbox?.discard(raised);
  await waitFor(() => expect(titles(visitor, /Behind (one|two|three)/)).toEqual(['Behind two']));
  await waitFor(() => expect(counts(visitor)).toEqual(closed));
});

test('“Waiting for you” lacks what was checked since it was last answered, here or as the page was told, though the copy has not followed', async () => {
  const [here, told, left] = [
    await fixed('Closed and confirmed'),
    await fixed('Closed by somebody else'),
    await fixed('Left to check'),
  ];
  const { visitor, fallBehind } = await atWork('/p/SITE');
  await go(visitor, '/waiting');
  for (const each of [/Closed and confirmed/, /Closed by somebody else/, /Left to check/])
    await visitor.page.findByText(each);
  await go(visitor, '/p/SITE?chip=ALL');
  await visitor.page.findByText(/Left to check/);
  fallBehind();
  await put(site, visitor, { kind: 'move', snagId: here, fields: { move: 'CLOSE' } });
  await site.move('admin', told, 'CLOSE');
  const status = (id: string): unknown =>
    visitor.core.current()?.userSession.environment.getStore().getSource().get(id)?.['status'];
  await waitFor(() =>
    expect([status(here), status(told), status(left)]).toEqual(['CLOSED', 'CLOSED', 'FIXED']),
  );
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
  await loseLine(visitor);
  const seen: string[] = [];
  const watching = new MutationObserver(() =>
    seen.push(
      ...visitor.page
        .queryAllByText(/Closed (and confirmed|by somebody else)/)
        .map((row: HTMLElement) => row.textContent),
    ),
  );
  await go(visitor, '/waiting');
  watching.observe(document.body, { childList: true, subtree: true, characterData: true });
  await visitor.page.findByText(/Left to check/);
  await visitor.page.findAllByText(/Last updated at |As of /);
  watching.disconnect();
  expect(titles(visitor, /(Closed|Left) (and confirmed|by somebody else|to check)/)).toEqual([
    'Left to check',
  ]);
  expect(seen).toEqual([]);
});

/** What the chips count once the last events have been followed by the server's answer. */
async function settledCounts(visitor: Arrived): Promise<Record<string, number>> {
  const { project } = await site.ask<{ project: { snagCounts: { all: number; toCheck: number } } }>(
    'inspector',
    '{ project(code: "SITE") { snagCounts(filter: {}) { all toCheck } } }',
  );
  await waitFor(() =>
    expect([counts(visitor)['All'], counts(visitor)['To check']]).toEqual([
      project.snagCounts.all,
      project.snagCounts.toCheck,
    ]),
  );
  return counts(visitor);
}
