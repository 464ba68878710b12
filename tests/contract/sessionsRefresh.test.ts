import { openSite, type Site } from '../support/site';
import { cookiesOf, gql, signIn } from '../support/wire';

const minute = 60_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const post = (path: string, cookie = '') =>
  fetch(`${site.url}${path}`, { method: 'POST', headers: { 'x-snagbook': '1', cookie } });

const tokenOf = async (response: Response): Promise<string> =>
  // what the route promises
  ((await response.clone().json()) as { accessToken: string }).accessToken;

const viewerOf = async (token: string) =>
  gql<{ viewer: { email: string } | null }>(
    site.url,
    { token, cookies: '' },
    '{ viewer { email } }',
  );

test('the same cookie gets one and the same successor, however often and at once it comes', async () => {
  const { cookies } = await signIn(site.url, site.people.viewer);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post('/session/refresh', cookies)),
  );
  now += 24 * 60 * minute;
  answers.push(await post('/session/refresh', cookies));
  const pairs = await Promise.all(
    answers.map(async (answer) => `${answer.status} ${await tokenOf(answer)} ${cookiesOf(answer)}`),
  );
  expect(new Set(pairs).size).toBe(1);
  const [answer = new Response()] = answers;
  expect((await viewerOf(await tokenOf(answer))).data?.viewer?.email).toBe(
    site.people.viewer.email,
  );
  expect((await post('/session/refresh', cookiesOf(answer))).status).toBe(200);
});

test('a stolen cookie does not live beside the honest one: whoever falls behind ends the session for both', async () => {
  const { cookies } = await signIn(site.url, site.people.viewer);
  const thief = cookiesOf(await post('/session/refresh', cookies));
  let honest = cookiesOf(await post('/session/refresh', cookies));
  for (let n = 0; n < 2; n += 1) honest = cookiesOf(await post('/session/refresh', honest));
  now += minute + 1;
  expect((await post('/session/refresh', thief)).status).toBe(401);
  expect((await post('/session/refresh', honest)).status).toBe(401);
});

test('a refused refresh says whether somebody has ended the session, or it is only not known any more', async () => {
  const over = async (cookies: string): Promise<unknown> => {
    const answer = await post('/session/refresh', cookies);
    return (
      answer.status === 401 && ((await answer.json()) as { error: { meta?: unknown } }).error.meta
    ); // what the route promises
  };
  const [elsewhere, left] = [
    await signIn(site.url, site.people.viewer),
    await signIn(site.url, site.people.viewer),
  ];
  expect((await gql(site.url, left, 'mutation { endOtherSessions { endedIds } }')).errors).toEqual(
    [],
  );
  expect(await over(elsewhere.cookies)).toEqual({ ended: 1 });
  expect(
    await over(left.cookies.replace(/snagbook_refresh=[^;]+/, 'snagbook_refresh=of-another-state')),
  ).toBeUndefined();
  now += 31 * 24 * 60 * minute;
  expect(await over(left.cookies)).toBeUndefined();
});

test('a session is over ninety days after signing in, though it was in use all the time; the cookies say so', async () => {
  let { cookies } = await signIn(site.url, site.people.viewer);
  const ages = [];
  for (let days = 0; days < 88; days += 8) {
    now += 8 * 24 * 60 * minute;
    const answer = await post('/session/refresh', cookies);
    cookies = cookiesOf(answer);
    ages.push(
      ...answer.headers
        .getSetCookie()
        .filter((cookie) => !cookie.startsWith('snagbook_device'))
        .map((cookie) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400),
    );
  }
  expect(ages).toEqual(
    [30, 26, 18, 10, 2].flatMap((age, index) => Array<number>(index === 0 ? 14 : 2).fill(age)),
  );
  now += 2 * 24 * 60 * minute - 1;
  const last = await post('/session/refresh', cookies);
  expect(last.status).toBe(200);
  now += 1;
  expect((await post('/session/refresh', cookies)).status).toBe(401);
  expect((await viewerOf(await tokenOf(last))).status).toBe(401);
});

test.each<[string, (response: Response) => Promise<unknown>]>([
  ['the new access token was used', async (response) => viewerOf(await tokenOf(response))],
  ['the new cookie was used', (response) => post('/session/refresh', cookiesOf(response))],
])(
  'the old cookie is taken for a minute after %s; later it ends the session for whoever has it',
  async (_name, use) => {
    const { cookies } = await signIn(site.url, site.people.viewer);
    const fresh = await post('/session/refresh', cookies);
    await use(fresh);
    now += minute;
    expect((await post('/session/refresh', cookies)).status).toBe(200);
    now += 1;
    const late = await post('/session/refresh', cookies);
    expect(late.status).toBe(401);
    expect(await late.json()).toMatchObject({
      error: { code: 'UNAUTHENTICATED', retryable: false },
    });
    expect((await viewerOf(await tokenOf(fresh))).status).toBe(401);
    expect((await post('/session/refresh', cookiesOf(fresh))).status).toBe(401);
  },
);

test('refreshing is refused after thirty days without one', async () => {
  const { cookies } = await signIn(site.url, site.people.viewer);
  now += 30 * 24 * 60 * minute;
  expect((await post('/session/refresh', cookies)).status).toBe(401);
});

test.each(['', 'snagbook_refresh=made-up'])(
  'refreshing is refused with the cookie %p',
  async (cookie) => {
    expect((await post('/session/refresh', cookie)).status).toBe(401);
  },
);
