import { hashToken, newToken } from '../../../server/tokens';
import {
  CookieJar,
  type OidcProvider,
  signInThere,
  signOutThere,
  startOidcProvider,
} from '../../support/oidcProvider';
import { type Entered, oidcVisitors, type OidcVisitors } from '../../support/oidcVisitors';
import { switchCodesOn } from '../../support/oneTimeCodes';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { event, refusalOf, signIn } from '../../support/wire';

const minute = 60_000;
let ahead = 0;
const clock = (): number => Date.now() + ahead;
const lines: object[] = [];
let provider: OidcProvider;
let post: MailServer;
let site: Site;
let ask: OidcVisitors['ask'];
let beginAt: OidcVisitors['beginAt'];
let enter: OidcVisitors['enter'];
let comeBack: OidcVisitors['comeBack'];
beforeAll(async () => {
  [provider, post] = await Promise.all([startOidcProvider(), startMailServer()]);
  site = await openSite({
    clock,
    oidc: provider.options,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
    log: (line) => lines.push(line),
  });
  provider.serves(site.url);
  ({ ask, beginAt, enter, comeBack } = oidcVisitors(site.url));
});
afterEach(() => {
  ahead = 0;
});
afterAll(async () => {
  await site.close();
  await post.close();
  await provider.close();
});

const emailOf = (who: PersonKey): string => site.people[who].email;
const passwordOf = (who: PersonKey): string => site.people[who].password;
async function joined(who: PersonKey): Promise<void> {
  expect(await enter(await comeBack({ email: emailOf(who) }), passwordOf(who))).toMatchObject({
    status: 200,
  });
}

const joinedSignIns = 'joinedSignIns { id name joinedAt usedAt }';
interface JoinedSignIns {
  viewer: { joinedSignIns: { id: string; name: string; joinedAt: number; usedAt: number }[] };
}
const listed = async (token: string) =>
  (await site.ask<JoinedSignIns>({ token, cookies: '' }, `{ viewer { ${joinedSignIns} } }`)).viewer
    .joinedSignIns;

