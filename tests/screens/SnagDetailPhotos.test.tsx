import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { grain } from '../support/photos';
import { event } from '../support/wire';
import { useScreens } from './arrive';
import { addPlan, paperPlans } from '../support/paperPlans';
// Loads the screen's code before the first test, because it is the largest.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const files = paperPlans();
const screens = useScreens({ planFiles: files });
const body = within(document.body);
beforeEach(() => localStorage.clear());

/** A snag with a photo of the defect and one of the work, both ready to be shown. */
async function photographed(title: string) {
  const { site } = screens;
  const snag = await site.raise({ title });
  const before = await site.addPhoto('inspector', snag.id, await grain(400, 300).jpeg().toBuffer());
  const after = await site.addPhoto(
    'tradeA',
    snag.id,
    await grain(300, 400).jpeg().toBuffer(),
    'EVIDENCE',
  );
  await site.server.app.rendered();
  return { ...snag, before, after };
}

const mark = (photoId: string, shapes: object[]) =>
  screens.site.ask(
    'admin',
    'mutation ($input: MarkPhotoInput!) { markPhoto(input: $input) { receipt { eventId } } }',
    { input: { ...event(), photoId, shapes } },
  );

const shapesOf = async (photoId: string) => {
  const { node } = await screens.site.ask<{
    node: { shapes: { kind: string; text: string | null }[] };
  }>(
    'viewer',
    'query ($id: ID!) { node(id: $id) { ... on Photo { shapes { kind x y toX toY text } } } }',
    { id: photoId },
  );
  return node.shapes;
};

const dialog = () => body.findByRole('dialog');

test('a photo is drawn on with keys alone; the drawing is seen at once, in the history and by others, and nothing happened to the photo', async () => {
  const { number, before } = await photographed('Drawn on');
  const watcher = await screens.arrive('viewer', `/p/SITE/snags/${number}`);
  await watcher.page.findByRole('button', { name: 'Live' });
  const { page } = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await page.findByText(/raised it/);
  const user = userEvent.setup();
  const tile = await page.findByRole('button', { name: /, photo 1 of \d+, defect$/ });
  tile.focus();
  await user.keyboard('{Enter}');
  const viewer = within(await dialog());
  await user.click(await viewer.findByRole('button', { name: 'Draw on the photo' }));

  // An arrow set in the middle, moved to the right and its head up.
  const sheet = viewer.getByRole('application', { name: 'Draw: Before 1 / 2' });
  sheet.focus();
  await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(viewer.getByText('Arrow to 54 % across, 48 % down')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await user.click(viewer.getByRole('button', { name: 'Circle' }));
  sheet.focus();
  await user.keyboard('{Enter}{Escape}{Enter}{Enter}');
  await user.click(viewer.getByRole('button', { name: 'Undo' }));
  await user.click(viewer.getByRole('button', { name: 'Text' }));
  await user.type(viewer.getByLabelText('Text, then tap where it goes'), '<b>Crack</b>{Enter}');
  // Who has written something and not set it anywhere is not done.
  await user.click(viewer.getByRole('button', { name: 'Arrow' }));
  await user.click(viewer.getByRole('button', { name: 'Done' }));
  expect(viewer.getByLabelText('Text, then tap where it goes')).toHaveAccessibleDescription(
    'Tap the photo to place the text, or clear it.',
  );
  await user.type(viewer.getByLabelText('Text, then tap where it goes'), '{Enter}');
  expect(sheet).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(outline(sheet)).toMatchSnapshot();

  // What is half drawn stays, whichever way one leaves.
  await user.keyboard('{Escape}');
  await user.click(await viewer.findByRole('button', { name: 'Keep drawing' }));
  await user.click(viewer.getByRole('button', { name: 'Done' }));
  await waitFor(() =>
    expect(
      viewer.getByRole('img', { name: '“<b>Crack</b>” at 50 % across, 52 % down' }),
    ).toBeInTheDocument(),
  );
  await user.click(await viewer.findByRole('button', { name: 'Drawing' }));
  expect(viewer.queryByRole('group', { name: 'Drawing' })).toBeNull();
  await user.click(viewer.getByRole('button', { name: 'Close the photo' }));
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(page.getByRole('button', { name: /, photo 1 of \d+, defect$/ })).toHaveFocus(),
  );

  expect(await page.findByText(/drew on photo 1/)).toBeVisible();
  await waitFor(async () =>
    expect((await shapesOf(before)).map(({ kind }) => kind)).toEqual(['ARROW', 'TEXT']),
  );
  // On a second screen, without its doing.
  expect(await watcher.page.findByText(/drew on photo 1/)).toBeVisible();
  expect(
    await watcher.page.findByRole('img', { name: 'Arrow to 54 % across, 48 % down' }),
  ).toBeInTheDocument();
});

