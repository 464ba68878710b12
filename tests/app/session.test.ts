import { SessionRefusal } from '../../src/session/state';
import { createDevice, type Device } from '../support/device';
import { ada, bob, createDoor, known, open, type Door } from './support/door';
import { settled, until } from './support/until';
import type { Session } from '../../src/session/createSession';

describe('at the start', () => {
  test('on a new device nobody is signed in, and nobody is asked', async () => {
    const door = createDoor();
    const { session } = open(createDevice(), door);
    await until(() => session.get().kind !== 'restoring');
    expect(session.get()).toEqual({ kind: 'signedOut', ended: false });
    expect(door.calls).toEqual([]);
  });

  test('the last person is there at once and is confirmed by one refresh', async () => {
    const door = createDoor();
    const { session } = open(known(), door);
    expect(session.get()).toEqual({ kind: 'signedIn', user: ada, confirmed: false });
    expect(await session.token()).toBe('token 1');
    expect(session.get()).toEqual({ kind: 'signedIn', user: ada, confirmed: true });
    expect(door.calls).toEqual(['/session/refresh']);
  });

  test('without connection the last person stays, and the server is asked again until it answers', async () => {
    const door = createDoor();
    door.reachable = false;
    const { session, tab } = open(known(), door);
    await expect(session.token()).rejects.toMatchObject({ code: 'NO_CONNECTION', retryable: true });
    await settled();
    expect(session.get()).toEqual({ kind: 'signedIn', user: ada, confirmed: false });
    tab.advance(2_000);
    await settled();
    expect(door.calls).toHaveLength(2);
    door.reachable = true;
    tab.online(true);
    await until(() => session.get().kind === 'signedIn' && session.token() === 'token 1');
  });

  test('a person whose session is over has to sign in again', async () => {
    const door = createDoor();
    door.person = null;
    const { session } = open(known(), door);
    await until(() => session.get().kind === 'signedOut');
    expect(session.get()).toEqual({ kind: 'signedOut', ended: true });
  });
});

describe('signing in', () => {
  test('with a wrong password says so in the server’s words and changes nothing', async () => {
    const { session } = open(createDevice(), createDoor());
    await until(() => session.get().kind === 'signedOut');
    const refusal = await session
      .signIn('ada@example.com', 'wrong')
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SessionRefusal);
    expect(refusal).toMatchObject({
      code: 'WRONG_CREDENTIALS',
      message: 'Wrong email or password.',
    });
    expect(session.get()).toEqual({ kind: 'signedOut', ended: false });
  });

  test('keeps the name on the device and the token only in memory', async () => {
    const device = createDevice();
    const { session } = open(device, createDoor());
    await session.signIn('ada@example.com', 'correct horse');
    expect(session.token()).toBe('token 1');
    expect(Object.fromEntries(device.storage)).toEqual({
      'snagbook.person': JSON.stringify(ada),
      'snagbook.sessionCount': '1',
    });
  });
});

describe('signing out', () => {
  test('forgets the person at once but for an id, here and in the other tabs', async () => {
    const device = known();
    const door = createDoor();
    const first = open(device, door);
    const second = open(device, door);
    await until(() => first.session.token() !== null && second.session.token() !== null);
    await first.session.signOut();
    await until(() => second.session.get().kind === 'signedOut');
    expect([first.session.token(), second.session.token()]).toEqual([null, null]);
    expect([...device.storage.keys()]).toEqual(['snagbook.sessionCount', 'snagbook.left']);
    expect(door.calls.filter((path) => path === '/session/end')).toHaveLength(1);
  });

  test('without connection is made up for when there is one', async () => {
    const device = known();
    const door = createDoor();
    const { session, tab } = open(device, door);
    await session.token();
    door.reachable = false;
    await session.signOut();
    expect(session.get()).toEqual({ kind: 'signedOut', ended: false });
    door.reachable = true;
    tab.online(true);
    await until(() => !device.storage.has('snagbook.endSession'));
    expect(door.calls.filter((path) => path === '/session/end')).toHaveLength(2);
  });

  test('that is still to be made up for does not take away the session of whoever signs in just then', async () => {
    const device = known();
    device.storage.clear();
    device.storage.set('snagbook.endSession', '1');
    const door = createDoor();
    door.reachable = false;
    const { session, tab } = open(device, door);
    await settled();
    door.reachable = true;
    let answer = (): void => {};
    door.before = () => new Promise((resolve) => (answer = resolve));
    const signingIn = session.signIn('ada@site.example', 'correct horse');
    await until(() => door.calls.includes('/session'));
    const calls = door.calls.length;
    tab.online(true);
    await settled();
    expect(door.calls.slice(calls)).toEqual([]);
    answer();
    await signingIn;
    expect(device.storage.has('snagbook.endSession')).toBe(false);
  });

  test('during a refresh drops the late answer', async () => {
    const door = createDoor();
    let answer = (): void => {};
    door.before = () => new Promise((resolve) => (answer = resolve));
    const { session } = open(known(), door);
    const late = Promise.resolve(session.token()).catch(() => null);
    await settled();
    const release = answer;
    door.before = async () => {};
    await session.signOut();
    release();
    await late;
    expect(session.token()).toBeNull();
    expect(session.get()).toEqual({ kind: 'signedOut', ended: false });
  });
});

