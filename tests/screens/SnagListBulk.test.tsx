import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toggled } from '../../src/parts/list/selection';
import { listen } from '../support/heard';
import { hurriedClock } from '../support/hurriedClock';
import { outline } from '../support/outline';
import { useScreens } from './arrive';
import { pressInFilters } from '../support/inFilters';
import { event } from '../support/wire';

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

const askForPhotos = (evidenceRequired: boolean) =>
  screens.site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }',
    { input: { ...event(), projectId: screens.site.projectId, evidenceRequired } },
  );

test('several are checked, also in a row with shift, or all that are shown', async () => {
  await raise('chosen', ['one', 'two', 'three', 'four']);
  const { page } = await screens.arrive('inspector', '/p/SITE?q=chosen');
  await page.findByText('chosen one');
  await pressInFilters(page, 'Select');
  const bar = within(await page.findByRole('region', { name: 'Selected snags' }));
  await userEvent.click(boxOf('chosen four'));
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(boxOf('chosen two'));
  await user.keyboard('{/Shift}');
  expect(bar.getByRole('button', { name: 'Change 3 snags' })).toBeVisible();
  await userEvent.click(bar.getByRole('button', { name: 'Select all 4 shown' }));
  expect(bar.getByRole('button', { name: 'Change 4 snags' })).toBeVisible();
  expect(outline(page.getByRole('region', { name: 'Selected snags' }))).toMatchSnapshot();
  await userEvent.click(bar.getByRole('button', { name: 'Done' }));
  expect(page.queryByRole('checkbox')).toBeNull();
});

test('a company is assigned to many snags, one event each, after the time to undo', async () => {
  const [one, two] = await raise('assign', ['one', 'two']);
  const { page, sheet, clock } = await select('assign', ['one', 'two']);
  await userEvent.click(sheet.getByRole('radio', { name: 'Assign a company' }));
  await userEvent.selectOptions(sheet.getByLabelText('Company'), 'Company B');
  await userEvent.click(sheet.getByRole('button', { name: 'Assign a company' }));
  expect(await page.findByText('2 snags assigned. Sends in a few seconds.')).toBeVisible();
  expect((await statusOf(one?.number ?? 0)).company?.name).toBe('Company A');
  clock.hurry(holdMs);
  expect(await page.findByText('2 assigned.')).toBeVisible();
  for (const snag of [one, two])
    expect((await statusOf(snag?.number ?? 0)).company?.name).toBe('Company B');
});

test('what is undone in time is never sent', async () => {
  const [one] = await raise('undone', ['one', 'two']);
  const { page, sheet, clock } = await select('undone', ['one', 'two'], 'admin');
  await userEvent.click(sheet.getByRole('radio', { name: 'Void' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Void' }));
  expect(sheet.getByText('Say why, so they know what to do next.')).toBeVisible();
  await userEvent.click(sheet.getByRole('radio', { name: 'Duplicate' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Void' }));
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await page.findByText('Undone. Nothing sent.')).toBeVisible();
  clock.hurry(holdMs);
  expect((await statusOf(one?.number ?? 0)).status).toBe('OPEN');
});

test('the result says how many were changed, and each reason once with its snags', async () => {
  const titles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const [one, two] = await raise('fixed', titles);
  await askForPhotos(false);
  const { page, sheet, clock } = await select('fixed', titles);
  await userEvent.click(sheet.getByRole('radio', { name: 'Mark fixed' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Comment' }), 'Done');
  await userEvent.click(
    within(sheet.getByRole('form')).getByRole('button', { name: 'Mark fixed' }),
  );
  await page.findByText('7 snags marked fixed. Sends in a few seconds.');
  // What the device cannot know before.
  await askForPhotos(true);
  const heard = listen();
  clock.hurry(holdMs);
  const bar = within(page.getByRole('region', { name: 'Selected snags' }));
  const sum =
    /^None marked fixed; 7 refused: (SITE-\d+, ){4}SITE-\d+ and 2 more: Add a photo of the finished work before marking it fixed\.$/;
  await waitFor(() => expect(bar.getByRole('alert')).toHaveTextContent(sum));
  await waitFor(() => expect(heard).toContain('7 not accepted'));
  expect(heard.filter((sentence) => /refused|not accepted/.test(sentence))).toEqual([
    expect.stringMatching(sum),
    '7 not accepted',
  ]);
  for (const snag of [one, two]) expect((await statusOf(snag?.number ?? 0)).status).toBe('OPEN');
});

test('shift-click selects everything in between', () => {
  const list = [...'abcdef'];
  expect([...toggled(new Set('b'), 'e', 'b', list)].toSorted()).toEqual([...'bcde']);
  expect([...toggled(new Set('abcdef'), 'b', 'e', list)].toSorted()).toEqual([...'af']);
  expect([...toggled(new Set(), 'c', 'gone', list)]).toEqual(['c']);
});
