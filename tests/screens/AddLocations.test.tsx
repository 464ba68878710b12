import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

const screens = useScreens();

const paths = async (): Promise<string[]> => {
  const { project } = await screens.site.ask<{ project: { locations: { path: string }[] } }>(
    'viewer',
    '{ project(code: "SITE") { locations { path } } }',
  );
  return project.locations.map(({ path }) => path);
};

async function openSheet(more: Parameters<typeof screens.arrive>[3] = {}) {
  const visitor = await screens.arrive('admin', '/p/SITE/settings#locations', undefined, more);
  const region = within(await visitor.page.findByRole('region', { name: 'Locations' }));
  await userEvent.click(await region.findByRole('button', { name: 'Add several' }));
  const sheet = within(
    await within(document.body).findByRole('dialog', { name: 'Add several locations' }),
  );
  const paste = async (text: string) => {
    await userEvent.clear(sheet.getByLabelText('List'));
    await userEvent.click(sheet.getByLabelText('List'));
    await userEvent.paste(text);
  };
  return { ...visitor, region, sheet, paste };
}

test('a pasted list is shown as a tree, with what is new and what is there, and added with one press', async () => {
  const { region, sheet, paste } = await openSheet();
  expect(sheet.getByLabelText('List')).toHaveFocus();
  await paste('block a\n\tL01\n\t\tFlat 1\n\t\tFlat 2\nBlock B\n');
  expect(await sheet.findByText('4 new, 1 already there')).toBeVisible();
  expect(
    within(sheet.getByRole('region', { name: 'Preview' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Block A already there', 'L01', 'Flat 1', 'Flat 2', 'Block B']);
  expect(outline(sheet.getByRole('form', { name: 'Add several locations' }))).toMatchSnapshot();
  await userEvent.click(sheet.getByRole('button', { name: 'Add 4 locations' }));
  expect(await region.findByRole('button', { name: 'Edit Block B' })).toBeVisible();
  expect((await paths()).filter((path) => /^Block (A( › L01.*)?|B)$/.test(path))).toEqual([
    'Block A',
    'Block A › L01',
    'Block A › L01 › Flat 1',
    'Block A › L01 › Flat 2',
    'Block B',
  ]);
  expect(within(document.body).getByText('4 locations added')).toBeVisible();
});

test('wrong lines are named, and nothing is added until they are corrected', async () => {
  const { sheet, paste } = await openSheet();
  const before = await paths();
  await paste(`Block X\n${'y'.repeat(121)}`);
  expect(sheet.getByLabelText('List')).toHaveAccessibleDescription(
    /Line 2: “y{30}…” has more than 120 characters\./,
  );
  await userEvent.click(sheet.getByRole('button', { name: 'Add 2 locations' }));
  expect(sheet.getByLabelText('List')).toHaveFocus();
  await paste('BLOCK A');
  await userEvent.click(sheet.getByRole('button', { name: 'Add several' }));
  expect(sheet.getByLabelText('List')).toHaveAccessibleDescription(/All of these already exist\./);
  expect(await paths()).toEqual(before);
});
