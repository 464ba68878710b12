import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { undoMs } from '../../../src/parts/undo';
import { onDisk, textOf } from '../../app/support/onDisk';
import { eventually } from '../../support/eventually';
import { hurriedClock } from '../../support/hurriedClock';
import { blank } from '../../support/photos';
import type { Visitor } from '../../support/visitor';
import { useScreens } from '../../screens/arrive';
import { createDevice, type Device } from '../../support/device';

const screens = useScreens();

beforeEach(() => localStorage.clear());

type Page = ReturnType<typeof within>;

async function openForm(clock?: ReturnType<typeof hurriedClock>, path = '/p/SITE/new') {
  const visitor = await screens.arrive('inspector', path, undefined, clock && { clock });
  await visitor.page.findByRole('combobox', { name: 'Location' });
  return visitor;
}

async function takePhoto(page: Page): Promise<void> {
  const camera = document.querySelector<HTMLInputElement>('input[capture]');
  const bytes = new Uint8Array(await blank(400, 300).jpeg().toBuffer());
  await userEvent.upload(
    camera ?? document.createElement('input'),
    new File([bytes], 'IMG_7.jpg', { type: 'image/jpeg', lastModified: Date.now() }),
  );
  await page.findByRole('img', { name: 'Photo 1' });
}

/** Enters a snag, with a photo, and raises it. */
async function raise(page: Page, title: string): Promise<void> {
  await takePhoto(page);
  await userEvent.click(page.getByRole('radio', { name: 'Trade A' }));
  await userEvent.type(page.getByRole('textbox', { name: 'In your own words' }), title);
  await userEvent.type(page.getByRole('combobox', { name: 'Location' }), 'block{Enter}');
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  await page.findByRole('link', { name: new RegExp(`${title}$`) });
  await page.findByText('Raised.');
}

const undoIn = (page: Page) => page.findByRole('button', { name: 'Undo' });
const unsent = ({ core }: Visitor) => core.current()?.userSession.outbox?.entries.all() ?? [];

/** The snags of this title on the server. */
async function onServer(title: string): Promise<{ status: string; photoCount: number }[]> {
  const asked = await screens.site.ask<{
    project: { snags: { edges: { node: { status: string; photoCount: number } }[] } };
  }>(
    'inspector',
    'query ($text: String!) { project(code: "SITE") { snags(first: 5, filter: { chip: ALL, text: $text }) { edges { node { status photoCount } } } } }',
    { text: title },
  );
  return asked.project.snags.edges.map(({ node }) => node);
}

test('Undo after Raise brings everything back into the form, and raising again makes one snag', async () => {
  const visitor = await openForm();
  const { page } = visitor;
  await raise(page, 'Taken back');
  await userEvent.click(await undoIn(page));
  expect(await page.findByText('Not raised. Your entry is still here.')).toBeVisible();
  expect(await page.findByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('Taken back');
  expect(page.getByRole('radio', { name: 'Trade A' })).toBeChecked();
  expect(page.getByRole('region', { name: 'Where' })).toHaveTextContent('Block A');
  expect(page.queryByText(/Draft saved .|Unfinished/)).toBeNull();
  expect(visitor.path()).toBe('/p/SITE/new');
  await waitFor(() => expect(page.getByRole('heading', { name: 'Raise a snag' })).toHaveFocus());
  expect(unsent(visitor)).toEqual([]);
  expect(await onServer('Taken back')).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  await page.findByText('Raised.');
  visitor.putAway();
  await waitFor(() => expect(unsent(visitor)).toEqual([]));
  expect(await onServer('Taken back')).toMatchObject([{ photoCount: 1 }]);
});

test('undoing after the snag was sent says so and offers to make it void', async () => {
  const clock = hurriedClock();
  const visitor = await openForm(clock);
  const { page } = visitor;
  await raise(page, 'Sent meanwhile');
  const undo = await undoIn(page);
  // Undo stays while it has the focus, however slow the machine is.
  undo.focus();
  clock.hurry(undoMs);
  await eventually(async () =>
    expect(await onServer('Sent meanwhile')).toMatchObject([{ status: 'OPEN', photoCount: 1 }]),
  );
  await userEvent.click(undo);
  expect(await page.findByText('Already sent. You can void it instead.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Void it' }));
  expect(await page.findByText('Voided.')).toBeVisible();
  await eventually(async () =>
    expect(await onServer('Sent meanwhile')).toMatchObject([{ status: 'VOID', photoCount: 1 }]),
  );
});

