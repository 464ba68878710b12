import { startMailServer, type MailServer } from '../support/mailServer';
import { openSite, type Site } from '../support/site';
import { event, newId, signIn } from '../support/wire';

const now = Date.parse('2026-11-20T08:00:00Z');
let post: MailServer;
let site: Site;
beforeAll(async () => {
  post = await startMailServer();
  site = await openSite({
    clock: () => now,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
  await post.close();
});
beforeEach(async () => {
  // Everybody joined long ago.
  await site.server.app.services.db.updateTable('user').set({ created_at: 0 }).execute();
  await sent();
});

const sent = async () => {
  await site.server.app.rendered();
  await site.server.app.sendMails();
  return post.mails.splice(0);
};
const ask = (path: string, body: object) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'x-snagbook': '1' },
    body: JSON.stringify(body),
  });
const linkIn = (text: string | undefined, kind: string): string =>
  new RegExp(`https://snags\\.example/${kind}/([\\w-]{43})`).exec(text ?? '')?.[1] ?? '';

test('whoever forgot their password is mailed a link, and nobody learns from the answer who has an account', async () => {
  const { email, userId } = site.people.viewer;
  for (const each of [` ${email.toUpperCase()}`, 'nobody@site.example']) {
    const answer = await ask('/session/forgotten', { email: each });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  }
  const [mail, ...others] = await sent();
  expect([mail?.to, mail?.subject, others]).toEqual([email, 'Reset your Snagbook password', []]);
  // Asked again at once, it is the same link.
  await ask('/session/forgotten', { email });
  const token = linkIn(mail?.text, 'reset');
  expect(linkIn((await sent())[0]?.text, 'reset')).toBe(token);
  await site.server.app.services.db
    .insertInto('passkey')
    .values({
      id: 'credential',
      user_id: userId,
      public_key: 'x',
      counter: 0,
      transports: '[]',
      name: 'Phone of a thief',
      made_at: now,
      used_at: null,
    })
    .execute();
  const offer = await site.ask<{ passwordLink: object }>(
    'viewer',
    'query ($token: String!) { passwordLink(token: $token) { email passkeys } }',
    { token },
  );
  expect(offer).toEqual({ passwordLink: { email, passkeys: 1 } });
  const password = 'another long password';
  const reset = await ask('/session/reset', { token, password, passkeys: 'remove' });
  expect(reset.status).toBe(200);
  expect(
    await site.server.app.services.db
      .selectFrom('passkey')
      .select('name')
      .where('user_id', '=', userId)
      .execute(),
  ).toEqual([]);
  const [news] = await sent();
  expect(news?.text).toContain('- Your password was reset by a link: ');
  expect(news?.text).toContain('- You signed in on a device for the first time (');
  Object.assign(site.people.viewer, { password });
});

test('a mailed link leaves one that was handed over as it is, and whichever is used ends the other', async () => {
  const { email, memberId } = site.people.inspector2;
  const { issuePasswordLink: handed } = await site.ask<{ issuePasswordLink: { path: string } }>(
    'admin',
    'mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path } }',
    { input: { ...event(now), memberId } },
  );
  await ask('/session/forgotten', { email });
  const mailed = linkIn((await sent())[0]?.text, 'reset');
  const token = handed.path.split('/').at(-1) ?? '';
  const isOpen = async (each: string) =>
    (
      await site.ask<{ passwordLink: object | null }>(
        'admin',
        'query ($token: String!) { passwordLink(token: $token) { email } }',
        { token: each },
      )
    ).passwordLink !== null;
  expect([await isOpen(token), await isOpen(mailed)]).toEqual([true, true]);
  const password = 'another long password';
  expect((await ask('/session/reset', { token, password })).status).toBe(200);
  expect([await isOpen(token), await isOpen(mailed)]).toEqual([false, false]);
  Object.assign(site.people.inspector2, { password });
  await sent();
});

test('of links for a new password one e-mail gets some, whoever asks, and then has to wait', async () => {
  const asked = async (email: string): Promise<number> =>
    (await ask('/session/forgotten', { email })).status;
  for (const email of [site.people.tradeA.email, 'nobody2@site.example'])
    expect([
      await asked(email),
      await asked(email),
      await asked(email),
      await asked(email),
    ]).toEqual([204, 204, 204, 429]);
  await sent();
});

test('a link that cannot be mailed is tried again as soon as it is asked for again, and given up after a day', async () => {
  const { email } = site.people.tradeB;
  const { db, jobs } = site.server.app.services;
  const waits = () => db.selectFrom('job').selectAll().where('kind', '=', 'SEND_LINK').execute();
  post.mood = 'is broken';
  await ask('/session/forgotten', { email });
  expect(await sent()).toEqual([]);
  expect(await waits()).toMatchObject([{ attempts: 1 }]);
  await db.updateTable('job').set({ attempts: 30, not_before: 0 }).execute();
  jobs.wake('SEND_LINK');
  expect(await sent()).toEqual([]);
  expect(await waits()).toEqual([]);
  await ask('/session/forgotten', { email });
  await sent();
  post.mood = 'well';
  await ask('/session/forgotten', { email });
  expect((await sent()).map(({ to }) => to)).toEqual([email]);
  site.server.log.length = 0;
});

test('an invitation is mailed, once more when it is made again, and says what became of its mail', async () => {
  const invite = async () => {
    const input = {
      ...event(now),
      projectId: site.projectId,
      people: [{ invitationId: newId('invitation'), email: 'new@site.example', role: 'VIEWER' }],
    };
    const { inviteMembers } = await site.ask<{ inviteMembers: { links: { path: string }[] } }>(
      'admin',
      'mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }',
      { input },
    );
    return inviteMembers.links[0]?.path.replace('/join/', '');
  };
  const mails = async () => {
    const { project } = await site.ask<{ project: { invitations: { mail: string }[] } }>(
      'admin',
      '{ project(code: "SITE") { invitations { mail } } }',
    );
    return project.invitations.map(({ mail }) => mail);
  };
  post.mood = 'is broken';
  const first = await invite();
  await sent();
  expect(await mails()).toEqual(['WAITING']);
  const { db, jobs } = site.server.app.services;
  await db.updateTable('job').set({ attempts: 30, not_before: 0 }).execute();
  jobs.wake('SEND_LINK');
  await sent();
  expect(await mails()).toEqual(['FAILED']);
  post.mood = 'well';
  site.server.log.length = 0;
  const second = await invite();
  const [mail] = await sent();
  expect([mail?.to, mail?.subject]).toEqual([
    'new@site.example',
    'Ada Admin invites you to Site in Snagbook',
  ]);
  expect(linkIn(mail?.text, 'join')).toBe(second);
  expect(second).not.toBe(first);
  expect(await mails()).toEqual(['SENT']);
});

test('a changed password and a device that was not seen before are told by mail, a known device is not', async () => {
  const person = site.people.inspector;
  const { email, password } = person;
  const there = await signIn(site.url, { email, password });
  expect((await sent()).map(({ text }) => text.includes('for the first time'))).toEqual([true]);
  const again = await fetch(`${site.url}/session`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', cookie: there.cookies },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  expect(again.status).toBe(200);
  expect(await sent()).toEqual([]);
  await site.ask(
    person,
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }',
    { input: { currentPassword: person.password, newPassword: 'a new long password' } },
  );
  const [news] = await sent();
  expect([news?.to, news?.text]).toEqual([
    person.email,
    expect.stringContaining('- Your password was changed: '),
  ]);
});
