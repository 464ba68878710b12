import { deviceKnownTo, knownDevice } from '../../server/http/cookies';
import { keepCountsInMemory } from '../../server/features/auth/counts';
import { SignInTries } from '../../server/features/auth/tries';
import { settings } from '../../server/settings';
import { openSite, type Site } from '../support/site';
import { cookiesOf, newId, signIn, event } from '../support/wire';
import { HashQueue } from '../../server/features/auth/passwords';

const second = 1_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
// What was tried in the test before is forgotten.
beforeEach(() => void (now += 3_600 * second));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

/** A sign-in from an address, with the cookies that a browser has. */
const from = (address: string, body: { email: string; password: string }, cookie = '') =>
  site.server.app.fetch(
    new Request(`${site.url}/session`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', cookie },
      body: JSON.stringify({ email: body.email, password: body.password }),
    }),
    { address, secure: false },
  );

const guess = async (address: string, email: string, times: number): Promise<number[]> => {
  const answers = [];
  for (let n = 0; n < times; n += 1)
    answers.push((await from(address, { email, password: `guess number ${n}` })).status);
  return answers;
};

const deviceOf = (response: Response): string =>
  /snagbook_device=[\w.-]+/.exec(cookiesOf(response))?.[0] ?? '';

test.each(['inspector2@site.example', 'nobody@site.example'])(
  'wrong passwords for %s are slowed down after the tenth, to one a minute',
  async (email) => {
    expect(await guess('10.0.0.1', email, 12)).toEqual([...Array<number>(10).fill(403), 429, 429]);
    const slowed = await from('10.0.0.1', { email, password: 'x' });
    expect(slowed.headers.get('retry-after')).toBe('60');
    expect(await slowed.json()).toMatchObject({
      error: {
        code: 'TOO_MANY_TRIES',
        retryable: true,
        message: 'Too many tries. Please wait 1 minute.',
      },
    });
    now += 60 * second;
    expect(await guess('10.0.0.1', email, 2)).toEqual([403, 429]);
  },
);

test('somebody who has no password cannot be signed in as, and it is no fault to try', async () => {
  const email = 'erased user_3';
  await site.server.app.services.db
    .insertInto('user')
    .values({
      id: newId('user'),
      email,
      name: 'Nobody',
      sort_key: 'nobody',
      password_hash: '',
      language: 'en',
      is_owner: 0,
      created_at: now,
    })
    .execute();
  expect((await from('10.0.0.9', { email, password: '' })).status).toBe(403);
});

test('passwords that come at the same time are counted one by one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      from('10.0.0.2', { email: 'crowd@site.example', password: `guess number ${n}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
});

test('wrong passwords of strangers hold up neither another address nor a device on which the person has signed in before', async () => {
  const owner = site.people.tradeA;
  const device = deviceOf((await signIn(site.url, owner)).response);
  expect((await guess('10.0.0.3', owner.email, 11)).at(-1)).toBe(429);
  expect((await from('10.0.0.3', owner)).status).toBe(429);
  expect((await from('10.0.0.4', owner)).status).toBe(200);
  const again = await from('10.0.0.3', owner, device);
  expect(again.status).toBe(200);
  // Guessing there is slowed down by itself.
  const answers = [];
  for (let n = 0; n < 11; n += 1)
    answers.push(
      (await from('10.0.0.5', { ...owner, password: `guess number ${n}` }, device)).status,
    );
  expect(answers).toEqual([...Array<number>(10).fill(403), 429]);
});

test('a shared device is known to everybody who signed in on it, and to nobody else', async () => {
  const { viewer, tradeB, inspector } = site.people;
  const first = deviceOf((await signIn(site.url, viewer)).response);
  const shared = deviceOf(await from('10.0.0.6', tradeB, first));
  for (const { email } of [viewer, tradeB, inspector]) await guess('10.0.0.6', email, 10);
  expect((await from('10.0.0.6', viewer, shared)).status).toBe(200);
  expect((await from('10.0.0.6', tradeB, shared)).status).toBe(200);
  expect((await from('10.0.0.6', inspector, shared)).status).toBe(429);
  expect(
    (await from('10.0.0.6', inspector, `snagbook_device=${'x'.repeat(22)}.${'x'.repeat(43)}`))
      .status,
  ).toBe(429);
});