test('an offline drawing is kept and shown; one that lost to a later one says so', async () => {
  const { number, before } = await photographed('In the basement');
  const visitor = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  const { page } = visitor;
  await page.findByText(/raised it/);
  await page.findByRole('button', { name: 'Live' });
  visitor.cut();
  await userEvent.click(await page.findByRole('button', { name: /, photo 1 of \d+, defect$/ }));
  const viewer = within(await dialog());
  await userEvent.click(await viewer.findByRole('button', { name: 'Draw on the photo' }));
  viewer.getByRole('application').focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.click(viewer.getByRole('button', { name: 'Done' }));
  // The pad shows the same arrow while it is being saved, and Back then leaves only the pad.
  await viewer.findByRole('button', { name: 'Draw on the photo' });
  await viewer.findByRole('img', { name: 'Arrow to 50 % across, 50 % down' });
  // Back, as on a phone.
  visitor.core.current()?.router.history.back();
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  expect(await page.findByText(/drew on photo 1/)).toBeVisible();
  await mark(before, [{ kind: 'CIRCLE', x: 0, y: 0, toX: 1, toY: 1 }]);
  visitor.mend();
  visitor.tab.online(true);
  expect(await page.findByText('Too late; the later drawing by Ada Admin was kept')).toBeVisible();
  await waitFor(async () =>
    expect((await shapesOf(before)).map(({ kind }) => kind)).toEqual(['CIRCLE']),
  );
});

test('arrow keys change the photo, and a trade can draw only on photos of its work', async () => {
  const { number, before } = await photographed('Both sides');
  await mark(before, [{ kind: 'CIRCLE', x: 0.1, y: 0.1, toX: 0.3, toY: 0.3 }]);
  const { page } = await screens.arrive('tradeA', `/p/SITE/snags/${number}`);
  await userEvent.click(await page.findByRole('button', { name: /, photo 1 of \d+, defect$/ }));
  const viewer = within(await dialog());
  expect(await viewer.findByRole('heading', { name: 'Before 1 / 2' })).toBeVisible();
  expect(
    viewer.getByRole('img', { name: 'Circle around 20 % across, 20 % down' }),
  ).toBeInTheDocument();
  expect(viewer.queryByRole('button', { name: 'Draw on the photo' })).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(await viewer.findByRole('heading', { name: 'After 2 / 2' })).toBeVisible();
  expect(viewer.getByRole('button', { name: 'Draw on the photo' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  // At the last one the button that led there keeps the focus, and does nothing more.
  await userEvent.click(viewer.getByRole('button', { name: 'Next photo' }));
  expect(await viewer.findByRole('heading', { name: 'After 2 / 2' })).toBeVisible();
  expect(viewer.getByRole('button', { name: 'Next photo' })).toHaveFocus();
  expect(viewer.getByRole('button', { name: 'Next photo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await userEvent.keyboard('{Enter}{ArrowLeft}');
  expect(await viewer.findByRole('heading', { name: 'Before 1 / 2' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
});

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

test('the spot is a small picture that leads to the pin on the plan, in the same request as the facts', async () => {
  const { number } = await pinned('Loose socket', 0.25, 0.5);
  const visitor = await look(number);
  expect(visitor.requests.filter((path) => path === '/graphql')).toHaveLength(1);
  expect(outline(place() ?? document.body).replaceAll(`A-${codes}`, 'A-101')).toMatchSnapshot();
  expect(pictures()).toEqual(['extract/2500_5000']);
  await userEvent.click(
    within(place() ?? document.body).getByRole('link', { name: /^The spot on/ }),
  );
  await waitFor(() => expect(visitor.path()).toBe(`/p/SITE/plans/A-${codes}?snag=${number}`));
});
