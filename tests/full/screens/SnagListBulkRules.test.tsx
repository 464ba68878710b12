import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hurriedClock } from '../../support/hurriedClock';
import { useScreens } from '../../screens/arrive';
import { pressInFilters } from '../../support/inFilters';

const screens = useScreens();
const body = within(document.body);
const holdMs = 10_000;

/** Snags of their own for a test, found by a word. */
async function raise(
  word: string,
  titles: readonly string[],
): Promise<{ id: string; number: number }[]> {
  const raised = [];
  for (const title of titles) raised.push(await screens.site.raise({ title: `${word} ${title}` }));
  return raised;
}

async function select(
  word: string,
  titles: readonly string[],
  who: 'inspector' | 'inspector2' | 'admin' = 'inspector',
) {
  const clock = hurriedClock();
  const visitor = await screens.arrive(who, `/p/SITE?chip=ALL&q=${word}`, undefined, { clock });
  await visitor.page.findByText(`${word} ${titles[0]}`);
  await pressInFilters(visitor.page, 'Select');
  await visitor.page.findByRole('region', { name: 'Selected snags' });
  for (const title of titles) await userEvent.click(boxOf(`${word} ${title}`));
  await userEvent.click(visitor.page.getByRole('button', { name: /^Change \d/ }));
  return { ...visitor, clock, sheet: within(await body.findByRole('dialog')) };
}

function boxOf(title: string): HTMLElement {
  const row = body.getByText(title).closest('li');
  if (row === null) throw new Error('Every title stands in a row');
  return within(row).getByRole('checkbox');
}

const statusOf = async (number: number) => {
  const { project } = await screens.site.ask<{
    project: { snag: { status: string; company: { name: string } | null; dueOn: string } };
  }>(
    'admin',
    `{ project(code: "SITE") { snag(number: ${number}) { status dueOn company { name } } } }`,
  );
  return project.snag;
};

test('actions allowed for some of the selected snags are offered, and those that would be refused are named before the others are changed', async () => {
  const [open, closed] = await raise('mixed', ['open', 'closed']);
  await screens.site.move('inspector', closed?.id ?? '', 'CLOSE', { comment: 'Seen on site' });
  const { page, sheet, clock } = await select('mixed', ['open', 'closed'], 'inspector2');
  expect(sheet.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Assign a company',
    'Assign a person',
    'Change trade',
    'Change location',
    'Change priority',
    'Set due date',
    'Close snags',
    'Comment',
  ]);
  await userEvent.click(sheet.getByRole('radio', { name: 'Set due date' }));
  await userEvent.type(sheet.getByLabelText('Due'), '2020-01-02');
  expect(sheet.getByText('2 of 2: due date before they were raised')).toBeVisible();
  const send = (name: string): HTMLElement =>
    within(sheet.getByRole('form')).getByRole('button', { name });
  expect(send('Set due date')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(sheet.getByRole('radio', { name: 'Close snags' }));
  expect(sheet.getByText('1 of 2: not open or to check')).toBeVisible();
  await userEvent.type(sheet.getByLabelText('Why they can be closed'), 'Done before my eyes');
  await userEvent.click(send('Close snags'));
  await page.findByText('1 snag closed. Sends in a few seconds.');
  // What was not changed stays selected.
  expect(page.getByRole('button', { name: 'Change 1 snag' })).toBeVisible();
  clock.hurry(holdMs);
  await waitFor(async () => expect((await statusOf(open?.number ?? 0)).status).toBe('CLOSED'));
});

test('closing snags that are not fixed requires a reason', async () => {
  const [one] = await raise('spot', ['one']);
  const { page, sheet, clock } = await select('spot', ['one']);
  await userEvent.click(sheet.getByRole('radio', { name: 'Close snags' }));
  const send = (): HTMLElement =>
    within(sheet.getByRole('form')).getByRole('button', { name: 'Close snags' });
  await userEvent.click(send());
  expect(sheet.getByText(/Say why they can be closed/)).toBeVisible();
  await userEvent.type(sheet.getByLabelText('Why they can be closed'), 'Done before my eyes');
  await userEvent.click(send());
  await page.findByText('1 snag closed. Sends in a few seconds.');
  clock.hurry(holdMs);
  await waitFor(async () => expect((await statusOf(one?.number ?? 0)).status).toBe('CLOSED'));
});
