import { grain } from '../support/photos';
import { openSite, type Person, type Site } from '../support/site';
import { type Caller, event, newId, signIn } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const removeDocument = `mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId receipt { eventId } } }`;
const remove = (who: Parameters<Site['gql']>[0], input: object) =>
  site.gql(who, removeDocument, { input });

/** The one-time link for somebody who has an account, taken by them. */
async function invite(
  admin: 'admin' | 'outsider',
  projectId: string,
  person: Person,
  caller: Caller,
): Promise<void> {
  const input = {
    ...event(),
    projectId,
    people: [{ invitationId: newId('invitation'), email: person.email, role: 'INSPECTOR' }],
  };
  const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
    admin,
    `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }`,
    { input },
  );
  const token = inviteMembers.links[0].path.replace('/join/', '');
  await site.ask(
    caller,
    `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }`,
    { input: { eventId: newId('event'), token } },
  );
}

const cursorOf = async (who: Caller | 'viewer', code: string): Promise<string> =>
  (
    await site.ask<{ project: { journalCursor: string } }>(
      who,
      'query ($code: String!) { project(code: $code) { journalCursor } }',
      { code },
    )
  ).project.journalCursor;

const isSignedIn = async (caller: Caller): Promise<boolean> =>
  (await site.gql<{ viewer: object | null }>(caller, '{ viewer { email } }')).status === 200;

test('somebody who is removed has no more of this project on any device, and stays signed in for the others', async () => {
  const leaver = await site.join('leaver', 'INSPECTOR');
  await invite('outsider', site.otherProjectId, leaver, leaver);
  const devices = [leaver, await signIn(site.url, leaver)] as const;
  const { id } = await site.raise();
  const photoId = await site.addPhoto('inspector', id, await grain(120, 90).jpeg().toBuffer());
  await site.server.app.rendered();
  const photo = async ({ cookies }: Caller): Promise<number> =>
    (await fetch(`${site.url}/files/photos/${photoId}/small`, { headers: { cookie: cookies } }))
      .status;
  const here = site.subscribe(devices[0], await cursorOf(leaver, 'SITE'));
  const elsewhere = site.subscribe(
    devices[1],
    await cursorOf(leaver, 'OTHER'),
    site.otherProjectId,
  );
  const stays = site.subscribe('viewer', await cursorOf('viewer', 'SITE'));
  // All of them are there before it happens.
  await site.raise();
  await Promise.all([here.next(), stays.next()]);
  for (const device of devices)
    expect([await isSignedIn(device), await photo(device)]).toEqual([true, 200]);

  expect((await remove('admin', { ...event(), memberId: leaver.memberId })).errors).toEqual([]);

  expect(await here.ended).toEqual({ refused: ['NOT_FOUND'] });
  for (const device of devices) {
    expect([await isSignedIn(device), await photo(device)]).toEqual([true, 404]);
    expect(
      await site.ask(
        device,
        `{ site: project(code: "SITE") { id } other: project(code: "OTHER") { id } }`,
      ),
    ).toEqual({ site: null, other: { id: site.otherProjectId } });
  }
  const location = {
    ...event(),
    projectId: site.otherProjectId,
    id: newId('location'),
    name: 'Cellar',
  };
  await site.ask(
    'outsider',
    `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
    { input: location },
  );
  expect((await elsewhere.next()).event?.kind).toBe('LOCATION_SAVED');
  expect((await stays.next()).event?.kind).toBe('MEMBER_REMOVED');
  await Promise.all([stays.stop(), elsewhere.stop()]);
});

test('a removal that is sent again, because its answer was lost, ends nothing that began since', async () => {
  const leaver = await site.join('returner', 'VIEWER');
  const removal = { ...event(), memberId: leaver.memberId };
  const first = await remove('admin', removal);
  const back = await signIn(site.url, leaver);
  await invite('admin', site.projectId, leaver, back);
  expect(await remove('admin', removal)).toEqual(first);
  expect(await isSignedIn(back)).toBe(true);
  expect(await site.ask(back, '{ project(code: "SITE") { code } }')).toEqual({
    project: { code: 'SITE' },
  });
});

test('the links that an admin made end with them, and with their being an admin', async () => {
  const offer = async (who: Caller | 'admin') => {
    const input = {
      ...event(),
      projectId: site.projectId,
      people: [
        {
          invitationId: newId('invitation'),
          email: `${newId('event')}@site.example`,
          role: 'ADMIN',
        },
      ],
    };
    const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
      who,
      `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }`,
      { input },
    );
    return inviteMembers.links[0].path.replace('/join/', '');
  };
  const isOpen = async (token: string) =>
    (
      await site.ask<{ invitation: object | null }>(
        'admin',
        'query ($token: String!) { invitation(token: $token) { email } }',
        { token },
      )
    ).invitation !== null;
  const [leaver, lowered] = [
    await site.join('hadLinks', 'ADMIN'),
    await site.join('hadLinksToo', 'ADMIN'),
  ];
  const [ofLeaver, ofLowered, ofWhoStays] = [
    await offer(leaver),
    await offer(lowered),
    await offer('admin'),
  ];
  expect(await Promise.all([ofLeaver, ofLowered, ofWhoStays].map(isOpen))).toEqual([
    true,
    true,
    true,
  ]);
  await remove('admin', { ...event(), memberId: leaver.memberId });
  await site.ask(
    'admin',
    `mutation ($input: ChangeMemberInput!) { changeMember(input: $input) { member { id } } }`,
    { input: { ...event(), memberId: lowered.memberId, role: 'VIEWER' } },
  );
  expect(await Promise.all([ofLeaver, ofLowered, ofWhoStays].map(isOpen))).toEqual([
    false,
    false,
    true,
  ]);
});
