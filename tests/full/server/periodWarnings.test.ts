import { acceptanceInput, saveAcceptance } from '../../support/acceptances';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { grain } from '../../support/photos';
import { openSite, type Site } from '../../support/site';
import { dataOf, event, signInAgain, type Variables } from '../../support/wire';

const hour = 3_600_000;
/** 08:00 in Berlin, in winter. */
const morning = (day: string): number => Date.parse(`${day}T07:00Z`);
let now = morning('2027-01-04');
let post: MailServer;
let site: Site;
const crash = { next: false };

beforeEach(async () => {
  now = morning('2027-01-04');
  crash.next = false;
  post = await startMailServer();
  site = await openSite({
    clock: () => now,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
    onStatement: (statement) => {
      if (!crash.next || !statement.startsWith('insert into "period_warning"')) return;
      crash.next = false;
      throw new Error('Killed between sending and noting it');
    },
  });
  post.mails.length = 0;
});
afterEach(async () => {
  await site.close();
  await post.close();
});

const save = (more: Variables = {}) =>
  site.ask('admin', saveAcceptance, { input: { ...acceptanceInput(site, more), ...event(now) } });
const look = async (at = now): Promise<string[]> => {
  now = at;
  const before = post.mails.length;
  await site.server.app.sendMails();
  return post.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
};
const one = 'admin@site.example: A defects period ends soon in SITE';

test('180, 90, 30 and 7 days before a period ends its admins get one mail that says what it follows from', async () => {
  // Four years from a leap day end on one: 29 February 2028.
  await save({ part: 'Roof' });
  expect(await look(morning('2027-09-01'))).toEqual([]);
  // The day begins with the site's clock, and its mail comes in the morning.
  expect(await look(morning('2027-09-02') - 3 * hour)).toEqual([]);
  expect(await look(morning('2027-09-02'))).toEqual([one]);
  expect(post.mails[0]?.text).toMatchInlineSnapshot(`
"Hello Ada Admin,

The period for claiming defects of these works ends soon.

SITE Site

- Company A · Roof
  ends on 29 Feb 2028, 180 days left
  4 years, VOB/B, from 29 Feb 2024

Defects periods: https://snags.example/p/SITE/reports#periods

Admins get this email 180, 90, 30 and 7 days before a period ends, also of archived projects. These emails can’t be switched off."
`);
  expect(await look(now + 12 * hour)).toEqual([]);
  expect(await look(morning('2027-12-01'))).toEqual([one]);
  expect(await look(morning('2028-01-30'))).toEqual([one]);
  expect(await look(morning('2028-02-22'))).toEqual([one]);
  expect(await look(morning('2028-02-29'))).toEqual([]);
  expect(await look(morning('2028-03-01'))).toEqual([]);
});

test('after a downtime only the last warning comes, also of an archived project, and of several periods in one mail', async () => {
  await save();
  await save({ part: 'Boiler', basis: 'OTHER', lengthCount: 48, lengthUnit: 'MONTHS' });
  await site.ask(
    'admin',
    `mutation ($input: SetProjectStateInput!) { setProjectState(input: $input) { receipt { eventId } } }`,
    { input: { ...event(now), projectId: site.projectId, state: 'ARCHIVED' } },
  );
  expect(await look(morning('2028-02-10'))).toEqual([
    'admin@site.example: 2 defects periods end soon in SITE',
  ]);
  expect(post.mails[0]?.text).toContain('48 months from 29 Feb 2024');
  expect(post.mails[0]?.text).toContain('ends on 29 Feb 2028, 19 days left');
});

test('whoever kills the server between sending and noting it has the same mail sent again, and then none', async () => {
  await save();
  crash.next = true;
  expect(await look(morning('2027-12-05'))).toEqual([one]);
  expect(await look(now + 2 * hour)).toEqual([one]);
  expect(await look(now + hour)).toEqual([]);
  const [first, second] = post.mails.map(({ messageId }) => messageId);
  expect(first).toBe(second);
});

test('a corrected day is warned of anew, and what was withdrawn no more', async () => {
  const input = { ...acceptanceInput(site), ...event(now) };
  await site.ask('admin', saveAcceptance, { input });
  expect(await look(morning('2028-02-01'))).toEqual([one]);
  Object.assign(site.people.admin, await signInAgain(site.url, site.people.admin));
  await save({ id: input.id, acceptedOn: '2024-03-10' });
  expect(await look()).toEqual([one]);
  expect(post.mails.at(-1)?.text).toContain('ends on 10 Mar 2028, 38 days left');
  await site.ask(
    'admin',
    `mutation ($input: WithdrawAcceptanceInput!) { withdrawAcceptance(input: $input) { withdrawnId } }`,
    { input: { ...event(now), acceptanceId: input.id } },
  );
  expect(await look(morning('2028-02-20'))).toEqual([]);
});

test('once the regular period is over, the own two years of a defect are warned of', async () => {
  await save({ lengthCount: 3 });
  const { id, number } = await site.raise();
  const photo = await grain(80, 64).jpeg().toBuffer();
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  dataOf(await site.move('tradeA', id, 'FIX'));
  dataOf(await site.move('inspector', id, 'CLOSE', { occurredAt: now }));
  expect(await look(morning('2027-02-27'))).toEqual([one]);
  expect(await look(morning('2027-03-01'))).toEqual([]);
  expect(await look(morning('2028-12-28'))).toEqual([one]);
  expect(post.mails.at(-1)?.text).toContain(
    `- Company A\n  SITE-${number}: until 4 Jan 2029, 2 years, VOB/B, from the accepted remedy on 4 Jan 2027`,
  );
});
