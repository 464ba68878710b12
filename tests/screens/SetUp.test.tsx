import userEvent from '@testing-library/user-event';
import { visit, type Visitor } from '../support/visitor';
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
  await userEvent.click(page.getByRole('button', { name: 'Create account and project' }));
}

test('an empty server leads everybody to its set-up', async () => {
  expect(visitor.path()).toBe('/set-up');
  await userEvent.selectOptions(page.getByLabelText('Time zone of the site'), 'Europe/Berlin');
  expect(outline(document.body)).toMatchSnapshot();
});

test('makes the first account and project, signs in, and comes to what is to be set up in it', async () => {
  await fill('a long password', 'eden');
  expect(await page.findByRole('heading', { name: 'Set up the project' })).toBeVisible();
  expect(visitor.path()).toBe('/p/EDEN');
});

test('says which field is wrong, and makes nothing', async () => {
  await fill('short', 'e');
  expect(page.getByLabelText('Password')).toHaveAccessibleDescription(/Use at least 10 characters/);
  expect(page.getByLabelText('Project code')).toHaveAccessibleDescription(
    /Use 2–8 letters or numbers/,
  );
  expect(visitor.path()).toBe('/set-up');
});