test('the browser is led to the provider with PKCE, a state and a nonce, and keeps the rest sealed in a cookie for this alone', async () => {
  const response = await ask(new CookieJar(), '/session/oidc/begin', { next: '' });
  const { address } = (await response.json()) as { address: string }; // what the route promises
  const { origin, searchParams: asked } = new URL(address);
  expect(origin).toBe(provider.options.issuer);
  expect(Object.fromEntries(asked)).toEqual({
    client_id: 'snagbook',
    response_type: 'code',
    redirect_uri: `${site.url}/session/oidc/callback`,
    scope: 'openid email',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^snagbook_oidc=[\w-]+; Path=\/session\/oidc; Max-Age=900; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  expect(
    Buffer.from(response.headers.getSetCookie()[0] ?? '', 'base64url').toString(),
  ).not.toContain(asked.get('state'));
});

test('an identity is joined to the account with its e-mail with the password, once; from then on it signs in', async () => {
  const jar = await comeBack({
    email: emailOf('inspector').toUpperCase(),
    subject: 'inspector there',
  });
  const asked = await enter(jar);
  expect(asked).toMatchObject({
    status: 403,
    error: { code: 'OIDC_CONFIRM', meta: { email: emailOf('inspector') } },
  });
  expect((await enter(jar, 'not the password')).error).toMatchObject({
    code: 'WRONG_PASSWORD',
    field: 'password',
  });
  const first = await enter(jar, passwordOf('inspector'), {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  expect(first).toMatchObject({ status: 200, user: { id: site.people.inspector.userId } });
  expect(jar.names()).not.toContain('snagbook_oidc_came');
  const { accessToken = '' } = first;
  const { viewer } = await site.ask<{
    viewer: { sessions: { browser: string; isCurrent: boolean }[] };
  }>({ token: accessToken, cookies: '' }, '{ viewer { sessions { browser isCurrent } } }');
  expect(viewer.sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ browser: 'Firefox' });
  await site.server.app.sendMails();
  expect(
    post.mails.find(
      ({ to, text }) =>
        to === emailOf('inspector') && /- Your Company account was linked for sign-in: /.test(text),
    ),
  ).toBeDefined();
  // Known by the provider's own name for them, whatever e-mail they have there by now.
  ahead = 5 * minute;
  const second = await enter(
    await comeBack({
      email: 'another@elsewhere.example',
      verified: false,
      subject: 'inspector there',
    }),
  );
  expect(second).toMatchObject({ status: 200, user: { id: site.people.inspector.userId } });
  const [row, ...others] = await listed(second.accessToken ?? '');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: 'Company' });
  expect(row?.usedAt).toBeGreaterThanOrEqual((row?.joinedAt ?? Infinity) + 5 * minute);
});

test('an identity without an account here, or whose e-mail the provider has not checked, is refused with a sentence', async () => {
  expect(
    (await enter(await comeBack({ email: 'stranger@elsewhere.example' }), 'a password')).error,
  ).toMatchObject({
    code: 'OIDC_NO_ACCOUNT',
    message:
      'No account here uses your Company email address. Ask your project admin for an invitation. If you have one, open it first.',
  });
  const refused = await enter(
    await comeBack({ email: emailOf('viewer'), verified: false }),
    passwordOf('viewer'),
  );
  expect(refused.error).toMatchObject({
    code: 'OIDC_UNVERIFIED',
    message: expect.stringMatching(/^Company has not verified/),
  });
});

test('sign-in at the provider stands for the password alone: the one-time code is asked for, and a project that wants a second factor stays closed without one', async () => {
  await joined('tradeA');
  const { code } = await switchCodesOn(
    site,
    { ...site.people.tradeA, ...(await signIn(site.url, site.people.tradeA)) },
    clock(),
  );
  const jar = await comeBack({ email: emailOf('tradeA') });
  const asked = await enter(jar);
  expect(asked).toMatchObject({ status: 403, error: { code: 'CODE_REQUIRED' } });
  ahead = minute;
  const entered = await ask(jar, '/session/code', {
    step: asked.error?.meta?.['step'],
    code: code(clock()),
  });
  expect(entered.status).toBe(200);
  await switchCodesOn(site, site.people.admin, clock());
  const askForFactor = (asksSecondFactor: boolean) =>
    site.ask(
      'admin',
      'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { id } } }',
      { input: { ...event(clock()), projectId: site.projectId, asksSecondFactor } },
    );
  await askForFactor(true);
  const { accessToken: token = '' } = await enter(
    await comeBack({ email: emailOf('tradeB') }),
    passwordOf('tradeB'),
  );
  expect(
    refusalOf(await site.gql({ token, cookies: '' }, '{ project(code: "SITE") { code } }')).code,
  ).toBe('SECOND_FACTOR_REQUIRED');
  const { accessToken: shown = '' } = (await entered.json()) as Entered; // what the route promises
  expect(
    (await site.gql({ token: shown, cookies: '' }, '{ project(code: "SITE") { code } }')).errors,
  ).toEqual([]);
  await askForFactor(false);
});

test('a way back that was used, is of another browser or of another sign-in, or comes too late, signs nobody in', async () => {
  const over = async (jar: CookieJar, address: string): Promise<void> => {
    expect((await jar.send(address)).headers.get('location')).toMatch(/^\/sign-in\?by=provider/);
    expect((await enter(jar)).error).toMatchObject({
      code: 'OIDC_OVER',
      message:
        'This sign-in was started in another browser, took too long or has already been used. Start again.',
    });
  };
  // Whoever was sent the address has no cookie of it.
  const jar = new CookieJar();
  const address = await signInThere(jar, await beginAt(jar), { email: emailOf('viewer') });
  await over(new CookieJar(), address);
  // Nor does one that was begun by themselves fit.
  const another = new CookieJar();
  await beginAt(another);
  await over(another, address);
  // Somebody who is led here by a made-up address goes on with their own sign-in.
  const led = new CookieJar();
  const own = await signInThere(led, await beginAt(led), { email: emailOf('viewer') });
  await led.send(`${site.url}/session/oidc/callback?code=x&state=x`);
  await led.send(own);
  expect((await enter(led)).error).toMatchObject({ code: 'OIDC_CONFIRM' });
  // Once more, with the cookie of before.
  const twice = new CookieJar();
  const begun = await ask(twice, '/session/oidc/begin', { next: '' });
  const cookie = (begun.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const back = await signInThere(twice, ((await begun.json()) as { address: string }).address, {
    email: emailOf('viewer'),
  }); // what the route promises
  await twice.send(back);
  expect((await enter(twice)).error).toMatchObject({ code: 'OIDC_CONFIRM' });
  const again = await fetch(back, { redirect: 'manual', headers: { cookie } });
  const came =
    again.headers.getSetCookie().find((line) => line.startsWith('snagbook_oidc_came=')) ?? '';
  expect(came).toMatch(/; Path=\/session\/oidc; Max-Age=600; HttpOnly; SameSite=Strict$/);
  expect(
    await (
      await fetch(`${site.url}/session/oidc`, {
        method: 'POST',
        headers: { 'x-snagbook': '1', cookie: came.split(';')[0] ?? '' },
        body: '{"password":""}',
      })
    ).json(),
  ).toMatchObject({ error: { code: 'OIDC_OVER' } });
  // After a quarter of an hour, there or here.
  const slow = new CookieJar();
  const late = await signInThere(slow, await beginAt(slow), { email: emailOf('viewer') });
  ahead = 16 * minute;
  await over(slow, late);
  ahead = 0;
  const forgotten = await comeBack({ email: emailOf('viewer') });
  ahead = 11 * minute;
  expect((await enter(forgotten)).error).toMatchObject({ code: 'OIDC_OVER' });
});

test('the way back leads on to where the person wanted to go, and never to another site', async () => {
  const to = async (next: string) => {
    const jar = new CookieJar();
    return (
      await jar.send(await signInThere(jar, await beginAt(jar, next), { email: emailOf('viewer') }))
    ).headers.get('location');
  };
  expect(await to('/p/SITE?status=OPEN')).toBe(
    '/sign-in?by=provider&next=%2Fp%2FSITE%3Fstatus%3DOPEN',
  );
  expect(await to('https://evil.example')).toBe('/sign-in?by=provider');
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])
    expect(await to(elsewhere)).toBe('/sign-in?by=provider');
});

