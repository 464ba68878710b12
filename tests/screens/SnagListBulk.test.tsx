import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { progressOf, reasonsOf } from '../../src/screens/SnagList/bulkRun';
import { toggled } from '../../src/parts/list/selection';
import { listen } from '../support/heard';
import { hurriedClock } from '../support/hurriedClock';
import { outline } from '../support/outline';
import { useScreens } from './arrive';

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
  await userEvent.click(visitor.page.getByRole('button', { name: 'Select' }));
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

test('several are checked, also in a row with shift, or all that are shown', async () => {
  await raise('chosen', ['one', 'two', 'three', 'four']);
  const { page } = await screens.arrive('inspector', '/p/SITE?q=chosen');
  await page.findByText('chosen one');
  await userEvent.click(page.getByRole('button', { name: 'Select' }));
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

test('a company is given to many: one event each, sent when the time to undo is over', async () => {
  const [one, two] = await raise('assign', ['one', 'two']);
  const { page, sheet, clock } = await select('assign', ['one', 'two']);
  await userEvent.click(sheet.getByRole('radio', { name: 'Assign a company' }));
  await userEvent.selectOptions(sheet.getByLabelText('Company'), 'Company B');
  await userEvent.click(sheet.getByRole('button', { name: 'Assign a company' }));
  expect(await page.findByText('2 snags assigned. Will be sent in a few seconds.')).toBeVisible();
  expect((await statusOf(one?.number ?? 0)).company?.name).toBe('Company A');
  clock.hurry(holdMs);
  expect(await page.findByText('2 assigned.')).toBeVisible();
  for (const snag of [one, two])
    expect((await statusOf(snag?.number ?? 0)).company?.name).toBe('Company B');
});

test('where one was changed alone, the sentence leads to it', async () => {
  const [one] = await raise('alone', ['one']);
  const { page, sheet, path } = await select('alone', ['one']);
  await userEvent.click(sheet.getByRole('radio', { name: 'Assign a company' }));
  await userEvent.selectOptions(sheet.getByLabelText('Company'), 'Company B');
  await userEvent.click(sheet.getByRole('button', { name: 'Assign a company' }));
  await page.findByText('1 snag assigned. Will be sent in a few seconds.');
  await userEvent.click(page.getByRole('link', { name: 'Open' }));
  await waitFor(() => expect(path()).toContain(`/p/SITE/snags/${one?.number}`));
});

test('trade, priority and location are given to many', async () => {
  const [one] = await raise('given', ['one', 'two']);
  const change = async (
    action: string,
    choose: (sheet: ReturnType<typeof within>) => Promise<unknown>,
  ) => {
    const { page, sheet, clock, leave } = await select('given', ['one', 'two']);
    await userEvent.click(sheet.getByRole('radio', { name: action }));
    await choose(sheet);
    await userEvent.click(sheet.getByRole('button', { name: action }));
    await page.findByText(/^2 snags with another .* Will be sent in a few seconds\.$/);
    clock.hurry(holdMs);
    await page.findByText(/^2 with another/);
    leave();
  };
  await change('Change the trade', (sheet) =>
    userEvent.selectOptions(sheet.getByLabelText('Trade'), 'Trade B'),
  );
  await change('Change the priority', async (sheet) => {
    await userEvent.click(sheet.getByRole('button', { name: 'Change the priority' }));
    expect(sheet.getByText('Choose a priority.')).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: 'Critical' }));
  });
  await change('Change the location', async (sheet) => {
    await userEvent.type(sheet.getByRole('combobox', { name: 'Location' }), 'block');
    await userEvent.click(sheet.getAllByRole('option')[0] ?? document.body);
  });
  const { project } = await screens.site.ask<{ project: { snag: object } }>(
    'admin',
    `{ project(code: "SITE") { snag(number: ${one?.number}) { trade { name } priority location { path } } } }`,
  );
  expect(project.snag).toEqual({
    trade: { name: 'Trade B' },
    priority: 'CRITICAL',
    location: { path: 'Block A' },
  });
});

