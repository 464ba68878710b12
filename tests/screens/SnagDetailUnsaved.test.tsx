import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../support/device';
import type { PersonKey } from '../support/site';
import type { Visitor } from '../support/visitor';
import { useScreens } from './arrive';
// Its code is the largest; the first test is not the one that waits for it.
import '../../src/screens/SnagDetail/SnagDetailScreen';

const screens = useScreens();
const body = within(document.body);

async function look(who: PersonKey, number: number, tab?: Pick<Visitor, 'device' | 'tabStorage'>) {
  const visitor = await screens.arrive(
    who,
    `/p/SITE/snags/${number}`,
    tab?.device,
    tab && { tabStorage: tab.tabStorage },
  );
  await commentField(visitor);
  return visitor;
}

/** The history comes after the facts, and the form for a comment with it. */
const commentField = async ({ page }: { page: ReturnType<Visitor['show']> }) => {
  await page.findByText(/raised it/);
  return page.findByLabelText('Comment');
};

const opened = async (
  { page }: { page: ReturnType<Visitor['show']> },
  button: string,
  name = button,
) => {
  await userEvent.click(page.getByRole('button', { name: button }));
  return within(await body.findByRole('dialog', { name }));
};

const leaveSheet = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
};

test('what was entered about a snag and not sent is there again after a reload of the tab, and in no other tab', async () => {
  const { number } = await screens.site.raise({ title: 'Interrupted' });
  const first = await look('tradeA', number);
  await userEvent.type(await commentField(first), 'Half a com');
  // The only other thing they can do is a button, and no menu with one entry.
  const dispute = await opened(first, 'Dispute');
  await userEvent.click(dispute.getByRole('radio', { name: 'Not ours' }));
  await userEvent.type(dispute.getByLabelText('Comment'), 'Half a rea');
  await leaveSheet();
  await userEvent.type(
    (await opened(first, 'Mark fixed')).getByLabelText('What was done'),
    'Half the wo',
  );
  first.leave();

  const again = await look('tradeA', number, first);
  expect(await commentField(again)).toHaveValue('Half a com');
  const reopened = await opened(again, 'Dispute');
  expect(reopened.getByRole('radio', { name: 'Not ours' })).toBeChecked();
  expect(reopened.getByLabelText('Comment')).toHaveValue('Half a rea');
  await leaveSheet();
  expect((await opened(again, 'Mark fixed')).getByLabelText('What was done')).toHaveValue(
    'Half the wo',
  );
  again.leave();

  const other = await look('tradeA', number, { device: first.device, tabStorage: new Map() });
  expect(await commentField(other)).toHaveValue('');
});

test('the next person in the tab does not find it, and whoever signs out leaves nothing behind', async () => {
  const { number } = await screens.site.raise({ title: 'Shared tablet' });
  const first = await look('tradeA', number);
  await userEvent.type(await commentField(first), 'Mine alone');
  first.leave();
  const { inspector, tradeA } = screens.site.people;
  // A reload as somebody else, with the first one's input still in the tab.
  const next = await look('inspector', number, {
    device: createDevice(),
    tabStorage: first.tabStorage,
  });
  expect(await commentField(next)).toHaveValue('');
  next.leave();

  const back = await look('tradeA', number, first);
  expect(await commentField(back)).toHaveValue('Mine alone');
  await back.core.session.signOut();
  await back.page.findByLabelText('Password');
  expect([...first.tabStorage.keys()]).toEqual([]);
  for (const { email, password } of [inspector, tradeA]) {
    await back.core.session.signIn(email, password);
    await back.core.current()?.router.navigate({
      to: '/p/$code/snags/$number',
      params: { code: 'SITE', number: String(number) },
    });
    expect(await commentField(back)).toHaveValue('');
    await back.core.session.signOut();
  }
});

test('after a session that the server ended it is there again, once they have signed in', async () => {
  const { number } = await screens.site.raise({ title: 'Ended' });
  const visitor = await look('tradeA', number);
  await userEvent.type(await commentField(visitor), 'Not lost');
  visitor.core.session.lost();
  await visitor.page.findByLabelText('Password');
  const { email, password } = screens.site.people.tradeA;
  await visitor.core.session.signIn(email, password);
  expect(await commentField(visitor)).toHaveValue('Not lost');
});