test('passwords are guessed here no more often than on the sign-in page', async () => {
  const jar = await comeBack({ email: emailOf('outsider') });
  for (let tries = 0; tries < 10; tries += 1)
    expect((await enter(jar, 'a guess')).error).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect((await enter(jar, passwordOf('outsider'))).error).toMatchObject({
    code: 'TOO_MANY_TRIES',
  });
});

test('another site begins nothing and signs nobody in', async () => {
  for (const path of ['/session/oidc/begin', '/session/oidc']) {
    expect((await fetch(site.url + path, { method: 'POST', body: '{}' })).status).toBe(400);
    expect((await fetch(site.url + path)).status).toBe(405);
  }
  expect((await fetch(`${site.url}/session/oidc/callback`, { method: 'POST' })).status).toBe(405);
});

describe('a password that somebody else has learned', () => {
  test('joins no identity of theirs to an account with one-time codes before the code was right', async () => {
    const person = await site.join('coded', 'VIEWER');
    const { code } = await switchCodesOn(
      site,
      { ...person, ...(await signIn(site.url, person)) },
      clock(),
    );
    const jar = await comeBack({ email: person.email, subject: 'thief' });
    const asked = await enter(jar, person.password);
    expect(asked.error?.code).toBe('CODE_REQUIRED');
    expect(
      (await ask(jar, '/session/code', { step: asked.error?.meta?.['step'], code: '000000' }))
        .status,
    ).toBe(403);
    const { db } = site.server.app.services;
    const joinedTo = () =>
      db.selectFrom('joined_sign_in').select('user_id').where('subject', '=', 'thief').execute();
    expect(await joinedTo()).toEqual([]);
    ahead = minute;
    expect(
      (await ask(jar, '/session/code', { step: asked.error?.meta?.['step'], code: code(clock()) }))
        .status,
    ).toBe(200);
    expect(await joinedTo()).toEqual([{ user_id: person.userId }]);
  });
});

describe('signing out at the provider', () => {
  const opens = async (token: string): Promise<boolean> =>
    (await site.gql<{ viewer: object | null }>({ token, cookies: '' }, '{ viewer { email } }'))
      .errors.length === 0;

  test('ends what was begun by it here, with its open page and the app on the home screen, and nothing else', async () => {
    const person = await site.join('leaver', 'VIEWER');
    const there = new CookieJar();
    const { accessToken: token = '' } = await enter(
      await comeBack({ email: person.email }, there),
      person.password,
    );
    const elsewhere = await enter(await comeBack({ email: person.email }));
    const byPassword = await signIn(site.url, person);
    const stream = site.subscribe({ token, cookies: '' }, await site.cursor('viewer'));
    const { db } = site.server.app.services;
    const begun = await db
      .selectFrom('provider_session')
      .selectAll()
      .where('subject', '=', `subject of ${person.email}`)
      .execute();
    expect(begun).toHaveLength(2);
    const { session_id: sessionId } = await db
      .selectFrom('token')
      .select('session_id')
      .where('hash', '=', hashToken(token))
      .executeTakeFirstOrThrow();
    // A branch of the session, as the app on the home screen is.
    const mine = begun.find(({ session_id }) => session_id === sessionId);
    const branchToken = newToken();
    await db
      .insertInto('start_token')
      .values({ session_id: sessionId, hash: hashToken(branchToken), expires_at: clock() + minute })
      .execute();
    const branch = (await (
      await ask(new CookieJar(), '/session/start', { token: branchToken })
    ).json()) as { accessToken: string }; // what the route promises
    expect([mine?.sid, await opens(branch.accessToken)]).toEqual([expect.any(String), true]);
    await signOutThere(there, provider.options.issuer);
    expect(await stream.ended).toEqual({ closed: 4403 });
    expect(await opens(token)).toBe(false);
    expect(await opens(branch.accessToken)).toBe(false);
    for (const other of [elsewhere.accessToken ?? '', byPassword.token])
      expect(await opens(other)).toBe(true);
  });
});

test('the log says nothing of who signed in, nor what with', async () => {
  await comeBack({ email: emailOf('viewer') });
  const text = JSON.stringify(lines);
  expect(text).toContain('/session/oidc/callback');
  expect(text).not.toMatch(/@|code=|state=|subject of|secret/);
});
