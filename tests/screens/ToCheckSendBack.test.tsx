import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { grain } from '../support/photos';
import { useScreens } from './arrive';

const screens = useScreens();
const body = within(document.body);

test('sending back from the queue takes photos and what is said often, and can be undone with all of it kept', async () => {
  const { site } = screens;
  const photo = new Uint8Array(await grain().jpeg().toBuffer());
  const { id, number } = await site.raise({ title: 'Grout missing' });
  await site.addPhoto('inspector', id, Buffer.from(photo));
  await site.addPhoto('tradeA', id, Buffer.from(photo), 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  const { page } = await screens.arrive('inspector2', '/p/SITE/check');
  await page.findByRole('heading', { name: /Grout missing/ });
  const sendBack = async () => {
    const button = page.getByRole('button', { name: 'Send back' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    return within(await body.findByRole('dialog', { name: 'Send back' }));
  };
  const sheet = await sendBack();
  await userEvent.click(sheet.getByRole('radio', { name: 'Not finished' }));
  const camera =
    document.querySelector<HTMLInputElement>('[role=dialog] input[capture]') ??
    document.createElement('input');
  await userEvent.upload(camera, new File([photo], 'IMG_1.jpg', { type: 'image/jpeg' }));
  await sheet.findByText('1 photo saved on this device.');
  await userEvent.click(sheet.getByRole('button', { name: 'Send back' }));
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await page.findByText(`SITE-${number} is to be checked again.`)).toBeVisible();
  expect(await page.findByRole('heading', { name: /Grout missing/ })).toBeVisible();
  const { project } = await site.ask<{ project: { snag: unknown } }>(
    'admin',
    `{ project(code: "SITE") { snag(number: ${number}) { status sentBackCount } } }`,
  );
  expect(project.snag).toEqual({ status: 'FIXED', sentBackCount: 0 });
  expect((await sendBack()).getByLabelText('What is still wrong')).toHaveValue('Not finished');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  expect(await page.findByText('Before: 2 photos, swipe')).toBeVisible();
});
