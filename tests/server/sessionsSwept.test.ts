import { openSite, type Site } from '../support/site';
import { cookiesOf, signIn } from '../support/wire';

const day = 24 * 3_600_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const post = (path: string, cookie: string) =>
  fetch(`${site.url}${path}`, { method: 'POST', headers: { 'x-snagbook': '1', cookie } });

test('a session that ended or ran out is forgotten sixty days later, with its tokens', async () => {
  const idOf = ({ cookies }: { cookies: string }): string =>
    /snagbook_files=(session_\w+)/.exec(cookies)?.[1] ?? '';
  const { db, sessions } = site.server.app.services;
  const ended = await signIn(site.url, site.people.viewer);
  const left = await signIn(site.url, site.people.viewer);
  let used = await signIn(site.url, site.people.viewer);
  const ids = [ended, left, used].map(idOf);
  await post('/session/end', ended.cookies);
  const known = async (table: 'session' | 'token'): Promise<boolean[]> => {
    const rows =
      table === 'session'
        ? await db.selectFrom('session').select('id').execute()
        : await db.selectFrom('token').select('session_id as id').execute();
    return ids.map((id) => rows.some((row) => row.id === id));
  };
  const pass = async (days: number): Promise<void> => {
    for (let passed = 0; passed < days; passed += 10) {
      now += 10 * day;
      used = { ...used, cookies: cookiesOf(await post('/session/refresh', used.cookies)) };
    }
    await sessions.sweep();
  };
  await pass(60);
  expect(await known('session')).toEqual([true, true, true]);
  now += 1;
  await pass(20);
  expect(await known('session')).toEqual([false, true, true]);
  expect(await known('token')).toEqual([false, true, true]);
  // The one in use is over after ninety days, so its person signs in again. The one that was left
  // ran out thirty days after it began.
  used = await signIn(site.url, site.people.viewer);
  ids.push(idOf(used));
  await pass(20);
  expect(await known('session')).toEqual([false, false, true, true]);
  expect((await post('/session/refresh', used.cookies)).status).toBe(200);
});
