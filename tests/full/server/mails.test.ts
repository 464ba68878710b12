import { startMailServer, type MailServer } from '../../support/mailServer';
import { paperPlans } from '../../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { event, newId, signInAgain } from '../../support/wire';

const minute = 60_000;
const hour = 60 * minute;
// A Tuesday, 10:00 in Berlin.
const tuesday = Date.parse('2026-03-03T09:00Z');
let now = tuesday;
let post: MailServer;
let site: Site;
const crash = { next: false };

beforeEach(async () => {
  now = tuesday;
  crash.next = false;
  post = await startMailServer();
  const mail = {
    smtpUrl: post.url,
    from: 'Snagbook <snagbook@site.example>',
    publicUrl: 'https://snags.example',
  };
  site = await openSite({
    clock: () => now,
    mail,
    planFiles: paperPlans(),
    onStatement: (statement) => {
      if (!crash.next || !statement.startsWith('insert into "mailing"')) return;
      crash.next = false;
      throw new Error('Killed between sending and noting it');
    },
  });
  // Invitations, and what is overdue, are for tests of their own.
  post.mails.length = 0;
  await site.server.app.services.db
    .insertInto('mailing')
    .columns(['user_id', 'digest'])
    .expression((eb) => eb.selectFrom('user').select(['id', eb.lit(0).as('digest')]))
    .execute();
});
afterEach(async () => {
  await site.close();
  await post.close();
});

const look = async (after = 0): Promise<string[]> => {
  now += after;
  const before = post.mails.length;
  await site.server.app.sendMails();
  return post.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
};
/** Tokens run out while so much time passes. */
const again = async (...people: PersonKey[]): Promise<void> => {
  for (const who of people)
    Object.assign(site.people[who], await signInAgain(site.url, site.people[who]));
};
const edit = (snagId: string, changes: object) =>
  site.ask(
    'inspector',
    `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`,
    { input: { ...event(now), snagId, ...changes } },
  );
const seen = async (who: PersonKey) =>
  site.ask(
    who,
    `mutation ($input: MarkSeenInput!) { markSeen(input: $input) { projects { id } } }`,
    { input: { places: [{ projectId: site.projectId, cursor: await site.cursor(who) }] } },
  );
const wants = (who: PersonKey, input: object) =>
  site.ask(
    who,
    `mutation ($input: ChangeMailingInput!) { changeMailing(input: $input) { viewer { mailing { waiting } } } }`,
    { input },
  );

test('what came to wait is written about once it has settled, bundled, at most once an hour, and to nobody else', async () => {
  await site.raise({ title: 'Crack <b>& gap</b>' });
  expect(await look(9 * minute)).toEqual([]);
  await site.raise({ title: 'Loose socket' });
  expect(await look(minute)).toEqual(['tradea@site.example: 2 snags are waiting for you in SITE']);
  const [mail] = post.mails;
  expect(mail?.text).toMatchInlineSnapshot(`
    "Hello Person tradeA,

    2 snags are now waiting for you.

    SITE Site

    - SITE-2 Loose socket
      to fix · due 23 Mar 2026 · Block A
      Person inspector raised it, 3 Mar 2026, 10:09
      https://snags.example/p/SITE/snags/2

    - SITE-1 Crack <b>& gap</b>
      to fix · due 23 Mar 2026 · Block A
      Person inspector raised it, 3 Mar 2026, 10:00
      https://snags.example/p/SITE/snags/1

    Everything waiting for you: https://snags.example/waiting

    We send at most one of these emails an hour, and only about what you have not seen yet.
    Stop these emails: https://snags.example/account"
  `);
  expect(mail?.html).toContain(
    '<a href="https://snags.example/p/SITE/snags/1">SITE-1 Crack &lt;b&gt;&amp; gap&lt;/b&gt;</a>',
  );
  expect(mail?.raw).toContain('List-Unsubscribe: <https://snags.example/account>');
  await again('inspector');
  const third = await site.raise({ title: 'Third' });
  await site.move('inspector', third.id, 'DISPUTE', { reason: 'NO_ACCESS', comment: 'Locked' });
  await site.move('inspector', third.id, 'ANSWER', { comment: `${'x'.repeat(199)}🔑 is here` });
  expect(await look(58 * minute)).toEqual([]);
  expect(await look(2 * minute)).toEqual(['tradea@site.example: SITE-3 is waiting for you: Third']);
  expect(post.mails.at(-1)?.text).toContain(`: “${'x'.repeat(199)}🔑…”`);
  expect(await look(3 * hour)).toEqual([]);
});

