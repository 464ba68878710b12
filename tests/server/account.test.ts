import { deviceOf } from '../../server/features/auth/deviceOf';
import { openSite, type Person, type Site } from '../support/site';
import { type Caller, nobody, refusalOf, signIn, newId } from '../support/wire';

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
afterAll(async () => {
  // Nothing of all this was a fault, and no word of it was written down.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const isSignedIn = async (caller: Caller): Promise<boolean> =>
  (await site.gql(caller, '{ viewer { email } }')).status === 200;
const newcomer = (): Promise<Person> => site.join(newId('user').slice(5), 'INSPECTOR');

const changePassword = (who: Caller, currentPassword: string, newPassword: string) =>
  site.gql(
    who,
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }',
    { input: { currentPassword, newPassword } },
  );
const endSession = (who: Caller, sessionId: string) =>
  site.gql(who, 'mutation ($input: EndSessionInput!) { endSession(input: $input) { endedIds } }', {
    input: { sessionId },
  });

interface Seen {
  id: string;
  browser: string | null;
  system: string | null;
  startedAt: number;
  lastUsedAt: number;
  isCurrent: boolean;
}
const sessionsOf = async (who: Caller): Promise<Seen[]> =>
  (
    await site.ask<{ viewer: { sessions: Seen[] } }>(
      who,
      '{ viewer { sessions { id browser system startedAt lastUsedAt isCurrent } } }',
    )
  ).viewer.sessions;

describe('a password', () => {
  test('is changed by who knows it; other sessions end with their sockets, this one stays', async () => {
    const person = await newcomer();
    const other = await signIn(site.url, person);
    const socket = site.subscribe(other, await site.cursor());
    await site.raise();
    await socket.next();
    const answer = await changePassword(person, person.password, 'another password');
    expect(answer.data).toEqual({ changePassword: { endedSessions: 1 } });
    expect(await socket.ended).toEqual({ closed: 4403 });
    expect(await Promise.all([person, other].map(isSignedIn))).toEqual([true, false]);
    expect((await signIn(site.url, person)).response.status).toBe(403);
    expect(
      (await signIn(site.url, { email: person.email, password: 'another password' })).response
        .status,
    ).toBe(200);
  });

  test('is the same when the change is sent again because its answer was lost, and nothing else ends', async () => {
    const person = await newcomer();
    await changePassword(person, person.password, 'another password');
    const since = await signIn(site.url, { email: person.email, password: 'another password' });
    expect((await changePassword(person, person.password, 'another password')).data).toEqual({
      changePassword: { endedSessions: 0 },
    });
    expect(await isSignedIn(since)).toBe(true);
  });

  test('is changed by nobody who does not know it, and to no short one', async () => {
    const person = await newcomer();
    expect(
      refusalOf(await changePassword(person, 'not the password', 'another password')),
    ).toMatchObject({ code: 'WRONG_PASSWORD', field: 'currentPassword', retryable: false });
    expect(refusalOf(await changePassword(person, person.password, 'too short'))).toMatchObject({
      code: 'WEAK_PASSWORD',
      retryable: false,
    });
    expect((await changePassword(nobody, person.password, 'another password')).status).toBe(401);
    expect((await signIn(site.url, person)).response.status).toBe(200);
  });

  test('is not guessed for long on a device that was left open, which holds nobody up who signs in', async () => {
    const person = await newcomer();
    const codes: string[] = [];
    for (let n = 0; n < 11; n += 1)
      codes.push(
        refusalOf(await changePassword(person, `guess number ${n}`, 'another password')).code,
      );
    expect(codes).toEqual([...Array<string>(10).fill('WRONG_PASSWORD'), 'TOO_MANY_TRIES']);
    expect((await signIn(site.url, person)).response.status).toBe(200);
  });

  test('that is changed makes a reset link useless', async () => {
    const person = await newcomer();
    const { issuePasswordLink } = await site.ask<{ issuePasswordLink: { path: string } }>(
      'admin',
      'mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path } }',
      { input: { eventId: newId('event'), occurredAt: now, memberId: person.memberId } },
    );
    const offer = () =>
      site.ask(nobody, 'query ($token: String!) { passwordLink(token: $token) { name } }', {
        token: issuePasswordLink.path.replace('/reset/', ''),
      });
    expect(await offer()).toEqual({ passwordLink: { name: person.name } });
    await changePassword(person, person.password, 'another password');
    expect(await offer()).toEqual({ passwordLink: null });
  });
});

test('a name is changed everywhere, and is not empty', async () => {
  const person = await newcomer();
  const change = (name: string) =>
    site.gql(
      person,
      'mutation ($input: ChangeNameInput!) { changeName(input: $input) { user { id name } } }',
      { input: { name } },
    );
  expect((await change('  Nora   New ')).data).toEqual({
    changeName: { user: { id: person.userId, name: expect.stringMatching(/^Nora +New$/) } },
  });
  const { project } = await site.ask<{ project: { members: { user: { name: string } }[] } }>(
    'viewer',
    '{ project(code: "SITE") { members { user { name } } } }',
  );
  expect(project.members.filter(({ user }) => /^Nora +New$/.test(user.name))).toHaveLength(1);
  expect(refusalOf(await change('  '))).toMatchObject({ code: 'TEXT_REQUIRED', field: 'name' });
});

describe('sessions', () => {
  test('are told with browser and system, when they were last used, and which one asks', async () => {
    const person = await newcomer();
    const started = now;
    now += 5 * minute;
    const response = await fetch(`${site.url}/session`, {
      method: 'POST',
      headers: {
        'x-snagbook': '1',
        'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
      },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    // what the route promises
    const { accessToken } = (await response.json()) as { accessToken: string };
    const phone = { token: accessToken, cookies: '' };
    expect(await sessionsOf(phone)).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Android',
        startedAt: now,
        lastUsedAt: now,
        isCurrent: true,
      },
      {
        id: expect.any(String),
        browser: null,
        system: null,
        startedAt: started,
        lastUsedAt: started,
        isCurrent: false,
      },
    ]);
    now = started;
  });

  test('are ended one by one by whom they belong to, and by nobody else', async () => {
    const person = await newcomer();
    const other = await signIn(site.url, person);
    const id = (await sessionsOf(person)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const strangers = await endSession(site.people.admin, id);
    expect(strangers).toEqual(await endSession(site.people.admin, newId('session')));
    expect(refusalOf(strangers).code).toBe('NOT_FOUND');
    expect(await isSignedIn(other)).toBe(true);
    for (let n = 0; n < 2; n += 1)
      expect((await endSession(person, id)).data).toEqual({ endSession: { endedIds: [id] } });
    expect(await Promise.all([person, other].map(isSignedIn))).toEqual([true, false]);
  });

  test('are ended all but the one that asks', async () => {
    const person = await newcomer();
    const others = [await signIn(site.url, person), await signIn(site.url, person)];
    const { data } = await site.gql<{ endOtherSessions: { endedIds: string[] } }>(
      person,
      'mutation { endOtherSessions { endedIds } }',
    );
    expect(data?.endOtherSessions.endedIds).toHaveLength(2);
    expect(await Promise.all([person, ...others].map(isSignedIn))).toEqual([true, false, false]);
    expect(await sessionsOf(person)).toMatchObject([{ isCurrent: true }]);
  });
});

test.each([
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  ['curl/8.1', null, null],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
