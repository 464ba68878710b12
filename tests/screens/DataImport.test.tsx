import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useScreens } from './arrive';

const screens = useScreens();

const pasted = ['Nr.\tMangel\tOrt\tStatus', '1\tRiss\tHaus B > EG\twartet', '2\tKratzer\tBlock A\toffen', '3\tOhne Ort\t\toffen'].join('\n');

test('an admin pastes a list, says what a word means, sees what would become of each row, brings it in, and undoes it', async () => {
  const { page } = await screens.arrive('admin', '/p/SITE/data');
  const section = within(await page.findByRole('region', { name: 'Import a table' }));
  await userEvent.click(section.getByRole('button', { name: 'Read what was pasted' }));
  expect(section.getByLabelText('Or paste it here')).toBeInvalid();
  await userEvent.click(section.getByLabelText('Or paste it here'));
  await userEvent.paste(pasted);
  await userEvent.click(section.getByRole('button', { name: 'Read what was pasted' }));
  const columns = within(await section.findByRole('form', { name: 'What the columns hold' }));
  for (const [name, field] of [['Nr.', 'key'], ['Mangel', 'title'], ['Ort', 'location'], ['Status', 'status']] as const) expect(columns.getByLabelText(name)).toHaveValue(field);
  await userEvent.selectOptions(columns.getByLabelText('Status: what “wartet” means'), 'Open');
  await userEvent.click(columns.getByRole('button', { name: 'Try it: show what would happen' }));
  expect(await section.findByText('2 new, 0 changed, 0 unchanged, 1 refused')).toBeVisible();
  expect(await section.findByText('Drop a pin or choose a location so the trade can find it.')).toBeVisible();
  await userEvent.click(section.getByRole('radio', { name: 'New: 2' }));
  expect(await section.findByText('The location is not there yet and is made: Haus B › EG.')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Import 2 rows' }));
  expect(await section.findByText('It is imported.')).toBeVisible();
  await userEvent.click(section.getByRole('radio', { name: 'New: 2' }));
  expect(await section.findByRole('link', { name: 'SITE-1' })).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Undo it' }));
  await userEvent.click(section.getByRole('button', { name: 'Undo the import' }));
  expect(await section.findByText(/^Snags that it raised are void and their numbers stay used/)).toBeVisible();
});

test('one that was left is found again where it stood, with what was said of the columns', async () => {
  const first = await screens.arrive('admin', '/p/SITE/data');
  await userEvent.click(await first.page.findByLabelText('Or paste it here'));
  await userEvent.paste(pasted);
  await userEvent.click(first.page.getByRole('button', { name: 'Read what was pasted' }));
  await userEvent.selectOptions(await first.page.findByLabelText('Nr.'), 'Leave it out');
  await userEvent.click(first.page.getByRole('button', { name: 'Try it: show what would happen' }));
  await first.page.findByText(/1 refused|2 refused|3 refused/);
  first.leave();
  const { page } = await screens.arrive('admin', '/p/SITE/data');
  await userEvent.click(await page.findByRole('button', { name: 'Back to the columns' }));
  expect(await page.findByLabelText('Nr.')).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Discard it' }));
  expect(await page.findByLabelText('Or paste it here')).toBeVisible();
});

test('a server that cannot be reached is said, and what was pasted stays', async () => {
  const visitor = await screens.arrive('admin', '/p/SITE/data');
  const field = await visitor.page.findByLabelText('Or paste it here');
  await userEvent.click(field);
  await userEvent.paste(pasted);
  visitor.cut();
  await userEvent.click(visitor.page.getByRole('button', { name: 'Read what was pasted' }));
  expect(await visitor.page.findByText('There is no connection to the server. Nothing you entered was lost.')).toBeVisible();
  expect(field).toHaveValue(pasted);
});

test('of a table that the server has let go of meanwhile a sentence says so, and another one can be begun', async () => {
  const { page } = await screens.arrive('admin', '/p/SITE/data');
  await userEvent.click(await page.findByLabelText('Or paste it here'));
  await userEvent.paste(pasted);
  await userEvent.click(page.getByRole('button', { name: 'Read what was pasted' }));
  const trying = await page.findByRole('button', { name: 'Try it: show what would happen' });
  await screens.site.server.app.services.db.deleteFrom('table_import').execute();
  await userEvent.click(trying);
  expect(await page.findByText(/^The server does not have this table any more/)).toBeVisible();
  expect(page.getByLabelText('Or paste it here')).toBeVisible();
});

test('nobody but an admin is offered it', async () => {
  const { page } = await screens.arrive('inspector', '/p/SITE/data');
  await page.findByRole('heading', { name: 'Other tables' });
  await waitFor(() => expect(page.queryByRole('heading', { name: 'Import a table' })).toBeNull());
});
