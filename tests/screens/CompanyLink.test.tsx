import userEvent from '@testing-library/user-event';
import { makeLink, withdrawLink } from '../support/links';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

test('a link asks for a name alone, and leads to the company’s snags by place without its token', async () => {
  await screens.site.raise({ title: 'Loose socket' });
  const token = await makeLink(screens.site, screens.site.companies.A);
  const { page, path } = screens.open(`/t/${token}`);
  await page.findByLabelText('Your name');
  expect(outline(document.body)).toMatchSnapshot();
  await userEvent.click(page.getByRole('button', { name: 'Show the snags' }));
  expect(await page.findByText('Enter your name.')).toBeVisible();
  await userEvent.type(page.getByLabelText('Your name'), 'Jan');
  await userEvent.click(page.getByRole('button', { name: 'Show the snags' }));
  expect(await page.findByRole('link', { name: /Loose socket/ })).toBeVisible();
  expect(path()).not.toContain(token);
});

test('a link that is over says so, and what to do', async () => {
  const token = await makeLink(screens.site, screens.site.companies.B);
  await withdrawLink(screens.site, screens.site.companies.B);
  const { page } = screens.open(`/t/${token}`);
  expect(await page.findByText('This link does not work any more. Ask whoever sent it for a new one.')).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
});
