import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '../../support/wire';
import { useScreens } from '../../screens/arrive';
import {
  addPlan,
  addRevision,
  alignDocument,
  moved,
  paperPlans,
  sheet,
} from '../../support/paperPlans';
// Loads the screen's code before the first test, because it is the largest.
import '../../../src/screens/SnagDetail/SnagDetailScreen';

const files = paperPlans();
const screens = useScreens({ planFiles: files });
const body = within(document.body);

let codes = 0;
/** A plan that is drawn, and a snag on it. */
async function pinned(title: string, x: number, y: number) {
  const plan = await addPlan(screens.site, `A-${++codes}`, { name: 'Ground floor' });
  await screens.site.server.app.rendered();
  const { number } = await screens.site.raise({
    title,
    pin: { revisionId: plan.revisionId, x, y },
  });
  return { plan, number };
}
const place = () => body.queryByRole('region', { name: 'Location on the plan' });
const pictures = () =>
  [...(place()?.querySelectorAll('img') ?? [])].map((picture) =>
    picture.getAttribute('src')?.replace(/.*\/files\/plans\/\w+\//, ''),
  );

async function look(number: number) {
  const visitor = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await visitor.page.findByRole('region', { name: 'Location on the plan' });
  return visitor;
}

test('while the plan is being drawn its progress is shown, then the spot', async () => {
  let finish: (() => void) | undefined;
  let tell: ((percent: number) => void) | undefined;
  files.draw = (_job, onProgress) =>
    new Promise((resolve) => {
      tell = onProgress;
      finish = () => resolve(sheet);
    });
  const { revisionId } = await addPlan(screens.site, `A-${++codes}`);
  files.draw = () => Promise.resolve(sheet);
  const pin = { revisionId, x: 0.5, y: 0.5 };
  const { number } = await screens.site.raise({ title: 'Early', pin });
  const { page } = await look(number);
  expect(
    await page.findByText(/^The plan is (waiting to be drawn|being drawn, \d+ %)\.$/),
  ).toBeVisible();
  await waitFor(() => expect(tell).toBeDefined());
  tell?.(40);
  expect(await page.findByText('The plan is being drawn, 40 %.')).toBeVisible();
  finish?.();
  await waitFor(() => expect(pictures()).toEqual(['extract/5000_5000']));
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Move pin' }));
  expect(await page.findByRole('button', { name: 'Put pin here' })).toBeVisible();
});

test('an open page moves the pin when a new revision is aligned', async () => {
  const { plan, number } = await pinned('Shifted', 0.4, 0.4);
  const { page } = await look(number);
  const revisionId = await addRevision(screens.site, plan.planId, 'B');
  expect(await page.findByText(/, revision B$/)).toBeVisible();
  const input = { ...event(), revisionId, baseId: plan.revisionId, points: moved(0.1, 0) };
  await screens.site.ask('inspector2', alignDocument, { input });
  await waitFor(() => expect(pictures()).toEqual(['extract/3000_4000']));
});

test('when the picture of the spot fails, the overview replaces it, then a sentence, and both are tried again', async () => {
  const { number } = await pinned('Bad line', 0.25, 0.5);
  const { page } = await look(number);
  const fail = (index: number) =>
    fireEvent.error(place()?.querySelectorAll('img')[index] ?? document.body);
  fail(0);
  await waitFor(() => expect(pictures()).toEqual(['overview/medium']));
  fail(0);
  expect(await page.findByText('This plan isn’t saved on this device yet.')).toBeVisible();
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(pictures()).toEqual(['extract/2500_5000']));
});
