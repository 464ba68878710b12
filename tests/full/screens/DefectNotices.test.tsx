import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from '../../screens/arrive';
import { inDays } from '../../support/defectNotices';

const screens = useScreens();

test('an inspector sends a company a notice, and after its deadline the second one is offered where work waits', async () => {
  const { site } = screens;
  const { id } = await site.raise({ title: 'Crack' });
  await site.raise({ title: 'Not theirs', companyId: site.companies.B });
  const { page } = await screens.arrive('inspector', '/p/SITE/reports?chip=ALL#notices');
  await userEvent.click(await page.findByRole('button', { name: 'Write a notice' }));
  const form = within(await screen.findByRole('form', { name: 'Write a notice' }));
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Company' }), 'Company A');
  expect(await form.findByText('Notice 1 with 1 snag')).toBeVisible();
  expect(form.getByText(/^1 other snag of the list/)).toBeVisible();
  expect(form.getByText(/^Nothing here is legal advice/)).toBeVisible();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Basis' }), 'JCT');
  await form.findByDisplayValue(/make good these defects under the contract/);
  await userEvent.click(form.getByRole('radio', { name: 'Print' }));
  await userEvent.click(form.getByRole('button', { name: 'Send notice' }));
  const row = within(
    (await page.findByText('Notice 1, Company A')).closest('li') ?? document.createElement('li'),
  );
  expect(row.getByText(/1 of 1 snag open/)).toBeVisible();
  const company = await screens.arrive('tradeA', '/p/SITE');
  expect(await company.page.findByText(/^Notice of defects 1 asks your company/)).toBeVisible();
  expect(company.page.getByRole('link', { name: 'Open the notice' })).toHaveAttribute(
    'href',
    '/p/SITE/reports#notices',
  );
  await site.server.app.rendered();
  expect(await row.findByRole('link', { name: 'Open PDF: Notice 1, Company A' })).toBeVisible();
  expect(row.queryByRole('button', { name: /^Second notice/ })).toBeNull();
  await site.server.app.services.db
    .updateTable('defect_notice')
    .set({ deadline_on: inDays(-3) })
    .execute();
  const later = await screens.arrive('inspector', '/waiting');
  const passed = await later.page.findByRole('link', { name: /SITE notice 1, Company A/ });
  expect(later.page.queryByText('Nothing waiting for you')).toBeNull();
  await userEvent.click(passed);
  await userEvent.click(
    await later.page.findByRole('button', { name: 'Second notice: Notice 1, Company A' }),
  );
  const second = within(await screen.findByRole('form', { name: 'Second notice after notice 1' }));
  expect(await second.findByText('Notice 2 with 1 snag')).toBeVisible();
  await userEvent.click(second.getByRole('radio', { name: 'Print' }));
  await userEvent.click(second.getByRole('button', { name: 'Send notice' }));
  expect(await later.page.findByText('Second notice 2, Company A')).toBeVisible();
  expect(later.page.getByText('Follows notice 1')).toBeVisible();
  await site.move('inspector', id, 'VOID', { reason: 'DUPLICATE' });
});
