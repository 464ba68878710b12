import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import {
  addPlan,
  addRevision,
  alignDocument,
  moved,
  paperPlans,
  sheet,
  type AddedPlan,
} from '../support/paperPlans';
import type { PersonKey } from '../support/site';
import { event } from '../support/wire';
import { useScreens } from './arrive';
// Loads the screen's code before the first test, because it is the largest.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const files = paperPlans();
const screens = useScreens({ planFiles: files });
let plan: AddedPlan;
let codes = 0;

beforeEach(async () => {
  localStorage.clear();
  files.draw = () => Promise.resolve(sheet);
  plan = await addPlan(screens.site, `A-${++codes}`, { name: 'Ground floor' });
  await screens.site.server.app.rendered();
});

const pinAt = (x: number, y: number) => ({ pin: { revisionId: plan.revisionId, x, y } });
const place = () => within(document.body).queryByRole('region', { name: 'Place on the plan' });
const pictures = () =>
  [...(place()?.querySelectorAll('img') ?? [])].map((picture) =>
    picture.getAttribute('src')?.replace(/.*\/files\/plans\/\w+\//, ''),
  );

async function look(number: number, who: PersonKey = 'inspector') {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`);
  await visitor.page.findByRole('region', { name: 'Place on the plan' });
  return visitor;
}

test('the spot and the whole sheet are two small pictures that lead to the pin on the plan, in the same request as the facts', async () => {
  const { number } = await screens.site.raise({ title: 'Loose socket', ...pinAt(0.25, 0.5) });
  const visitor = await look(number);
  expect(visitor.requests.filter((path) => path === '/graphql')).toHaveLength(1);
  expect(outline(place() ?? document.body).replaceAll(`A-${codes}`, 'A-101')).toMatchSnapshot();
  expect(pictures()).toEqual(['extract/2500_5000', 'overview/small']);
  await userEvent.click(
    within(place() ?? document.body).getByRole('link', { name: /^The spot on/ }),
  );
  await waitFor(() => expect(visitor.path()).toBe(`/p/SITE/plans/A-${codes}?snag=${number}`));
});

test('while the plan is drawn its place tells how far that is, and shows the spot by itself when it is done', async () => {
  let finish: (() => void) | undefined;
  let tell: ((percent: number) => void) | undefined;
  files.draw = (_job, onProgress) =>
    new Promise((resolve) => {
      tell = onProgress;
      finish = () => resolve(sheet);
    });
  plan = await addPlan(screens.site, `A-${++codes}`);
  const { number } = await screens.site.raise({ title: 'Early', ...pinAt(0.5, 0.5) });
  const { page } = await look(number);
  expect(
    await page.findByText(/^The plan (waits to be drawn|is being drawn, \d+ %)\.$/),
  ).toBeVisible();
  expect(page.queryByRole('link', { name: 'Move pin' })).toBeNull();
  await waitFor(() => expect(tell).toBeDefined());
  tell?.(40);
  expect(await page.findByText('The plan is being drawn, 40 %.')).toBeVisible();
  finish?.();
  await waitFor(() => expect(pictures()).toEqual(['extract/5000_5000', 'overview/small']));
  expect(page.getByRole('link', { name: 'Move pin' })).toHaveAttribute(
    'href',
    expect.stringContaining('move=1'),
  );
});

test('on a newer revision the pin is where the alignment puts it, on a page that was open already', async () => {
  const { number } = await screens.site.raise({ title: 'Shifted', ...pinAt(0.4, 0.4) });
  const { page } = await look(number);
  const revisionId = await addRevision(screens.site, plan.planId, 'B');
  expect(await page.findByText('Revision B')).toBeVisible();
  const input = { ...event(), revisionId, baseId: plan.revisionId, points: moved(0.1, 0) };
  await screens.site.ask('inspector2', alignDocument, { input });
  await waitFor(() => expect(pictures()).toEqual(['extract/3000_4000', 'overview/small']));
});

test('without the picture of the spot a piece of the overview stands for it, without that a sentence, and both are tried again', async () => {
  const { number } = await screens.site.raise({ title: 'Bad line', ...pinAt(0.25, 0.5) });
  const { page } = await look(number);
  const fail = (index: number) =>
    fireEvent.error(place()?.querySelectorAll('img')[index] ?? document.body);
  fail(0);
  await waitFor(() => expect(pictures()).toEqual(['overview/medium', 'overview/small']));
  fail(0);
  expect(await page.findByText('The drawing is not on this device yet.')).toBeVisible();
  globalThis.dispatchEvent(new Event('online'));
  await waitFor(() => expect(pictures()).toEqual(['extract/2500_5000', 'overview/small']));
});
