import { waitFor } from '@testing-library/react';
import fillJournalQuery from '../../__generated__/relay/fillJournalQuery.graphql';
import { newId } from '../../src/domain/ids';
import { openSite, type Site } from '../support/site';
import { arrive, type Arrived } from './support/arrive';
import { caughtUp, counts, loseLine, put, titles } from './support/withoutLine';

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
