import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPlan, paperPlans } from '../support/paperPlans';
import { event, type Variables } from '../support/wire';
import type { PersonKey } from '../support/site';
import { useScreens } from './arrive';
// Its code is the largest; the first test is not the one that waits for it.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens({ planFiles: paperPlans() });

async function edit(who: PersonKey, snagId: string, change: Variables): Promise<void> {
  await screens.site.ask(
    who,
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }',
    { input: { ...event(), snagId, ...change } },
  );
}

/** The page of a snag and its history, each event in words without its time. */
async function history(number: number, path = `/p/SITE/snags/${number}`) {
  const visitor = await screens.arrive('inspector', path);
  await visitor.page.findByText(/raised it/);
  const told = () => {
    const items = within(visitor.page.getByRole('region', { name: 'History' })).getAllByRole(
      'listitem',
    );
    return items.map((item) =>
      (item.textContent ?? '')
        .replace('Person ', '')
        .replace(/(just now|\d+ minutes? ago|an? \w+ ago|yesterday)(— .*?\d\d:\d\d)?/, ' | '),
    );
  };
  return { ...visitor, told };
}

test('the history tells in words where the pin was put, moved and taken from', async () => {
  const one = await addPlan(screens.site, 'A-101');
  const two = await addPlan(screens.site, 'A-102');
  const { id, number } = await screens.site.raise({ title: 'Wanders' });
  await edit('inspector', id, { pin: { revisionId: one.revisionId, x: 0.2, y: 0.2 } });
  await edit('inspector', id, { pin: { revisionId: one.revisionId, x: 0.3, y: 0.2 } });
  await edit('inspector2', id, {
    pin: { revisionId: two.revisionId, x: 0.3, y: 0.2 },
    title: 'Wandered',
  });
  await edit('inspector2', id, { pin: null });
  const { told } = await history(number);
  expect(told()).toEqual([
    'inspector raised it | ',
    'inspector put the pin on A-101 | ',
    'inspector moved the pin on A-101 | ',
    'inspector2 changed it | Title: “Wandered” (before: “Wanders”)Pin: moved from A-101 to A-102',
    'inspector2 took the pin off A-102 | ',
  ]);
});

test('a change that came too late says whose later one was kept', async () => {
  const seen = await screens.site.cursor('inspector');
  const { id, number } = await screens.site.raise({ title: 'Before' });
  const minute = 60_000;
  await edit('inspector2', id, { title: 'Later words' });
  const { told, page } = await history(number);
  // From a device that was offline, seen on a page that is open.
  await edit('inspector', id, {
    title: 'Earlier words',
    occurredAt: Date.now() - 5 * minute,
    seen,
  });
  await waitFor(() =>
    expect(told().at(-1)).toBe(
      'inspector changed it | Title: “Earlier words” (came too late, the later change of Person inspector2 was kept)',
    ),
  );
  expect(page.getByRole('heading', { name: 'Later words' })).toBeVisible();
  expect(page.queryByText(/too late to change the status/)).toBeNull();
});

test('from the list one goes to the next snag and back to the list by one step, by press and by key', async () => {
  const numbers: number[] = [];
  for (const title of ['Row one', 'Row two', 'Row three'])
    numbers.push((await screens.site.raise({ title, tradeId: screens.site.trades.B })).number);
  const [first = 0, second = 0, third = 0] = numbers;
  const { page, core, path } = await screens.arrive(
    'inspector',
    `/p/SITE?trade=${screens.site.trades.B}`,
  );
  await userEvent.click(await page.findByRole('link', { name: /Row three$/ }));
  expect(await page.findByRole('heading', { name: 'Row three' })).toBeVisible();
  expect(page.queryByRole('link', { name: 'Previous in the list' })).toBeNull();
  await userEvent.click(page.getByRole('link', { name: 'Next in the list' }));
  expect(await page.findByRole('heading', { name: 'Row two' })).toBeVisible();
  expect(path()).toBe(`/p/SITE/snags/${second}?trade=${screens.site.trades.B}`);
  await userEvent.keyboard('j');
  expect(await page.findByRole('heading', { name: 'Row one' })).toBeVisible();
  expect(page.queryByRole('link', { name: 'Next in the list' })).toBeNull();
  expect(path()).toContain(`/snags/${first}?`);
  await userEvent.keyboard('k');
  expect(await page.findByRole('heading', { name: 'Row two' })).toBeVisible();

  // Closed, it is not in the list any more; the way on stays.
  await screens.site.move('inspector2', (await idOf(second)) ?? '', 'CLOSE', {
    comment: 'Done on the spot',
  });
  await waitFor(() => expect(page.queryByRole('link', { name: /Row two$/ })).toBeNull());
  await userEvent.click(page.getByRole('link', { name: 'Previous in the list' }));
  expect(await page.findByRole('heading', { name: 'Row three' })).toBeVisible();
  expect(path()).toContain(`/snags/${third}?`);

  core.current()?.router.history.back();
  await waitFor(() => expect(path()).toBe(`/p/SITE?trade=${screens.site.trades.B}`));
});

async function idOf(number: number): Promise<string | undefined> {
  const { project } = await screens.site.ask<{ project: { snag: { id: string } | null } }>(
    'admin',
    `{ project(code: "SITE") { snag(number: ${number}) { id } } }`,
  );
  return project.snag?.id;
}
