import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPlan, paperPlans } from '../support/paperPlans';
import { event, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens({ planFiles: paperPlans() });
const body = within(document.body);
const places: Record<string, string> = {};

/** Three places along a wall of plan L1, and a snag that is nowhere on it. */
beforeAll(async () => {
  const { site } = screens;
  const { revisionId } = await addPlan(site, 'L1');
  await site.server.app.rendered();
  for (const name of ['Hall', 'Kitchen', 'Bath', 'Yard']) {
    const id = newId('location');
    await site.ask(
      'admin',
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input: { ...event(), projectId: site.projectId, id, name } },
    );
    places[name] = id;
  }
  const raise = (title: string, place: string, x?: number) =>
    site.raise({
      title,
      locationId: places[place],
      ...(x !== undefined && { pin: { revisionId, x, y: 0.5 } }),
    });
  await raise('Lamp hangs', 'Yard');
  await raise('Door sticks', 'Hall', 0.1);
  await raise('Tile cracked', 'Bath', 0.9);
  await raise('Socket loose', 'Kitchen', 0.3);
  await raise('Paint runs', 'Hall', 0.2);
});
beforeEach(() => localStorage.clear());

const titles = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) =>
    row.textContent.replace(/^SITE-\d+ /, ''),
  );
const filter = async () => {
  await userEvent.click(await body.findByRole('button', { name: /^Filter/ }));
  return within(await body.findByRole('dialog', { name: 'Filter and order' }));
};

test('who has opened a snag with a pin is offered what is near it first, place by place, goes through it by keys, and goes on from the next pin', async () => {
  const visitor = await screens.arrive('inspector', '/p/SITE/snags/3');
  expect(await visitor.page.findByRole('region', { name: 'Place on the plan' })).toBeVisible();
  await userEvent.click(visitor.page.getByRole('link', { name: 'List' }));
  await userEvent.click((await filter()).getByRole('radio', { name: 'Near SITE-3 on L1' }));
  await waitFor(() =>
    expect(titles()).toEqual([
      'Tile cracked',
      'Socket loose',
      'Paint runs',
      'Door sticks',
      'Lamp hangs',
    ]),
  );
  expect(visitor.path()).toMatch(/sort=NEAR&near=snag_/);
  await userEvent.click(body.getByRole('button', { name: 'Done' }));
  expect(visitor.page.getByText('What is near SITE-3 on L1 comes first.')).toBeVisible();
  expect(
    [...document.querySelectorAll('section > h2')].map((heading) => heading.textContent),
  ).toEqual(['Bath', 'Kitchen', 'Hall', 'Yard']);

  // The order stays while one goes through it.
  await userEvent.keyboard('jjj{Enter}');
  expect(await visitor.page.findByRole('heading', { level: 1, name: 'Paint runs' })).toBeVisible();
  await visitor.page.findByRole('region', { name: 'Place on the plan' });
  await userEvent.click(visitor.page.getByRole('link', { name: 'Back to the list' }));
  expect(titles()).toEqual([
    'Tile cracked',
    'Socket loose',
    'Paint runs',
    'Door sticks',
    'Lamp hangs',
  ]);
  await userEvent.click(
    await visitor.page.findByRole('button', { name: 'Begin near SITE-5 on L1' }),
  );
  await waitFor(() =>
    expect(titles()).toEqual([
      'Paint runs',
      'Door sticks',
      'Socket loose',
      'Tile cracked',
      'Lamp hangs',
    ]),
  );
  await userEvent.keyboard('2{Enter}');
  expect(await visitor.page.findByRole('heading', { level: 1, name: 'Door sticks' })).toBeVisible();
});
