import { Authenticator } from '../support/authenticator';
import { startMailServer, type MailServer } from '../support/mailServer';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, refusalOf, signIn } from '../support/wire';

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let post: MailServer;
let site: Site;
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
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await post.close();
});

interface Factors {
  passkeys: { id: string; name: string; madeAt: number; usedAt: number | null }[];
  shown: boolean;
}
const factors = 'factors { passkeys { id name madeAt usedAt } shown }';

const ask = (path: string, body: object = {}) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'x-snagbook': '1' },
    body: JSON.stringify(body),
  });
const codeOf = async (response: Response): Promise<string> =>
  // what the routes promise
  ((await response.json()) as { error?: { code: string } }).error?.code ?? '';

const setUp = (who: PersonKey, password = site.people[who].password) =>
  site.gql<{ setUpPasskey: { options: string; step: string } }>(
    who,
    'mutation ($input: SetUpPasskeyInput!) { setUpPasskey(input: $input) { options step } }',
    { input: { password } },
  );
const add = (who: PersonKey, input: { step: string; response: string; name?: string }) =>
  site.gql<{ addPasskey: { factors: Factors } }>(
    who,
    `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { ${factors} } }`,
    { input: { name: 'Phone', ...input } },
  );
const remove = (who: PersonKey, id: string, password = site.people[who].password) =>
  site.gql<{ removePasskey: { factors: Factors } }>(
    who,
    `mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) { ${factors} } }`,
    { input: { id, password } },
  );

async function withPasskey(who: PersonKey): Promise<Authenticator> {
  // Those of tests before would keep out a session that has not shown them.
  await site.server.app.services.db
    .deleteFrom('passkey')
    .where('user_id', '=', site.people[who].userId)
    .execute();
  Object.assign(site.people[who], await signIn(site.url, site.people[who]));
  const device = new Authenticator(site.url);
  const { options, step } = dataOf(await setUp(who)).setUpPasskey;
  dataOf(
    await add(who, { step, response: device.make(JSON.parse(options) as { challenge: string }) }),
  ); // as WebAuthn has it
  return device;
}

const challenge = async () =>
  (await (await ask('/session/passkey/begin')).json()) as {
    options: { challenge: string; rpId: string; allowCredentials?: object[] };
    step: string;
  }; // what the route promises
async function enter(
  device: Authenticator,
  at?: { options: { challenge: string }; step: string },
): Promise<Response> {
  const { options, step } = at ?? (await challenge());
  return ask('/session/passkey', { step, response: device.show(options) });
}

