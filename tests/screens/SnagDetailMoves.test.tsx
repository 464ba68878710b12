import { cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();
const body = within(document.body);

async function lookAgain(who: 'inspector' | 'tradeA' | 'viewer', number: number) {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`);
  await visitor.page.findByText(/raised it/);
  return visitor;
}

const look = async (who: 'inspector', title: string) =>
  lookAgain(who, (await screens.site.raise({ title })).number);

/** A snag that its trade says is fixed, as it is shown to who checks it. */
async function lookAtFixed(title: string) {
  const { site } = screens;
  const { id, number } = await site.raise({ title });
  await site.addPhoto('tradeA', id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  return { number, ...(await lookAgain('inspector', number)) };
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
  await userEvent.click(sheet.getByRole('radio', { name: 'Still as it was' }));
  await takePhoto();
  await sheet.findByText('1 photo saved on this device.');
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));
  expect(await page.findByText('Still as it was')).toBeVisible();
  expect(page.getByText('sent back once')).toBeInTheDocument();
  expect(
    await page.findByRole('button', { name: /, photo 1 of \d+, defect$/ }),
  ).toBeInTheDocument();
});

test('a dispute is sent with the photo that shows why', async () => {
  const { number } = await screens.site.raise({ title: 'Belongs to others' });
  const { page } = await lookAgain('tradeA', number);
  await userEvent.click(page.getByRole('button', { name: 'Dispute' }));
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

test.each([
  ['Description', 'textbox', 'Description'],
  ['Location', 'combobox', 'Location'],
  ['Trade', 'combobox', 'Trade'],
  ['Who fixes it', 'combobox', 'Who fixes it'],
  ['Assigned to', 'combobox', 'Assigned to'],
  ['Type', 'radio', 'Defect'],
  ['Priority', 'radio', 'Medium'],
  ['Due', 'any', 'Due'],
] as const)('%s, when it is pressed, opens the editing there', async (fact, role, field) => {
  const { page } = await look('inspector', `Pressed: ${fact}`);
  await userEvent.click(page.getByRole('button', { name: `Change: ${fact}` }));
  const sheet = within(await body.findByRole('dialog', { name: 'Edit the snag' }));
  // A field for a day has no role.
  await waitFor(() =>
    expect(
      role === 'any' ? sheet.getByLabelText(field) : sheet.getByRole(role, { name: field }),
    ).toHaveFocus(),
  );
});

test('a fact that nobody has entered says so to who may enter it, and to others what is there alone', async () => {
  const { number } = await screens.site.raise({ title: 'Nothing entered' });
  const { page } = await lookAgain('inspector', number);
  const facts = () => page.getByRole('region', { name: 'Facts' });
  const valueOf = (name: string) => within(facts()).getByText(name).nextElementSibling?.textContent;
  expect([valueOf('Assigned to'), valueOf('Description')]).toEqual(['Nobody yet', 'not set']);
  await userEvent.click(page.getByRole('button', { name: 'Change: Description' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Edit the snag' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Description' }), 'Left of the door');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  expect(await within(facts()).findByText('Left of the door')).toBeVisible();
  // What is there is pressed as well.
  await userEvent.click(page.getByRole('button', { name: 'Change: Description' }));
  expect(await body.findByRole('dialog', { name: 'Edit the snag' })).toBeVisible();
  cleanup();
  const other = await lookAgain('viewer', number);
  expect(other.page.getByText('Left of the door')).toBeVisible();
  expect(other.page.queryByText('Assigned to')).toBeNull();
  expect(other.page.queryByRole('button', { name: /^Change:/ })).toBeNull();
});
