import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../support/photos';
import { unsavedOn } from '../support/unsavedOn';
import { useScreens } from './arrive';
import { hurriedClock } from '../support/hurriedClock';
import { createDevice } from '../support/device';
import type { PersonKey } from '../support/site';
import type { Visitor } from '../support/visitor';
// Loads the screen's code before the first test, because it is the largest.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens();
const body = within(document.body);

async function lookAgain(
  who: 'inspector' | 'tradeA' | 'viewer',
  number: number,
  clock?: ReturnType<typeof hurriedClock>,
) {
  const visitor = await screens.arrive(
    who,
    `/p/SITE/snags/${number}`,
    undefined,
    clock && { clock },
  );
  await visitor.page.findByText(/raised it/);
  return visitor;
}

/** A snag that its trade says is fixed, as it is shown to who checks it. */
async function lookAtFixed(title: string, clock?: ReturnType<typeof hurriedClock>) {
  const { site } = screens;
  const { id, number } = await site.raise({ title });
  await site.addPhoto('tradeA', id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  return lookAgain('inspector', number, clock);
}

async function takePhoto(): Promise<void> {
  const bytes = new Uint8Array(await blank(400, 300).jpeg().toBuffer());
  const camera =
    document.querySelector<HTMLInputElement>('[role=dialog] input[capture]') ??
    document.createElement('input');
  await userEvent.upload(
    camera,
    new File([bytes], 'IMG_9.jpg', { type: 'image/jpeg', lastModified: Date.now() }),
  );
}

test('sending back asks what is still wrong', async () => {
  const { page } = await lookAtFixed('Not good enough');
  await userEvent.click(page.getByRole('button', { name: 'Send back' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Send back' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));
  expect(sheet.getByLabelText('What is still wrong')).toHaveAccessibleDescription(/Say why/);
  expect(sheet.getByLabelText('What is still wrong')).toHaveFocus();
  await userEvent.click(sheet.getByRole('radio', { name: 'No change' }));
  await takePhoto();
  await sheet.findByText('1 photo saved on this device.');
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));
  expect(await page.findByText('No change', { selector: '[data-message] *' })).toBeVisible();
  expect(page.getByText('once')).toBeInTheDocument();
  expect(
    await page.findByRole('button', { name: /, photo 1 of \d+, defect$/ }),
  ).toBeInTheDocument();
});

test('a dispute is sent with the photo that shows why', async () => {
  const { number } = await screens.site.raise({ title: 'Belongs to others' });
  const { page } = await lookAgain('tradeA', number);
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Dispute' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Dispute' }));
  expect(sheet.getByRole('button', { name: 'Take a photo that shows why' })).toBeVisible();
  await userEvent.click(sheet.getByRole('radio', { name: 'Not ours' }));
  await userEvent.type(sheet.getByLabelText('Comment'), 'See the pipe');
  await takePhoto();
  await sheet.findByText('1 photo saved on this device.');
  await userEvent.click(sheet.getByRole('button', { name: 'Dispute' }));
  expect(await page.findByText(/disputed it: not ours/)).toBeVisible();
  expect(
    await page.findByRole('button', { name: /, photo 1 of 1, evidence$/ }),
  ).toBeInTheDocument();
  type Photos = { project: { snag: { status: string; photos: { kind: string }[] } } };
  const ask = () =>
    screens.site.ask<Photos>(
      'admin',
      `{ project(code: "SITE") { snag(number: ${number}) { status photos { kind } } } }`,
    );
  await waitFor(async () =>
    expect((await ask()).project.snag).toEqual({
      status: 'DISPUTED',
      photos: [{ kind: 'EVIDENCE' }],
    }),
  );
});

test('a double tap on Close closes once, and one Undo reverts it', async () => {
  const { page } = await lookAtFixed('Tapped twice');
  const close = page.getByRole('button', { name: 'Close' });
  act(() => {
    close.click();
    close.click();
  });
  await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
  expect(await body.findByText('Not closed.')).toBeVisible();
  expect(page.getByText('To check', { selector: 'header *' })).toBeVisible();
  expect(page.queryByText(/closed it/)).toBeNull();
  expect(await page.findByRole('button', { name: 'Live' })).toBeVisible();
});

