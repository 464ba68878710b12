import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event } from '../support/wire';
import { useScreens } from './arrive';

const realNow = Date.now;
/** How far the clock of the people, and that of the server, are ahead of this machine's. */
const ahead = { people: 0, server: 0 };
const screens = useScreens({ clock: () => realNow() + ahead.server });

beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead.people));
afterEach(() => void Object.assign(ahead, { people: 0, server: 0 }));

/** A snag with a comment of tradeA. */
async function said(body: string) {
  const { site } = screens;
  const snag = await site.raise({ title: body });
  await site.ask(
    'tradeA',
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: snag.id, body } },
  );
  return snag;
}

test('who wrote a comment may correct it for a while; others read the new text at once, and the old one where it is said that it was edited', async () => {
  const { number } = await said('The tile is lose');
  const other = await screens.arrive('inspector', `/p/SITE/snags/${number}`);
  await other.page.findByText('The tile is lose', { selector: 'li p' });
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
    expect(await each.findByText('The tile is loose', { selector: 'li p' })).toBeVisible();
    expect(each.getByText('edited', { exact: true })).toBeVisible();
    await userEvent.click(await each.findByRole('button', { name: 'What it said before' }));
    expect(each.getByText('The tile is lose', { selector: 'li p' })).toBeVisible();
  }
});
