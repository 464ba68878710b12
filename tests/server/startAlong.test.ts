import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arrive, ask, Jar, makeLink, withdrawLink } from '../support/links';
import { openSite, type Site } from '../support/site';
import { signIn } from '../support/wire';

const minute = 60_000;
const day = 24 * 60 * minute;
let now = Date.parse('2026-03-03T09:00Z');
let site: Site;
let clientDir: string;

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'snagbook-client-'));
  await writeFile(
    join(clientDir, 'manifest.webmanifest'),
    JSON.stringify({
      id: '/',
      name: 'Snagbook',
      start_url: '/',
      shortcuts: [
        { name: 'Raise a snag', short_name: 'Raise', url: '/?go=raise' },
        { name: 'New one', url: '/?go=new' },
      ],
    }),
  );
  site = await openSite({ clock: () => now, clientDir });
});
beforeEach(() => site.server.app.services.db.deleteFrom('start_token').execute());
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await rm(clientDir, { recursive: true, force: true });
});

const manifest = async (cookies: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.url}/session/manifest.webmanifest`, {
    headers: { cookie: cookies, ...headers },
  });
  const { start_url: start, ...others } = (await response.json()) as { start_url: string };
  return { start, others, headers: response.headers, status: response.status };
};
const tokenFor = async (cookies: string): Promise<string> =>
  /[?&]start=([\w-]{43})$/.exec((await manifest(cookies)).start)?.[1] ?? '';
const take = (token: string, jar = new Jar()) => ask(site, '/session/start', jar, { token });

test('the app on a home screen begins the same person’s session with its start address, once, and both go on', async () => {
  const mine = await signIn(site.url, site.people.inspector);
  const said = await manifest(mine.cookies);
  expect(said.headers.get('cache-control')).toBe('no-store');
  expect(said.headers.get('content-type')).toContain('application/manifest+json');
  expect(said.others).toMatchObject({ id: '/', name: 'Snagbook' });
  const token = /^\/\?go=project&start=([\w-]{43})$/.exec(said.start)?.[1] ?? '';
  const jar = new Jar();
  const { status, body } = await take(token, jar);
  expect([status, body.user?.id]).toEqual([200, site.people.inspector.userId]);
  expect(jar.cookies).toContain('snagbook_refresh=');
  expect((await take(token)).body.error).toMatchObject({ code: 'LINK_OVER', retryable: false });
  for (const token of [body.accessToken ?? '', mine.token])
    expect(await site.ask({ token, cookies: '' }, '{ viewer { email } }')).toEqual({
      viewer: { email: 'inspector@site.example' },
    });
  const shown = () =>
    site.server.app.services.db
      .selectFrom('session')
      .select('second_factor_at')
      .where('user_id', '=', site.people.inspector.userId)
      .where('ended_at', 'is', null)
      .execute();
  expect((await shown()).every(({ second_factor_at: at }) => at === null)).toBe(true);
  // Signed out there, the browser stays signed in.
  await ask(site, '/session/end', jar);
  expect(await site.ask(mine, '{ viewer { email } }')).toEqual({
    viewer: { email: 'inspector@site.example' },
  });
});

test('a newer token takes the place of the one before, and none works after an hour or after its session', async () => {
  const mine = await signIn(site.url, site.people.inspector);
  const before = await tokenFor(mine.cookies);
  const newer = await tokenFor(mine.cookies);
  expect((await take(before)).status).toBe(404);
  now += 60 * minute;
  expect((await take(newer)).status).toBe(404);
  const over = await tokenFor(mine.cookies);
  await fetch(`${site.url}/session/end`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', cookie: mine.cookies },
  });
  expect((await take(over)).status).toBe(404);
  expect(
    await site.server.app.services.db.selectFrom('start_token').select('hash').execute(),
  ).toEqual([]);
  for (const token of ['', 'x', 'x'.repeat(43)]) expect((await take(token)).status).toBe(404);
  expect((await manifest(mine.cookies)).start).toBe('/');
});

test('it lets nobody stay longer than signing in did: 90 days after that both are over', async () => {
  const jar = new Jar();
  const signedIn = await fetch(`${site.url}/session`, {
    method: 'POST',
    headers: { 'x-snagbook': '1' },
    body: JSON.stringify({
      email: site.people.inspector.email,
      password: site.people.inspector.password,
    }),
  });
  jar.take(signedIn);
  for (let month = 0; month < 3; month += 1) {
    now += 29 * day;
    expect((await ask(site, '/session/refresh', jar)).status).toBe(200);
  }
  const app = new Jar();
  expect((await take(await tokenFor(jar.cookies), app)).status).toBe(200);
  now += 2 * day;
  expect((await ask(site, '/session/refresh', app)).status).toBe(200);
  now += 2 * day;
  expect((await ask(site, '/session/refresh', app)).status).toBe(401);
});

test('another site’s page, and a refresh token that was replaced long ago, get no token', async () => {
  const jar = new Jar();
  jar.take(
    await fetch(`${site.url}/session`, {
      method: 'POST',
      headers: { 'x-snagbook': '1' },
      body: JSON.stringify({
        email: site.people.viewer.email,
        password: site.people.viewer.password,
      }),
    }),
  );
  const stolen = jar.cookies;
  expect((await manifest(stolen, { 'sec-fetch-site': 'cross-site' })).start).toBe('/');
  expect((await manifest(stolen, { 'sec-fetch-site': 'same-origin' })).start).not.toBe('/');
  const { body } = await ask(site, '/session/refresh', jar);
  await site.ask({ token: body.accessToken ?? '', cookies: '' }, '{ viewer { email } }');
  now += 61_000;
  expect((await manifest(stolen)).start).toBe('/');
  expect((await manifest(jar.cookies)).start).not.toBe('/');
});

test('whoever came by a company’s link takes that along, to the list of its snags', async () => {
  Object.assign(site.people.admin, await signIn(site.url, site.people.admin));
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan Kowalski');
  const { start } = await manifest(jan.jar.cookies);
  const [, token = ''] = /^\/p\/SITE\?sort=PLACE&start=([\w-]{43})$/.exec(start) ?? [];
  const app = new Jar();
  const { body } = await take(token, app);
  expect(body.user).toEqual({
    id: jan.userId,
    name: 'Jan Kowalski',
    link: { code: 'SITE', company: 'Company A' },
  });
  expect(app.cookies).not.toContain('snagbook_refresh=');
  const left = await tokenFor(jan.jar.cookies);
  await withdrawLink(site, site.companies.A);
  expect((await ask(site, '/session/refresh', app)).status).toBe(401);
  expect((await take(left)).status).toBe(404);
});