describe('several tabs', () => {
  test('share one refresh', async () => {
    const device = known();
    const door = createDoor();
    const tabs = [open(device, door), open(device, door), open(device, door)];
    const tokens = await Promise.all(tabs.map(async ({ session }) => session.token()));
    expect(tokens).toEqual(['token 1', 'token 1', 'token 1']);
    expect(door.calls).toEqual(['/session/refresh']);
  });

  test('follow when another person signs in in one of them', async () => {
    const device = known();
    const door = createDoor();
    const first = open(device, door);
    const second = open(device, door);
    await until(() => first.session.token() !== null && second.session.token() !== null);
    door.person = bob;
    await first.session.signIn('bob@example.com', 'correct horse');
    await until(() => second.session.token() === first.session.token());
    expect(second.session.get()).toEqual({ kind: 'signedIn', user: bob, confirmed: true });
  });
});

describe('something between that answers in the server’s place', () => {
  const page = (status: number) =>
    new Response('<h1>Welcome to the guest Wi-Fi</h1>', {
      status,
      headers: { 'Content-Type': 'text/html' },
    });

  test.each([
    ['a page with 401', () => page(401)],
    ['a page with 403', () => page(403)],
    ['a page with 200', () => page(200)],
    [
      'JSON of a proxy with 401',
      () => Response.json({ error: 'unauthorized', code: 'UNAUTHENTICATED' }, { status: 401 }),
    ],
  ])('ends no session: %s', async (_what, answer) => {
    const device = known();
    const door = createDoor();
    const { session, tab } = open(device, { ...door, fetch: async () => answer() });
    await expect(session.token()).rejects.toMatchObject({ retryable: true });
    tab.advance(60_000);
    await settled();
    expect(session.get()).toEqual({ kind: 'signedIn', user: ada, confirmed: false });
    expect(device.storage.has('snagbook.person')).toBe(true);
  });
});

describe('a browser that is killed before it has written localStorage', () => {
  /** Does something, and starts the browser again with localStorage as it was before. */
  async function killedAfter(
    device: Device,
    door: Door,
    act: (session: Session) => Promise<void>,
  ): Promise<Session> {
    const { session, tab } = open(device, door);
    await until(() => session.get().kind !== 'restoring');
    const before = [...device.storage];
    await act(session);
    await settled();
    tab.kill();
    device.storage.clear();
    for (const [key, value] of before) device.storage.set(key, value);
    return open(device, door).session;
  }
  const signIn = (session: Session): Promise<void> =>
    session.signIn('ada@site.example', 'correct horse');

  test('knows without a connection who has signed in', async () => {
    const door = createDoor();
    const session = await killedAfter(createDevice(), door, async (first) => {
      await signIn(first);
      door.reachable = false;
    });
    await until(() => session.get().kind === 'signedIn');
    expect(session.get()).toEqual({ kind: 'signedIn', user: ada, confirmed: false });
  });

  test('knows that somebody has signed out, and tells the server, though it has the cookie still', async () => {
    const device = createDevice();
    const door = createDoor();
    const first = open(device, door);
    await signIn(first.session);
    await settled();
    first.tab.kill();
    const calls: string[] = [];
    const session = await killedAfter(device, door, async (second) => {
      await second.token();
      door.reachable = false;
      await second.signOut();
      calls.push(...door.calls);
      door.reachable = true;
    });
    await until(
      () =>
        session.get().kind === 'signedOut' &&
        door.calls.slice(calls.length).includes('/session/end'),
    );
    await settled();
    expect([session.get(), session.token()]).toEqual([{ kind: 'signedOut', ended: false }, null]);
    expect(door.calls.at(-1)).toBe('/session/end');
    expect(device.storage.has('snagbook.person')).toBe(false);
  });
});

test('where the database does not answer, what localStorage says holds', async () => {
  // which never calls back
  const opening = jest.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  const { session, tab } = open(createDevice(), createDoor());
  await until(() => tab.waits().includes(1_000));
  tab.advance(1_000);
  await until(() => session.get().kind === 'signedOut');
  const second = open(known(), createDoor());
  expect(await second.session.token()).toBe('token 1');
  opening.mockRestore();
});