test('nobody is written to about what they did themselves, have seen, have done already, or switched off', async () => {
  const own = await site.raise({ assigneeId: site.people.inspector.userId });
  const looked = await site.raise();
  await seen('tradeA');
  const begun = await site.raise();
  expect((await site.move('tradeA', begun.id, 'START')).errors).toEqual([]);
  expect(await look(hour)).toEqual([]);
  await again('inspector', 'tradeB', 'admin');
  await edit(own.id, { assigneeId: null });
  await edit(looked.id, { companyId: site.companies.B });
  await site.move('tradeB', looked.id, 'DISPUTE', { reason: 'NOT_OURS', comment: 'No' });
  await site.move('inspector', own.id, 'VOID', { reason: 'DUPLICATE' });
  await wants('admin', { waiting: false });
  // The company it went to has answered, the one it came back to sees it void: what is left is the
  // answer to give.
  expect((await look(hour)).toSorted()).toEqual([
    'inspector2@site.example: SITE-2 is waiting for you: Trade A, Block A',
    'inspector@site.example: SITE-2 is waiting for you: Trade A, Block A',
  ]);
  await again('admin');
  await wants('admin', { waiting: true });
  expect(await look(2 * hour)).toEqual([]);
});

test('a crash between sending and noting it sends the mail once more, the same one, and then no more', async () => {
  await site.raise();
  crash.next = true;
  expect(await look(hour)).toHaveLength(1);
  expect(await look(minute)).toHaveLength(1);
  expect(await look(2 * hour)).toEqual([]);
  expect(new Set(post.mails.map(({ messageId, text }) => messageId + text)).size).toBe(1);
});

test('a mail server that fails is tried again after growing pauses, loses nothing, and the log says nothing of whom and how', async () => {
  await site.raise();
  post.mood = 'is broken';
  now += hour;
  for (const wait of [0, minute, minute, 2 * minute]) await look(wait);
  const refused = site.server.log.filter((line) => 'againInMinutes' in line);
  expect(refused).toEqual(
    [1, 2, 4].map((againInMinutes) => ({
      level: 'warn',
      message: expect.any(String),
      code: 'EMESSAGE',
      status: 451,
      againInMinutes,
    })),
  );
  post.mood = 'well';
  expect(await look(minute)).toEqual([]);
  expect(await look(3 * minute)).toHaveLength(1);
  // One address that is refused keeps no mail from anybody else; a server that is gone keeps all of
  // them, for later.
  post.mood = 'refuses addresses';
  await again('inspector', 'tradeA');
  const { id } = await site.raise();
  expect(await look(2 * hour)).toEqual([]);
  await post.close();
  await again('tradeA');
  await site.move('tradeA', id, 'DISPUTE', { reason: 'NOT_OURS', comment: 'No' });
  expect(await look(2 * hour)).toEqual([]);
  const log = JSON.stringify(site.server.log);
  expect(log).toContain('ESOCKET');
  for (const secret of ['site.example', 'clerk', 'secret', 'Person', '127.0.0.1'])
    expect(log).not.toContain(secret);
  expect(site.server.log.filter((line) => !('againInMinutes' in line))).toEqual([]);
});

