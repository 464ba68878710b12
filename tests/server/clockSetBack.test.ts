import { sweep } from '../../server/sweep';
import { arrive, ask, makeLink } from '../support/links';
import { askArchive } from '../support/archives';
import { startMailServer, type MailServer } from '../support/mailServer';
import { grain } from '../support/photos';
import { type PushService, startPushService } from '../support/pushService';
import { reportDesk } from '../support/reportDesk';
import { openSite, type Person, type PersonKey, type Site } from '../support/site';
import {
  type Caller,
  cookiesOf,
  event,
  gql,
  newId,
  nobody,
  refusalOf,
  signIn,
} from '../support/wire';

// The clock of the server is set back by an hour between two steps, as an operator or a time server
// does who corrects it.

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
// A Tuesday, 10:00 in Berlin.
let now = Date.parse('2026-03-03T09:00Z');
let post: MailServer;
let service: PushService;
let site: Site;
let forgetful: Person;
let slow: Person;
beforeAll(async () => {
  [post, service] = [await startMailServer(), await startPushService()];
  const mail = {
    smtpUrl: post.url,
    from: 'Snagbook <snagbook@site.example>',
    publicUrl: 'https://snags.example',
  };
  site = await openSite({
    clock: () => now,
    mail,
    push: { services: [service.host], agent: service.agent, subject: 'mailto:ada@site.example' },
  });
  [forgetful, slow] = [await site.join('forgetful', 'VIEWER'), await site.join('slow', 'VIEWER')];
});
afterAll(async () => {
  await site.close();
  await post.close();
  await service.close();
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
    Object.assign(site.people[who], await signIn(site.url, site.people[who]));
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
    let caller: Caller = await signIn(site.url, site.people.viewer);
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
    const other = await signIn(site.url, site.people.viewer);
    now += 30 * day;
    expect((await refresh(other)).status).toBe(401);
  });

  test('of which a used cookie was stolen ends all the same, once its minute by the new clock is over', async () => {
    const stolen = await signIn(site.url, site.people.viewer);
    let honest = await refresh(stolen);
    setBack();
    honest = await refresh(honest);
    now += hour + minute + 1;
    expect((await refresh(stolen)).status).toBe(401);
    expect((await refresh(honest)).status).toBe(401);
  });
});

describe('a link that works once', () => {
  const invite = async (email: string): Promise<string> => {
    const input = {
      ...event(now),
      projectId: site.projectId,
      people: [{ invitationId: newId('invitation'), email, role: 'VIEWER' }],
    };
    return (
      await site.ask<{ inviteMembers: { links: [{ path: string }] } }>(
        'admin',
        'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
        { input },
      )
    ).inviteMembers.links[0].path.replace('/join/', '');
  };
  const accept = (token: string) =>
    site.gql(
      nobody,
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }',
      { input: { eventId: newId('event'), token, name: 'Newcomer', password: 'a long password' } },
    );
  const resetLink = async ({ memberId }: Person): Promise<string> =>
    (
      await site.ask<{ issuePasswordLink: { path: string } }>(
        'admin',
        'mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path } }',
        { input: { ...event(now), memberId } },
      )
    ).issuePasswordLink.path.replace('/reset/', '');
  const reset = async (token: string): Promise<number> =>
    (await send('/session/reset', { token, password: 'another password' })).status;

  test('lets somebody in once, and no later than its days by the new clock', async () => {
    const [used, kept, late] = [
      await invite('used@site.example'),
      await invite('kept@site.example'),
      await invite('late@site.example'),
    ];
    const ends = (
      await db()
        .selectFrom('invitation')
        .select('expires_at')
        .where('email', '=', 'late@site.example')
        .executeTakeFirstOrThrow()
    ).expires_at;
    setBack();
    expect((await accept(used)).errors).toEqual([]);
    expect(refusalOf(await accept(used)).code).toBe('NOT_FOUND');
    now = ends - 1;
    expect((await accept(kept)).errors).toEqual([]);
    now = ends;
    expect(refusalOf(await accept(late)).code).toBe('NOT_FOUND');
  });

  test('sets a new password once, and no later than its hours by the new clock', async () => {
    const made = now;
    const [used, late] = [await resetLink(forgetful), await resetLink(slow)];
    setBack();
    expect(await reset(used)).toBe(200);
    expect(
      (await signIn(site.url, { ...forgetful, password: 'another password' })).response.status,
    ).toBe(200);
    expect(
      (await send('/session/reset', { token: used, password: 'a third password' })).status,
    ).toBe(404);
    now = made + day;
    expect(await reset(late)).toBe(404);
  });
});