test('who marked it fixed takes it back, with an Undo, and history says what', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Wrong flat' });
  await site.addPhoto('tradeA', id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  const clock = hurriedClock();
  const { page } = await lookAgain('tradeA', number, clock);
  const takeBack = async () =>
    userEvent.click(await page.findByRole('button', { name: 'Take back' }));
  await takeBack();
  expect(await page.findByText(/took back Fixed/)).toBeVisible();
  await userEvent.click(await body.findByRole('button', { name: 'Undo' }));
  expect(await body.findByText('Not taken back.')).toBeVisible();
  await takeBack();
  expect(await page.findByRole('button', { name: 'Mark fixed' })).toBeVisible();
  expect(page.queryByRole('button', { name: 'Take back' })).toBeNull();
  // The photo stays.
  expect(page.getByRole('button', { name: /, photo 1 of 1, evidence$/ })).toBeVisible();
});

async function openTab(who: PersonKey, number: number, tab?: Pick<Visitor, 'device'>) {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`, tab?.device);
  await commentField(visitor);
  return visitor;
}

/** The history comes after the facts, and the form for a comment with it. */
const commentField = async ({ page }: { page: ReturnType<Visitor['show']> }) => {
  await page.findByText(/raised it/);
  return page.findByLabelText('Comment');
};

const openSheet = async ({ page }: { page: ReturnType<Visitor['show']> }, name: string) => {
  await userEvent.click(page.getByRole('button', { name }));
  return within(await body.findByRole('dialog', { name }));
};

const openDispute = async ({ page }: { page: ReturnType<Visitor['show']> }) => {
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Dispute' }));
  return within(await body.findByRole('dialog', { name: 'Dispute' }));
};

const leaveSheet = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
};

test('unsent text about a snag survives a killed app, and is in no other tab that is open', async () => {
  const { number } = await screens.site.raise({ title: 'Interrupted' });
  const first = await openTab('tradeA', number);
  await userEvent.type(await commentField(first), 'Half a com');
  const dispute = await openDispute(first);
  await userEvent.click(dispute.getByRole('radio', { name: 'Not ours' }));
  await userEvent.type(dispute.getByLabelText('Comment'), 'Half a rea');
  await leaveSheet();
  await userEvent.type(
    (await openSheet(first, 'Mark fixed')).getByLabelText('What was done'),
    'Half the wo',
  );
  const other = await openTab('tradeA', number, first);
  await waitFor(async () => expect(await unsavedOn(first.device)).toContain('Half the wo'));
  expect(await commentField(other)).toHaveValue('');
  other.leave();
  first.kill();

  const again = await openTab('tradeA', number, first);
  const comment = await commentField(again);
  await waitFor(() => expect(comment).toHaveValue('Half a com'));
  const reopened = await openDispute(again);
  expect(reopened.getByRole('radio', { name: 'Not ours' })).toBeChecked();
  expect(reopened.getByLabelText('Comment')).toHaveValue('Half a rea');
  await leaveSheet();
  expect((await openSheet(again, 'Mark fixed')).getByLabelText('What was done')).toHaveValue(
    'Half the wo',
  );
});

test('unsent text is hidden from the next person, and deleted at sign-out', async () => {
  const { number } = await screens.site.raise({ title: 'Shared tablet' });
  const first = await openTab('tradeA', number);
  await userEvent.type(await commentField(first), 'Mine alone');
  first.leave();
  const { inspector, tradeA } = screens.site.people;
  // The browser is somebody else's now, with the first one's input still on its disk.
  const next = await openTab('inspector', number, {
    device: createDevice(first.device.databaseName),
  });
  expect(await commentField(next)).toHaveValue('');
  next.leave();

  const back = await openTab('tradeA', number, first);
  const mine = await commentField(back);
  await waitFor(() => expect(mine).toHaveValue('Mine alone'));
  await back.core.session.signOut();
  await back.page.findByLabelText('Password');
  await waitFor(async () => expect(await unsavedOn(first.device)).toBe(''));
  for (const { email, password } of [inspector, tradeA]) {
    await back.core.session.signIn(email, password);
    await back.core.current()?.router.navigate({
      to: '/p/$code/snags/$number',
      params: { code: 'SITE', number: String(number) },
    });
    expect(await commentField(back)).toHaveValue('');
    await back.core.session.signOut();
  }
});
