import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { outline } from '../../support/outline';
import type { TestServerOptions } from '../../support/server';
import { unsavedOn } from '../../support/unsavedOn';
import { event, newId } from '../../support/wire';
import { useScreens } from '../../screens/arrive';

const options: TestServerOptions = {};
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  options.mail = {
    smtpUrl: post.url,
    from: 'Snagbook <snagbook@site.example>',
    publicUrl: 'https://snags.example',
  };
});
const screens = useScreens(options);
afterAll(() => post.close());
beforeEach(() => post.mails.splice(0));
afterEach(async () => {
  const { services, rendered } = screens.site.server.app;
  await rendered();
  for (const table of ['report_mail', 'report_schedule', 'report'] as const)
    await services.db.deleteFrom<'report'>(table as 'report').execute();
});

async function made(
  kind: 'LIST' | 'TRADE_SHEET',
  change: { photos?: string; language?: string } = {},
): Promise<string> {
  const id = newId('report');
  const { site } = screens;
  const input = {
    projectId: site.projectId,
    id,
    kind,
    filter: { chip: 'ALL', ...(kind === 'TRADE_SHEET' && { companyId: site.companies.A }) },
    settings: { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en', ...change },
  };
  await site.ask(
    'inspector',
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
    { input },
  );
  await site.server.app.rendered();
  return id;
}

test('a trade sheet is sent to the people of its company and to addresses, and its row says to whom', async () => {
  await made('TRADE_SHEET');
  const { page } = await screens.arrive('inspector', '/p/SITE/reports');
  await userEvent.click(
    await page.findByRole('button', {
      name: 'Send by email: Trade sheet (all statuses, Company A)',
    }),
  );
  const sheet = await within(document.body).findByRole('dialog');
  const form = within(sheet);
  expect(
    await form.findByRole('checkbox', { name: 'To the company’s people: Person tradeA' }),
  ).toBeChecked();
  expect(outline(sheet)).toMatchSnapshot();
  const field = form.getByRole('textbox', { name: 'E-mail addresses' });
  await userEvent.type(field, 'foreman');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(field).toHaveAccessibleDescription(/Not an email address: “foreman”/);
  expect(post.mails).toEqual([]);
  await userEvent.type(field, '@a.example');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  await userEvent.click(await page.findByRole('button', { name: 'Emailed to 2 recipients' }));
  // The row follows the mails.
  expect(await page.findByText(/^Person tradeA · sent · by Person inspector/)).toBeVisible();
  expect(await page.findByText(/^foreman@a\.example · sent · by Person inspector/)).toBeVisible();
  expect(post.mails.map(({ to }) => to).toSorted()).toEqual([
    'foreman@a.example',
    'tradea@site.example',
  ]);
});

test('a report can be scheduled, paused, resumed and removed', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/reports?chip=OVERDUE');
  await userEvent.click(await page.findByRole('button', { name: 'Schedule' }));
  const sheet = await within(document.body).findByRole('dialog');
  const form = within(sheet);
  const field = await form.findByRole('textbox', { name: 'E-mail addresses' });
  await userEvent.click(form.getByRole('checkbox', { name: 'Mon' }));
  await userEvent.click(form.getByRole('button', { name: 'Set up' }));
  expect(form.getByText('Choose at least one day of the week.')).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Choose at least one recipient/);
  await userEvent.click(form.getByRole('checkbox', { name: 'Thu' }));
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: 'Time, in the site’s time zone' }),
    '6',
  );
  await userEvent.type(field, 'client@else.example');
  await userEvent.click(form.getByRole('button', { name: 'Set up' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  await userEvent.click(await page.findByRole('radio', { name: /^Sent weekly/ }));
  const section = within(await page.findByRole('region', { name: 'Schedules' }));
  const [row] = section.getAllByRole('listitem');
  expect(row).toHaveTextContent(
    /Snag list \(overdue\)Thu, (0?6:00|6:00 AM) · Person inspector · Next: .*To client@else\.example/,
  );
  const [stored] = await screens.site.server.app.services.db
    .selectFrom('report_schedule')
    .selectAll()
    .execute();
  expect(stored).toMatchObject({
    weekdays: '["THURSDAY"]',
    hour: 6,
    addresses: '["client@else.example"]',
    filter: '{"chip":"OVERDUE"}',
  });
  await userEvent.click(section.getByRole('button', { name: 'Pause: Snag list (overdue)' }));
  expect(await section.findByText(/Paused$/)).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Resume: Snag list (overdue)' }));
  expect(await section.findByText(/Next: /)).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Edit: Snag list (overdue)' }));
  const edited = within(await within(document.body).findByRole('dialog'));
  expect(edited.getByRole('checkbox', { name: 'Thu' })).toBeChecked();
  expect(edited.getByRole('textbox', { name: 'E-mail addresses' })).toHaveValue(
    'client@else.example',
  );
  await userEvent.selectOptions(edited.getByRole('combobox', { name: 'Snags' }), 'OPEN');
  await userEvent.click(edited.getByRole('button', { name: 'Save' }));
  await userEvent.click(await section.findByRole('button', { name: 'Remove: Snag list (open)' }));
  await waitFor(() => expect(page.queryByRole('region', { name: 'Schedules' })).toBeNull());
  expect(document.activeElement).toHaveTextContent('Reports');
});

test('an open invitation says what became of its mail, and is sent again', async () => {
  const { site } = screens;
  post.mood = 'refuses addresses';
  await site.ask(
    'admin',
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        people: [{ invitationId: newId('invitation'), email: 'new@site.example', role: 'VIEWER' }],
      },
    },
  );
  await site.server.app.rendered();
  const { page } = await screens.arrive('admin', '/p/SITE/settings#people');
  const again = 'Send the invitation to new@site.example again';
  expect(await page.findByText(/the email could not be sent$/)).toBeVisible();
  post.mood = 'well';
  await userEvent.click(await page.findByRole('button', { name: again }));
  expect(
    await page.findByText('A new invitation to new@site.example is on its way.'),
  ).toBeInTheDocument();
  await site.server.app.rendered();
  expect(post.mails.map(({ to }) => to)).toEqual(['new@site.example']);
});

test('addresses that were typed are there again after the app was killed, and go once they are used', async () => {
  await made('LIST');
  const name = /^Send by email: /;
  const before = await screens.arrive('inspector', '/p/SITE/reports');
  await userEvent.click(await before.page.findByRole('button', { name }));
  await userEvent.type(
    await within(document.body).findByRole('textbox', { name: 'E-mail addresses' }),
    'foreman@a.example',
  );
  await waitFor(async () => expect(await unsavedOn(before.device)).toContain('foreman'));
  before.leave();
  const after = screens.open('/p/SITE/reports', before.device);
  await userEvent.click(await after.page.findByRole('button', { name }));
  const field = await within(document.body).findByRole('textbox', { name: 'E-mail addresses' });
  await waitFor(() => expect(field).toHaveDisplayValue('foreman@a.example'));
  await userEvent.click(within(document.body).getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect(await unsavedOn(after.device)).toBe(''));
});
