import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptCopy } from '../../app/support/keptCopy';
import { createDevice, type Device } from '../../support/device';
import { makeLink } from '../../support/links';
import { blank } from '../../support/photos';
import { useScreens } from '../../screens/arrive';
import { event } from '../../support/wire';

const screens = useScreens();

/** Somebody says a name at the link of company A, and the device has the project. */
async function knownOn(device: Device): Promise<string> {
  const token = await makeLink(screens.site, screens.site.companies.A);
  const { page, core, leave } = screens.open(`/t/${token}`, device);
  await userEvent.type(await page.findByLabelText('Your name'), 'Jan');
  await userEvent.click(page.getByRole('button', { name: 'Show snags' }));
  await page.findByRole('navigation', { name: 'Which snags' });
  const { id = '' } = core.current()?.userSession.person ?? {};
  await waitFor(async () =>
    expect((await keptCopy(device, id, 'SITE'))?.freshAt ?? 0).toBeGreaterThan(0),
  );
  leave();
  return token;
}

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
  await userEvent.click(page.getAllByRole('link', { name: 'Back to the list' })[0] as HTMLElement);
  await userEvent.click(await page.findByRole('link', { name: 'More' }));
  await userEvent.click(await page.findByRole('button', { name: 'Leave this link' }));
  expect(
    await page.findByText(
      '1 change not sent; it stays on this device and is sent when you open the link here again.',
    ),
  ).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Leave anyway' }));
  expect(
    await page.findByText('There is no connection to the server. Nothing you entered was lost.'),
  ).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

const body = within(document.body);

test('work done offline on a snag that has moved to another company arrives once, and its person is told', async () => {
  const { site } = screens;
  const { id, number } = await site.raise({ title: 'Dead socket' });
  const device = createDevice();
  const before = screens.open(`/t/${await makeLink(site, site.companies.A)}/${number}`, device);
  await userEvent.type(await before.page.findByLabelText('Your name'), 'Jan');
  await userEvent.click(before.page.getByRole('button', { name: 'Show snags' }));
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
  expect(await page.findByText('To check', { selector: 'header *' })).toBeVisible();

  mend();
  tab.online(true);
  const told = `SITE-${number} is now with another company. What you added was kept.`;
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
  await userEvent.click(page.getByRole('button', { name: 'Show snags' }));
  await userEvent.type(
    await page.findByRole('textbox', { name: 'Comment' }),
    'The screw is too short',
  );
  await userEvent.click(page.getByRole('button', { name: 'Other actions' }));
  await userEvent.click(await body.findByRole('menuitem', { name: 'Dispute' }));
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
  expect(await page.findByLabelText('Not sent')).toHaveValue(
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
