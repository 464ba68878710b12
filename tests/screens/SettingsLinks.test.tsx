import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrive, makeLink } from '../support/links';
import { useScreens } from './arrive';

const screens = useScreens();

test('an admin sees which companies have a link, when it was last used and on how many devices, and reads the risk before making one', async () => {
  const { site } = screens;
  const row = async (
    page: Awaited<ReturnType<typeof screens.arrive>>['page'],
    company: string,
  ): Promise<HTMLElement> =>
    (await page.findByRole('button', { name: `Link of ${company}` })).closest('li') ??
    document.body;
  const before = await screens.arrive('admin', '/p/SITE/settings');
  expect(await row(before.page, 'Company A')).not.toHaveTextContent('Has a link');
  await userEvent.click(before.page.getByRole('button', { name: 'Link of Company A' }));
  expect(
    before.page.getByText(
      'It can be forwarded: whoever has it can do the same until you withdraw it.',
    ),
  ).toBeVisible();
  await userEvent.click(before.page.getByRole('button', { name: 'Make a link' }));
  expect(await before.page.findByLabelText('Link for Company A')).toHaveDisplayValue(
    /\/t\/[\w-]{43}$/,
  );
  await userEvent.click(before.page.getByRole('button', { name: 'Done' }));
  await userEvent.click(before.page.getByRole('button', { name: 'Close' }));
  expect(await row(before.page, 'Company A')).toHaveTextContent('Has a link · not used yet');
  before.leave();

  const token = await makeLink(site, site.companies.A);
  for (const name of ['Ann', 'Ben']) await arrive(site, token, name);
  const after = await screens.arrive('admin', '/p/SITE/settings');
  expect(await row(after.page, 'Company A')).toHaveTextContent(
    /Has a link · last used .+ · in use on 2 devices/,
  );
  expect(await row(after.page, 'Company B')).not.toHaveTextContent('Has a link');
  await userEvent.click(after.page.getByRole('button', { name: 'Link of Company A' }));
  const link = within(document.body);
  expect(link.getByText(/^Made .+ · last used .+ · in use on 2 devices$/)).toBeVisible();
  await userEvent.click(link.getByRole('button', { name: 'Withdraw' }));
  await userEvent.click(link.getByRole('button', { name: 'Withdraw now' }));
  await link.findByRole('button', { name: 'Make a link' });
  await userEvent.click(link.getByRole('button', { name: 'Close' }));
  expect(await row(after.page, 'Company A')).not.toHaveTextContent('Has a link');
});
