import { verifyJournal } from '../../../server/features/journal/verify';
import { noticesOn } from '../../support/defectNotices';
import { ask, Jar, makeLink } from '../../support/links';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { mergeDesk } from '../../support/merging';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, newId, refusalOf } from '../../support/wire';

let post: MailServer;
let site: Site;
beforeAll(async () => {
  post = await startMailServer();
  site = await openSite({
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
});
afterAll(async () => {
  await site.close();
  await post.close();
});
beforeEach(() => {
  post.mood = 'well';
  post.mails.length = 0;
});

const { send, listed, pdf } = noticesOn(() => site);
const desk = mergeDesk(() => site);
const settled = () => site.server.app.rendered();
const sent = async (snagIds: readonly string[], input: object = {}) => {
  const { notice } = dataOf(await send(snagIds, { ...input })).sendDefectNotice;
  await settled();
  // Its mails go once the PDF is made.
  await settled();
  return (await listed()).find(({ id }) => id === notice.id);
};

test('300 snags stand in one notice', async () => {
  const snags: string[] = [];
  for (let n = 0; n < 300; n += 1) snags.push((await site.raise({ title: `Crack ${n}` })).id);
  const notice = await sent(snags);
  expect(notice).toMatchObject({ owed: 300, snagCount: 300, state: 'RUNNING' });
  expect((await pdf(site.people.inspector, notice?.id ?? '')).status).toBe(200);
});

test('a notice goes by mail with its PDF, and one that the mail server refuses is told', async () => {
  const { id } = await site.raise();
  const mailed = { way: 'MAIL', addresses: ['boss@a.example'] };
  const notice = await sent([id], mailed);
  expect(notice?.mails).toEqual([{ to: 'boss@a.example', state: 'SENT' }]);
  expect(post.mails[0]?.attachments[0]?.name).toContain(`SITE-notice-${notice?.number}-`);
  post.mood = 'refuses addresses';
  expect((await sent([id], mailed))?.mails).toEqual([{ to: 'boss@a.example', state: 'FAILED' }]);
});

test('a mail whose sender is erased before it goes is told as not sent', async () => {
  const sender = await site.join('leaving', 'INSPECTOR');
  const { id } = await site.raise();
  const { notice } = dataOf(
    await send([id], { way: 'MAIL', addresses: ['boss@a.example'] }),
  ).sendDefectNotice;
  await site.server.app.services.db
    .updateTable('defect_notice')
    .set({ sent_by: sender.userId })
    .where('id', '=', notice.id)
    .execute();
  await site.server.app.services.db
    .updateTable('user')
    .set({ erased_at: Date.now() })
    .where('id', '=', sender.userId)
    .execute();
  await settled();
  await settled();
  expect((await listed()).find((each) => each.id === notice.id)?.mails).toEqual([
    { to: 'boss@a.example', state: 'FAILED' },
  ]);
});

test('whoever comes by the company’s link opens its notice, and the first one to do so is kept', async () => {
  const jar = new Jar();
  const token = await makeLink(site, site.companies.A);
  const { body } = await ask(site, '/session/link', jar, { token, name: 'Jo' });
  const visitor = { token: body.accessToken ?? '', cookies: jar.cookies };
  const notice = await sent([(await site.raise()).id], { way: 'LINK' });
  expect((await listed(visitor)).some(({ id }) => id === notice?.id)).toBe(true);
  expect((await pdf(visitor, notice?.id ?? '')).status).toBe(200);
  const opened = (await listed()).find(({ id }) => id === notice?.id);
  expect(opened?.openedBy).toContain('Jo (by link');
});

test('the name and address of somebody who is erased go, and the notice they stand in stays sealed', async () => {
  const gone = await site.join('gone', 'TRADE', 'A');
  const notice = await sent([(await site.raise()).id], {
    way: 'MAIL',
    addresses: [gone.email],
    text: `As agreed with ${gone.email}.`,
  });
  await site.ask(
    'admin',
    'mutation ($input: ErasePersonInput!) { erasePerson(input: $input) { erasedId } }',
    { input: { userId: gone.userId } },
  );
  const { db } = site.server.app.services;
  const row = await db
    .selectFrom('defect_notice')
    .selectAll()
    .where('id', '=', notice?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(gone.email);
  expect(
    JSON.stringify(await db.selectFrom('defect_notice_mail').selectAll().execute()),
  ).not.toContain(gone.email);
  expect(row.sha256).toBe(notice?.sha256);
  expect((await verifyJournal(db, { id: site.projectId, code: 'SITE' })).broken).toBeNull();
});

test('after companies were merged their notices are with the one that stays, whose numbers go on; an archived project sends none', async () => {
  const other = await site.raise({ companyId: site.companies.B });
  dataOf(await send([other.id], { companyId: site.companies.B }));
  const highest = Math.max(...(await listed()).map(({ number }) => number));
  await desk.merged();
  const next = await sent([other.id], { companyId: site.companies.B });
  expect(next?.number).toBe(highest + 1);
  expect(new Set((await listed()).map(({ company }) => company.name))).toEqual(
    new Set(['Company B']),
  );
  await site.ask(
    'admin',
    'mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { hash } } }',
    { input: { ...event(), projectId: site.projectId, state: 'ARCHIVED' } },
  );
  const refused = await send([other.id], { companyId: site.companies.B, id: newId('notice') });
  expect(refusalOf(refused).code).toBe('PROJECT_ARCHIVED');
  expect((await listed()).every(({ mayFollow }) => mayFollow.length === 0)).toBe(true);
});
