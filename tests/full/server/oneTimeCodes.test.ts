import { codeAt, stepAt } from '../../../server/features/auth/totp';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { appWith } from '../../support/oneTimeCodes';
import { openSite, type Person, type PersonKey, type Site } from '../../support/site';
import { dataOf, event, newId, refusalOf, signIn } from '../../support/wire';

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let post: MailServer;
let site: Site;
const newcomers: Person[] = [];
beforeAll(async () => {
  post = await startMailServer();
  site = await openSite({
    clock: () => now,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
  // Before the owner's token, which lets them join, is over.
  for (let n = 0; n < 14; n += 1)
    newcomers.push(await site.join(newId('user').slice(5), 'INSPECTOR'));
});
// Codes of the test before are over, and so is the count of wrong ones.
beforeEach(() => void (now += 60 * minute));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await post.close();
});

interface Factors {
  codesSince: number | null;
  recoveryCodes: number;
  shown: boolean;
}

const ask = (path: string, body: object, cookie = '') =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', cookie },
    body: JSON.stringify(body),
  });
const refused = async (response: Response) =>
  (
    (await response.json()) as {
      error: {
        code: string;
        retryable: boolean;
        message: string;
        meta?: { step?: string; seconds?: number };
      };
    }
  ).error; // what the routes promise

const newcomer = async (): Promise<Person> => {
  const person = newcomers.pop();
  if (person === undefined) throw new Error('One more has to join');
  return { ...person, ...(await signIn(site.url, person)) };
};

const setUpCodes = (who: Person, password = who.password) =>
  site.gql<{ setUpCodes: { secret: string; uri: string } }>(
    who,
    'mutation ($input: SetUpCodesInput!) { setUpCodes(input: $input) { secret uri } }',
    { input: { password } },
  );
const confirmCodes = (who: Person, code: string) =>
  site.gql<{ confirmCodes: { codes: string[]; factors: Factors } }>(
    who,
    'mutation ($input: ConfirmCodesInput!) { confirmCodes(input: $input) { codes factors { codesSince recoveryCodes shown } } }',
    { input: { code } },
  );
const factorsOf = async (who: Person) =>
  (
    await site.ask<{ viewer: { factors: Factors } }>(
      who,
      '{ viewer { factors { codesSince recoveryCodes shown } } }',
    )
  ).viewer.factors;

const app = (secret: string) => {
  const code = appWith(secret);
  return (steps = 0) => code(now + steps * 30_000);
};

interface WithCodes {
  person: Person;
  code: ReturnType<typeof app>;
  recovery: string[];
}

async function withCodes(): Promise<WithCodes> {
  const person = await newcomer();
  const code = app(dataOf(await setUpCodes(person)).setUpCodes.secret);
  const { codes: recovery } = dataOf(await confirmCodes(person, code())).confirmCodes;
  now += minute;
  return { person, code, recovery };
}

const stepOf = async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<string> =>
  (await refused(await ask('/session', { email, password }))).meta?.step ?? '';
const enter = (step: string, code: string, cookie = '') =>
  ask('/session/code', { step, code }, cookie);

test('codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890');
  expect(
    [59, 1_111_111_109, 2_000_000_000, 20_000_000_000].map((seconds) =>
      codeAt(secret, stepAt(seconds * 1_000)),
    ),
  ).toEqual(['287082', '081804', '279037', '353130']);
});

describe('setting up', () => {
  test('needs the password, shows the secret once, and asks for nothing until a first code was right', async () => {
    const person = await newcomer();
    expect(refusalOf(await setUpCodes(person, 'not the password'))).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'password',
    });
    const { secret, uri } = dataOf(await setUpCodes(person)).setUpCodes;
    expect(uri).toBe(
      `otpauth://totp/Snagbook:${encodeURIComponent(person.email)}?secret=${secret.replaceAll(' ', '')}&issuer=Snagbook`,
    );
    expect((await signIn(site.url, person)).response.status).toBe(200);
    expect(refusalOf(await confirmCodes(person, app(secret)(5)))).toMatchObject({
      code: 'WRONG_CODE',
      field: 'code',
    });
    const { codes, factors } = dataOf(
      await confirmCodes(person, ` ${app(secret)().replace(/^.../, '$& ')}`),
    ).confirmCodes;
    expect([codes.length, new Set(codes).size, factors]).toEqual([
      10,
      10,
      { codesSince: now, recoveryCodes: 10, shown: true },
    ]);
    expect(refusalOf(await setUpCodes(person)).code).toBe('CODES_ON');
    expect(refusalOf(await confirmCodes(person, app(secret)(1))).code).toBe('CODES_ON');
  });
});

