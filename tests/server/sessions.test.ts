import { WebSocket } from 'ws';
import { grain } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { cookiesOf, gql, nobody, refusalOf, signIn } from '../support/wire';

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
afterAll(() => site.close());

const post = (path: string, cookie = '', body?: unknown, headers: Record<string, string> = { 'x-snagbook': '1' }) =>
  fetch(`${site.url}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: body === undefined ? null : JSON.stringify(body) });

const tokenOf = async (response: Response): Promise<string> => ((await response.clone().json()) as { accessToken: string }).accessToken; // what the route promises

const viewerOf = async (token: string) => gql<{ viewer: { email: string } | null }>(site.url, { token, cookies: '' }, '{ viewer { email } }');

const signInAs = (person: 'inspector' | 'viewer' | 'tradeA') => signIn(site.url, site.people[person]);

describe('signing in', () => {
  test('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await post('/session', '', { email: site.people.viewer.email, password: 'wrong password' });
    const unknown = await post('/session', '', { email: 'nobody@site.example', password: 'wrong password' });
    expect([wrong.status, unknown.status]).toEqual([403, 403]);
    expect(await wrong.json()).toEqual(await unknown.json());
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('takes the e-mail in any case and with spaces around it', async () => {
    const response = await post('/session', '', { email: ` ${site.people.viewer.email.toUpperCase()} `, password: site.people.viewer.password });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { name: site.people.viewer.name }, expiresInMs: 10 * minute });
  });

  test('takes a password typed on a keyboard that composes letters in another way', async () => {
    const { db, passwords } = site.server.app.services;
    const hash = await passwords.hash('pässwört lang');
    await db.updateTable('user').set({ password_hash: hash }).where('email', '=', site.people.tradeB.email).execute();
    expect((await post('/session', '', { email: site.people.tradeB.email, password: 'pässwört lang'.normalize('NFD') })).status).toBe(200);
  });

  test('stops after ten wrong tries for an e-mail, known or not, and goes on a quarter of an hour later', async () => {
    for (const email of [site.people.inspector2.email, 'guess@site.example']) {
      const answers = [];
      for (let n = 0; n < 11; n += 1) answers.push((await post('/session', '', { email, password: `guess number ${n}` })).status);
      expect(answers).toEqual([...Array<number>(10).fill(403), 429]);
    }
    const right = await post('/session', '', site.people.inspector2);
    expect(right.status).toBe(429);
    expect(await right.json()).toMatchObject({ error: { code: 'TOO_MANY_TRIES', retryable: true, message: 'Too many tries. Please wait 15 minutes.' } });
    now += 15 * minute;
    expect((await post('/session', '', site.people.inspector2)).status).toBe(200);
  });

  test('does not look at more passwords because they come at the same time', async () => {
    const email = 'crowd@site.example';
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => post('/session', '', { email, password: `guess number ${n}` })));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
  });

  test('needs the header that another site cannot send', async () => {
    for (const path of ['/session', '/session/refresh', '/session/end']) {
      const response = await post(path, '', site.people.viewer, {});
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST', retryable: false } });
    }
    expect((await fetch(`${site.url}/session`)).status).toBe(405);
  });

  test('gives cookies that no script reads and no other site makes the browser send', async () => {
    const { response } = await signInAs('viewer');
    const [refresh = '', files = ''] = response.headers.getSetCookie();
    expect(refresh).toMatch(/^snagbook_refresh=[\w-]{43}; Path=\/session; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    expect(files).toMatch(/^snagbook_files=session_\w{26}\.[\w-]{43}; Path=\/files; Max-Age=2592000; HttpOnly; SameSite=Strict$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('asks browsers that came by https to keep the cookies to it', async () => {
    const request = new Request('https://snagbook.example/session', { method: 'POST', headers: { 'x-snagbook': '1' }, body: JSON.stringify(site.people.viewer) });
    const response = await site.server.app.fetch(request, { address: '10.0.0.1', secure: true });
    expect(response.headers.getSetCookie().every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
  });

  test('keeps no token and no password in readable form', async () => {
    const { token, cookies } = await signInAs('viewer');
    const { db } = site.server.app.services;
    const kept = JSON.stringify([await db.selectFrom('token').selectAll().execute(), await db.selectFrom('user').selectAll().execute()]);
    const refresh = /snagbook_refresh=([\w-]+)/.exec(cookies)?.[1] ?? '';
    for (const secret of [token, refresh, site.people.viewer.password]) expect(kept).not.toContain(secret);
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

  test('is not taken in another form', async () => {
    const { token } = await signInAs('viewer');
    for (const authorization of [token, `Basic ${token}`, `Bearer`, `Bearer ${token}x`]) {
      const response = await fetch(`${site.url}/graphql`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: '{"query":"{ viewer { email } }"}' });
      expect(response.status).toBe(401);
    }
  });
});

describe('refreshing', () => {
  test('gives other tokens, again and again', async () => {
    let { cookies } = await signInAs('viewer');
    const seen = new Set([cookies]);
    for (let n = 0; n < 3; n += 1) {
      now += 9 * minute;
      const response = await post('/session/refresh', cookies);
      expect(response.status).toBe(200);
      cookies = cookiesOf(response);
      expect((await viewerOf(await tokenOf(response))).data?.viewer?.email).toBe(site.people.viewer.email);
      seen.add(cookies);
    }
    expect(seen.size).toBe(4);
  });

  test('works again with the same cookie as long as its answer may have been lost', async () => {
    const { cookies } = await signInAs('viewer');
    expect((await post('/session/refresh', cookies)).status).toBe(200);
    now += 24 * 60 * minute;
    expect((await post('/session/refresh', cookies)).status).toBe(200);
  });

  test.each<[string, (response: Response) => Promise<unknown>]>([
    ['the new access token was used', async (response) => viewerOf(await tokenOf(response))],
    ['the new cookie was used', (response) => post('/session/refresh', cookiesOf(response))],
  ])('takes the old cookie for a minute after %s; later it ends the session for whoever has it', async (_name, use) => {
    const { cookies } = await signInAs('viewer');
    const fresh = await post('/session/refresh', cookies);
    await use(fresh);
    now += minute;
    expect((await post('/session/refresh', cookies)).status).toBe(200);
    now += 1;
    const late = await post('/session/refresh', cookies);
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({ error: { code: 'UNAUTHENTICATED', retryable: false } });
    expect((await viewerOf(await tokenOf(fresh))).status).toBe(401);
    expect((await post('/session/refresh', cookiesOf(fresh))).status).toBe(401);
  });

  test('is refused after thirty days without one', async () => {
    const { cookies } = await signInAs('viewer');
    now += 30 * 24 * 60 * minute;
    expect((await post('/session/refresh', cookies)).status).toBe(401);
  });

  test.each(['', 'snagbook_refresh=', 'snagbook_refresh=made-up', 'other=1'])('is refused with the cookie %p', async (cookie) => {
    expect((await post('/session/refresh', cookie)).status).toBe(401);
  });

  test('does not take an access token', async () => {
    const { token } = await signInAs('viewer');
    expect((await post('/session/refresh', `snagbook_refresh=${token}`)).status).toBe(401);
  });
});

describe('the end of a session', () => {
  // The clock has gone on since the site was set up.
  beforeEach(async () => void Object.assign(site.people.admin, await signIn(site.url, site.people.admin)));

  test('is at once: token, refresh, photos and sockets', async () => {
    const snag = await site.raise({}, 'admin');
    const photoId = await site.addPhoto('admin', snag.id, await grain(120, 90).jpeg().toBuffer());
    await site.server.app.rendered();
    const mine = await signInAs('inspector');
    const other = await signInAs('inspector');
    const photo = (cookie: string) => fetch(`${site.url}/files/photos/${photoId}/small`, { headers: { cookie } });
    expect((await photo(mine.cookies)).status).toBe(200);
    const after = await site.cursor('admin');
    const [stream, kept] = [site.subscribe(mine, after), site.subscribe(other, after)];
    await site.raise({}, 'admin');
    await Promise.all([stream.next(), kept.next()]);

    const ended = await post('/session/end', mine.cookies);
    expect(ended.status).toBe(204);
    expect(ended.headers.getSetCookie().every((cookie) => /=; .*Max-Age=0/.test(cookie))).toBe(true);
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

  test('leaves nothing to a socket that does not answer the closing', async () => {
    const mine = await signInAs('tradeA');
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const heard: string[] = [];
    const message = (type: string) => new Promise<void>((resolve) => socket.on('message', (data) => {
      heard.push(String(data));
      if (String(data).includes(`"${type}"`)) resolve();
    }));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: mine.token } })));
    await message('connection_ack');
    // It reads nothing any more, so it does not see the closing either.
    socket.pause();
    await post('/session/end', mine.cookies);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const query = `subscription { journal(projectId: "${site.projectId}", after: "x") { cursor } }`;
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
    socket.resume();
    await closed;
    expect(heard.join()).not.toContain('next');
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

  test('without a session changes nothing', async () => {
    expect((await post('/session/end')).status).toBe(204);
    expect((await gql<{ viewer: null }>(site.url, nobody, '{ viewer { email } }')).data?.viewer).toBeNull();
  });
});

test('nothing of this was a fault', () => {
  expect(site.server.log).toEqual([]);
});
