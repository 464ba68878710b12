import type { Session } from '../../src/session/createSession';
import { createDevice, type Device } from '../support/device';
import { ada, createDoor, known, open, type Door } from './support/door';
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
