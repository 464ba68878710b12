import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();
const body = within(document.body);

async function lookAgain(who: 'inspector', number: number) {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`);
  await visitor.page.findByText(/raised it/);
  return visitor;
}

const look = async (who: 'inspector', title: string) => lookAgain(who, (await screens.site.raise({ title })).number);

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
  const camera = document.querySelector<HTMLInputElement>('[role=dialog] input[capture]') ?? document.createElement('input');
  await userEvent.upload(camera, new File([bytes], 'IMG_9.jpg', { type: 'image/jpeg', lastModified: Date.now() }));
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
  expect(await page.findByRole('button', { name: /, photo 1 of \d+, defect$/ })).toBeInTheDocument();
});

test('sending back can be undone, and what was said is there for another try', async () => {
  const { page, number } = await lookAtFixed('Sent too soon');
  await userEvent.click(page.getByRole('button', { name: 'Send back' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Send back' }));
  await userEvent.type(sheet.getByLabelText('What is still wrong'), 'The left one');
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await page.findByText('Not sent back.')).toBeVisible();
  expect(await screens.site.ask('admin', `{ project(code: "SITE") { snag(number: ${number}) { status } } }`)).toEqual({ project: { snag: { status: 'FIXED' } } });
  await userEvent.click(page.getByRole('button', { name: 'Send back' }));
  expect(within(await body.findByRole('dialog', { name: 'Send back' })).getByLabelText('What is still wrong')).toHaveValue('The left one');
});

test('a fact that is pressed opens the editing there', async () => {
  const { page } = await look('inspector', 'Pressed');
  await userEvent.click(page.getByRole('button', { name: 'Change: Priority' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Edit the snag' }));
  expect(sheet.getByRole('radio', { name: 'Medium' })).toHaveFocus();
});

test('in the menu of what one can do, closing is closing the snag', async () => {
  const { page } = await look('inspector', 'Open still');
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  const menu = within(await body.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Start work', 'Mark fixed', 'Close the snag', 'Dispute', 'Make void']);
});
