import { openSite, type Site } from '../support/site';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('whoever signs in with the old password while it is changed is not signed in by it', async () => {
  const { email, password } = site.people.viewer;
  const { db, passwords, sessions } = site.server.app.services;
  const { id } = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const matches = passwords.matches.bind(passwords);
  passwords.matches = async (stored, given) => {
    const same = await matches(stored, given);
    // What a reset link and a changed password do, in the moment between looking and signing in.
    await db
      .updateTable('user')
      .set({ password_hash: await passwords.hash('another long password') })
      .where('id', '=', id)
      .execute();
    await sessions.endAllOf(db, id);
    return same;
  };
  const headers = { 'content-type': 'application/json', 'x-snagbook': '1' };
  const answer = await fetch(`${site.url}/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { error: { code: 'WRONG_CREDENTIALS' } },
  ]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await sessions.openOf(id)).toEqual([]);
});
