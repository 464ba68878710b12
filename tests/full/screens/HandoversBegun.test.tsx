import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dataOf, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();
const db = () => screens.site.server.app.services.db;

afterEach(async () => {
  await screens.site.server.app.rendered();
  for (const table of ['handover_signature', 'handover', 'report'] as const)
    await db()
      .deleteFrom<'handover' | 'report'>(table as 'report')
      .execute();
});

async function prepared(roles = ['For the contractor', 'For the client']): Promise<string> {
  const id = newId('handover');
  const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
  const input = {
    projectId: screens.site.projectId,
    id,
    filter: { chip: 'ALL' },
    settings,
    parties: roles.map((role) => ({ role, company: 'Company A' })),
  };
  dataOf(
    await screens.site.gql(
      'inspector',
      'mutation ($input: PrepareHandoverInput!) { prepareHandover(input: $input) { project { id } } }',
      { input },
    ),
  );
  await screens.site.server.app.rendered();
  return id;
}

const section = (page: ReturnType<typeof within>) =>
  page.findByRole('region', { name: 'Handovers with signatures' });

test('a handover is prepared from the report form, and its draft appears once it is made', async () => {
  await screens.site.raise({ title: 'Paint drips' });
  const { page } = await screens.arrive('inspector', '/p/SITE/reports');
  const form = within(await page.findByRole('form', { name: 'New report' }));
  await userEvent.click(form.getByRole('radio', { name: 'Handover report' }));
  await userEvent.click(form.getByRole('button', { name: 'Sign on screen' }));
  const sheet = within(
    await within(document.body).findByRole('dialog', { name: 'Who signs the handover?' }),
  );
  expect(
    sheet.getAllByLabelText('For whom').map((field) => (field as HTMLInputElement).value),
  ).toEqual(['For the contractor', 'For the client']);
  await userEvent.click(sheet.getByRole('button', { name: 'Add a party' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Create draft' }));
  expect(await db().selectFrom('report').selectAll().execute()).toEqual([]);
  await userEvent.click(sheet.getByRole('button', { name: 'Remove party 3' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Create draft' }));
  expect(await page.findByText(/^Creating the draft/)).toBeVisible();
  const made = within(await section(page));
  expect(made.getByText('Handover (all statuses)')).toBeVisible();
  expect(made.getAllByText('Not signed yet')).toHaveLength(2);
  await waitFor(() => expect(page.queryByText(/^Creating the draft/)).toBeNull());
});

test('an inspector withdraws a handover after confirming, and nobody can sign it any more', async () => {
  await prepared();
  const { page } = await screens.arrive('inspector', '/p/SITE/reports');
  const made = within(await section(page));
  await userEvent.click(made.getByRole('button', { name: 'Withdraw: Handover (all statuses)' }));
  await userEvent.click(made.getByRole('button', { name: 'Withdraw it' }));
  expect(await made.findByText(/^Withdrawn on /)).toBeVisible();
  await waitFor(() => expect(made.queryByRole('button', { name: /^Sign/ })).toBeNull());
});
