import { act, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../../support/photos';
import { useScreens } from '../../screens/arrive';
import { undoMs } from '../../../src/parts/undo';
import { hurriedClock } from '../../support/hurriedClock';
import type { PersonKey } from '../../support/site';
import type { Visitor } from '../../support/visitor';
// Loads the screen's code before the first test, because it is the largest.
import '../../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens();
const body = within(document.body);

async function lookAgain(
  who: 'inspector' | 'tradeA' | 'viewer',
  number: number,
  clock?: ReturnType<typeof hurriedClock>,
) {
  const visitor = await screens.arrive(
    who,
    `/p/SITE/snags/${number}`,
    undefined,
    clock && { clock },
  );
  await visitor.page.findByText(/raised it/);
  return visitor;
}

const look = async (who: 'inspector', title: string) =>
  lookAgain(who, (await screens.site.raise({ title })).number);

/** A snag that its trade says is fixed, as it is shown to who checks it. */
async function lookAtFixed(title: string, clock?: ReturnType<typeof hurriedClock>) {
  const { site } = screens;
  const { id, number } = await site.raise({ title });
  await site.addPhoto('tradeA', id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  await site.move('tradeA', id, 'FIX');
  return lookAgain('inspector', number, clock);
}

test.each([
  ['Description', 'textbox', 'Description'],
  ['Trade and company', 'combobox', 'Trade'],
  ['Priority and due date', 'radio', 'Medium'],
] as const)('%s, when it is pressed, opens its own editor', async (fact, role, field) => {
  const { page } = await look('inspector', `Pressed: ${fact}`);
  await userEvent.click(page.getByRole('button', { name: `Change: ${fact}` }));
  const sheet = within(await body.findByRole('dialog', { name: fact }));
  await waitFor(() => expect(sheet.getByRole(role, { name: field })).toHaveFocus());
});

test('empty facts are shown only to those who may fill them in', async () => {
  const { number } = await screens.site.raise({ title: 'Nothing entered' });
  const { page } = await lookAgain('inspector', number);
  const facts = () => page.getByRole('region', { name: 'Details' });
  const valueOf = (name: string) => within(facts()).getByText(name).nextElementSibling?.textContent;
  expect(valueOf('Description')).toBe('Add');
  await userEvent.click(page.getByRole('button', { name: 'Change: Description' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Description' }));
  await userEvent.type(sheet.getByRole('textbox', { name: 'Description' }), 'Left of the door');
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  expect(await page.findByText('Left of the door')).toBeVisible();
  // What is there is pressed as well.
  await userEvent.click(page.getByRole('button', { name: 'Change: Description' }));
  expect(await body.findByRole('dialog', { name: 'Description' })).toBeVisible();
  cleanup();
  const other = await lookAgain('viewer', number);
  expect(other.page.getByText('Left of the door')).toBeVisible();
  expect(other.page.queryByRole('button', { name: /^Change:/ })).toBeNull();
});

test('undoing after it was sent says so, and the snag stays closed', async () => {
  const clock = hurriedClock();
  const { page } = await lookAtFixed('Sent meanwhile', clock);
  await userEvent.click(page.getByRole('button', { name: 'Close' }));
  const undo = await page.findByRole('button', { name: 'Undo' });
  // Undo stays while it has the focus, however slow the machine is.
  act(() => void undo.focus());
  clock.hurry(undoMs);
  expect(await page.findByText(/closed it/)).toBeVisible();
  await waitFor(() => expect(page.queryByRole('button', { name: /unsent/ })).toBeNull());
  await userEvent.click(undo);
  expect(await page.findByText('Already sent. Reopen it instead.')).toBeVisible();
  expect(page.getByText('Closed', { selector: 'header *' })).toBeVisible();
});

async function openTab(who: PersonKey, number: number, tab?: Pick<Visitor, 'device'>) {
  const visitor = await screens.arrive(who, `/p/SITE/snags/${number}`, tab?.device);
  await commentField(visitor);
  return visitor;
}

/** The history comes after the facts, and the form for a comment with it. */
const commentField = async ({ page }: { page: ReturnType<Visitor['show']> }) => {
  await page.findByText(/raised it/);
  return page.findByLabelText('Comment');
};

test('unsent text survives a session that the server ended', async () => {
  const { number } = await screens.site.raise({ title: 'Ended' });
  const visitor = await openTab('tradeA', number);
  await userEvent.type(await commentField(visitor), 'Not lost');
  visitor.core.session.lost();
  await visitor.page.findByLabelText('Password');
  const { email, password } = screens.site.people.tradeA;
  await visitor.core.session.signIn(email, password);
  expect(await commentField(visitor)).toHaveValue('Not lost');
});
