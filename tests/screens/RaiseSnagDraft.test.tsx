import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice, type Device } from '../support/device';
import { eventually } from '../support/eventually';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();

beforeEach(() => localStorage.clear());

const atSpot = (x: number): string =>
  `/p/SITE/new?plan=A-1&revision=revision_1&x=0.${x}0000&y=0.50000`;

async function openForm(device: Device, path = '/p/SITE/new') {
  const visitor = await screens.arrive('inspector', path, device);
  await visitor.page.findByRole('combobox', { name: 'Location' });
  return visitor;
}

async function takePhoto(page: ReturnType<typeof within>): Promise<void> {
  const camera = document.querySelector<HTMLInputElement>('input[capture]');
  if (camera === null) throw new Error('There is no camera');
  const bytes = await blank(400, 300).jpeg().toBuffer();
  await userEvent.upload(
    camera,
    new File([new Uint8Array(bytes)], 'IMG_7.jpg', {
      type: 'image/jpeg',
      lastModified: Date.now(),
    }),
  );
  await page.findByRole('img', { name: 'Photo 1' });
}

test('a draft that comes back says so, and who starts afresh finds it again', async () => {
  const device = createDevice();
  const first = await openForm(device);
  expect(first.page.queryByText(/^(You began this snag|Your draft)/)).toBeNull();
  await userEvent.type(first.page.getByRole('textbox', { name: 'Title' }), 'Half typed');
  await eventually(async () =>
    expect(
      (
        await (
          await screens.arrive('inspector', '/p/SITE/new', device)
        ).page.findByRole('textbox', { name: 'Title' })
      ).getAttribute('value'),
    ).toBe('Half typed'),
  );
  const { page } = await openForm(device);
  expect(await page.findByText('Your draft of this snag. Begun: just now.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Start afresh' }));
  expect(page.getByRole('button', { name: 'Take a photo' })).toHaveFocus();
  expect(await page.findByText('Another snag is not raised yet. Begun: just now.')).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Go on with it' }));
  await waitFor(() =>
    expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Half typed'),
  );
  expect(page.queryByText(/not raised yet/)).toBeNull();
});

test('a photo taken at one spot of a plan never comes onto another, and comes back at its own', async () => {
  const device = createDevice();
  const first = await openForm(device, atSpot(2));
  await takePhoto(first.page);
  const second = await openForm(device, atSpot(7));
  expect(
    await second.page.findByText('Another snag is not raised yet. Begun: just now, on A-1.'),
  ).toBeVisible();
  expect(second.page.queryByRole('img', { name: 'Photo 1' })).toBeNull();
  await userEvent.click(second.page.getByRole('button', { name: 'Go on with it' }));
  expect(await second.page.findByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(second.path()).toBe(atSpot(2));
  // The form is another one, and one goes on from its title.
  await waitFor(() =>
    expect(second.page.getByRole('heading', { name: 'Raise a snag' })).toHaveFocus(),
  );
  // Not from a plan: it is still where it was begun.
  const third = await openForm(device);
  expect(await third.page.findByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(third.path()).toBe(atSpot(2));
});

test('a form that nobody touched raises nothing and leads to the shutter, whatever the last snag has filled in', async () => {
  localStorage.setItem(
    'snagbook.last.SITE',
    JSON.stringify({ tradeId: screens.site.trades.A, locationId: screens.site.locationId }),
  );
  const visitor = await openForm(createDevice());
  // One way to raise, and not a second one below it.
  const [raise, ...others] = visitor.page
    .getAllByText('Raise')
    .filter((each: HTMLElement) => each.closest('[style*="hidden"]') === null);
  expect(others).toEqual([]);
  await userEvent.click(raise ?? document.body);
  expect(
    await visitor.page.findByText('Take a photo, choose a trade or say what it is first.'),
  ).toBeVisible();
  expect(visitor.page.getByRole('button', { name: 'Take a photo' })).toHaveFocus();
  await userEvent.type(visitor.page.getByRole('textbox', { name: 'Title' }), 'Now it is something');
  await userEvent.clear(visitor.page.getByRole('combobox', { name: 'Location' }));
  await userEvent.click(raise ?? document.body);
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveFocus();
  expect(visitor.path()).toBe('/p/SITE/new');
});

test('what is drawn on a photo before raising is sent with it', async () => {
  const visitor = await openForm(createDevice());
  const { page } = visitor;
  await takePhoto(page);
  await userEvent.click(page.getByRole('button', { name: 'Photo 1: draw on it or remove it' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Photo 1' }));
  dialog.getByRole('application', { name: 'Photo 1, to draw on' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(dialog.getByRole('img', { name: 'Arrow to 50 % across, 50 % down' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await userEvent.click(page.getByRole('radio', { name: 'Trade A' }));
  await userEvent.type(page.getByRole('textbox', { name: 'Title' }), 'Drawn before');
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  await page.findByRole('link', { name: /Drawn before$/ });
  visitor.putAway();
  await eventually(async () => {
    const asked = await screens.site.ask<{
      project: {
        snags: { edges: { node: { photos: { shapes: { kind: string; toX: number }[] }[] } }[] };
      };
    }>(
      'inspector',
      '{ project(code: "SITE") { snags(first: 1, filter: { chip: ALL, text: "Drawn before" }) { edges { node { photos { shapes { kind toX } } } } } } }',
    );
    expect(asked.project.snags.edges[0]?.node.photos).toEqual([
      { shapes: [{ kind: 'ARROW', toX: 0.5 }] },
    ]);
  });
});
