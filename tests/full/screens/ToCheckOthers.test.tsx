import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { grain } from '../../support/photos';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();
const body = within(document.body);

// Each test begins with an empty queue.
afterEach(async () => {
  const { project } = await screens.site.ask<{
    project: { snags: { edges: { node: { id: string } }[] } };
  }>(
    'admin',
    '{ project(code: "SITE") { snags(first: 20, filter: { chip: TO_CHECK }) { edges { node { id } } } } }',
  );
  for (const { node } of project.snags.edges)
    await screens.site.move('admin', node.id, 'VOID', { reason: 'DUPLICATE' });
});

async function fixed(title: string, { site } = screens): Promise<{ id: string; number: number }> {
  const snag = await site.raise({ title });
  const photo = await grain().jpeg().toBuffer();
  await site.addPhoto('inspector', snag.id, photo);
  await site.addPhoto('tradeA', snag.id, photo, 'EVIDENCE');
  await site.move('tradeA', snag.id, 'FIX');
  return snag;
}

test('a viewer sees the queue and who checks it; a snag that is checked leaves it', async () => {
  const { id, number } = await fixed('Tap drips');
  const { page } = await screens.arrive('viewer', '/p/SITE/check');
  await page.findByRole('heading', { name: `Tap drips Open SITE-${number}` });
  await page.findByRole('button', { name: 'Live' });
  expect(
    page.getByText('Inspectors and admins check this. You can view and comment.'),
  ).toBeVisible();
  expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Send back' })).toBeNull();
  await screens.site.move('inspector2', id, 'CLOSE');
  expect(await page.findByRole('heading', { name: 'All checked' })).toBeVisible();
});

test('sending back from the queue takes photos and a reason, and Undo keeps them', async () => {
  const { site } = screens;
  const { number } = await fixed('Grout missing');
  const photo = new Uint8Array(await grain().jpeg().toBuffer());
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
  await page.findByRole('heading', { name: 'All checked' });
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await page.findByText(`SITE-${number} is back in the queue.`)).toBeVisible();
  expect(await page.findByRole('heading', { name: /Grout missing/ })).toBeVisible();
  const { project } = await site.ask<{ project: { snag: unknown } }>(
    'admin',
    `{ project(code: "SITE") { snag(number: ${number}) { status sentBackCount } } }`,
  );
  expect(project.snag).toEqual({ status: 'FIXED', sentBackCount: 0 });
  expect((await sendBack()).getByLabelText('What is still wrong')).toHaveValue('Not finished');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  expect(await page.findByText(/^Before · .*, 2 of 2$/)).toBeVisible();
});
