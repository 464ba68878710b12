import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptCopy } from '../app/support/keptCopy';
import { createDevice, type Device } from '../support/device';
import { makeLink, withdrawLink } from '../support/links';
import { outline } from '../support/outline';
import { blank } from '../support/photos';
import { useScreens } from './arrive';
import { event } from '../support/wire';

const screens = useScreens();

test('a link asks for a name alone, and leads to the company’s snags by place without its token', async () => {
  await screens.site.raise({ title: 'Loose socket' });
  const token = await makeLink(screens.site, screens.site.companies.A);
  const { page, path } = screens.open(`/t/${token}`);
  await page.findByLabelText('Your name');
  expect(outline(document.body)).toMatchSnapshot();
  await userEvent.click(page.getByRole('button', { name: 'Show the snags' }));
  expect(await page.findByText('Enter your name.')).toBeVisible();
  await userEvent.type(page.getByLabelText('Your name'), 'Jan');
  await userEvent.click(page.getByRole('button', { name: 'Show the snags' }));
  expect(await page.findByRole('link', { name: /Loose socket/ })).toBeVisible();
  expect(path()).not.toContain(token);
});

test('a link that is over says so, and what to do', async () => {
  const token = await makeLink(screens.site, screens.site.companies.B);
  await withdrawLink(screens.site, screens.site.companies.B);
  const { page } = screens.open(`/t/${token}`);
  expect(
    await page.findByText('This link does not work any more. Ask whoever sent it for a new one.'),
  ).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
});

/** Somebody says a name at the link of company A, and the device has the project. */
async function knownOn(device: Device): Promise<string> {
  const token = await makeLink(screens.site, screens.site.companies.A);
  const { page, core, leave } = screens.open(`/t/${token}`, device);
  await userEvent.type(await page.findByLabelText('Your name'), 'Jan');
  await userEvent.click(page.getByRole('button', { name: 'Show the snags' }));
  await page.findByRole('navigation', { name: 'Which snags' });
  const { id = '' } = core.current()?.userSession.person ?? {};
  await waitFor(async () =>
    expect((await keptCopy(device, id, 'SITE'))?.freshAt ?? 0).toBeGreaterThan(0),
  );
  leave();
  return token;
}
const keptHere =
  /^Without the server you can open what this device has of the snags that Company A fixes in SITE\./;
const openKept = { name: 'Show what this device has' };

