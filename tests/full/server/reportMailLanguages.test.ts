import { reportMailLimits } from '../../../rules/reports';
import { storageKeyOfReport } from '../../../server/files/reportFiles';
import { startMailServer, type MailServer } from '../../support/mailServer';
import { openSite, type Site } from '../../support/site';
import { newId } from '../../support/wire';

// A report is written in the language that was chosen for it, and each mail in that of whoever gets
// it.

let post: MailServer;
let site: Site;
beforeAll(async () => {
  post = await startMailServer();
  const now = Date.parse('2026-03-03T09:00Z');
  site = await openSite({
    clock: () => now,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
  await site.raise({ title: 'Crack' });
  const changeLanguage =
    'mutation ($input: ChangeLanguageInput!) { changeLanguage(input: $input) { __typename } }';
  await site.ask('tradeA', changeLanguage, { input: { language: 'ar' } });
  await site.ask(await site.join('pawel', 'TRADE', 'A'), changeLanguage, {
    input: { language: 'pl' },
  });
  await site.ask('viewer', changeLanguage, { input: { language: 'fr' } });
  await site.server.app.rendered();
  post.mails.length = 0;
});
afterAll(async () => {
  await site.close();
  await post.close();
});
afterEach(() => void post.mails.splice(0));

const db = () => site.server.app.services.db;

/**
 * A German sheet of company A for its two people, for a viewer, who is named by address, and for
 * somebody who is nobody here.
 */
async function send(
  before?: (reportId: string) => Promise<void>,
): Promise<(to: string) => { subject: string; text: string; html: string }> {
  const id = newId('report');
  const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'de' };
  const filter = { chip: 'OVERDUE', companyId: site.companies.A, priority: 'HIGH' };
  await site.ask(
    'inspector',
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
    { input: { projectId: site.projectId, id, kind: 'TRADE_SHEET', filter, settings } },
  );
  await site.server.app.rendered();
  await before?.(id);
  const input = {
    projectId: site.projectId,
    reportId: id,
    id: newId('sending'),
    addresses: ['viewer@site.example', 'foreman@a.example'],
    toCompany: true,
  };
  await site.ask(
    'inspector',
    'mutation ($input: SendReportInput!) { sendReport(input: $input) { report { id } } }',
    { input },
  );
  await site.server.app.rendered();
  expect(post.mails.map(({ to }) => to).toSorted()).toEqual([
    'foreman@a.example',
    'pawel@site.example',
    'tradea@site.example',
    'viewer@site.example',
  ]);
  return (to) => {
    const mail = post.mails.find((each) => each.to === to);
    if (mail === undefined) throw new Error(`No mail to ${to}.`);
    return { subject: mail.subject, text: mail.text, html: mail.html };
  };
}

test('each mail with a trade sheet is in the language of the person who gets it, and for an address of nobody in that of the sheet', async () => {
  const mailTo = await send();
  expect(mailTo('pawel@site.example').subject).toBe(
    'SITE Site: Arkusz branżowy (po terminie, Company A, priorytet: Wysoki)',
  );
  expect(mailTo('pawel@site.example').text).toMatchInlineSnapshot(`
"Person inspector przesyła Ci przez Snagbook raport z projektu SITE Site.

Arkusz branżowy (po terminie, Company A, priorytet: Wysoki)

Raport jest w załączniku jako plik PDF.

Odpowiedzi na tę wiadomość otrzymuje Person inspector."
`);
  expect(mailTo('tradea@site.example').text).toMatchInlineSnapshot(`
"وصلك من Person inspector تقرير عن SITE Site عبر Snagbook.

كشف التخصص (متأخرة وCompany A والأولوية: عالية)

التقرير مرفق بصيغة PDF.

تصل الردود على هذه الرسالة إلى Person inspector."
`);
  expect(mailTo('viewer@site.example').text).toContain(
    'Person inspector vous envoie un rapport de SITE Site avec Snagbook.',
  );
  expect(mailTo('foreman@a.example').text).toContain('Gewerkeblatt (überfällig, Company A');
});

test('a mail in Arabic is laid out from right to left, and says until when its link works as dates are written there', async () => {
  const mailTo = await send(async (id) => {
    // As if it had photos.
    const { file_key: key } = await db()
      .selectFrom('report')
      .select('file_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await site.server.app.services.files.storage.put(storageKeyOfReport(key ?? ''), [
      Buffer.alloc(reportMailLimits.attached + 1, 'x'),
    ]);
  });
  expect(mailTo('tradea@site.example').html).toMatch(/<html lang="ar" dir="rtl">/);
  expect(mailTo('pawel@site.example').html).toMatch(/<html lang="pl" dir="ltr">/);
  expect(mailTo('tradea@site.example').html).toContain('يمكن تنزيل ملف PDF حتى 1 أبريل 2026:');
  expect(mailTo('pawel@site.example').text).toContain(
    'PDF można pobrać do 1 kwietnia 2026:\nhttps://snags.example/files/reports/link/',
  );
});
