import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startProxy, type Proxy } from '../support/proxy';
import { openSite, type Site } from '../support/site';
import { event } from '../support/wire';
import { arrive, type Arrived } from './support/arrive';

let site: Site;
let line: Proxy;
beforeAll(async () => {
  site = await openSite();
  line = await startProxy(Number(new URL(site.url).port));
});
afterAll(async () => {
  await line.close();
  await site.close();
});

/** The inspector, on a line whose answers can be held. */
async function inspector(path: string): Promise<Arrived> {
  const visitor = await arrive({ ...site, url: line.url }, 'inspector', path);
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.connection.get().kind).toBe('live'),
  );
  return visitor;
}

/** What the browser has got, which the page shows a moment later. */
const statusOf = ({ core }: Arrived, snagId: string): unknown =>
  core.current()?.userSession.environment.getStore().getSource().get(snagId)?.['status'];

/** The trade says something and starts; resolves when the inspector's browser was told of it. */
async function tradeStarts(visitor: Arrived, snagId: string): Promise<void> {
  await site.ask(
    'tradeA',
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId, body: 'Come on Tuesday' } },
  );
  await site.move('tradeA', snagId, 'START');
  await waitFor(() => expect(statusOf(visitor, snagId)).toBe('IN_PROGRESS'));
}

async function isInProgress(visitor: Arrived, snagId: string): Promise<void> {
  await waitFor(() => expect(statusOf(visitor, snagId)).toBe('IN_PROGRESS'));
  await waitFor(() =>
    expect(
      visitor.page.queryByText('In progress', { selector: 'article > header *' }),
    ).not.toBeNull(),
  );
}

test('what somebody else did while the answer to one’s own comment was on the way is not put back', async () => {
  const { id, number } = await site.raise({ title: 'Answered late' });
  const visitor = await inspector(`/p/SITE/snags/${number}`);
  await userEvent.type(await visitor.page.findByRole('textbox', { name: /comment/i }), 'Is it dry');
  const held = line.holdAnswer(/Is it dry/);
  await userEvent.click(visitor.page.getByRole('button', { name: 'Add comment' }));
  const letGo = await held;
  await tradeStarts(visitor, id);
  await isInProgress(visitor, id);
  // Not for a moment either: a button that goes and comes back takes the press along that was meant
  // for it.
  const shown = new Set<unknown>();
  const watch = new MutationObserver(() =>
    shown.add(
      visitor.page.queryByText('In progress', { selector: 'article > header *' }) === null
        ? 'something else'
        : 'In progress',
    ),
  );
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  const before = visitor.requests.length;
  letGo();

  await waitFor(() =>
    expect(visitor.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
  // What had overtaken it is read again.
  await waitFor(() => expect(visitor.requests.length).toBeGreaterThan(before));
  await isInProgress(visitor, id);
  watch.disconnect();
  expect([...shown]).toEqual(['In progress']);
  expect(visitor.page.getAllByText('Is it dry')).toHaveLength(1);
});