test('without a line, whoever came by a link before is offered what this device has of the list, also by the link of a snag', async () => {
  const { number } = await screens.site.raise({ title: 'Cracked tile' });
  const device = createDevice();
  const token = await knownOn(device);
  const list = screens.open(`/t/${token}`, device);
  list.cut();
  expect(await list.page.findByText(keptHere)).toBeVisible();
  expect(list.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(outline(document.body)).toMatchSnapshot();
  await userEvent.click(list.page.getByRole('button', openKept));
  expect(await list.page.findByRole('link', { name: /Cracked tile/ })).toBeVisible();
  expect(list.path()).not.toContain(token);
  list.leave();

  const one = screens.open(`/t/${token}/${number}`, device);
  one.cut();
  await userEvent.click(await one.page.findByRole('button', openKept));
  // The number may be of another project, whose link this is.
  await userEvent.click(await one.page.findByRole('link', { name: /Cracked tile/ }));
  expect(await one.page.findByRole('heading', { name: 'Cracked tile', level: 1 })).toBeVisible();
  expect(await one.page.findByText(/raised it/)).toBeVisible();
});

test('leaving a link with unsent work says so, and that the server cannot be reached', async () => {
  await screens.site.raise({ title: 'Bent hinge' });
  const device = createDevice();
  const token = await knownOn(device);
  const { page, cut, tab } = screens.open(`/t/${token}`, device);
  await userEvent.click(await page.findByRole('link', { name: /Bent hinge/ }));
  await page.findByText(/raised it/);
  cut();
  tab.online(false);
  await userEvent.type(page.getByLabelText('Comment'), 'Ordered');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await page.findByText('Ordered');
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await userEvent.click(await page.findByRole('button', { name: 'Leave this link' }));
  expect(
    await page.findByText(
      '1 entry is only on this device. It stays here. What waits is sent once you open the link here again.',
    ),
  ).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Leave anyway' }));
  expect(
    await page.findByText('There is no connection to the server. Nothing you entered was lost.'),
  ).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('unsent work survives a withdrawn link, and is sent once when a new link is opened', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Swollen door' });
  const device = createDevice();
  const token = await knownOn(device);
  const jan = screens.open(`/t/${token}/${number}`, device);
  await jan.page.findByRole('button', { name: 'Live' });
  jan.cut();
  jan.tab.online(false);
  await userEvent.type(await jan.page.findByRole('textbox', { name: 'Comment' }), 'Planed it');
  await userEvent.click(jan.page.getByRole('button', { name: 'Add comment' }));
  await jan.page.findByText('Planed it');
  await withdrawLink(site, site.companies.A);
  jan.mend();
  jan.tab.online(true);
  expect(
    await jan.page.findByText(
      'You are not signed in by your link any more. Open it again, or ask whoever sent it for a new one. Your unsent work stays on this device.',
    ),
  ).toBeVisible();
  expect(
    jan.page.getByText(
      /^Came by a link for a company’s snags\? Open it again, or ask whoever sent it for a new one\./,
    ),
  ).toBeVisible();
  const events = () =>
    site.server.app.services.db
      .selectFrom('event')
      .select('kind')
      .where('snag_id', '=', id)
      .where('kind', '=', 'COMMENT_ADDED')
      .execute();
  expect(await events()).toEqual([]);
  jan.leave();

  const again = screens.open(`/t/${await makeLink(site, site.companies.A)}/${number}`, device);
  await userEvent.click(await again.page.findByRole('button', { name: 'Continue as Jan' }));
  expect(await again.page.findByText('Planed it')).toBeVisible();
  await waitFor(async () => expect(await events()).toHaveLength(1));
  await waitFor(() => expect(again.core.current()?.userSession.outbox?.entries.all()).toEqual([]));
  expect(again.page.getAllByText('Planed it')).toHaveLength(1);
  expect(await events()).toHaveLength(1);
});

const body = within(document.body);

test('work done offline on a snag that has moved to another company arrives once, and its person is told', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Dead socket' });
  const device = createDevice();
  const before = screens.open(`/t/${await makeLink(site, site.companies.A)}/${number}`, device);
  await userEvent.type(await before.page.findByLabelText('Your name'), 'Jan');
  await userEvent.click(before.page.getByRole('button', { name: 'Show the snags' }));
  await before.page.findByRole('heading', { name: 'Dead socket', level: 1 });
  const { id: person = '' } = before.core.current()?.userSession.person ?? {};
  await waitFor(async () =>
    expect((await keptCopy(device, person, 'SITE'))?.row(id)).toBeDefined(),
  );
  before.leave();
  // In the cellar, from what the device has.
  const { page, core, cut, mend, tab } = screens.open(`/p/SITE/snags/${number}`, device);
  cut();
  tab.online(false);
  await page.findByText(/raised it/);
  await site.ask(
    'inspector',
    'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId: id, companyId: site.companies.B, tradeId: site.trades.B } },
  );

  await userEvent.type(page.getByRole('textbox', { name: 'Comment' }), 'The fuse was it');
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await userEvent.click(page.getByRole('button', { name: 'Mark fixed' }));
  const sheet = within(await body.findByRole('dialog', { name: 'Mark fixed' }));
  const camera =
    document.querySelector<HTMLInputElement>('[role=dialog] input[capture]') ??
    document.createElement('input');
  await userEvent.upload(
    camera,
    new File([new Uint8Array(await blank(400, 300).jpeg().toBuffer())], 'IMG_1.jpg', {
      type: 'image/jpeg',
      lastModified: Date.now(),
    }),
  );
  await sheet.findByText('1 photo saved on this device.');
  await userEvent.click(sheet.getByRole('button', { name: 'Mark fixed' }));
  expect(await page.findByText('Fixed', { selector: 'header *' })).toBeVisible();

  mend();
  tab.online(true);
  const told = `SITE-${number} is with another company now. What you added was kept there.`;
  expect((await page.findAllByText(told)).length).toBeGreaterThan(0);
  await waitFor(() => expect(core.current()?.userSession.outbox?.entries.all()).toEqual([]));
  const kinds = ['COMMENT_ADDED', 'PHOTO_ADDED', 'SNAG_FIXED'] as const;
  const events = await site.server.app.services.db
    .selectFrom('event')
    .select(['kind', 'actor_id', 'without_effect'])
    .where('snag_id', '=', id)
    .where('kind', 'in', kinds)
    .execute();
  expect(events.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual(
    kinds.map((kind) => ({
      kind,
      actor_id: person,
      without_effect: kind === 'SNAG_FIXED' ? 1 : 0,
    })),
  );
  // Whose it is now still has to say that it is fixed; what Jan said and showed is there for them.
  const { node } = await site.ask<{
    node: { company: { name: string }; status: string; photoCount: number };
  }>(
    'tradeB',
    'query ($id: ID!) { node(id: $id) { ... on Snag { company { name } status photoCount } } }',
    { id },
  );
  expect(node).toEqual({ company: { name: 'Company B' }, status: 'OPEN', photoCount: 1 });
  // It is in no list of theirs.
  await core.current()?.router.navigate({ to: '/p/$code', params: { code: 'SITE' } });
  await page.findByRole('navigation', { name: 'Which snags' });
  await waitFor(() => expect(page.queryByRole('link', { name: /Dead socket/ })).toBeNull());
});

test('text typed while the snag moves to another company can still be copied, and sent once the snag is back', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Loose handle' });
  const { page } = screens.open(`/t/${await makeLink(site, site.companies.A)}/${number}`);
  await userEvent.type(await page.findByLabelText('Your name'), 'Jan');
  await userEvent.click(page.getByRole('button', { name: 'Show the snags' }));
  await userEvent.type(
    await page.findByRole('textbox', { name: 'Comment' }),
    'The screw is too short',
  );
  await userEvent.click(page.getByRole('button', { name: 'Dispute' }));
  await userEvent.type(
    within(await body.findByRole('dialog', { name: 'Dispute' })).getByLabelText('Comment'),
    'The door came so',
  );
  const give = async (to: 'A' | 'B') =>
    site.ask(
      'inspector',
      'mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId } } }',
      {
        input: { ...event(), snagId: id, companyId: site.companies[to], tradeId: site.trades[to] },
      },
    );
  await give('B');
  await page.findByRole('heading', { name: 'Not found', level: 1 });
  expect(await page.findByLabelText('What you had not sent')).toHaveValue(
    'The screw is too short\n\nThe door came so',
  );
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await userEvent.click(page.getByRole('button', { name: 'Copy the text' }));
  expect(copied).toEqual(['The screw is too short\n\nThe door came so']);
  Reflect.deleteProperty(navigator, 'clipboard');
  const complaints = jest.spyOn(console, 'error');
  await give('A');
  expect(await page.findByRole('textbox', { name: 'Comment' })).toHaveValue(
    'The screw is too short',
  );
  expect(page.getByRole('button', { name: 'Start work' })).toBeVisible();
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
