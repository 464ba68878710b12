import { makeLink } from '../../support/links';
import {
  CookieJar,
  type OidcProvider,
  type SaidThere,
  signInThere,
  startOidcProvider,
} from '../../support/oidcProvider';
import { type Entered, oidcVisitors, type OidcVisitors } from '../../support/oidcVisitors';
import { openSite, type Site } from '../../support/site';
import { type Caller, event, newId, nobody, refusalOf } from '../../support/wire';
let ahead = 0;
const clock = (): number => Date.now() + ahead;
let provider: OidcProvider;
let site: Site;
let ask: OidcVisitors['ask'];
let beginAt: OidcVisitors['beginAt'];
let enter: OidcVisitors['enter'];
let comeBack: OidcVisitors['comeBack'];
beforeAll(async () => {
  provider = await startOidcProvider();
  site = await openSite({ clock, oidc: provider.options });
  ({ ask, beginAt, enter, comeBack } = oidcVisitors(site.url));
});
afterEach(() => {
  ahead = 0;
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await provider.close();
});

const invited = async (email: string, role = 'VIEWER', companyId?: string): Promise<string> => {
  const input = {
    ...event(clock()),
    projectId: site.projectId,
    people: [
      {
        invitationId: newId('invitation'),
        email,
        role,
        ...(companyId !== undefined && { companyId }),
      },
    ],
  };
  const { inviteMembers } = await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
    'admin',
    'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
    { input },
  );
  return inviteMembers.links[0].path.replace('/join/', '');
};
async function come(token: string, said: SaidThere, jar = new CookieJar()): Promise<CookieJar> {
  const address = await beginAt(jar, '', { invitation: token });
  expect(new URL(address).searchParams.get('scope')).toBe('openid email profile');
  const back = await jar.send(await signInThere(jar, address, said));
  expect(back.headers.get('location')).toBe(`/join/${token}?by=provider`);
  return jar;
}
const join = (jar: CookieJar, name: string): Promise<Entered> => enter(jar, '', {}, { name });
const account =
  'viewer { email hasPassword confirmWith joinedSignIns { id name } } project(code: "SITE") { membership { role } }';
const askOf = (who: Caller) =>
  site.gql<{
    viewer: {
      email: string;
      hasPassword: boolean;
      confirmWith: string | null;
      joinedSignIns: { id: string }[];
    };
  }>(who, `{ ${account} }`);

test('an invitation makes an account without a password, joined and a member, once its person has said their name', async () => {
  const token = await invited('Nora@Site.example', 'INSPECTOR');
  const jar = await come(token, { email: 'NORA@site.example', name: 'Nora Hansen' });
  expect((await enter(jar)).error).toMatchObject({
    code: 'OIDC_JOIN',
    meta: { email: 'nora@site.example', called: 'Nora Hansen' },
  });
  const { status, accessToken = '', user } = await join(jar, 'Nora');
  expect([status, user?.name]).toEqual([200, 'Nora']);
  const mine = await askOf({ token: accessToken, cookies: '' });
  expect(mine.data).toMatchObject({
    viewer: {
      email: 'nora@site.example',
      hasPassword: false,
      confirmWith: 'Company',
      joinedSignIns: [{ name: 'Company' }],
    },
    project: { membership: { role: 'INSPECTOR' } },
  });
  // The link is used up, no password opens the account, and the provider does.
  expect(
    refusalOf(
      await site.gql(
        nobody,
        'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }',
        { input: { eventId: newId('event'), token, name: 'Thief', password: 'another password' } },
      ),
    ).code,
  ).toBe('NOT_FOUND');
  for (const password of ['', 'none', 'a long password'])
    expect(
      (await ask(new CookieJar(), '/session', { email: 'nora@site.example', password })).status,
    ).toBe(403);
  expect((await enter(await comeBack({ email: 'NORA@site.example' }))).user?.id).toBe(user?.id);
});

test('an invitation is refused to whom the provider knows by another e-mail, one it has not checked, or one that only looks the same', async () => {
  const token = await invited('kim@site.example');
  const code = async (said: SaidThere) =>
    (await join(await come(token, said), 'Thief')).error?.code;
  expect(await code({ email: 'other@site.example' })).toBe('OIDC_INVITED_OTHER');
  // Unicode reads the sign for kelvin as a K.
  expect(await code({ email: '\u212Aim@site.example' })).toBe('OIDC_INVITED_OTHER');
  expect(await code({ email: 'kim@site.example', verified: false })).toBe(
    'OIDC_INVITED_UNVERIFIED',
  );
  const { db } = site.server.app.services;
  expect(
    await db.selectFrom('user').select('id').where('email', '=', 'kim@site.example').execute(),
  ).toEqual([]);
  expect(
    (
      await db
        .selectFrom('invitation')
        .select('ended_at')
        .where('email', '=', 'kim@site.example')
        .executeTakeFirstOrThrow()
    ).ended_at,
  ).toBeNull();
});

