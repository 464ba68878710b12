import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addPlan, addRevision, alignDocument, moved, paperPlans } from '../../support/paperPlans';
import { event } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens({ planFiles: paperPlans() });
const body = within(document.body);
let codes = 0;

beforeEach(() => localStorage.clear());

/** A plan with two revisions of one size. */
async function twoRevisions() {
  const plan = await addPlan(screens.site, `C-${++codes}`, { name: 'Ground floor' });
  const laterId = await addRevision(screens.site, plan.planId);
  await screens.site.server.app.rendered();
  return { ...plan, laterId, path: `/p/SITE/plans/C-${codes}` };
}

async function choose(page: ReturnType<typeof within>, action: string): Promise<void> {
  await userEvent.click(await page.findByRole('button', { name: 'More for this plan' }));
  await userEvent.click(await body.findByRole('menuitem', { name: action }));
}

test('a viewer compares two revisions that nobody aligned as they lie, and is told so until somebody aligns them', async () => {
  const { path, revisionId, laterId } = await twoRevisions();
  const { page } = await screens.arrive('viewer', path);
  await choose(page, 'Compare');
  expect(await page.findByRole('heading', { name: 'Compare revision B' })).toHaveFocus();
  expect(page.getByRole('application', { name: 'Drawing: A and B' })).toBeVisible();
  expect(page.getByRole('combobox', { name: 'With revision' })).toHaveDisplayValue('A');
  expect(page.getByText(/Nobody has aligned these two/)).toBeVisible();
  expect(page.getByRole('list', { name: 'Colours' })).toHaveTextContent(
    'Only in AOnly in BIn both',
  );
  await userEvent.click(page.getByRole('radio', { name: 'Slider' }));
  const divider = page.getByRole('slider', { name: 'Divider: left A, right B' });
  expect(divider).toHaveValue('50');
  await screens.site.ask('inspector', alignDocument, {
    input: { ...event(), revisionId: laterId, baseId: revisionId, points: moved(0.1, 0) },
  });
  await waitFor(() => expect(page.queryByText(/Nobody has aligned these two/)).toBeNull());
  await userEvent.click(page.getByRole('button', { name: 'Back to the plan' }));
  expect(
    await page.findByRole('application', { name: `Drawing: C-${codes} Ground floor` }),
  ).toHaveFocus();
});

test('blinking can be stopped, and then each of the two be shown', async () => {
  const { path } = await twoRevisions();
  const { page } = await screens.arrive('inspector', path);
  await choose(page, 'Compare');
  await userEvent.click(await page.findByRole('radio', { name: 'Blink' }));
  await userEvent.click(page.getByRole('button', { name: 'Pause' }));
  const [, now] = /Now: ([AB])/.exec(page.getByText(/^Now: /).textContent ?? '') ?? [];
  const other = now === 'A' ? 'B' : 'A';
  await userEvent.click(page.getByRole('button', { name: `Show ${other}` }));
  expect(page.getByText(`Now: ${other}`)).toBeVisible();
});

test('a plan with one revision cannot be compared, and its scale is kept for measuring', async () => {
  await addPlan(screens.site, `C-${++codes}`, { name: 'First floor' });
  await screens.site.server.app.rendered();
  const { page } = await screens.arrive('viewer', `/p/SITE/plans/C-${codes}`);
  await userEvent.click(await page.findByRole('button', { name: 'More for this plan' }));
  expect(body.queryByRole('menuitem', { name: 'Compare' })).toBeNull();
  await userEvent.click(await body.findByRole('menuitem', { name: 'Measure' }));
  const scale = await page.findByRole('textbox', { name: /^Scale 1 :/ });
  expect(page.getByText('Tap the first point.')).toBeVisible();
  await userEvent.type(scale, '5x');
  expect(page.getByText('Enter a number such as 50.')).toBeVisible();
  await userEvent.clear(scale);
  await userEvent.type(scale, '50');
  await userEvent.click(page.getByRole('button', { name: 'Back to the plan' }));
  await choose(page, 'Measure');
  expect(await page.findByRole('textbox', { name: /^Scale 1 :/ })).toHaveValue('50');
});
