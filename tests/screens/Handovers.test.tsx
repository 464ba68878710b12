import { fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDevice } from '../support/device';
import { outline } from '../support/outline';
import { dataOf, newId } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
const db = () => screens.site.server.app.services.db;

afterEach(async () => {
  await screens.site.server.app.rendered();
  for (const table of ['handover_signature', 'handover', 'report'] as const)
    await db()
      .deleteFrom<'handover' | 'report'>(table as 'report')
      .execute();
});

async function prepared(roles = ['For the contractor', 'For the client']): Promise<string> {
  const id = newId('handover');
  const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
  const input = {
    projectId: screens.site.projectId,
    id,
    filter: { chip: 'ALL' },
    settings,
    parties: roles.map((role) => ({ role, company: 'Company A' })),
  };
  dataOf(
    await screens.site.gql(
      'inspector',
      'mutation ($input: PrepareHandoverInput!) { prepareHandover(input: $input) { project { id } } }',
      { input },
    ),
  );
  await screens.site.server.app.rendered();
  return id;
}

const section = (page: ReturnType<typeof within>) =>
  page.findByRole('region', { name: 'Handovers with signatures' });

test('somebody signs with a finger, with a name and with what they reserve; another one by the name alone; then the sealed PDF is there', async () => {
  const { number } = await screens.site.raise({ title: 'Paint drips' });
  await prepared();
  const viewer = await screens.arrive('viewer', '/p/SITE/reports');
  const seen = within(await section(viewer.page));
  expect(seen.getByText('Awaiting signatures')).toBeVisible();
  expect(seen.queryByRole('button', { name: /^Withdraw|^Sign/ })).toBeNull();
  viewer.leave();
  const { page, core } = await screens.arrive('inspector', '/p/SITE/reports');
  const made = within(await section(page));
  await userEvent.click(made.getByRole('button', { name: 'Sign: For the contractor' }));
  const sheet = within(
    await within(document.body).findByRole('dialog', { name: 'Sign: For the contractor' }),
  );
  expect(outline(sheet.getByRole('form'))).toMatchSnapshot();
  const pad = sheet.getByRole('img', { name: 'Signature: nothing drawn, the typed name counts' });
  pad.getBoundingClientRect = () => ({
    left: 0,
    top: 0,
    width: 500,
    height: 200,
    right: 500,
    bottom: 200,
    x: 0,
    y: 0,
    toJSON: () => '',
  });
  const draw = (...points: [number, number][]) => {
    for (const [index, [clientX, clientY]] of points.entries())
      fireEvent(
        pad,
        new MouseEvent(index === 0 ? 'pointerdown' : 'pointermove', {
          clientX,
          clientY,
          bubbles: true,
          cancelable: true,
          button: 0,
        }),
      );
    fireEvent(pad, new MouseEvent('pointerup', { bubbles: true }));
  };
  draw([50, 100], [60, 60], [60, 61], [90, 140]);
  draw([200, 100]);
  expect(pad).toHaveAccessibleName('Signature: 2 strokes drawn');
  await userEvent.click(sheet.getByRole('button', { name: 'Undo a stroke' }));
  expect(pad).toHaveAccessibleName('Signature: 1 stroke drawn');
  // What is drawn is not thrown away unasked, however the sheet is left.
  const question = 'The drawn signature isn’t saved. Discard it?';
  await userEvent.keyboard('{Escape}');
  expect(sheet.getByText(question)).toHaveFocus();
  for (const shown of [false, true]) {
    core.current()?.router.history.back();
    await waitFor(() => expect(sheet.queryByText(question) !== null).toBe(shown));
  }
  await userEvent.click(sheet.getByRole('button', { name: 'Keep signing' }));
  expect(pad).toHaveAccessibleName('Signature: 1 stroke drawn');
  await userEvent.click(sheet.getByRole('button', { name: 'Sign' }));
  expect(sheet.getByLabelText('Name')).toBeInvalid();
  expect(sheet.getByLabelText('Name')).toHaveAccessibleDescription(
    'Enter the name of the person who signs.',
  );
  await userEvent.type(sheet.getByLabelText('Name'), 'Cora Contractor');
  await userEvent.type(sheet.getByLabelText('Excluded snags'), 'door');
  await userEvent.type(sheet.getByLabelText('Reservations'), 'by 4 December');
  await userEvent.click(sheet.getByRole('button', { name: 'Sign' }));
  expect(sheet.getByText('Enter snag numbers, separated by commas.')).toBeVisible();
  await userEvent.clear(sheet.getByLabelText('Excluded snags'));
  await userEvent.type(sheet.getByLabelText('Excluded snags'), `${number}, 999`);
  await userEvent.click(sheet.getByRole('button', { name: 'Sign' }));
  expect(sheet.getByLabelText('Excluded snags')).toHaveAccessibleDescription(
    /There’s no snag 999\./,
  );
  await userEvent.clear(sheet.getByLabelText('Excluded snags'));
  await userEvent.type(sheet.getByLabelText('Excluded snags'), `SITE-${number}`);
  await userEvent.click(sheet.getByRole('button', { name: 'Sign' }));
  // The server may refuse it still.
  expect(
    await page.findByText(
      'The signature of Cora Contractor is saved on this device and will be sent.',
    ),
  ).toBeInTheDocument();
  expect(await made.findByRole('img', { name: 'Signature of Cora Contractor' })).toBeVisible();
  expect(made.getByText('Drawn on screen, in the session of Person inspector')).toBeVisible();
  expect(made.getByText(`Excluded: SITE-${number}`)).toBeVisible();
  expect(made.getByText('Reservations: by 4 December')).toBeVisible();
  const stored = await db()
    .selectFrom('told_event')
    .select('content')
    .where('kind', '=', 'HANDOVER_SIGNED')
    .executeTakeFirstOrThrow();
  expect(JSON.parse(stored.content ?? '')).toMatchObject({
    sent: { strokes: '100,200,120,120,180,280', except: [number] },
  });

  await userEvent.click(made.getByRole('button', { name: 'Sign: For the client' }));
  const other = within(
    await within(document.body).findByRole('dialog', { name: 'Sign: For the client' }),
  );
  await userEvent.type(other.getByLabelText('Name'), 'Clara Client');
  await userEvent.click(other.getByRole('button', { name: 'Sign' }));
  const sealed = await made.findByRole('link', { name: 'Download: Handover (all statuses)' });
  expect(sealed).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/files\/reports\/handover_[^/]+$/),
  );
  expect(made.getByText(/^Sealed on /)).toBeVisible();
  expect(made.getByText('SHA-256 of the sealed PDF')).toBeVisible();
});

