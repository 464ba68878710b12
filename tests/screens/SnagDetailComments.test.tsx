import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const minute = 60_000;
/** The server's clock behind that of the people. */
let behind = 0;
const screens = useScreens({ clock: () => Date.now() - behind });

afterEach(() => {
  behind = 0;
});

/** A snag with a comment of tradeA, recorded so many ms ago. */
async function said(body: string, ago: number) {
  const { site } = screens;
  const snag = await site.raise({ title: body });
  behind = ago;
  await site.ask('tradeA', 'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }', { input: { ...event(Date.now() - ago), snagId: snag.id, body } });
  return snag;
}

test('who wrote a comment may correct it for a while; others read the new text at once, and the old one where it is said that it was edited', async () => {
  const { number } = await said('The tile is lose', 0);
  const other = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await other.page.findByText('The tile is lose', { selector: 'li *' });
  await other.page.findByRole('button', { name: 'Live' });
  expect(other.page.queryByRole('button', { name: 'Edit comment' })).toBeNull();

  const { page } = await screens.arrive('tradeA', `/p/SITE/snags/${number}`);
  await userEvent.click(await page.findByRole('button', { name: 'Edit comment' }));
  const form = within(page.getByRole('form', { name: 'Edit comment' }));
  const field = form.getByLabelText('Comment');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(field, 'The tile is loose');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  for (const each of [page, other.page]) {
    expect(await each.findByText('The tile is loose', { selector: 'li *' })).toBeVisible();
    expect(each.getByText('edited', { exact: true })).toBeVisible();
    await userEvent.click(await each.findByRole('button', { name: 'What it said before' }));
    expect(each.getByText('The tile is lose', { selector: 'li *' })).toBeVisible();
  }
});

test('when its time is over the button is gone, and an edit that was begun before is refused with a sentence and put back', async () => {
  const { number } = await said('Over by now', 16 * minute);
  const late = await screens.arrive('tradeA', `/p/SITE/snags/${number}`);
  await late.page.findByText('Over by now', { selector: 'li *' });
  expect(late.page.queryByRole('button', { name: 'Edit comment' })).toBeNull();
  late.leave();

  const snag = await said('Almost over', 14 * minute);
  const { page } = await screens.arrive('tradeA', `/p/SITE/snags/${snag.number}`);
  await userEvent.click(await page.findByRole('button', { name: 'Edit comment' }));
  await userEvent.type(page.getByRole('textbox', { name: 'Comment', description: '' }), ' now');
  // By the server's clock there are 16 minutes between the two.
  behind = -2 * minute;
  await screens.site.move('inspector', snag.id, 'START');
  await page.findByText('In progress');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(await page.findByText(/A comment can be changed for 15 minutes\. Write another one instead\./)).toBeVisible();
  await waitFor(() => expect(page.getByText('Almost over', { selector: 'li *' })).toBeVisible());
});
