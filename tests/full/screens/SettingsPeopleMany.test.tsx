import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PeopleQuery from '../../../__generated__/relay/usePeopleQuery.graphql';
import { newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();

/** As many people as a large site has: 214, and 40 companies. */
beforeAll(async () => {
  const { site } = screens;
  const { db } = site.server.app.services;
  const companies = Array.from({ length: 38 }, (_, at) => ({
    id: newId('company'),
    project_id: site.projectId,
    name: `Firm ${at + 10}`,
    name_key: `firm ${at + 10}`,
    sort_key: `firm ${at + 10}`,
    email: null,
    phone: null,
    archived_at: null,
  }));
  await db.insertInto('company').values(companies).execute();
  const users = Array.from({ length: 208 }, (_, at) => ({
    id: newId('user'),
    email: `p${at}@crowd.example`,
    name: `Crowd ${String(at).padStart(3, '0')}`,
    sort_key: `crowd ${String(at).padStart(3, '0')}`,
    password_hash: '',
    language: 'en' as const,
    is_owner: 0,
    created_at: 0,
  }));
  await db.insertInto('user').values(users).execute();
  await db
    .insertInto('member')
    .values(
      users.map(({ id }, at) => ({
        id: newId('member'),
        project_id: site.projectId,
        user_id: id,
        role: 'VIEWER' as const,
        company_id: companies[at % 38]?.id ?? null,
      })),
    )
    .execute();
});

const sectionOf = (id: string): HTMLElement =>
  document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
// By their labels: to ask for hundreds of buttons by their roles takes jsdom seconds.
const rowsOf = (id: string) =>
  [...sectionOf(id).querySelectorAll('[aria-label^="Edit "]')].map((button) =>
    button.getAttribute('aria-label')?.replace('Edit ', ''),
  );

async function openPeople() {
  const asked: string[] = [];
  const visitor = await screens.arrive('admin', '/p/SITE/settings#people', undefined, {
    onWay: (response, { body }) => {
      if (String(body).includes(PeopleQuery.params.id ?? '')) asked.push(String(body));
      return response;
    },
  });
  await visitor.page.findByText(/^20 of 21\d shown$/);
  const people = within(sectionOf('people'));
  const rows = () => rowsOf('people');
  const search = people.getByRole('searchbox', { name: 'Find people by name, e-mail or company' });
  return { ...visitor, people, rows, search, asked };
}

test('of 214 people twenty are loaded with the screen, and more on request', async () => {
  const { people, rows, asked } = await openPeople();
  expect(rows()).toHaveLength(20);
  expect(asked).toEqual([]);
  await userEvent.click(people.getByRole('button', { name: 'Show more people' }));
  expect(await people.findByText('40 of 214 shown')).toBeVisible();
  expect(rows()).toHaveLength(40);
  expect(people.getByRole('button', { name: 'Show more people' })).toHaveFocus();
  for (const shown of [60, 80, 100]) {
    await userEvent.click(people.getByRole('button', { name: 'Show more people' }));
    await people.findByText(`${shown} of 214 shown`);
  }
  expect(people.queryByRole('button', { name: 'Show more people' })).toBeNull();
  expect(people.getByText('Search above to find the others.')).toBeVisible();
});

test('people are found by name, company or e-mail, and edited there', async () => {
  const { people, rows, search } = await openPeople();
  await userEvent.type(search, 'crowd firm 47');
  await waitFor(() =>
    expect(rows()).toEqual([
      'Crowd 037',
      'Crowd 047',
      'Crowd 075',
      'Crowd 113',
      'Crowd 147',
      'Crowd 151',
      'Crowd 189',
    ]),
  );
  expect(people.getByText('7 found')).toBeVisible();
  await userEvent.clear(search);
  await userEvent.type(search, 'p205@');
  await waitFor(() => expect(rows()).toEqual(['Crowd 205']));
  await userEvent.click(people.getByLabelText('Edit Crowd 205'));
  await userEvent.click(people.getByRole('radio', { name: 'Inspector' }));
  await userEvent.click(people.getByRole('button', { name: 'Save' }));
  await people.findByText(/^Inspector · Firm 25 · p205@crowd\.example$/);
  await waitFor(() => expect(people.getByLabelText('Edit Crowd 205')).toHaveFocus());
  await userEvent.clear(search);
  await userEvent.type(search, 'nobody');
  expect(await people.findByText('Nothing found.')).toBeVisible();
});
