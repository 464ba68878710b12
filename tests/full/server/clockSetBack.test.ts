import { startMailServer, type MailServer } from '../../support/mailServer';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { type Caller, cookiesOf, gql, signInAgain } from '../../support/wire';

// The clock of the server is set back by an hour between two steps, as an operator or a time server
// does who corrects it.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
// A Tuesday, 10:00 in Berlin.
let now = Date.parse('2026-03-03T09:00Z');
let post: MailServer;
let site: Site;
beforeAll(async () => {
  post = await startMailServer();
  const mail = {
    smtpUrl: post.url,
    from: 'Snagbook <snagbook@site.example>',
    publicUrl: 'https://snags.example',
  };
  site = await openSite({
    clock: () => now,
    mail,
  });
});
afterAll(async () => {
  await site.close();
  await post.close();
});
beforeEach(async () => {
  // Each begins at ten on a later day, with everybody signed in anew and nothing overdue.
  now = Math.ceil(now / day) * day + day + 9 * hour;
  post.mails.length = 0;
  await db().updateTable('snag').set({ due_on: null }).execute();
  await again('admin', 'inspector', 'tradeA', 'viewer');
});
afterEach(() =>
  expect(
    site.server.log.splice(0).filter((line) => !('level' in line && line.level === 'info')),
  ).toEqual([]),
);

const db = () => site.server.app.services.db;
const setBack = (): void => void (now -= hour);
/** Tokens run out while so much time passes. */
async function again(...people: PersonKey[]): Promise<void> {
  for (const who of people)
    Object.assign(site.people[who], await signInAgain(site.url, site.people[who]));
}
const send = (path: string, body: object | null, cookie = '') =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', 'content-type': 'application/json', cookie },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('a signed-in session', () => {
  const refresh = async ({
    cookies,
  }: {
    cookies: string;
  }): Promise<Caller & { status: number }> => {
    const answer = await send('/session/refresh', null, cookies);
    return {
      status: answer.status,
      token: answer.ok
        ? ((await answer.clone().json()) as { accessToken: string }).accessToken
        : '',
      cookies: cookiesOf(answer),
    }; // what the route promises
  };
  const reads = async (caller: Caller): Promise<number> =>
    (await gql(site.url, caller, '{ viewer { user { name } } }')).status;

  test('goes on, refreshes, and ends thirty days after its last use by the new clock', async () => {
    let caller: Caller = await signInAgain(site.url, site.people.viewer);
    caller = await refresh(caller);
    expect(await reads(caller)).toBe(200);
    setBack();
    expect(await reads(caller)).toBe(200);
    for (let n = 0; n < 3; n += 1) {
      const next = await refresh(caller);
      expect([next.status, await reads(next)]).toEqual([200, 200]);
      caller = next;
      now += 9 * minute;
    }
    now += minute;
    expect(await reads(caller)).toBe(401);
    now += 30 * day - 10 * minute - 1;
    expect((await refresh(caller)).status).toBe(200);
    const other = await signInAgain(site.url, site.people.viewer);
    now += 30 * day;
    expect((await refresh(other)).status).toBe(401);
  });
});

describe('what waits to be told', () => {
  const mailed = async (after = 0): Promise<string[]> => {
    now += after;
    const before = post.mails.length;
    await site.server.app.sendMails();
    return post.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
  };

  test('is written of in a mail without waiting for the clock, whether it came before or after, and no mail comes twice', async () => {
    const waits = ({ number }: { number: number }) => [
      `tradea@site.example: SITE-${number} is waiting for you: Trade A, Block A`,
    ];
    const before = await site.raise();
    setBack();
    expect(await mailed(10 * minute)).toEqual(waits(before));
    expect(await mailed(10 * minute)).toEqual([]);
    setBack();
    await again('inspector');
    const after = await site.raise();
    expect(await mailed(10 * minute)).toEqual(waits(after));
    for (let n = 0; n < 4; n += 1) expect(await mailed(hour)).toEqual([]);
  });
});