describe('signing in with a code', () => {
  test('asks for it after the right password alone, gives no cookie before, and begins a session that has shown a second factor', async () => {
    const { person, code } = await withCodes();
    expect(
      (await ask('/session', { email: person.email, password: 'not the password' })).status,
    ).toBe(403);
    const first = await ask('/session', person);
    expect([first.status, first.headers.getSetCookie()]).toEqual([403, []]);
    const { code: why, retryable, meta } = await refused(first);
    expect([why, retryable]).toEqual(['CODE_REQUIRED', false]);
    const response = await enter(meta?.step ?? '', code());
    expect(response.status).toBe(200);
    expect(
      await factorsOf({
        ...person,
        token: ((await response.json()) as { accessToken: string }).accessToken,
      }),
    ).toMatchObject({ shown: true }); // what the route promises
  });

  test('takes a code once, none before it, and one step of drift either way', async () => {
    const { person, code } = await withCodes();
    const step = await stepOf(person);
    expect((await enter(step, code(-2))).status).toBe(403);
    expect((await enter(step, code(2))).status).toBe(403);
    expect((await enter(step, code(-1))).status).toBe(200);
    expect((await enter(await stepOf(person), code(-1))).status).toBe(403);
    expect((await enter(await stepOf(person), code(1))).status).toBe(200);
    const used = await enter(await stepOf(person), code());
    expect([used.status, (await refused(used)).code]).toEqual([403, 'WRONG_CODE']);
  });

  test('takes one code once although it is sent twice at the same moment', async () => {
    const { person, code } = await withCodes();
    const step = await stepOf(person);
    const answers = await Promise.all([enter(step, code()), enter(step, code())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('is slowed down after the fifth wrong code, however many sign-ins are begun, and right passwords change nothing', async () => {
    const { person, code } = await withCodes();
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push((await enter(await stepOf(person), code(100 + n))).status);
    expect(answers).toEqual([403, 403, 403, 403, 403, 429]);
    const slowed = await refused(await enter(await stepOf(person), code()));
    expect(slowed).toMatchObject({ code: 'TOO_MANY_TRIES', meta: { seconds: 300 } });
    now += 5 * minute;
    expect((await enter(await stepOf(person), code())).status).toBe(200);
  });

  test('is over ten minutes after the password, after another password, and for whatever this server has not sealed', async () => {
    const { person, code } = await withCodes();
    const step = await stepOf(person);
    now += 10 * minute;
    expect((await refused(await enter(step, code()))).code).toBe('STEP_OVER');
    expect((await refused(await enter(`${step.slice(0, -4)}AAAA`, code()))).code).toBe('STEP_OVER');
    expect((await refused(await enter('', code()))).code).toBe('STEP_OVER');
    const before = await stepOf(person);
    const { db, passwords } = site.server.app.services;
    await db
      .updateTable('user')
      .set({ password_hash: await passwords.hash('another password') })
      .where('id', '=', person.userId)
      .execute();
    expect((await refused(await enter(before, code()))).code).toBe('STEP_OVER');
    expect(
      (await enter(await stepOf({ ...person, password: 'another password' }), code())).status,
    ).toBe(200);
  });

  test('goes by a recovery code once, however it is typed, and the person reads of it', async () => {
    const { person, recovery } = await withCodes();
    const [first = '', second = ''] = recovery;
    expect(
      (await enter(await stepOf(person), first.toUpperCase().replaceAll('-', ' '))).status,
    ).toBe(200);
    expect((await enter(await stepOf(person), first)).status).toBe(403);
    expect((await enter(await stepOf(person), second)).status).toBe(200);
    expect(await factorsOf(person)).toMatchObject({ recoveryCodes: 8 });
    await site.server.app.sendMails();
    const mail = post.mails.findLast(({ to }) => to === person.email);
    expect(mail?.subject).toBe('Your Snagbook sign-in has changed');
    const text = mail?.text
      .replace(person.name, 'NAME')
      .replaceAll(/\d+ Nov 2026, \d\d:\d\d UTC/g, '…')
      // Each time on a device that has no cookie.
      .replaceAll(/- You signed in on a device.*\n\n/g, '');
    expect(text).toMatchInlineSnapshot(`
     "Hello NAME,

     - One-time codes were switched on: ….

     - A recovery code was used to sign in: ….

     - A recovery code was used to sign in: ….

     If that wasn’t you, open “Your account”: change your password at once, end all other sessions and check how you sign in.

     These emails can’t be switched off.

     Your account: https://snags.example/account"
    `);
    const told = post.mails.length;
    await site.server.app.sendMails();
    expect(post.mails.length).toBe(told);
  });
});

test('a reset link sets the password, but lets nobody in without the code', async () => {
  const { person, code } = await withCodes();
  Object.assign(site.people.admin, await signIn(site.url, site.people.admin));
  const { issuePasswordLink } = await site.ask<{ issuePasswordLink: { path: string } }>(
    'admin',
    'mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path } }',
    { input: { ...event(now), memberId: person.memberId } },
  );
  const answer = await ask('/session/reset', {
    token: issuePasswordLink.path.replace('/reset/', ''),
    password: 'another password',
  });
  const { code: why, meta } = await refused(answer);
  expect([answer.status, why, answer.headers.getSetCookie()]).toEqual([403, 'CODE_REQUIRED', []]);
  expect((await enter(meta?.step ?? '', code())).status).toBe(200);
});

test('new recovery codes take the place of those before, and codes are switched off; both need the password', async () => {
  const { person, recovery } = await withCodes();
  const renew = (password: string) =>
    site.gql<{ renewRecoveryCodes: { codes: string[] } }>(
      person,
      'mutation ($input: RenewRecoveryCodesInput!) { renewRecoveryCodes(input: $input) { codes } }',
      { input: { password } },
    );
  const remove = (password: string) =>
    site.gql<{ removeCodes: { factors: Factors } }>(
      person,
      'mutation ($input: RemoveCodesInput!) { removeCodes(input: $input) { factors { codesSince recoveryCodes shown } } }',
      { input: { password } },
    );
  expect([refusalOf(await renew('not it')).code, refusalOf(await remove('not it')).code]).toEqual([
    'WRONG_PASSWORD',
    'WRONG_PASSWORD',
  ]);
  const { codes } = dataOf(await renew(person.password)).renewRecoveryCodes;
  expect((await enter(await stepOf(person), recovery[0] ?? '')).status).toBe(403);
  expect((await enter(await stepOf(person), codes[0] ?? '')).status).toBe(200);
  expect(dataOf(await remove(person.password)).removeCodes.factors).toEqual({
    codesSince: null,
    recoveryCodes: 0,
    shown: false,
  });
  expect(dataOf(await remove(person.password)).removeCodes.factors.codesSince).toBeNull();
  expect((await signIn(site.url, person)).response.status).toBe(200);
  expect(refusalOf(await renew(person.password)).code).toBe('NOT_FOUND');
});

test('the owner of the server removes what somebody has lost, who then signs in with the password and reads of it', async () => {
  const { person, recovery } = await withCodes();
  Object.assign(site.people.admin, await signIn(site.url, site.people.admin));
  const remove = (who: PersonKey) =>
    site.gql<{ removeFactors: { removedOf: string } }>(
      who,
      'mutation ($input: RemoveFactorsInput!) { removeFactors(input: $input) { removedOf } }',
      { input: { userId: person.userId } },
    );
  Object.assign(site.people.inspector, await signIn(site.url, site.people.inspector));
  expect(refusalOf(await remove('inspector')).code).toBe('FORBIDDEN');
  const step = await stepOf(person);
  expect(dataOf(await remove('admin')).removeFactors.removedOf).toBe(person.userId);
  expect((await enter(step, recovery[0] ?? '')).status).toBe(403);
  expect((await signIn(site.url, person)).response.status).toBe(200);
  await site.server.app.sendMails();
  expect(post.mails.findLast(({ to }) => to === person.email)?.text).toContain(
    'The server owner removed your two-step sign-in',
  );
});
