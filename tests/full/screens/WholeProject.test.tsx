import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasState } from '../../../src/sync/rows/deviceEnvironment';
import { createDevice, type Device } from '../../support/device';
import { hurriedClock } from '../../support/hurriedClock';
import type { PersonKey } from '../../support/site';
import type { Visitor } from '../../support/visitor';
import { event } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

// The device has the whole state of the project, and answers for it.

const screens = useScreens();

beforeAll(() => {
  // What a browser does when it has nothing else to do.
  Reflect.set(globalThis, 'requestIdleCallback', (run: () => void) => setTimeout(run));
  Reflect.set(globalThis, 'cancelIdleCallback', (timer: number) => clearTimeout(timer));
});

type Arrived = Visitor & { page: ReturnType<Visitor['show']> };

async function arrive(who: PersonKey, path: string, device?: Device): Promise<Arrived> {
  const clock = hurriedClock();
  const visitor = await screens.arrive(who, path, device, { clock });
  await visitor.page.findByRole('button', { name: 'Live' });
  act(() => clock.hurry(2_000));
  await waitFor(() => {
    const environment = visitor.core.current()?.userSession.environment;
    expect(environment && hasState(environment, 'SITE')).toBe(true);
  });
  return visitor;
}

const asked = ({ requests }: Pick<Visitor, 'requests'>): number =>
  requests.filter((path) => path === '/graphql').length;

const go = async ({ core }: Visitor, to: string): Promise<void> =>
  act(async () => core.current()?.router.navigate({ href: to }));

test('list, snag, plans and the form are opened without a request', async () => {
  const { number } = await screens.site.raise({ title: 'Opened at once' });
  const visitor = await arrive('inspector', '/p/SITE');
  const { page } = visitor;
  await page.findByText('Opened at once');
  const before = asked(visitor);
  await go(visitor, `/p/SITE/snags/${number}`);
  await page.findByText(/raised it/);
  await go(visitor, '/p/SITE/plans');
  await page.findByRole('heading', { name: 'Plans' });
  await go(visitor, '/p/SITE/new');
  await page.findByRole('heading', { name: 'Raise a snag' });
  await go(visitor, '/p/SITE?chip=ALL');
  await page.findByText('Opened at once');
  expect(asked(visitor) - before).toBe(0);
});

test('what others do comes without a request, but for the number of what is new', async () => {
  const visitor = await arrive('inspector', '/p/SITE');
  const before = asked(visitor);
  await Promise.all(
    ['One', 'Two', 'Three'].map((n) => screens.site.raise({ title: `Pushed ${n}` })),
  );
  for (const n of ['One', 'Two', 'Three']) await visitor.page.findByText(`Pushed ${n}`);
  expect(asked(visitor) - before).toBeLessThanOrEqual(1);
});

test('a comment shows at once where it is written and where its snag stands in other tabs, and once when it is sent', async () => {
  const { number } = await screens.site.raise({ title: 'Talked about' });
  const device = createDevice();
  const visitor = await arrive('inspector', `/p/SITE/snags/${number}`, device);
  const { page } = visitor;
  const other = await arrive('inspector', `/p/SITE/snags/${number}`, device);
  visitor.cut();
  await userEvent.type(await page.findByLabelText('Comment'), 'The key is at the gate');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  expect(await page.findByText('The key is at the gate', { selector: 'ol *' })).toBeVisible();
  expect(await other.page.findByText('The key is at the gate')).toBeVisible();
  visitor.mend();
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
  expect(page.getAllByText('The key is at the gate', { selector: 'ol *' })).toHaveLength(1);
});

test('a snag that another company gets leaves the list and the page of the one that had it', async () => {
  const { id, number } = await screens.site.raise({ title: 'Whose is it' });
  const list = await arrive('tradeA', '/p/SITE');
  const detail = await arrive('tradeA', `/p/SITE/snags/${number}`);
  await list.page.findByText(/Whose is it/);
  await detail.page.findByRole('heading', { name: /Whose is it/ });
  await screens.site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input: { ...event(), snagId: id, companyId: screens.site.companies.B } },
  );
  await waitFor(() => expect(list.page.queryByText(/Whose is it/)).toBeNull());
  await detail.page.findByText(
    'We could not find that. It may have been removed, or it is not shared with you.',
  );
});

test('rows that were loaded further down stay when something changes', async () => {
  for (let n = 0; n < 60; n += 1) await screens.site.raise({ title: `Row ${n} of many` });
  const visitor = await arrive('viewer', '/p/SITE?chip=ALL');
  const { page } = visitor;
  await userEvent.click(await page.findByRole('button', { name: 'Show more' }));
  const loaded = (): number => page.getAllByText(/of many/).length;
  await waitFor(() => expect(loaded()).toBe(60));
  const before = asked(visitor);
  await screens.site.raise({ title: 'Fresh paint' });
  await waitFor(() => expect(page.queryByText(/Fresh paint|1 new/)).not.toBeNull());
  expect(loaded()).toBe(60);
  expect(asked(visitor) - before).toBeLessThanOrEqual(1);
});

test('who is removed from the project keeps nothing of it on the screen', async () => {
  const { site } = screens;
  const { number } = await site.raise({ title: 'Seen before' });
  const visitor = await arrive('viewer', `/p/SITE/snags/${number}`);
  await visitor.page.findByRole('heading', { name: /Seen before/ });
  await site.ask(
    'admin',
    'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
    { input: { ...event(), memberId: site.people.viewer.memberId } },
  );
  await waitFor(() => expect(visitor.page.queryByText(/Seen before/)).toBeNull());
});