test('what is undone in time is never sent', async () => {
  const [one] = await raise('undone', ['one', 'two']);
  const { page, sheet, clock } = await select('undone', ['one', 'two'], 'admin');
  await userEvent.click(sheet.getByRole('radio', { name: 'Make void' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Make void' }));
  expect(sheet.getByText('Say why, so the other side knows what to do next.')).toBeVisible();
  await userEvent.click(sheet.getByRole('radio', { name: 'Duplicate' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Make void' }));
  await userEvent.click(await page.findByRole('button', { name: 'Undo' }));
  expect(await page.findByText('Undone. Nothing was sent.')).toBeVisible();
  clock.hurry(holdMs);
  expect((await statusOf(one?.number ?? 0)).status).toBe('OPEN');
});

test('what is undone too late is done, and says so', async () => {
  const [one] = await raise('late', ['one', 'two']);
  const { page, sheet, clock } = await select('late', ['one', 'two'], 'admin');
  await userEvent.click(sheet.getByRole('radio', { name: 'Make void' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Duplicate' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Make void' }));
  const undo = await page.findByRole('button', { name: 'Undo' });
  // The time is over, and the timer of the sending comes late.
  const now = Date.now() + holdMs;
  const clockNow = jest.spyOn(Date, 'now').mockImplementation(() => now);
  await userEvent.click(undo);
  expect(
    await page.findByText('2 snags were sent already; the others were left as they were.'),
  ).toBeVisible();
  clockNow.mockRestore();
  clock.hurry(holdMs);
  await waitFor(async () => expect((await statusOf(one?.number ?? 0)).status).toBe('VOID'));
});

test('what a full disk cannot take back was not sent already: the disk says why', async () => {
  await raise('full', ['one', 'two']);
  const { page, sheet } = await select('full', ['one', 'two'], 'admin');
  await userEvent.click(sheet.getByRole('radio', { name: 'Make void' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Duplicate' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Make void' }));
  const undo = await page.findByRole('button', { name: 'Undo' });
  const full = jest.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await userEvent.click(undo);
  expect(
    await page.findByText(
      '2 snags could not be undone and will be sent. This device is almost full. Send your outbox or free some space before you go on.',
    ),
  ).toBeVisible();
  full.mockRestore();
});

test('nothing is said to be done while it is taken back, and how far the sending is stands there for the eye alone', async () => {
  await raise('said', ['one', 'two']);
  const { page, sheet, clock, cut } = await select('said', ['one', 'two'], 'admin');
  await userEvent.click(sheet.getByRole('radio', { name: 'Make void' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Duplicate' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Make void' }));
  await page.findByRole('button', { name: 'Undo' });
  const bar = page.getByRole('region', { name: 'Selected snags' });
  const said = new Set<string>();
  const watch = new MutationObserver(() =>
    said.add(
      within(bar)
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ),
  );
  watch.observe(bar, { childList: true, subtree: true, characterData: true });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await page.findByText('Undone. Nothing was sent.');
  watch.disconnect();
  expect([...said].filter((sentence) => sentence !== '')).toEqual(['Undone. Nothing was sent.']);

  await userEvent.click(boxOf('said one'));
  await userEvent.click(page.getByRole('button', { name: /^Change \d/ }));
  const again = within(await body.findByRole('dialog'));
  await userEvent.click(again.getByRole('radio', { name: 'Make void' }));
  await userEvent.click(again.getByRole('radio', { name: 'Duplicate' }));
  await userEvent.click(again.getByRole('button', { name: 'Make void' }));
  await page.findByRole('button', { name: 'Undo' });
  cut();
  clock.hurry(holdMs);
  expect((await page.findByText('Sending: 0 of 1')).closest('[role="status"]')).toBeNull();
});

test('the sentence at the end says how many were changed, and each reason once with the snags that it keeps, and is said once', async () => {
  const titles = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const [one, two] = await raise('closed', titles);
  const { page, sheet, clock } = await select('closed', titles);
  await userEvent.click(sheet.getByRole('radio', { name: 'Set the due date' }));
  await userEvent.type(sheet.getByLabelText('Due'), '2001-01-01');
  await userEvent.click(sheet.getByRole('button', { name: 'Set the due date' }));
  await page.findByText('7 snags with a new due date. Will be sent in a few seconds.');
  const heard = listen();
  clock.hurry(holdMs);
  const bar = within(page.getByRole('region', { name: 'Selected snags' }));
  const sum =
    /^0 with a new due date, 7 could not be: (SITE-\d+, ){4}SITE-\d+ and 2 more: The due date cannot be before the day the snag was raised\.$/;
  await waitFor(() => expect(bar.getByRole('alert')).toHaveTextContent(sum));
  await waitFor(() => expect(heard).toContain('7 not accepted'));
  expect(heard.filter((sentence) => /could not be|not accepted/.test(sentence))).toEqual([
    expect.stringMatching(sum),
    '7 not accepted',
  ]);
  expect((await statusOf(one?.number ?? 0)).dueOn).not.toBe('2001-01-01');
  expect((await statusOf(two?.number ?? 0)).status).toBe('OPEN');
});

test('with several reasons, each names its own snags', () => {
  const refused = [
    { reference: 'SITE-1', why: 'Too early.' },
    { reference: 'SITE-2', why: 'Closed.' },
    { reference: 'SITE-3', why: 'Too early.' },
  ];
  expect(reasonsOf(refused)).toEqual([
    { why: 'Too early.', references: ['SITE-1', 'SITE-3'] },
    { why: 'Closed.', references: ['SITE-2'] },
  ]);
});

test('offered is only what is allowed for each of them', async () => {
  const [, closed] = await raise('mixed', ['open', 'closed']);
  await screens.site.move('inspector', closed?.id ?? '', 'CLOSE', { comment: 'Seen on site' });
  const { sheet } = await select('mixed', ['open', 'closed'], 'inspector2');
  expect(sheet.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Assign a company',
    'Give to a person',
    'Change the trade',
    'Change the location',
    'Change the priority',
    'Set the due date',
  ]);
});

test('who closes what was not said to be fixed says why', async () => {
  const [one] = await raise('spot', ['one']);
  const { page, sheet, clock } = await select('spot', ['one']);
  await userEvent.click(sheet.getByRole('radio', { name: 'Close the snags' }));
  const send = (): HTMLElement =>
    within(sheet.getByRole('form')).getByRole('button', { name: 'Close the snags' });
  await userEvent.click(send());
  expect(sheet.getByText(/say why they can be closed/)).toBeVisible();
  await userEvent.type(sheet.getByLabelText('Why they can be closed'), 'Done before my eyes');
  await userEvent.click(send());
  await page.findByText('1 snag closed. Will be sent in a few seconds.');
  clock.hurry(holdMs);
  await waitFor(async () => expect((await statusOf(one?.number ?? 0)).status).toBe('CLOSED'));
});

test.each(['viewer', 'tradeA'] as const)('%s has no checkboxes to turn on', async (who) => {
  await raise('looked', [who]);
  const { page } = await screens.arrive(who, '/p/SITE?q=looked');
  await page.findByText(`looked ${who}`);
  expect(page.queryByRole('button', { name: 'Select' })).toBeNull();
});

test('a press with shift takes all between the two the same way', () => {
  const list = [...'abcdef'];
  expect([...toggled(new Set('b'), 'e', 'b', list)].toSorted()).toEqual([...'bcde']);
  expect([...toggled(new Set('abcdef'), 'b', 'e', list)].toSorted()).toEqual([...'af']);
  expect([...toggled(new Set(), 'c', 'gone', list)]).toEqual(['c']);
});

test('what is not in the outbox any more is done', () => {
  const changed = [...'abc'].map((eventId) => ({
    eventId,
    snagId: `snag_${eventId}`,
    reference: `SITE-${eventId}`,
  }));
  expect(progressOf({ key: 'a', action: 'close', changed }, [])).toEqual({
    done: 3,
    underWay: 0,
    refused: [],
  });
});
