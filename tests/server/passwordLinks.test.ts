import { openSite, type Person, type Site } from '../support/site';
import { type Caller, event, newId, nobody, refusalOf, signIn } from '../support/wire';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T08:00:00Z');
let now = start;
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
beforeEach(() => void (now = start));
afterAll(async () => {
  // Nothing of all this was a fault, and no word of it was written down.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const issueDocument =
  'mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path receipt { eventId } } }';
const issue = (who: Parameters<Site['gql']>[0], memberId: string) =>
  site.gql<{ issuePasswordLink: { path: string } }>(who, issueDocument, {
    input: { ...event(now), memberId },
  });
const linkFor = async (
  memberId: string,
  who: Parameters<Site['gql']>[0] = 'admin',
): Promise<string> => {
  const { data, errors } = await issue(who, memberId);
  expect(errors).toEqual([]);
  return data?.issuePasswordLink.path.replace('/reset/', '') ?? '';
};

const reset = async (token: string, password: string, cookie = '') => {
  const response = await fetch(`${site.url}/session/reset`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', 'content-type': 'application/json', cookie },
    body: JSON.stringify({ token, password }),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    cookies: response.headers.getSetCookie(),
  }; // any object
};
const offer = (token: string) =>
  site.ask(nobody, 'query ($token: String!) { passwordLink(token: $token) { name email } }', {
    token,
  });
const isSignedIn = async (caller: Caller): Promise<boolean> =>
  (await site.gql(caller, '{ viewer { email } }')).status === 200;
const newcomer = (): Promise<Person> => site.join(newId('user').slice(5), 'INSPECTOR');

/** Makes somebody a member of another project, by their own leave. */
async function bring(
  person: Person,
  projectId: string,
  admin: 'admin' | 'outsider',
): Promise<string> {
  const input = {
    ...event(now),
    projectId,
    people: [{ invitationId: newId('invitation'), email: person.email, role: 'INSPECTOR' }],
  };
  const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
    admin,
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    { input },
  );
  const token = inviteMembers.links[0].path.replace('/join/', '');
  await site.ask(
    person,
    'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }',
    { input: { eventId: newId('event'), token } },
  );
  const { project } = await site.ask<{
    project: { members: { id: string; user: { id: string } }[] };
  }>(admin, 'query ($code: String!) { project(code: $code) { members { id user { id } } } }', {
    code: projectId === site.projectId ? 'SITE' : 'OTHER',
  });
  return project.members.find(({ user }) => user.id === person.userId)?.id ?? '';
}

const change = (memberId: string, role: string, companyId: string | null = null) =>
  site.ask(
    'admin',
    'mutation ($input: ChangeMemberInput!) { changeMember(input: $input) { member { role } } }',
    { input: { ...event(now), memberId, role, companyId } },
  );

/** An admin of the site who does not own the server. */
async function secondAdmin(): Promise<Person> {
  const person = await newcomer();
  await change(person.memberId, 'ADMIN');
  return person;
}

test('a reset link sets a new password once, signs in with it, and ends all sessions of that person with their sockets', async () => {
  const person = await newcomer();
  const phone = await signIn(site.url, person);
  const cursor = await site.cursor();
  const socket = site.subscribe(phone, cursor);
  const stays = site.subscribe('viewer', cursor);
  await site.raise();
  await Promise.all([socket.next(), stays.next()]);
  const token = await linkFor(person.memberId);
  expect(await offer(token)).toEqual({ passwordLink: { name: person.name, email: person.email } });
  // Until it is used nothing changes.
  expect(await isSignedIn(phone)).toBe(true);

  const first = await reset(token, 'another password');
  expect(first).toMatchObject({
    status: 200,
    body: { user: { id: person.userId, name: person.name } },
  });
  expect(first.cookies).toHaveLength(3);
  expect(await socket.ended).toEqual({ closed: 4403 });
  expect(await Promise.all([person, phone].map(isSignedIn))).toEqual([false, false]);
  expect(await isSignedIn({ token: String(first.body['accessToken']), cookies: '' })).toBe(true);
  expect((await signIn(site.url, person)).response.status).toBe(403);
  expect(
    (await signIn(site.url, { email: person.email, password: 'another password' })).response.status,
  ).toBe(200);

  expect(await offer(token)).toEqual({ passwordLink: null });
  expect(await reset(token, 'a third password')).toMatchObject({
    status: 404,
    body: { error: { code: 'NOT_FOUND', retryable: false } },
  });
  await stays.stop();
});

test('a reset link whose answer was lost signs in when the same password is sent again, and ends nothing', async () => {
  const { memberId } = await newcomer();
  const token = await linkFor(memberId);
  const [first, again] = [
    await reset(token, 'another password'),
    await reset(token, 'another password'),
  ];
  expect([first.status, again.status]).toEqual([200, 200]);
  for (const { body } of [first, again])
    expect(await isSignedIn({ token: String(body['accessToken']), cookies: '' })).toBe(true);
});

test('a reset link that is used in a browser where somebody else is signed in ends their session there, and no other of theirs', async () => {
  const [person, colleague] = [await newcomer(), await newcomer()];
  const there = await signIn(site.url, colleague);
  expect(
    (await reset(await linkFor(person.memberId), 'another password', there.cookies)).status,
  ).toBe(200);
  expect(await Promise.all([there, colleague].map(isSignedIn))).toEqual([false, true]);
});

test('a short password is refused with its sentence and leaves the link as it was', async () => {
  const { memberId } = await newcomer();
  const token = await linkFor(memberId);
  expect(await reset(token, 'too short')).toMatchObject({
    status: 400,
    body: { error: { code: 'WEAK_PASSWORD' } },
  });
  expect((await reset(token, 'long enough')).status).toBe(200);
});

describe('who may make a reset link', () => {
  const refused = (name: string) => ({
    code: 'RESET_BY_OWNER',
    retryable: false,
    message: `Only the server owner can create a reset link for ${name}, who owns the server or works on projects you don’t run.`,
  });

  test('an admin for a member, other admins too', async () => {
    const [admin, other, member] = [await secondAdmin(), await secondAdmin(), await newcomer()];
    for (const { memberId } of [other, member])
      expect((await issue(admin, memberId)).errors).toEqual([]);
  });

  test('nobody but the owner for the owner', async () => {
    const { name, memberId } = site.people.admin;
    expect(refusalOf(await issue(await secondAdmin(), memberId))).toMatchObject(refused(name));
    expect((await issue('admin', memberId)).errors).toEqual([]);
  });

  test('nobody but the owner for somebody who is also in a project the admin does not run, whatever they are there', async () => {
    const [admin, person] = [await secondAdmin(), await newcomer()];
    await bring(person, site.otherProjectId, 'outsider');
    expect(refusalOf(await issue(admin, person.memberId))).toMatchObject(refused(person.name));
    expect((await issue('admin', person.memberId)).errors).toEqual([]);
  });

  test('a link stops working once its maker could no longer make it', async () => {
    const [admin, member, mover, leaver] = [
      await secondAdmin(),
      await newcomer(),
      await newcomer(),
      await newcomer(),
    ];
    const tokens = [
      await linkFor(member.memberId, admin),
      await linkFor(mover.memberId, admin),
      await linkFor(leaver.memberId, admin),
    ];
    const offers = () =>
      Promise.all(
        tokens.map(
          async (token) =>
            ((await offer(token)) as { passwordLink: object | null }).passwordLink !== null,
        ),
      ); // as asked
    expect(await offers()).toEqual([true, true, true]);
    await bring(mover, site.otherProjectId, 'outsider');
    await site.ask(
      'admin',
      'mutation ($input: RemoveMemberInput!) { removeMember(input: $input) { removedId } }',
      { input: { ...event(now), memberId: leaver.memberId } },
    );
    expect(await offers()).toEqual([true, false, false]);
    await change(admin.memberId, 'INSPECTOR');
    expect(await offers()).toEqual([false, false, false]);
    for (const token of tokens) expect((await reset(token, 'another password')).status).toBe(404);
  });
});

test('who made a reset link for whom stands in the journal, for admins', async () => {
  const after = await site.cursor();
  const person = await newcomer();
  const before = await site.cursor();
  await linkFor(person.memberId);
  const page = (who: 'admin' | 'inspector', from: string) =>
    site.ask(
      who,
      'query ($after: String!) { project(code: "SITE") { journal(after: $after, first: 9) { entries { event { kind actor { name } } subject { id } } } } }',
      { after: from },
    );
  const entry = {
    event: { kind: 'PASSWORD_LINK_ISSUED', actor: { name: 'Ada Admin' } },
    subject: { id: person.memberId },
  };
  expect(await page('admin', before)).toEqual({ project: { journal: { entries: [entry] } } });
  expect(JSON.stringify(await page('inspector', after))).not.toContain('PASSWORD_LINK_ISSUED');
});

test('the token is kept nowhere, neither in the journal nor in its own table', async () => {
  const { memberId } = await newcomer();
  const token = await linkFor(memberId);
  const { db } = site.server.app.services;
  const rows = [
    await db.selectFrom('told_event').selectAll().execute(),
    await db.selectFrom('password_link').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a reset link works for 24 hours, and not at all once there is a newer one', async () => {
  const { memberId } = await newcomer();
  const first = await linkFor(memberId);
  const second = await linkFor(memberId);
  expect(await offer(first)).toEqual({ passwordLink: null });
  expect((await reset(first, 'another password')).status).toBe(404);
  now += 24 * hour - 1;
  expect(await offer(second)).toMatchObject({ passwordLink: {} });
  now += 1;
  expect(await offer(second)).toEqual({ passwordLink: null });
  const late = await reset(second, 'another password');
  // As if there had never been one.
  expect(late).toEqual(await reset('never made', 'another password'));
});
