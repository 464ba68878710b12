import { contextOfFiles } from '../../server/http/cookies';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { cookiesOf, gql, refusalOf, signIn } from '../support/wire';

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
// The clock has gone on since the site was set up.
beforeEach(async () => {
  for (const who of ['admin', 'inspector'] as const)
    Object.assign(site.people[who], await signIn(site.url, site.people[who]));
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const post = (
  path: string,
  cookie = '',
  body?: unknown,
  headers: Record<string, string> = { 'x-snagbook': '1' },
) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body: body === undefined ? null : JSON.stringify(body),
  });

const tokenOf = async (response: Response): Promise<string> =>
  // what the route promises
  ((await response.clone().json()) as { accessToken: string }).accessToken;

const viewerOf = async (token: string) =>
  gql<{ viewer: { email: string } | null }>(
    site.url,
    { token, cookies: '' },
    '{ viewer { email } }',
  );

const signInAs = (person: 'inspector' | 'viewer' | 'tradeA') =>
  signIn(site.url, site.people[person]);

describe('signing in', () => {
  test('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await post('/session', '', {
      email: site.people.viewer.email,
      password: 'wrong password',
    });
    const unknown = await post('/session', '', {
      email: 'nobody@site.example',
      password: 'wrong password',
    });
    expect([wrong.status, unknown.status]).toEqual([403, 403]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('needs the header that another site cannot send', async () => {
    for (const path of ['/session', '/session/refresh', '/session/end']) {
      const response = await post(path, '', site.people.viewer, {});
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { code: 'BAD_REQUEST', retryable: false },
      });
    }
    expect((await fetch(`${site.url}/session`)).status).toBe(405);
  });

  test('gives cookies that no script reads and no other site makes the browser send', async () => {
    const { response } = await signInAs('viewer');
    const [refresh = '', files = '', device = ''] = response.headers.getSetCookie();
    expect(refresh).toMatch(
      /^snagbook_refresh=[\w-]{43}; Path=\/session; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    expect(files).toMatch(
      /^snagbook_files=session_\w{26}\.[\w-]{43}; Path=\/files; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    );
    expect(device).toMatch(
      /^snagbook_device=[\w-]{22}\.[\w-]{43}; Path=\/session; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('over https gives cookies that nothing but https can set or send, and takes no others there', async () => {
    const { email, password } = site.people.viewer;
    const ask = (path: string, cookie = '', body: string | null = null) =>
      site.server.app.fetch(
        new Request(`https://snagbook.example${path}`, {
          method: 'POST',
          headers: { 'x-snagbook': '1', cookie },
          body,
        }),
        { address: '10.0.0.1', secure: true },
      );
    const response = await ask('/session', '', JSON.stringify({ email, password }));
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((cookie) => /^[^=]*/.exec(cookie)?.[0])).toEqual([
      '__Secure-snagbook_refresh',
      '__Secure-snagbook_files',
      '__Secure-snagbook_device',
    ]);
    expect(cookies.every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
    const kept = cookiesOf(response);
    expect((await ask('/session/refresh', kept.replaceAll('__Secure-', ''))).status).toBe(401);
    const photo = (cookie: string) =>
      contextOfFiles(
        site.server.app.services,
        new Request('https://snagbook.example/files/photos/x/small', { headers: { cookie } }),
        'photo',
      );
    expect((await photo(kept))?.viewer?.email).toBe(email);
    const refreshed = await ask('/session/refresh', kept);
    // The device is known already.
    expect([refreshed.status, refreshed.headers.getSetCookie().length]).toEqual([200, 2]);
    expect(
      (await ask('/session/end', kept)).headers
        .getSetCookie()
        .every((cookie) => /^__Secure-.*Max-Age=0;.*Secure$/.test(cookie)),
    ).toBe(true);
  });

  test('over a session ends that one, whosever it was, and its sockets', async () => {
    for (const next of ['viewer', 'inspector'] as const) {
      const before = await signInAs('viewer');
      Object.assign(site.people.viewer, before);
      const stream = site.subscribe(before, await site.cursor('viewer'));
      await site.raise();
      await stream.next();
      const { email, password } = site.people[next];
      const after = await post('/session', before.cookies, { email, password });
      expect(after.status).toBe(200);
      expect((await viewerOf(before.token)).status).toBe(401);
      expect(await stream.ended).toEqual({ closed: 4403 });
      expect((await viewerOf(await tokenOf(after))).data?.viewer?.email).toBe(email);
    }
    // A wrong password ends nothing.
    const kept = await signInAs('viewer');
    await post('/session', kept.cookies, {
      email: site.people.viewer.email,
      password: 'wrong password',
    });
    expect((await viewerOf(kept.token)).status).toBe(200);
  });

  test('keeps no token and no password in readable form', async () => {
    const { token, cookies } = await signInAs('viewer');
    const { db } = site.server.app.services;
    const kept = JSON.stringify([
      await db.selectFrom('token').selectAll().execute(),
      await db.selectFrom('user').selectAll().execute(),
    ]);
    const refresh = /snagbook_refresh=([\w-]+)/.exec(cookies)?.[1] ?? '';
    for (const secret of [token, refresh, site.people.viewer.password])
      expect(kept).not.toContain(secret);
  });
});

describe('an access token', () => {
  test('ends after ten minutes with an answer that asks for a new one', async () => {
    const { token } = await signInAs('viewer');
    now += 10 * minute - 1;
    expect((await viewerOf(token)).data?.viewer?.email).toBe(site.people.viewer.email);
    now += 1;
    const late = await viewerOf(token);
    expect(late.status).toBe(401);
    expect(refusalOf(late)).toMatchObject({ code: 'UNAUTHENTICATED', retryable: false });
  });
});

describe('the end of a session', () => {
  test('is at once: token, refresh, photos and sockets', async () => {
    const snag = await site.raise({}, 'admin');
    const photoId = await site.addPhoto('admin', snag.id, await grain(120, 90).jpeg().toBuffer());
    await site.server.app.rendered();
    const mine = await signInAs('inspector');
    const other = await signInAs('inspector');
    const photo = (cookie: string) =>
      fetch(`${site.url}/files/photos/${photoId}/small`, { headers: { cookie } });
    expect((await photo(mine.cookies)).status).toBe(200);
    const after = await site.cursor('admin');
    const [stream, kept] = [site.subscribe(mine, after), site.subscribe(other, after)];
    await site.raise({}, 'admin');
    await Promise.all([stream.next(), kept.next()]);

    const ended = await post('/session/end', mine.cookies);
    expect(ended.status).toBe(204);
    expect(ended.headers.getSetCookie().every((cookie) => /=; .*Max-Age=0/.test(cookie))).toBe(
      true,
    );
    expect(await stream.ended).toEqual({ closed: 4403 });
    expect((await viewerOf(mine.token)).status).toBe(401);
    expect((await post('/session/refresh', mine.cookies)).status).toBe(401);
    expect((await photo(mine.cookies)).status).toBe(404);
    // The same person on another device stays.
    expect((await photo(other.cookies)).status).toBe(200);
    await site.raise({}, 'admin');
    expect((await kept.next()).event?.kind).toBe('SNAG_RAISED');
    await kept.stop();
  });

  test('comes with a stolen cookie used late, on open screens too', async () => {
    const mine = await signInAs('inspector');
    const fresh = await post('/session/refresh', mine.cookies);
    const token = await tokenOf(fresh);
    const stream = site.subscribe({ token, cookies: '' }, await site.cursor('admin'));
    await site.raise({}, 'admin');
    await stream.next();
    now += minute + 1;
    await post('/session/refresh', mine.cookies);
    expect(await stream.ended).toEqual({ closed: 4403 });
  });
});

test('no answer of the API is kept by the browser for the next person at it', async () => {
  const { token } = await signInAs('viewer');
  const ask = (headers: Record<string, string>, body: string) =>
    fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-snagbook': '1', ...headers },
      body,
    });
  const query = JSON.stringify({
    query:
      '{ viewer { email projects(first: 2) { edges { node { members { user { name } } } } } } }',
  });
  const answers = await Promise.all([
    ask({ authorization: `Bearer ${token}` }, query),
    ask({ authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }, query),
    ask({ authorization: 'Bearer made-up' }, query),
    ask({}, 'no json'),
    ask({ 'content-type': 'multipart/form-data; boundary=x' }, 'no form'),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    [200, 200, 401, 400, 400].map((status) => [status, 'no-store']),
  );
});