test('an offline signature is kept over a restart and sent when the connection is back', async () => {
  const id = await prepared(['For the client']);
  const device = createDevice();
  const visitor = await screens.arrive('inspector', '/p/SITE/reports', device);
  const made = within(await section(visitor.page));
  visitor.cut();
  visitor.tab.online(false);
  await userEvent.click(made.getByRole('button', { name: 'Sign: For the client' }));
  const sheet = within(
    await within(document.body).findByRole('dialog', { name: 'Sign: For the client' }),
  );
  await userEvent.type(sheet.getByLabelText('Name'), 'Clara Client');
  // Which numbers there are came with the handover.
  await userEvent.type(sheet.getByLabelText('Excluded snags'), '999');
  await userEvent.click(sheet.getByRole('button', { name: 'Sign' }));
  expect(sheet.getByLabelText('Excluded snags')).toHaveAccessibleDescription(
    /There’s no snag 999\./,
  );
  await userEvent.clear(sheet.getByLabelText('Excluded snags'));
  await userEvent.click(sheet.getByRole('button', { name: 'Sign' }));
  expect(
    await made.findByText('The signature of Clara Client is on this device, not confirmed yet.'),
  ).toBeVisible();
  expect(made.queryByRole('button', { name: /^Sign/ })).toBeNull();
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  const toSend = within(await visitor.page.findByRole('region', { name: 'To be sent' }));
  expect(await toSend.findByText(/^1 signature/)).toBeVisible();
  expect(toSend.getByRole('link', { name: 'Handover (all statuses)' })).toHaveAttribute(
    'href',
    '/p/SITE/reports',
  );
  visitor.kill();

  const again = await screens.arrive('inspector', '/p/SITE/reports', device);
  const later = within(await section(again.page));
  expect(
    await later.findByRole('link', { name: 'Download: Handover (all statuses)' }),
  ).toBeVisible();
  expect(later.getByText(/^Signed by Clara Client, /)).toBeVisible();
  const { actor_id: by } = await db()
    .selectFrom('event')
    .select('actor_id')
    .where('kind', '=', 'HANDOVER_SIGNED')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(by).toBe(screens.site.people.inspector.userId);
});
