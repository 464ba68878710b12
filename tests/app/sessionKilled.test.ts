import type { Session } from '../../src/session/createSession';
import { createKeptMemory } from '../../src/session/keptMemory';
import { createDevice, type Device } from '../support/device';
import { ada, bob, createDoor, known, open, type Door } from './support/door';
import { settled, until } from './support/until';

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
  const isBob = (session: Session): boolean => {
    const state = session.get();
    return state.kind === 'signedIn' && state.user.id === bob.id;
  };
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

  test('knows the person who has signed in last, and not the one before', async () => {
    const device = known();
    const door = createDoor();
    const session = await killedAfter(device, door, async (first) => {
      await first.token();
      await first.signOut();
      door.person = bob;
      await signIn(first);
      door.reachable = false;
    });
    await until(() => isBob(session));
    expect(device.storage.get('snagbook.person')).toBe(JSON.stringify(bob));
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

describe('a database that answers only after its time', () => {
  /** Opens the database when it is told to. */
  function slowDatabase(): { answer(): void } {
    const held: (() => void)[] = [];
    const { open: openNow } = indexedDB;
    const opening = jest.spyOn(indexedDB, 'open').mockImplementation((...given) => {
      const request = {} as IDBOpenDBRequest; // what the session asks of it is set below
      held.push(() => {
        const real = openNow.apply(indexedDB, given);
        Object.defineProperty(request, 'result', { get: () => real.result });
        real.onupgradeneeded = (event) => request.onupgradeneeded?.(event);
        real.onsuccess = (event) => request.onsuccess?.(event);
      });
      return request;
    });
    return {
      answer() {
        opening.mockRestore();
        for (const go of held) go();
      },
    };
  }

  /** A device whose database knows a later change than its localStorage. */
  async function left(device: Device, act: (session: Session) => Promise<void>): Promise<void> {
    const before = [...device.storage];
    const { session, tab } = open(device, createDoor());
    await until(() => session.get().kind !== 'restoring');
    await session.token();
    await act(session);
    await settled();
    tab.kill();
    device.storage.clear();
    for (const [key, value] of before) device.storage.set(key, value);
  }

  test('does not bring back whoever has signed out', async () => {
    const device = known();
    await left(device, (session) => session.signOut());
    const database = slowDatabase();
    const door = createDoor();
    const { session, tab } = open(device, door);
    await until(() => tab.waits().includes(1_000));
    tab.advance(1_000);
    expect(session.get().kind).toBe('signedIn');
    database.answer();
    await until(() => session.get().kind === 'signedOut');
  });

  test('shows the sign-in page meanwhile, and then whoever was there last', async () => {
    const device = createDevice();
    await left(device, (session) => session.signIn('ada@site.example', 'correct horse'));
    const database = slowDatabase();
    const { session, tab } = open(device, createDoor());
    await until(() => tab.waits().includes(1_000));
    tab.advance(1_000);
    expect(session.get()).toEqual({ kind: 'signedOut', ended: false });
    database.answer();
    await until(() => session.get().kind === 'signedIn');
  });
});

test('a page that falls asleep while it writes who has signed in holds up no other page, and writes it when it is shown again', async () => {
  const world = { databaseName: 'asleep' };
  const known = (person: typeof ada | null, count: number) => ({
    known: () => ({ person, endDue: false, count }),
    set: () => undefined,
    changed: () => false,
  });
  const reading = jest.spyOn(IDBObjectStore.prototype, 'get');
  const copied = createKeptMemory(world, known(ada, 1)).recall();
  await until(() => reading.mock.calls.length > 0);
  globalThis.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));

  // The next page finds nothing, and nothing in its way.
  const next = known(null, 0);
  const told: string[] = [];
  expect(await createKeptMemory(world, { ...next, set: (name) => told.push(name) }).recall()).toBe(
    false,
  );
  expect(told).toEqual([]);

  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await copied;
  expect(await createKeptMemory(world, { ...next, set: (name) => told.push(name) }).recall()).toBe(
    true,
  );
  expect(told).toContain('person');
  reading.mockRestore();
});

test('a page that falls asleep while the browser writes who has signed in to the disk lets it write, and does not write it again', async () => {
  const committing = jest.spyOn(IDBTransaction.prototype, 'abort').mockImplementation(() => {
    throw new DOMException('It is being committed', 'InvalidStateError');
  });
  const reading = jest.spyOn(IDBObjectStore.prototype, 'get');
  const uncaught = jest.fn((event: Event) => event.preventDefault());
  globalThis.addEventListener('error', uncaught);
  const read = jest.fn(() => ({ person: ada, endDue: false, count: 1 }));
  const copied = createKeptMemory(
    { databaseName: 'committing' },
    { known: read, set: () => undefined, changed: () => false },
  ).recall();
  await until(() => reading.mock.calls.length > 0);
  globalThis.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  globalThis.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await copied;
  expect([reading.mock.calls.length, read.mock.calls.length, uncaught.mock.calls.length]).toEqual([
    1, 1, 0,
  ]);
  globalThis.removeEventListener('error', uncaught);
  reading.mockRestore();
  committing.mockRestore();
});