test('an undo for which the disk has no space says so and stays possible', async () => {
  const visitor = await openForm();
  const { page } = visitor;
  await raise(page, 'No room');
  await waitFor(() =>
    expect(unsent(visitor).every(({ photo }) => photo === undefined || photo.sha256 !== null)).toBe(
      true,
    ),
  );
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const undo = await undoIn(page);
  await userEvent.click(undo);
  await waitFor(() => expect(undo).not.toBeInTheDocument());
  expect(await undoIn(page)).toBeVisible();
  expect(
    page.queryAllByText(
      'This device is almost full. Send your outbox or free up space before you continue.',
    ),
  ).not.toEqual([]);
  full.mockRestore();
  expect(unsent(visitor)).toHaveLength(2);
  await userEvent.click(await undoIn(page));
  await waitFor(() =>
    expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('No room'),
  );
});

test.each(['the app is left', 'the next snag is raised'])(
  'Undo is over, and the snag sent, when %s',
  async (what) => {
    const title = `Over as ${what}`;
    const visitor = await openForm();
    const { page } = visitor;
    await raise(page, title);
    const undo = await undoIn(page);
    if (what === 'the app is left') visitor.putAway();
    else {
      await userEvent.click(page.getByRole('link', { name: 'Raise' }));
      await userEvent.type(
        await page.findByRole('textbox', { name: 'In your own words' }),
        'And another',
      );
      await userEvent.click(page.getByRole('button', { name: 'Raise' }));
    }
    await waitFor(() => expect(undo).not.toBeInTheDocument());
    await eventually(async () =>
      expect(await onServer(title)).toContainEqual({ status: 'OPEN', photoCount: 1 }),
    );
  },
);

describe('when the test decides that ten seconds have passed', () => {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const own = { setTimeout, clearTimeout, setInterval, clearInterval };
  const waiting = new Map<object, { run: () => void; ms: number }>();
  const wait = (run: () => void, ms: number): object => {
    const timer = {};
    waiting.set(timer, { run, ms });
    return timer;
  };
  /** Runs everything that waits for so long. */
  const passed = (ms: number) =>
    [...waiting.values()].filter((each) => each.ms === ms).map(({ run }) => run());
  beforeEach(() => {
    waiting.clear();
    Reflect.set(globalThis, 'setTimeout', (run: () => void, ms?: number) =>
      ms === undoMs ? wait(run, ms) : own.setTimeout(run, ms),
    );
    Reflect.set(globalThis, 'setInterval', (run: () => void, ms?: number) =>
      ms === undoMs / 2 ? wait(run, ms) : own.setInterval(run, ms),
    );
    Reflect.set(globalThis, 'clearTimeout', (timer: object) => {
      if (!waiting.delete(timer)) own.clearTimeout(timer as NodeJS.Timeout); // what setTimeout gave
    });
    Reflect.set(globalThis, 'clearInterval', globalThis.clearTimeout);
  });
  afterEach(() => void Object.assign(globalThis, own));

  test('Undo stays while the toast is hovered or has the focus, and nothing is sent until then', async () => {
    const visitor = await openForm();
    const { page } = visitor;
    await raise(page, 'Slowly read');
    const told = page.getByText('Raised.');
    const undo = await undoIn(page);
    const heldUntil = () => unsent(visitor).map(({ holdUntil = 0 }) => holdUntil);
    await userEvent.hover(told);
    const before = Math.max(...heldUntil());
    passed(undoMs);
    passed(undoMs / 2);
    await waitFor(() => expect(Math.min(...heldUntil())).toBeGreaterThan(before));
    undo.focus();
    await userEvent.unhover(told);
    passed(undoMs);
    expect(undo).toHaveFocus();
    page.getByRole('link', { name: /Slowly read$/ }).focus();
    await waitFor(() => {
      passed(undoMs);
      expect(undo).not.toBeInTheDocument();
    });
    expect(page.queryByText('Raised.')).toBeNull();
  });
});

