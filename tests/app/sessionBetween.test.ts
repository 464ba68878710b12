import { ada, createDoor, known, open } from './support/door';
import { settled } from './support/until';

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