test('whoever accepts one so on the device of their company’s link keeps what they did, and the link opens no account', async () => {
  const jar = new CookieJar();
  const enterLink = async () =>
    (await (await ask(jar, '/session/link', { token: linkToken, name: 'Jan' })).json()) as {
      accessToken: string;
      user: { id: string };
    }; // what the route promises
  const linkToken = await makeLink(site, site.companies.A);
  const jan = await enterLink();
  const said = { ...event(clock()), snagId: (await site.raise()).id, body: 'Ordered the part' };
  await site.ask(
    { token: jan.accessToken, cookies: '' },
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: said },
  );
  const {
    status,
    accessToken = '',
    user,
  } = await join(
    await come(
      await invited('jan@site.example', 'TRADE', site.companies.A),
      { email: 'jan@site.example' },
      jar,
    ),
    'Jan Kowalski',
  );
  expect([status, user]).toEqual([200, { id: jan.user.id, name: 'Jan Kowalski' }]);
  const edited = { ...event(clock()), commentId: said.eventId, body: 'Ordered both parts' };
  expect(
    (
      await site.gql(
        { token: accessToken, cookies: '' },
        'mutation ($input: EditCommentInput!) { editComment(input: $input) { receipt { eventId } } }',
        { input: edited },
      )
    ).errors,
  ).toEqual([]);
  expect(
    (await site.gql({ token: jan.accessToken, cookies: '' }, '{ viewer { email } }')).status,
  ).toBe(401);
  // On the same device the link is of somebody else by now.
  expect((await enterLink()).user.id).not.toBe(jan.user.id);
});

describe('whoever has no password then', () => {
  let jar: CookieJar;
  let me: Caller;
  beforeAll(async () => {
    jar = await come(await invited('olga@site.example'), { email: 'olga@site.example' });
    me = { token: (await join(jar, 'Olga')).accessToken ?? '', cookies: '' };
  });
  async function confirm(said: SaidThere, again = '1', with_ = jar) {
    const address = await beginAt(with_, '', { again });
    const { searchParams } = new URL(address);
    expect([searchParams.get('prompt'), searchParams.get('max_age')]).toEqual(
      again === '' ? [null, null] : ['login', '0'],
    );
    const back = await with_.send(await signInThere(with_, address, said));
    expect(back.headers.get('location')).toBe(
      again === '' ? '/sign-in?by=provider' : '/account?by=provider',
    );
    const response = await ask(with_, '/session/oidc/confirm', {});
    return response.status === 204
      ? 'confirmed'
      : // what the route promises
        ((await response.json()) as { error: { code: string } }).error.code;
  }

  test('does not lose the only way in, and chooses a password that opens others', async () => {
    const [row] = (await askOf(me)).data?.viewer.joinedSignIns ?? [];
    const leave = (password: string) =>
      site.gql(
        me,
        'mutation ($input: RemoveJoinedSignInInput!) { removeJoinedSignIn(input: $input) { removedId } }',
        { input: { id: row?.id ?? '', password } },
      );
    expect(await confirm({ email: 'olga@site.example' })).toBe('confirmed');
    expect(refusalOf(await leave('')).code).toBe('LAST_SIGN_IN');
    const choose = () =>
      site.gql(
        me,
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }',
        { input: { currentPassword: '', newPassword: 'chosen by Olga herself' } },
      );
    expect((await choose()).errors).toEqual([]);
    // The answer was lost.
    expect((await choose()).errors).toEqual([]);
    expect((await askOf(me)).data?.viewer).toMatchObject({ hasPassword: true, confirmWith: null });
    expect(refusalOf(await leave('')).code).toBe('WRONG_PASSWORD');
    expect((await leave('chosen by Olga herself')).errors).toEqual([]);
    expect(
      (
        await ask(new CookieJar(), '/session', {
          email: 'olga@site.example',
          password: 'chosen by Olga herself',
        })
      ).status,
    ).toBe(200);
  });
});