test('German speakers are written to in German', async () => {
  await site.server.app.services.db.updateTable('user').set({ language: 'de' }).execute();
  const { id } = await site.raise({ title: 'Steckdose lose', dueOn: '2026-03-04' });
  await site.move('inspector', id, 'DISPUTE', { reason: 'NO_ACCESS', comment: 'Abgeschlossen' });
  await site.move('inspector', id, 'ANSWER', { comment: 'Schlüssel liegt beim Polier' });
  now += 48 * hour;
  expect(await look()).toEqual(['tradea@site.example: SITE-1 wartet auf Sie: Steckdose lose']);
  expect(post.mails[0]?.text).toMatchInlineSnapshot(`
    "Hallo Person tradeA,

    Ein Mangel wartet neu auf Sie.

    SITE Site

    - SITE-1 Steckdose lose
      zu beheben · 1 Tag überfällig · Block A
      beantwortet von Person inspector, 03.03.2026, 10:00: „Schlüssel liegt beim Polier“
      https://snags.example/p/SITE/snags/1

    Alles, was auf Sie wartet: https://snags.example/waiting

    Höchstens eine solche E-Mail in der Stunde, und nur über das, was Sie noch nicht gesehen haben.
    Diese E-Mails abbestellen: https://snags.example/account"
  `);
});

test('so are Polish speakers in Polish, with the plurals of its grammar', async () => {
  await site.server.app.services.db.updateTable('user').set({ language: 'pl' }).execute();
  for (const title of ['Luźne gniazdko', 'Pęknięta płytka']) await site.raise({ title });
  now += 48 * hour;
  expect(await look()).toEqual([
    expect.stringMatching(
      /^tradea@site\.example: \d+ (usterki czekają|usterek czeka) na Ciebie w SITE$/,
    ),
  ]);
  expect(post.mails[0]?.text).toMatch(
    /^Dzień dobry, Person tradeA!\n\nNa Ciebie (czekają \d nowe usterki|czeka \d+ nowych usterek)\./,
  );
  expect(post.mails[0]?.html).toContain('<html lang="pl" dir="ltr">');
});

describe('the digest', () => {
  beforeEach(async () => {
    await site.server.app.services.db
      .updateTable('mailing')
      .set({ digest: 1, waiting: 0 })
      .execute();
  });

  test('comes at seven of each site’s own working day, with what is overdue there, and to nobody for whom nothing is', async () => {
    const elsewhere = {
      ...event(now),
      projectId: site.otherProjectId,
      locationId: site.otherLocationId,
      assigneeId: site.people.admin.userId,
      dueOn: '2026-03-03',
    };
    const raise = async (title: string) =>
      site.ask(
        'outsider',
        `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { id } } }`,
        { input: { ...elsewhere, eventId: newId('event'), snagId: newId('snag'), title } },
      );
    await raise('Far away');
    await raise('Further');
    await site.raise({ dueOn: '2026-03-05', title: 'Skirting' });
    await site.raise({ dueOn: '2026-03-06', title: 'Not yet' });
    await site.raise({
      dueOn: '2026-03-03',
      title: 'For the admin',
      assigneeId: site.people.admin.userId,
    });
    const edit = { ...event(now), projectId: site.otherProjectId, timeZone: 'America/New_York' };
    await site.ask(
      'outsider',
      `mutation ($input: EditProjectInput!) { editProject(input: $input) { project { id } } }`,
      { input: edit },
    );
    const at = async (time: string): Promise<string[]> => {
      now = Date.parse(time);
      return (await look()).toSorted();
    };
    // Wednesday: what was due on Tuesday.
    expect(await at('2026-03-04T05:59Z')).toEqual([]);
    expect(await at('2026-03-04T06:00Z')).toEqual([
      'admin@site.example: 1 snag is overdue in SITE',
    ]);
    expect(await at('2026-03-04T11:59Z')).toEqual([]);
    expect(await at('2026-03-04T12:00Z')).toEqual([
      'admin@site.example: 2 snags are overdue in OTHER',
    ]);
    expect(await at('2026-03-04T22:00Z')).toEqual([]);
    expect(await at('2026-03-06T13:00Z')).toEqual([
      'admin@site.example: 3 snags are overdue in OTHER and SITE',
      'tradea@site.example: 1 snag is overdue in SITE',
    ]);
    expect(post.mails.at(-1)?.text + (post.mails.at(-2)?.text ?? '')).toContain('1 day late');
    // On the weekend nobody works, and who wants no digest gets none on Monday.
    expect(await at('2026-03-07T13:00Z')).toEqual([]);
    await again('admin');
    await wants('admin', { digest: false });
    expect(await at('2026-03-09T13:00Z')).toEqual([
      'tradea@site.example: 2 snags are overdue in SITE',
    ]);
  });
});
