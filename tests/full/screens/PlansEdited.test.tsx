import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPlan, paperPlans, sheet } from '../../support/paperPlans';
import type { PersonKey } from '../../support/site';
import { useScreens } from '../../screens/arrive';

const plans = paperPlans();
const screens = useScreens({ planFiles: plans });
const { store } = plans;

beforeEach(() => {
  plans.draw = () => Promise.resolve(sheet);
  plans.store = store;
});

async function openPlans(who: PersonKey = 'admin', path = '/p/SITE/plans') {
  const visitor = await screens.arrive(who, path);
  await visitor.page.findByRole('list', { name: 'Plans' });
  return visitor;
}

async function act(code: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${code}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a plan is edited; a code that is taken is refused and the entry stays', async () => {
  await addPlan(screens.site, 'Edit-1');
  await addPlan(screens.site, 'Edit-2');
  await openPlans();
  await act('Edit-1', 'Edit');
  const form = within(await screen.findByRole('form', { name: 'Edit Edit-1' }));
  await userEvent.clear(form.getByLabelText('Code'));
  await userEvent.type(form.getByLabelText('Code'), 'edit-2');
  await userEvent.clear(form.getByLabelText('Name'));
  await userEvent.type(form.getByLabelText('Name'), 'Dachgeschoss');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('edit-2 is already used by another plan.')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Dachgeschoss');
  await userEvent.type(form.getByLabelText('Code'), 'b');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'edit-2b Dachgeschoss' })).toBeVisible();
});

test('a plan is removed; one that carries snags stays and says so', async () => {
  await addPlan(screens.site, 'Gone-1');
  const { revisionId } = await addPlan(screens.site, 'Stays-1');
  await screens.site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
  await openPlans();
  await act('Gone-1', 'Remove');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Gone-1' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Gone-1/ })).toBeNull());
  await act('Stays-1', 'Remove');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Stays-1' }));
  expect(await screen.findByText('Stays-1 has 1 snag, so it can’t be removed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(await screen.findByRole('link', { name: /^Stays-1/ })).toBeVisible();
});

test('among many plans parts of code and name find one', async () => {
  for (let n = 1; n <= 13; n += 1)
    await addPlan(screens.site, `Many-${n}`, { name: n === 7 ? 'Heating centre' : `Floor ${n}` });
  await openPlans('viewer');
  const field = await screen.findByRole('searchbox', { name: 'Find a plan by code or name' });
  await userEvent.type(field, 'many heat');
  expect(
    within(screen.getByRole('list', { name: 'Plans' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Many-7 Heating centre']);
  await userEvent.type(field, 'x');
  expect(await screen.findByText('No plan matches.')).toBeVisible();
});