test('a passkey is made with the password, for this address and this person, and has shown a second factor then', async () => {
  expect(refusalOf(await setUp('inspector', 'not the password'))).toMatchObject({
    code: 'WRONG_PASSWORD',
    field: 'password',
  });
  const { options, step } = dataOf(await setUp('inspector')).setUpPasskey;
  const asked = JSON.parse(options) as {
    challenge: string;
    rp: { id: string };
    user: { id: string; name: string };
    authenticatorSelection: object;
  }; // as WebAuthn has it
  expect(asked).toMatchObject({
    rp: { id: '127.0.0.1' },
    user: { name: site.people.inspector.email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const device = new Authenticator(site.url);
  expect(refusalOf(await add('viewer', { step, response: device.make(asked) })).code).toBe(
    'STEP_OVER',
  );
  const { passkeys, shown } = dataOf(
    await add('inspector', { step, response: device.make(asked), name: ' My phone ' }),
  ).addPasskey.factors;
  expect([passkeys, shown]).toEqual([
    [{ id: device.id.toString('base64url'), name: 'My phone', madeAt: now, usedAt: null }],
    true,
  ]);
  // Once: the answer that was kept by somebody makes no second one.
  expect(refusalOf(await add('inspector', { step, response: device.make(asked) })).code).toBe(
    'STEP_OVER',
  );
  await site.server.app.sendMails();
  const mail = post.mails.findLast(({ to }) => to === site.people.inspector.email);
  expect(mail?.text).toMatch(/- A passkey was added \(My phone\): 20 Nov 2026, \d\d:\d\d UTC\./);
});

test('whoever has it signs in without an e-mail, and whoever has read its answer does not do so again', async () => {
  const device = await withPasskey('tradeA');
  const asked = await challenge();
  expect(asked.options).toMatchObject({ rpId: '127.0.0.1' });
  expect(asked.options.allowCredentials ?? []).toEqual([]);
  const response = device.show(asked.options);
  now += minute;
  const first = await ask('/session/passkey', { step: asked.step, response });
  expect(await first.clone().json()).toMatchObject({ user: { name: site.people.tradeA.name } });
  // what the route promises
  const token = ((await first.json()) as { accessToken: string }).accessToken;
  expect(
    (
      await site.ask<{ viewer: { factors: Factors } }>(
        { token, cookies: '' },
        `{ viewer { ${factors} } }`,
      )
    ).viewer.factors,
  ).toMatchObject({ shown: true, passkeys: [{ usedAt: now }] });
  expect(await codeOf(await ask('/session/passkey', { step: asked.step, response }))).toBe(
    'STEP_OVER',
  );
});

test.each<[string, string, (device: Authenticator) => void]>([
  [
    'another address',
    'PASSKEY_REFUSED',
    (device) => Object.assign(device, { at: 'http://evil.example' }),
  ],
  [
    'a device that asked nobody',
    'PASSKEY_REFUSED',
    (device) => Object.assign(device, { verifies: false }),
  ],
  [
    'a copy that is behind in its count',
    'PASSKEY_REFUSED',
    (device) => Object.assign(device, { counter: -1 }),
  ],
  [
    'a device that says it is somebody else’s',
    'PASSKEY_REFUSED',
    (device) =>
      Object.assign(device, { userHandle: Buffer.from('user_another').toString('base64url') }),
  ],
])('the answer of %s is refused', async (_what, code, change) => {
  const device = await withPasskey('tradeB');
  expect((await enter(device)).status).toBe(200);
  change(device);
  const refused = await enter(device);
  expect([refused.status, await codeOf(refused), refused.headers.getSetCookie()]).toEqual([
    403,
    code,
    [],
  ]);
});

test('an answer of another key, or one that comes too late, is refused', async () => {
  const device = await withPasskey('viewer');
  const stranger = new Authenticator(site.url);
  Object.assign(stranger, { id: device.id, userHandle: device.userHandle });
  expect(await codeOf(await enter(stranger))).toBe('PASSKEY_REFUSED');
  const late = await challenge();
  now += 5 * minute;
  expect(await codeOf(await enter(device, late))).toBe('STEP_OVER');
});

test('one that is removed here is no way in any more, though the device has it, and a project that asks for a second factor closes with the last one', async () => {
  const device = await withPasskey('inspector2');
  await withPasskey('admin');
  await site.ask(
    'admin',
    'mutation ($input: EditProjectInput!) { editProject(input: $input) { project { id } } }',
    { input: { ...event(now), projectId: site.projectId, asksSecondFactor: true } },
  );
  const project = () => site.gql('inspector2', '{ project(code: "SITE") { code } }');
  expect((await project()).errors).toEqual([]);
  const id = device.id.toString('base64url');
  expect(refusalOf(await remove('inspector2', id, 'not the password')).code).toBe('WRONG_PASSWORD');
  // Nobody removes somebody else's.
  expect(dataOf(await remove('admin', id)).removePasskey.factors.passkeys).toHaveLength(1);
  expect((await enter(device)).status).toBe(200);
  expect(dataOf(await remove('inspector2', id)).removePasskey.factors).toEqual({
    passkeys: [],
    shown: false,
  });
  expect(await codeOf(await enter(device))).toBe('PASSKEY_UNKNOWN');
  expect(refusalOf(await project()).code).toBe('SECOND_FACTOR_REQUIRED');
  // The password is a way in, as it always was.
  expect((await signIn(site.url, site.people.inspector2)).response.status).toBe(200);
});

test('whoever has learned the password alone adds no factor of their own to it, nor takes away the one that keeps them out', async () => {
  const device = await withPasskey('outsider');
  const thief = await signIn(site.url, site.people.outsider);
  const { password } = site.people.outsider;
  const change = async (mutation: string, input: object) =>
    refusalOf(await site.gql(thief, mutation, { input })).code;
  expect(
    await change('mutation ($input: SetUpPasskeyInput!) { setUpPasskey(input: $input) { step } }', {
      password,
    }),
  ).toBe('SHOW_FACTOR_FIRST');
  expect(
    await change('mutation ($input: SetUpCodesInput!) { setUpCodes(input: $input) { secret } }', {
      password,
    }),
  ).toBe('SHOW_FACTOR_FIRST');
  expect(
    await change(
      'mutation ($input: RemovePasskeyInput!) { removePasskey(input: $input) { factors { shown } } }',
      { password, id: device.id.toString('base64url') },
    ),
  ).toBe('SHOW_FACTOR_FIRST');
  // Nor is what was begun before there was one ended with it.
  const own = new Authenticator(site.url);
  const { options, step } = dataOf(await setUp('outsider')).setUpPasskey;
  const response = own.make(JSON.parse(options) as { challenge: string }); // as WebAuthn has it
  expect(
    await change(
      'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { factors { shown } } }',
      { step, response, name: 'Mine' },
    ),
  ).toBe('SHOW_FACTOR_FIRST');
  expect(await codeOf(await enter(own))).toBe('PASSKEY_UNKNOWN');
  // Its person, who has shown it in their session, does.
  expect(dataOf(await setUp('outsider')).setUpPasskey.step).toEqual(expect.any(String));
});
