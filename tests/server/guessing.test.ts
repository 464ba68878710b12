import { deviceKnownTo, knownDevice } from '../../server/features/sessions/cookies';
import { keepCountsInMemory } from '../../server/features/sessions/counts';
import { SignInTries } from '../../server/features/sessions/tries';
import { settings } from '../../server/settings';
import { openSite, type Site } from '../support/site';
import { cookiesOf, newId, signIn } from '../support/wire';

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

test.each(['link user_1', 'imported user_2', 'erased user_3'])(
  'somebody who has no password, %s, cannot be signed in as, and it is no fault to try',
  async (email) => {
    const row = {
      email,
      name: 'Nobody',
      sort_key: 'nobody',
      password_hash: '',
      language: 'en',
      is_owner: 0,
      created_at: now,
    } as const;
    await site.server.app.services.db
      .insertInto('user')
      .values({ id: newId('user'), ...row })
      .execute();
    for (const password of ['', 'a password']) {
      const response = await from('10.0.0.9', { email, password });
      expect([response.status, await response.json()]).toMatchObject([
        403,
        { error: { code: 'WRONG_CREDENTIALS' } },
      ]);
    }
  },
);

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

test('who goes on guessing behind an address keeps nobody who works there from signing in on a new device', async () => {
  const owner = site.people.inspector;
  let slowed = 0;
  for (let n = 0; n < 90; n += 1)
    if (
      (await from('10.0.0.7', { email: `${n % 6}@guess.example`, password: `guess number ${n}` }))
        .status === 429
    )
      slowed += 1;
  for (let n = 0; n < 20; n += 1)
    await from('10.0.0.7', { email: `${n}@made-up.example`, password: 'guess' });
  expect(slowed).toBeGreaterThan(20);
  expect((await from('10.0.0.7', owner)).status).toBe(200);
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
      await (await tries.atTheDoor({ email, address, device })).takeBack();
      return 0;
    } catch (error) {
      return Number(Object(error).extensions.meta.seconds);
    }
  };
  const fail = async (
    times: number,
    who: (n: number) => { email: string; address: string },
  ): Promise<void> => {
    for (let n = 0; n < times; n += 1) await tries.atTheDoor({ ...who(n), device: null });
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
      await tries.atTheDoor({ email: email(n), address, device: null });
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

  test('who goes on guessing at one account behind an address leaves the others there all of their tries', async () => {
    for (let minutes = 0; minutes < 120; minutes += 1) {
      await goOn(times(20, '10.1.0.1'), () => 'bob');
      now += 60 * second;
    }
    expect(await goOn(times(20, '10.1.0.1'), () => 'newcomer')).toBe(10);
  });

  test('an account that many machines of some networks go on guessing at is not held up on new devices elsewhere', async () => {
    const machines = Array.from({ length: 300 }, (_, n) => `10.${n % 5}.0.${n}`);
    for (let hours = 0; hours < 5; hours += 1) {
      await goOn(machines, () => 'ada');
      now += 3_600 * second;
    }
    for (let n = 0; n < 10; n += 1) await goOn(machines, () => 'ada');
    expect(await goOn(times(9, '10.9.0.1'), () => 'ada')).toBe(5);
    expect(
      await Promise.all([
        holdUp('ada', '10.0.0.200'),
        holdUp('bob', '10.0.0.200'),
        holdUp('ada', '10.0.0.200', 'phone of ada'),
      ]),
    ).toEqual([20, 0, 0]);
  });

  test('machines in all networks together guess at one account some 8,640 times a day', async () => {
    const machines = Array.from({ length: 160 }, (_, n) => `10.${n}.0.1`);
    let count = 0;
    for (let steps = 0; steps < 270; steps += 1) {
      count += await goOn(machines, () => 'ada');
      now += 320 * second;
    }
    expect(count).toBeLessThan(100 + 16 * 5 + 8_640);
  });

  test('a crowd of made-up names is forgotten again, and makes nothing forgotten that was used up', async () => {
    await fail(10, () => ({ email: 'ada', address: '10.7.0.1' }));
    // From many addresses: all tries of one are limited together.
    await fail(60_000, (n) => ({
      email: `${n}@nowhere.example`,
      address: `10.${8 + Math.floor(n / 256)}.${n % 256}.1`,
    }));
    expect(await holdUp('ada', '10.7.0.1')).toBe(60);
    expect(counts.size()).toBeLessThanOrEqual(settings.signIn.most);
  });

  test('the addresses of one network of IPv6 count as one, and IPv4 inside IPv6 as itself', async () => {
    await fail(10, (n) => ({ email: 'ada', address: `2001:db8:0:7::${n.toString(16)}` }));
    await fail(10, () => ({ email: 'bob', address: '::ffff:10.4.0.1' }));
    expect(
      await Promise.all([
        holdUp('ada', '2001:db8:0:7:ffff::1'),
        holdUp('ada', '2001:db8:0:8::1'),
        holdUp('bob', '10.4.0.1'),
        holdUp('bob', '10.4.0.2'),
      ]),
    ).toEqual([60, 0, 60, 0]);
  });

  test('an e-mail that holds another’s does not make its device known to that other', async () => {
    const secret = Buffer.alloc(32, 7);
    const [device = '', signature = ''] = knownDevice(secret, null, 'x:victim@site.example').split(
      '.',
    );
    expect(deviceKnownTo(secret, `${device}.${signature}`, 'x:victim@site.example')).toBe(device);
    expect(deviceKnownTo(secret, `${device}:x.${signature}`, 'victim@site.example')).toBeNull();
  });

  test('a try at which the server was too busy to look is no try', async () => {
    for (let n = 0; n < 20; n += 1)
      await expect(
        (await tries.holding('a session')).looking(Promise.reject(new Error('busy'))),
      ).rejects.toThrow('busy');
  });

  test('who was right has all tries again, and what was not looked at counts for nothing', async () => {
    await fail(9, () => ({ email: 'ada', address: '10.5.0.1' }));
    await (await tries.atTheDoor({ email: 'ada', address: '10.5.0.1', device: null })).succeeded();
    await fail(9, () => ({ email: 'ada', address: '10.5.0.1' }));
    for (let n = 0; n < 20; n += 1)
      await (await tries.atTheDoor({ email: 'ada', address: '10.5.0.1', device: null })).takeBack();
    expect(await holdUp('ada', '10.5.0.1')).toBe(0);
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
        return tries.atTheDoor({
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
    tries.atTheDoor({ email: 'known@site.example', address: '10.0.0.9', device: 'a device' }),
  ).resolves.toBeDefined();
});

test('a server whose clock is set back an hour refuses nobody for it, and slows down as before', async () => {
  const owner = site.people.inspector2;
  expect((await from('10.0.0.10', owner)).status).toBe(200);
  await guess('10.0.0.11', 'nobody@site.example', 11);
  now -= 3_600 * second;
  expect((await from('10.0.0.10', owner)).status).toBe(200);
  expect((await guess('10.0.0.11', 'nobody@site.example', 1))[0]).toBe(429);
  now += 60 * second;
  expect(await guess('10.0.0.11', 'nobody@site.example', 2)).toEqual([403, 429]);
});
