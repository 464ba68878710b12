import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPlan, addRevision, paperPlans, sheet, type AddedPlan } from '../../support/paperPlans';
import { event } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const files = paperPlans();
const screens = useScreens({ planFiles: files });
let plan: AddedPlan;
let codes = 0;

beforeEach(async () => {
  localStorage.clear();
  files.draw = () => Promise.resolve(sheet);
  plan = await drawn();
});

/** A plan of its own for a test, drawn already. */
async function drawn(more: Record<string, unknown> = {}): Promise<AddedPlan> {
  const added = await addPlan(screens.site, `A-${++codes}`, { name: 'Ground floor', ...more });
  await screens.site.server.app.rendered();
  return added;
}

const here = (search = ''): string => `/p/SITE/plans/A-${codes}${search}`;
const pinAt = (x: number, y: number) => ({ pin: { revisionId: plan.revisionId, x, y } });

async function open(search = '', who: 'inspector' | 'viewer' | 'tradeA' | 'tradeB' = 'inspector') {
  const visitor = await screens.arrive(who, here(search));
  await visitor.page.findByRole('application');
  return visitor;
}

test('a snag that others raise on the plan appears at once, and one they move elsewhere disappears', async () => {
  const other = await drawn();
  const visitor = await open();
  expect(visitor.page.getByRole('button', { name: 'Snags on this plan (0)' })).toBeVisible();
  const { id } = await screens.site.raise(
    { title: 'From elsewhere', pin: { revisionId: other.revisionId, x: 0.3, y: 0.3 } },
    'inspector2',
  );
  expect(await visitor.page.findByRole('button', { name: 'Snags on this plan (1)' })).toBeVisible();
  expect(await visitor.page.findByRole('link', { name: /From elsewhere$/ })).toBeVisible();
  const elsewhere = {
    ...event(),
    snagId: id,
    pin: { revisionId: plan.revisionId, x: 0.3, y: 0.3 },
  };
  await screens.site.ask(
    'inspector2',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }',
    { input: elsewhere },
  );
  expect(await visitor.page.findByRole('button', { name: 'Snags on this plan (0)' })).toBeVisible();
});

test('the location guessed from the plan comes before that of the last snag', async () => {
  localStorage.setItem(
    `snagbook.last.${screens.site.people.inspector.userId}.SITE`,
    JSON.stringify({ tradeId: screens.site.trades.B, locationId: null }),
  );
  const visitor = await screens.arrive(
    'inspector',
    `/p/SITE/new?plan=A-${codes}&revision=${plan.revisionId}&x=0.5&y=0.5&place=${screens.site.locationId}`,
  );
  expect(await visitor.page.findByRole('region', { name: 'Where' })).toHaveTextContent('Block A');
  expect(visitor.page.getByRole('radio', { name: 'Trade B' })).toBeChecked();
});

test('aiming with the keyboard focuses the drawing, also after cancelling', async () => {
  const { page } = await open();
  await userEvent.click(page.getByRole('button', { name: 'Raise a snag here' }));
  expect(page.getByRole('application')).toHaveFocus();
  await userEvent.click(
    within(page.getByRole('group', { name: 'Raise here' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(page.queryByRole('group', { name: 'Raise here' })).toBeNull();
  expect(page.getByRole('application')).toHaveFocus();
});

test('an old revision is marked, can be sent to somebody, and leads back to the current one', async () => {
  await screens.site.raise({ title: 'Stays', ...pinAt(0.4, 0.4) });
  await addRevision(screens.site, plan.planId, 'B');
  await screens.site.server.app.rendered();
  const visitor = await open();
  const revisions = visitor.page.getByRole('combobox', { name: 'Revision' });
  expect([...revisions.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'B (current)',
    'A',
  ]);
  await userEvent.selectOptions(revisions, 'A');
  expect(await visitor.page.findByText('Old revision A, not the current one.')).toBeVisible();
  expect(visitor.path()).toBe(here(`?rev=${plan.revisionId}`));
  expect(visitor.page.getByRole('button', { name: 'Snags on this plan (1)' })).toBeVisible();
  await userEvent.click(visitor.page.getByRole('link', { name: 'Show current' }));
  await waitFor(() =>
    expect(visitor.page.queryByText('Old revision A, not the current one.')).toBeNull(),
  );
  expect(visitor.path()).toBe(here());
});

test('aligning shows both drawings, and is offered to those who may revise plans', async () => {
  await addRevision(screens.site, plan.planId, 'B');
  await screens.site.server.app.rendered();
  const visitor = await open();
  await userEvent.click(visitor.page.getByRole('button', { name: 'More for this plan' }));
  await userEvent.click(
    await within(document.body).findByRole('menuitem', { name: 'Align with an earlier revision' }),
  );
  const title = await visitor.page.findByRole('heading', { name: 'Align revision B' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(
    visitor.page
      .getAllByRole('application')
      .map((each: HTMLElement) => each.getAttribute('aria-label')),
  ).toEqual(['Drawing: Revision B', 'Drawing: Earlier revision A']);
  expect(visitor.page.getByRole('button', { name: 'Align' })).toBeDisabled();
  await userEvent.click(visitor.page.getByRole('button', { name: 'Cancel' }));
  expect(await visitor.page.findByRole('application')).toHaveFocus();
  visitor.leave();
  const watching = await open('', 'viewer');
  await userEvent.click(watching.page.getByRole('button', { name: 'More for this plan' }));
  const body = within(document.body);
  expect(await body.findByRole('menuitem', { name: 'Compare' })).toBeVisible();
  expect(body.queryByRole('menuitem', { name: 'Align with an earlier revision' })).toBeNull();
});
