import { ada, createDoor, known, open } from './support/door';
import { settled, until } from './support/until';

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

  test('has not ended the session of whoever signs out: that is made up for later', async () => {
    const device = known();
    const door = createDoor();
    let between = false;
    const { session, tab } = open(device, {
      ...door,
      fetch: async (url, init) => (between ? page(200) : door.fetch(url, init)),
    });
    await session.token();
    between = true;
    await session.signOut();
    expect(session.get()).toEqual({ kind: 'signedOut', ended: false });
    between = false;
    tab.online(true);
    await until(() => !device.storage.has('snagbook.endSession'));
    expect(door.calls.filter((path) => path === '/session/end')).toHaveLength(1);
  });
});
