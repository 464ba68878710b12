import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { outline, steady } from '../support/outline';
import { blank } from '../support/photos';
import type { PersonKey } from '../support/site';
import { event } from '../support/wire';
import { useScreens } from './arrive';
// Its code is the largest; the first test is not the one that waits for it.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens();

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

test('who it waits for and since when is a sentence', async () => {
  const { page } = await look('viewer', 'A sentence');
  expect(page.getByText(/^Waiting for Company A since \d\d:\d\d$/)).toBeVisible();
});

test('a trade starts work by one press', async () => {
  const { page } = await look('tradeA', 'Start it');
  await userEvent.click(page.getByRole('button', { name: 'Start work' }));
  expect(await page.findByText('In progress')).toBeVisible();
  await waitFor(() => expect(steps()).toEqual(['Mark fixed']));
});

test('fixed needs a photo of the finished work first', async () => {
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
  expect(await page.findByText('Fixed', { selector: 'header *' })).toBeVisible();
  expect(
    await page.findByRole('button', { name: /, photo \d of \d+, evidence$/ }),
  ).toBeInTheDocument();
  await waitFor(async () => expect(await statusOf(raised.number)).toBe('FIXED'));

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

test('a dispute names its reason', async () => {
  const { page } = await look('tradeA', 'Not mine');
  // The only other thing they can do is a button, and no menu with one entry.
  await userEvent.click(page.getByRole('button', { name: 'Dispute' }));
  const sheet = within(await within(document.body).findByRole('dialog', { name: 'Dispute' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Not ours' }));
  await userEvent.type(sheet.getByLabelText('Comment'), 'Belongs to the plumber');
  await userEvent.click(sheet.getByRole('button', { name: 'Dispute' }));
  expect(await page.findByText(/disputed it: not ours/)).toBeVisible();
  expect(page.getByText(/^Waiting for an answer since/)).toBeVisible();
});

test('editing sends what was changed, and history says it in words', async () => {
  const { page } = await look('inspector', 'Wrong words');
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }));
  const sheet = within(await within(document.body).findByRole('dialog', { name: 'Edit the snag' }));
  expect(
    outline(within(document.body).getByRole('dialog')).replace(/Due” = .*/, 'Due” = …'),
  ).toMatchSnapshot();
  await userEvent.clear(sheet.getByLabelText('Title'));
  await userEvent.type(sheet.getByLabelText('Title'), 'Right words');
  await userEvent.click(sheet.getByRole('radio', { name: 'High' }));
  // Given to somebody of the company; another company takes them off it.
  const fixer = sheet.getByLabelText('Assigned to');
  await userEvent.selectOptions(fixer, 'Person tradeA');
  await userEvent.selectOptions(sheet.getByLabelText('Who fixes it'), 'Company B');
  expect(fixer).toHaveDisplayValue('Nobody yet');
  expect(
    within(fixer)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nobody yet', 'Person tradeB', 'Ada Admin', 'Person inspector', 'Person inspector2']);
  await userEvent.selectOptions(sheet.getByLabelText('Who fixes it'), 'Company A');
  await userEvent.selectOptions(fixer, 'Person tradeA');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await page.findByRole('heading', { name: 'Right words' })).toBeVisible();
  expect(await page.findByText('Title: “Right words” (before: “Wrong words”)')).toBeVisible();
  expect(page.getByText('Priority: High (before: Medium)')).toBeVisible();
  expect(page.getByText('Assigned to: “Person tradeA”')).toBeVisible();
});

test('a comment stands in the history as text, whatever is in it', async () => {
  const { page } = await look('viewer', 'Talk');
  await userEvent.type(page.getByLabelText('Comment'), 'See <b>here</b>');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  expect(await page.findByText('See <b>here</b>')).toBeVisible();
  expect(page.getByLabelText('Comment')).toHaveValue('');
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

test('what the server refuses for good stays, with its sentence and a way to keep it', async () => {
  const leaver = await screens.site.join('leaver', 'INSPECTOR');
  const raised = await screens.site.raise({ title: 'Too late' });
  const visitor = screens.open(`/p/SITE/snags/${raised.number}`);
  await visitor.core.session.signIn(leaver.email, leaver.password);
  await historyShown(visitor);
  visitor.cut();
  await userEvent.type(visitor.page.getByLabelText('Comment'), 'My last words');
  await userEvent.click(visitor.page.getByRole('button', { name: 'Add comment' }));
  await visitor.page.findByRole('button', { name: /1 unsent$/ });
  await screens.site.ask(
    'admin',
    'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
    {
      input: { ...event(Date.now()), memberId: leaver.memberId },
    },
  );
  visitor.mend();
  visitor.tab.online(true);
  // Their sessions ended with their membership. What was written waits on the device until they are
  // back.
  expect(
    await visitor.page.findByText('Please sign in again. Your unsent work stays on this device.'),
  ).toBeVisible();
  await visitor.core.session.signIn(leaver.email, leaver.password);
  // The snag itself is not shared any more; what was written is where unsent work is.
  await userEvent.click(await visitor.page.findByRole('button', { name: /1 not accepted$/ }));
  const panel = within(
    await visitor.page.findByRole('region', { name: 'Connection and unsent work' }),
  );
  expect(panel.getByText(/removed, or it is not shared with you|permission/)).toBeVisible();
  expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Save a copy' })).toBeVisible();
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
