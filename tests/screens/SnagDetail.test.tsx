import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline, steady } from '../support/outline';
import { blank } from '../support/photos';
import type { PersonKey } from '../support/site';
import { useScreens } from './arrive';
import { paperPlans } from '../support/paperPlans';
// Loads the screen's code before the first test, because it is the largest.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens({ planFiles: paperPlans() });

/** Somebody looks at a new snag of company A. */
async function look(who: PersonKey, title: string) {
  const raised = await screens.site.raise({ title });
  return { raised, ...(await lookAgain(who, raised.number)) };
}

async function lookAgain(who: PersonKey, number: number) {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`);
  await historyShown(visitor);
  return visitor;
}

/** The history comes after the facts, and the form for a comment with it. */
async function historyShown({ page }: Awaited<ReturnType<typeof screens.arrive>>): Promise<void> {
  await page.findByText(/raised it/);
}

/** What can be pressed to take the snag further. */
function steps(): string[] {
  const region = within(document.body).queryByRole('region', { name: 'Next step' });
  return region === null
    ? []
    : within(region)
        .queryAllByRole('button')
        .map((button) => button.textContent ?? '');
}

async function photo(): Promise<File> {
  return new File([new Uint8Array(await blank(400, 300).jpeg().toBuffer())], 'IMG_9.jpg', {
    type: 'image/jpeg',
    lastModified: Date.now(),
  });
}

test('shows number, state, photos, facts and history to the inspector', async () => {
  const raised = await screens.site.raise({ title: 'Cracked tile', dueOn: '2031-03-05' });
  await screens.site.addPhoto('inspector', raised.id, await blank(400, 300).jpeg().toBuffer());
  await screens.site.server.app.rendered();
  await lookAgain('inspector', raised.number);
  await within(document.body).findByRole('button', { name: /, photo 1 of \d+, defect$/ });
  expect(steady(outline(document.querySelector('article') ?? document.body))).toMatchSnapshot();
});

test.each([
  ['tradeA', ['Start work', 'Mark fixed']],
  // Who checks is not offered to say that it is fixed, least of all of what they have just raised.
  ['inspector', []],
  ['viewer', []],
] as const)('an open snag offers %s %j', async (who, expected) => {
  await look(who, 'Whose turn');
  expect(steps()).toEqual(expected);
});

test('marking fixed requires a photo of the finished work', async () => {
  const { page, raised } = await look('tradeA', 'Fix it');
  await userEvent.click(page.getByRole('button', { name: 'Mark fixed' }));
  const sheet = within(await within(document.body).findByRole('dialog', { name: 'Mark fixed' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Mark fixed' }));
  expect(
    sheet.getByText('Add a photo of the finished work before marking it fixed.'),
  ).toBeVisible();

  await userEvent.upload(
    document.querySelector<HTMLInputElement>('[role=dialog] input[capture]') ??
      document.createElement('input'),
    await photo(),
  );
  await sheet.findByText('1 photo saved on this device.');
  await userEvent.click(sheet.getByRole('button', { name: 'Mark fixed' }));
  expect(await page.findByText('To check', { selector: 'header *' })).toBeVisible();
  expect(
    await page.findByRole('button', { name: /, photo \d of \d+, evidence$/ }),
  ).toBeInTheDocument();
  await waitFor(async () => expect(await statusOf(raised.number)).toBe('FIXED'));
  await waitFor(() => expect(page.queryByText('not yet confirmed')).toBeNull());

  // What showed the work before it was sent back shows nothing of the work after it.
  await screens.site.move('inspector', raised.id, 'SEND_BACK', { comment: 'The other side too' });
  await userEvent.click(await page.findByRole('button', { name: 'Mark fixed' }));
  const again = within(await within(document.body).findByRole('dialog', { name: 'Mark fixed' }));
  await userEvent.click(again.getByRole('button', { name: 'Mark fixed' }));
  expect(
    again.getByText('Add a photo of the finished work before marking it fixed.'),
  ).toBeVisible();
});

test('closing is one press and can be undone', async () => {
  const raised = await screens.site.raise({ title: 'Check it' });
  await fix(raised.id);
  const inspector = await lookAgain('inspector', raised.number);
  await userEvent.click(inspector.page.getByRole('button', { name: 'Close' }));
  expect(await within(document.body).findByText('Closed.')).toBeVisible();
  await userEvent.click(within(document.body).getByRole('button', { name: 'Undo' }));
  expect(await within(document.body).findByText('Not closed.')).toBeVisible();
  expect(await statusOf(raised.number)).toBe('FIXED');
});

test('editing sends what was changed, and history says it in words', async () => {
  const { page } = await look('inspector', 'Wrong words');
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
  const words = within(
    await within(document.body).findByRole('dialog', { name: 'Title and description' }),
  );
  await userEvent.clear(words.getByLabelText('Title'));
  await userEvent.type(words.getByLabelText('Title'), 'Right words');
  await userEvent.click(words.getByRole('button', { name: 'Save' }));
  expect(await page.findByRole('heading', { name: 'Right words' })).toBeVisible();
  expect(await page.findByText('Title: “Right words” (before: “Wrong words”)')).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Change: Priority and due date' }));
  const when = within(
    await within(document.body).findByRole('dialog', { name: 'Priority and due date' }),
  );
  await userEvent.click(when.getByRole('radio', { name: 'High' }));
  await userEvent.click(when.getByRole('button', { name: 'Save' }));
  expect(await page.findByText('Priority: High (before: Medium)')).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'Change: Trade and company' }));
  const sheet = within(
    await within(document.body).findByRole('dialog', { name: 'Trade and company' }),
  );
  expect(outline(within(document.body).getByRole('dialog'))).toMatchSnapshot();
  // Given to somebody of the company; another company takes them off it.
  const fixer = sheet.getByLabelText('Person');
  await userEvent.selectOptions(fixer, 'Person tradeA');
  await userEvent.selectOptions(sheet.getByLabelText('Company'), 'Company B');
  expect(fixer).toHaveDisplayValue('No person yet');
  expect(
    within(fixer)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'No person yet',
    'Person tradeB',
    'Ada Admin',
    'Person inspector',
    'Person inspector2',
  ]);
  await userEvent.selectOptions(sheet.getByLabelText('Company'), 'Company A');
  await userEvent.selectOptions(fixer, 'Person tradeA');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await page.findByText('Person: “Person tradeA”')).toBeVisible();
});

test('a comment is shown as text, whatever it contains', async () => {
  const { page } = await look('viewer', 'Talk');
  await userEvent.type(page.getByLabelText('Comment'), 'See <b>here</b>');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  expect(await page.findByText('See <b>here</b>')).toBeVisible();
  await waitFor(() => expect(page.getByLabelText('Comment')).toHaveValue(''));
});

test('a photo is removed after asking once', async () => {
  const raised = await screens.site.raise({ title: 'Wrong photo' });
  await screens.site.addPhoto('inspector', raised.id, await blank(400, 300).jpeg().toBuffer());
  const { page } = await lookAgain('inspector', raised.number);
  await userEvent.click(await page.findByRole('button', { name: /, photo 1 of \d+, defect$/ }));
  await userEvent.click(await within(document.body).findByRole('button', { name: 'Remove photo' }));
  const sheet = within(await within(document.body).findByRole('dialog', { name: 'Remove photo' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() =>
    expect(page.queryByRole('button', { name: /, photo 1 of \d+, defect$/ })).toBeNull(),
  );
  expect(await page.findByText(/removed a photo/)).toBeVisible();
});

test('a snag of another company looks like one that is not there', async () => {
  const { number } = await screens.site.raise({ title: 'Secret', tradeId: screens.site.trades.B });
  const { page } = await screens.arrive('tradeA', `/p/SITE/snags/${number}`);
  expect(
    await page.findByText(/It may have been removed, or it is not shared with you/),
  ).toBeVisible();
});

async function fix(snagId: string): Promise<void> {
  await screens.site.addPhoto(
    'tradeA',
    snagId,
    await blank(320, 240).jpeg().toBuffer(),
    'EVIDENCE',
  );
  await screens.site.move('tradeA', snagId, 'FIX');
}

async function statusOf(number: number): Promise<string | undefined> {
  const { project } = await screens.site.ask<{ project: { snag: { status: string } | null } }>(
    'admin',
    `{ project(code: "SITE") { snag(number: ${number}) { status } } }`,
  );
  return project.snag?.status;
}

test('from the list one goes to the next snag by click or key, and back in one step', async () => {
  const first = await screens.site.raise({ title: 'Row one' });
  const second = await screens.site.raise({ title: 'Row two' });
  const third = await screens.site.raise({ title: 'Row three' });
  const { page, core, path } = await screens.arrive('inspector', '/p/SITE?q=Row');
  await userEvent.click(await page.findByRole('link', { name: /Row three$/ }));
  expect(await page.findByRole('heading', { name: 'Row three' })).toBeVisible();
  expect(page.queryByRole('link', { name: 'Previous in the list' })).toBeNull();
  await userEvent.click(page.getByRole('link', { name: 'Next in the list' }));
  expect(await page.findByRole('heading', { name: 'Row two' })).toBeVisible();
  expect(path()).toBe(`/p/SITE/snags/${second.number}?q=Row`);
  await userEvent.keyboard('j');
  expect(await page.findByRole('heading', { name: 'Row one' })).toBeVisible();
  expect(page.queryByRole('link', { name: 'Next in the list' })).toBeNull();
  expect(path()).toContain(`/snags/${first.number}?`);
  await userEvent.keyboard('k');
  expect(await page.findByRole('heading', { name: 'Row two' })).toBeVisible();

  // Closed, it is not in the list any more; the way on stays.
  await screens.site.move('inspector2', second.id, 'CLOSE', { comment: 'Done on the spot' });
  await waitFor(() => expect(page.queryByRole('link', { name: /Row two$/ })).toBeNull());
  await userEvent.click(page.getByRole('link', { name: 'Previous in the list' }));
  expect(await page.findByRole('heading', { name: 'Row three' })).toBeVisible();
  expect(path()).toContain(`/snags/${third.number}?`);

  core.current()?.router.history.back();
  await waitFor(() => expect(path()).toBe('/p/SITE?q=Row'));
});
