import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit, type Visitor } from '../../support/visitor';
import { unsavedOn } from '../../support/unsavedOn';
import { startServer, type TestServer } from '../../support/server';
import '../../screens/arrive';

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
  await userEvent.click(page.getByRole('button', { name: 'Create account and project' }));
}

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
  await userEvent.click(page.getByRole('button', { name: 'Create account and project' }));
  expect(await page.findByRole('link', { name: 'Eden Court' })).toBeVisible();
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
  await userEvent.click(page.getByRole('button', { name: 'Create account and project' }));
  expect(await page.findByRole('link', { name: 'Eden Court' })).toBeVisible();
});
