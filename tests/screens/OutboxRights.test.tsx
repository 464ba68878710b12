import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { downloaded } from '../support/downloaded';
import type { PersonKey } from '../support/site';
import { event, signIn } from '../support/wire';
import { useScreens } from './arrive';

const screens = useScreens();
type Arrived = Awaited<ReturnType<typeof screens.arrive>>;

/** One more inspector, on a device that has the project, whose line is gone. */
async function withoutLine(name: string): Promise<{
  key: PersonKey;
  memberId: string;
  device: ReturnType<typeof createDevice>;
  visitor: Arrived;
  add(...titles: string[]): Promise<string[]>;
}> {
  const { site } = screens;
  const person = await site.join(name, 'INSPECTOR');
  Object.assign(site.people, { [name]: person });
  const key = name as PersonKey; // just added
  const device = createDevice();
  const visitor = await screens.arrive(key, '/p/SITE', device);
  await visitor.page.findByRole('button', { name: 'Live' });
  visitor.cut();
  visitor.tab.online(false);
  async function add(...titles: string[]): Promise<string[]> {
    const made = titles.map((title) => ({
      kind: 'raise' as const,
      eventId: newId('event'),
      snagId: newId('snag'),
      userId: person.userId,
      projectId: site.projectId,
      projectCode: 'SITE',
      occurredAt: Date.now(),
      seen: null,
      fields: { title, locationId: site.locationId, tradeId: site.trades.A },
    }));
    for (const each of made) await visitor.core.current()?.userSession.outbox?.add([each], []);
    return made.map(({ eventId }) => eventId);
  }
  return { key, memberId: person.memberId, device, visitor, add };
}

function lineBack({ mend, tab }: Arrived): void {
  mend();
  tab.online(true);
}

const stored = (eventIds: readonly string[]) =>
  screens.site.server.app.services.db
    .selectFrom('event')
    .select('id')
    .where('id', 'in', [...eventIds])
    .execute();
const refusedOf = async (page: Arrived['page']) =>
  within(await page.findByRole('region', { name: 'Not accepted by the server' }));

test('what was raised by somebody who became a viewer meanwhile is refused, can be saved, and stays until they let go of it', async () => {
  const { site } = screens;
  const { memberId, visitor, add } = await withoutLine('demoted');
  const eventIds = await add('Raised as an inspector');
  await site.ask(
    'admin',
    'mutation ($input: ChangeMemberInput!) { changeMember(input: $input) { receipt { eventId } } }',
    { input: { ...event(), memberId, role: 'VIEWER' } },
  );
  await visitor.core.current()?.router.navigate({ to: '/outbox' });
  lineBack(visitor);
  const refused = await refusedOf(visitor.page);
  expect(await refused.findByText(/^Raised as an inspector/)).toBeVisible();
  const [copy] = await downloaded(async () => {
    await userEvent.click(refused.getByRole('button', { name: 'Save a copy' }));
  });
  expect(JSON.parse((await copy?.blob.text()) ?? '')).toMatchObject({
    eventId: eventIds[0],
    kind: 'raise',
    fields: { title: 'Raised as an inspector' },
    refusal: { message: expect.stringMatching(/./) },
  });
  await userEvent.click(refused.getByRole('button', { name: 'Discard' }));
  expect(refused.getByText(/^Raised as an inspector/)).toBeVisible();
  await userEvent.click(refused.getByRole('button', { name: 'Discard for good' }));
  expect(await visitor.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
  expect(await stored(eventIds)).toEqual([]);
});

test('what was entered by somebody who was removed meanwhile waits on the device, and is sent once when they belong to the project again', async () => {
  const { site } = screens;
  const { key, memberId, device, visitor, add } = await withoutLine('leaver');
  const eventIds = await add('Raised by one who left', 'And another');
  await site.ask(
    'admin',
    'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
    { input: { ...event(), memberId } },
  );
  lineBack(visitor);
  await waitFor(() => expect(visitor.core.session.get().kind).toBe('signedOut'));
  expect(await stored(eventIds)).toEqual([]);
  visitor.leave();

  const person = site.people[key];
  const back = await signIn(site.url, person);
  const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
    'admin',
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    {
      input: {
        ...event(),
        projectId: site.projectId,
        people: [{ invitationId: newId('invitation'), email: person.email, role: 'INSPECTOR' }],
      },
    },
  );
  const token = inviteMembers.links[0].path.replace('/join/', '');
  await site.ask(
    back,
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }',
    { input: { eventId: newId('event'), token } },
  );
  // The list of projects leads there, because without a project nothing else does.
  const again = await screens.arrive(key, '/', device);
  await userEvent.click(await again.page.findByRole('link', { name: /^Outbox/ }));
  await waitFor(async () => {
    const tryAll = again.page.queryByRole('button', { name: /^Try (all )?again$/ });
    if (tryAll !== null) await userEvent.click(tryAll);
    expect(await stored(eventIds)).toHaveLength(2);
  });
  expect(await again.page.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
});

test('a phrase that was removed meanwhile arrives as the title it was', async () => {
  const { site } = screens;
  const save = (phrases: string[]) =>
    site.ask(
      'admin',
      'mutation ($input: SaveTradeInput!) { saveTrade(input: $input) { receipt { eventId } } }',
      {
        input: {
          ...event(),
          projectId: site.projectId,
          id: site.trades.A,
          name: 'Trade A',
          phrases,
        },
      },
    );
  await save(['Socket loose']);
  const { visitor, add } = await withoutLine('phrased');
  const [eventId = ''] = await add('Socket loose');
  await save([]);
  lineBack(visitor);
  await waitFor(async () => expect(await stored([eventId])).toHaveLength(1));
  expect(await visitor.page.findByText('Socket loose')).toBeVisible();
});