describe('where many try', () => {
  let counts: ReturnType<typeof keepCountsInMemory>;
  let tries: SignInTries;
  beforeEach(() => {
    counts = keepCountsInMemory(() => now);
    tries = new SignInTries(counts);
  });
  const holdUp = async (
    email: string,
    address: string,
    device: string | null = null,
  ): Promise<number> => {
    try {
      await (await tries.signInAttempts({ email, address, device })).takeBack();
      return 0;
    } catch (error) {
      return Number(Object(error).extensions.meta.seconds);
    }
  };

  /**
   * Tries of somebody who takes each that is left; answers how many that were, of at most as many
   * as there are addresses.
   */
  const goOn = async (
    addresses: readonly string[],
    email: (n: number) => string,
  ): Promise<number> => {
    let taken = 0;
    for (const [n, address] of addresses.entries()) {
      if ((await holdUp(email(n), address)) > 0) continue;
      await tries.signInAttempts({ email: email(n), address, device: null });
      taken += 1;
    }
    return taken;
  };
  const times = (count: number, address: string): string[] => Array<string>(count).fill(address);

  test('who goes on guessing behind an address, at colleagues and at names that nobody has, holds up no new device of anybody else there', async () => {
    for (let minutes = 0; minutes < 120; minutes += 1) {
      await goOn(times(50, '10.1.0.1'), (n) => `${minutes} ${n}@site.example`);
      await goOn(times(50, '10.1.0.1'), (n) => `${n % 5}@site.example`);
      now += 60 * second;
    }
    await goOn(times(100, '10.1.0.1'), (n) => `more ${n}@site.example`);
    // Three tries, and later more.
    expect(await goOn(times(9, '10.1.0.1'), () => 'newcomer')).toBe(3);
    expect(
      await Promise.all([
        holdUp('newcomer', '10.1.0.1'),
        holdUp('newcomer', '10.1.0.2'),
        holdUp('ada', '10.1.0.1', 'phone of ada'),
      ]),
    ).toEqual([10, 0, 0]);
  });

  test('an e-mail that holds another’s does not make its device known to that other', async () => {
    const secret = Buffer.alloc(32, 7);
    const [device = '', signature = ''] = knownDevice(secret, null, 'x:victim@site.example').split(
      '.',
    );
    expect(deviceKnownTo(secret, `${device}.${signature}`, 'x:victim@site.example')).toBe(device);
    expect(deviceKnownTo(secret, `${device}:x.${signature}`, 'victim@site.example')).toBeNull();
  });
});

test('whoever tries many accounts from one address is slowed down to one try a second, and a device that is known there is not', async () => {
  let at = now;
  const tries = new SignInTries(keepCountsInMemory(() => at));
  let people = 0;
  /** How many of these tries, each for another account, may come now. */
  const allowed = async (many: number): Promise<number> => {
    const tried = await Promise.allSettled(
      Array.from({ length: many }, () => {
        people += 1;
        return tries.signInAttempts({
          email: `person${people}@site.example`,
          address: '10.0.0.9',
          device: null,
        });
      }),
    );
    return tried.filter(({ status }) => status === 'fulfilled').length;
  };
  expect(await allowed(1_000)).toBe(settings.signIn.paces.allOfAddress.free);
  at += 5 * settings.signIn.paces.allOfAddress.every;
  expect(await allowed(1_000)).toBe(5);
  await expect(
    tries.signInAttempts({ email: 'known@site.example', address: '10.0.0.9', device: 'a device' }),
  ).resolves.toBeDefined();
});

const { hashWidth, hashQueue, hashQueuePerSender } = settings.signIn;
const stranger = (name: string) => ({ name, isKnown: false });

test('whoever floods the sign-in is told that the server is busy, and the others keep their places and come next', async () => {
  const queue = new HashQueue();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string): Promise<void> =>
    queue.run(
      stranger(sender),
      () => new Promise<void>((resolve) => ends.push(() => (done.push(sender), resolve()))),
    );
  const flood = Array.from({ length: 100 }, () =>
    send('mallory').then(
      () => 'looked at',
      () => 'refused',
    ),
  );
  const others = [send('ada'), send('bob')];
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(others);
  expect((await Promise.all(flood)).filter((outcome) => outcome === 'looked at')).toHaveLength(
    hashWidth + hashQueuePerSender,
  );
  // One ends, the next is Ada’s, then Bob’s beside one of Mallory’s.
  expect(done.slice(0, 5)).toEqual(expect.arrayContaining(['ada', 'bob']));
  expect(hashQueuePerSender).toBeLessThan(hashQueue);
});

test('while many addresses flood the sign-in, one signs in on a device that is known, and by a reset link', async () => {
  const site = await openSite();
  const post = (path: string, address: string, body: object, cookie = '') =>
    site.server.app.fetch(
      new Request(`${site.url}${path}`, {
        method: 'POST',
        headers: { 'x-snagbook': '1', cookie },
        body: JSON.stringify(body),
      }),
      { address, secure: false },
    );
  try {
    const { viewer, inspector } = site.people;
    const { cookies } = await signIn(site.url, viewer);
    const issue = `mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path } }`;
    const { path } = (
      await site.ask<{ issuePasswordLink: { path: string } }>('admin', issue, {
        input: { ...event(), memberId: inspector.memberId },
      })
    ).issuePasswordLink;
    const flood = Array.from({ length: 200 }, (_, n) =>
      post('/session', `2001:db8:0:${n}::1`, { email: viewer.email, password: 'guess' }),
    );
    const known = await Promise.all([
      post('/session', '10.0.0.1', { email: viewer.email, password: viewer.password }, cookies),
      post('/session/reset', '10.0.0.1', {
        token: path.replace('/reset/', ''),
        password: 'another long password',
      }),
    ]);
    expect(known.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      (await Promise.all(flood)).filter(({ status }) => status === 503).length,
    ).toBeGreaterThan(20);
    expect(site.server.log).toEqual([]);
  } finally {
    await site.close();
  }
});