const atSpot = (x: number): string =>
  `/p/SITE/new?plan=A-1&revision=revision_1&x=0.${x}0000&y=0.50000`;

async function openDraft(device: Device, path = '/p/SITE/new') {
  const visitor = await screens.arrive('inspector', path, device);
  await visitor.page.findByRole('combobox', { name: 'Location' });
  return visitor;
}

test('a draft is announced, and starting again keeps it', async () => {
  const device = createDevice();
  const first = await openDraft(device);
  expect(first.page.queryByText(/Draft saved ./)).toBeNull();
  await userEvent.type(
    first.page.getByRole('textbox', { name: 'In your own words' }),
    'Half typed',
  );
  await eventually(async () => expect(textOf(await onDisk(device))).toContain('Half typed'));
  first.kill();
  const { page } = await openDraft(device);
  expect(await page.findByText('Draft saved just now')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Start again' }));
  expect(page.getByRole('button', { name: 'Camera' })).toHaveFocus();
  expect(await page.findByText('Unfinished snag, just now')).toBeVisible();
  expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('Half typed'),
  );
  expect(page.queryByText(/Unfinished/)).toBeNull();
});

test('a photo taken at one spot of a plan stays with that spot', async () => {
  const device = createDevice();
  const first = await openDraft(device, atSpot(2));
  await takePhoto(first.page);
  first.kill();
  const second = await openDraft(device, atSpot(7));
  expect(await second.page.findByText('Unfinished snag on A-1, just now')).toBeVisible();
  expect(second.page.queryByRole('img', { name: 'Photo 1' })).toBeNull();
  await userEvent.click(second.page.getByRole('button', { name: 'Continue' }));
  expect(await second.page.findByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(second.path()).toBe(atSpot(2));
  // The form is another one, and one goes on from its title.
  await waitFor(() =>
    expect(second.page.getByRole('heading', { name: 'Raise a snag' })).toHaveFocus(),
  );
  second.leave();
  // Not from a plan: it is still where it was begun.
  const third = await openDraft(device);
  expect(await third.page.findByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect(third.path()).toBe(atSpot(2));
});

test('an untouched form raises nothing and focuses the shutter', async () => {
  localStorage.setItem(
    `snagbook.last.${screens.site.people.inspector.userId}.SITE`,
    JSON.stringify({ tradeId: screens.site.trades.A, locationId: screens.site.locationId }),
  );
  const visitor = await screens.arrive('inspector', '/p/SITE/new');
  await visitor.page.findByRole('region', { name: 'Where' });
  // One way to raise, and not a second one below it.
  const [raise, ...others] = visitor.page
    .getAllByText('Raise')
    .filter((each: HTMLElement) => each.closest('[style*="hidden"]') === null);
  expect(others).toEqual([]);
  await userEvent.click(raise ?? document.body);
  expect(await visitor.page.findByText('Take a photo or say what is wrong.')).toBeVisible();
  expect(visitor.page.getByRole('button', { name: 'Camera' })).toHaveFocus();
  await userEvent.type(
    visitor.page.getByRole('textbox', { name: 'In your own words' }),
    'Now it is something',
  );
  await userEvent.click(visitor.page.getByRole('button', { name: 'Change the room' }));
  await userEvent.clear(visitor.page.getByRole('combobox', { name: 'Location' }));
  await userEvent.click(raise ?? document.body);
  expect(visitor.page.getByRole('combobox', { name: 'Location' })).toHaveFocus();
  expect(visitor.path()).toBe('/p/SITE/new');
});

test('a drawing made before raising is sent with its photo', async () => {
  const visitor = await openDraft(createDevice());
  const { page } = visitor;
  await takePhoto(page);
  await userEvent.click(page.getByRole('button', { name: 'Photo 1: draw on it or remove it' }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Photo 1' }));
  dialog.getByRole('application', { name: 'Draw: Photo 1' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(dialog.getByRole('img', { name: 'Arrow to 50 % across, 50 % down' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await userEvent.click(page.getByRole('radio', { name: 'Trade A' }));
  await userEvent.type(page.getByRole('textbox', { name: 'In your own words' }), 'Drawn before');
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