describe('what waits to be told', () => {
  const mailed = async (after = 0): Promise<string[]> => {
    now += after;
    const before = post.mails.length;
    await site.server.app.sendMails();
    return post.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
  };
  const pushed = async (after = 0): Promise<unknown[]> => {
    now += after;
    const before = service.pushed.length;
    await site.server.app.sendPushes();
    return service.pushed.slice(before).map(({ notice }) => notice['title']);
  };

  test('is written of in a mail without waiting for the clock, whether it came before or after, and no mail comes twice', async () => {
    const waits = ({ number }: { number: number }) => [
      `tradea@site.example: SITE-${number} waits for you: A phrase`,
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

  test('is pushed to a device without waiting for the clock, whether it came before or after, and nothing comes twice', async () => {
    const { pushKey: key } = (
      await site.ask<{ instance: { pushKey: string } }>('viewer', '{ instance { pushKey } }')
    ).instance;
    await site.ask(
      'tradeA',
      'mutation ($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { endpoint } }',
      { input: { ...service.device('phone'), key } },
    );
    const before = await site.raise();
    setBack();
    expect(await pushed(minute)).toEqual([`SITE-${before.number} · to fix`]);
    expect(await pushed(minute)).toEqual([]);
    setBack();
    await again('inspector');
    const after = await site.raise();
    expect(await pushed(10 * minute)).toEqual([`SITE-${after.number} · to fix`]);
    for (let n = 0; n < 4; n += 1) expect(await pushed(hour)).toEqual([]);
  });

  test('as overdue comes once a morning, though seven is twice', async () => {
    await site.raise({
      dueOn: new Date(now).toISOString().slice(0, 10),
      assigneeId: site.people.admin.userId,
    });
    await mailed(hour);
    // The next working day, at half past seven in Berlin.
    do now = Math.floor(now / day) * day + day + 6.5 * hour;
    while ([0, 6].includes(new Date(now).getUTCDay()));
    expect(await mailed()).toEqual([
      expect.stringMatching(/^admin@site\.example: 1 snag is overdue in SITE$/),
    ]);
    setBack();
    expect(await mailed(45 * minute)).toEqual([]);
    expect(await mailed(hour)).toEqual([]);
  });

  test('in a report that a mail server did not take is sent to whoever was named, once', async () => {
    const desk = reportDesk(() => site);
    await site.raise();
    const { report } = await desk.made();
    const sent = {
      projectId: site.projectId,
      reportId: report.id,
      id: newId('sending'),
      addresses: ['client@else.example'],
      toCompany: false,
    };
    post.mood = 'is broken';
    await site.ask(
      'inspector',
      'mutation ($input: SendReportInput!) { sendReport(input: $input) { report { id } } }',
      { input: sent },
    );
    await site.server.app.rendered();
    post.mood = 'well';
    expect(site.server.log.splice(0)).toEqual([expect.objectContaining({ level: 'warn' })]);
    setBack();
    /** As the server does by itself. */
    const looked = async (): Promise<string[]> => {
      site.server.app.services.jobs.wake('SEND_REPORT');
      await site.server.app.rendered();
      return post.mails.map(({ to }) => to);
    };
    expect((await looked()).length).toBeLessThanOrEqual(1);
    for (let n = 0; n < 2; n += 1) {
      now += hour;
      expect(await looked()).toEqual(['client@else.example']);
    }
  });
});

test('the sweep deletes nothing of what people still need: sessions, links and who came by them, reports, and what is on its way', async () => {
  const desk = reportDesk(() => site);
  const { id: snagId } = await site.raise({ title: 'Of somebody' });
  const jan = await arrive(site, await makeLink(site, site.companies.A), 'Jan');
  const raised = await db()
    .selectFrom('event')
    .select('id')
    .where('snag_id', '=', snagId)
    .executeTakeFirstOrThrow();
  await site.ask(
    'admin',
    'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
    { input: { ...event(now), textOf: raised.id } },
  );
  const archive = newId('archive');
  expect(
    (
      await askArchive(site.url, site.people.admin, 'PUT', archive, {
        name: 'project.zip',
        byteLength: 9,
      })
    ).status,
  ).toBe(200);
  setBack();
  // Both were made after the text was erased.
  const { report } = await desk.made();
  const photoId = await site.addPhoto('inspector', snagId, await grain(80, 64).jpeg().toBuffer());
  await site.server.app.rendered();
  await sweep(site.server.app.services);
  now += 20 * minute;
  await sweep(site.server.app.services);
  await again('inspector', 'admin');
  expect((await desk.reportsOf('inspector')).map(({ id }) => id)).toContain(report.id);
  expect((await desk.get('inspector', report.url ?? '')).status).toBe(200);
  expect((await desk.get('inspector', `/files/photos/${photoId}/original`)).status).toBe(200);
  expect((await askArchive(site.url, site.people.admin, 'GET', archive)).status).toBe(200);
  expect((await ask(site, '/session/refresh', jan.jar)).status).toBe(200);
  expect(
    await db().selectFrom('user').select('name').where('id', '=', jan.userId).execute(),
  ).toEqual([{ name: 'Jan' }]);
});
