import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit, type Visitor } from '../support/visitor';
import { unsavedOn } from '../support/unsavedOn';
import { outline } from '../support/outline';
import { startServer, type TestServer } from '../support/server';
import './arrive';

let server: TestServer;
let visitor: Visitor;
let page: ReturnType<Visitor['show']>;

beforeEach(async () => {
  server = await startServer({ development: true });
  visitor = visit(server.url, { path: '/sign-in' });
  page = visitor.show();
  await page.findByLabelText('Your name');
});
afterEach(async () => {
  visitor.leave();
  await server.close();
});

async function fill(password: string, code: string): Promise<void> {
  await userEvent.type(page.getByLabelText('Your name'), 'Ada Admin');
  await userEvent.type(page.getByLabelText('E-mail'), 'ada@site.example');
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.type(page.getByLabelText('Project name'), 'Eden Court');
  await userEvent.type(page.getByLabelText('Project code'), code);
  await userEvent.click(page.getByRole('button', { name: 'Make account and project' }));
}

test('an empty server leads everybody to its set-up', async () => {
  expect(visitor.path()).toBe('/set-up');
  await userEvent.selectOptions(page.getByLabelText('Time zone of the site'), 'Europe/Berlin');
  expect(outline(document.body)).toMatchSnapshot();
});

test('makes the first account and project, and signs in', async () => {
  await fill('a long password', 'eden');
  expect(await page.findByRole('link', { name: 'EDEN Eden Court' })).toBeVisible();
});

test('the form survives a reload, without the password, and is forgotten once it is sent', async () => {
  await fill('short', 'eden');
  visitor.leave();
  const { device } = visitor;
  visitor = visit(server.url, { path: '/set-up', device });
  page = visitor.show();
  await waitFor(() => expect(page.getByLabelText('Your name')).toHaveValue('Ada Admin'));
  expect(await unsavedOn(device)).not.toContain('short');
  expect(page.getByLabelText('E-mail')).toHaveValue('ada@site.example');
  expect(page.getByLabelText('Project name')).toHaveValue('Eden Court');
  expect(page.getByLabelText('Project code')).toHaveValue('EDEN');
  expect(page.getByLabelText('Password')).toHaveValue('');
  await userEvent.type(page.getByLabelText('Password'), 'a long password');
  await userEvent.click(page.getByRole('button', { name: 'Make account and project' }));
  expect(await page.findByRole('link', { name: 'EDEN Eden Court' })).toBeVisible();
  await waitFor(async () => expect(await unsavedOn(device)).toBe(''));
});

test('when the account was made but signing in failed, the same button signs in', async () => {
  visitor.leave();
  let away = true;
  visitor = visit(server.url, {
    path: '/set-up',
    onWay: (response, { url }) =>
      away && url.endsWith('/session') ? new Response(null, { status: 500 }) : response,
  });
  page = visitor.show();
  await page.findByLabelText('Your name');
  await fill('a long password', 'eden');
  expect(await page.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(page.getByLabelText('Your name')).toHaveValue('Ada Admin');
  away = false;
  await userEvent.click(page.getByRole('button', { name: 'Make account and project' }));
  expect(await page.findByRole('link', { name: 'EDEN Eden Court' })).toBeVisible();
});

test('says which field is wrong, and makes nothing', async () => {
  await fill('short', 'e');
  expect(page.getByLabelText('Password')).toHaveAccessibleDescription(/Use at least 10 characters/);
  expect(page.getByLabelText('Project code')).toHaveAccessibleDescription(
    /Use 2 to 8 of A–Z and 0–9/,
  );
  expect(visitor.path()).toBe('/set-up');
});
