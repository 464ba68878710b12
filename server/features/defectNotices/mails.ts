import { dayIn, dayMs } from '../../../rules/days';
import { languages } from '../../../rules/languages';
import { reportMailLimits } from '../../../rules/reports';
import type { Handle } from '../../database/engine';
import type { DefectNoticeMailTable } from '../../database/defectNoticeTables';
import { storageKeyOfReport } from '../../files/reportFiles';
import { readBytes } from '../../files/storage';
import type { Worker } from '../../jobs';
import { message, say } from '../../messages';
import { nameOfNotice } from '../../reports/notice';
import type { Services } from '../../services';
import { ticketOf } from '../../tokens';
import { startSendingEach, writeLinkEmail } from '../notify/linkMails';
import type { MailOptions } from '../notify/mailer';
import type { Email } from '../notify/post';
import { fileNamed } from '../reports/serve';
import { noticeById } from './store';

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'jobs' | 'log' | 'files'>;

/** Sends notices by mail, one after the other. Whoever sent one sees what became of each. */
export const startSendingNotices = (services: Needed, options: MailOptions): Worker =>
  startSendingEach(services, options, {
    kind: 'SEND_NOTICE',
    emailOf: ({ subjectId }) => emailOf(services, options.publicUrl, subjectId),
    async note(trx, { subjectId }, state) {
      await trx
        .updateTable('defect_notice_mail')
        .set({ state, settled_at: services.clock() })
        .where('id', '=', subjectId)
        .execute();
    },
  });

/** Null if nobody is to get it any more. */
async function emailOf(
  { db, clock, secret, files }: Needed,
  publicUrl: string,
  mailId: string,
): Promise<Email | null> {
  const mail = await db
    .selectFrom('defect_notice_mail')
    .selectAll()
    .where('id', '=', mailId)
    .executeTakeFirst();
  const notice = mail === undefined ? undefined : await noticeById(db, mail.notice_id);
  if (mail === undefined || notice?.file_key == null) return null;
  const to = await recipientOf(db, mail);
  const file = await files.storage.get(storageKeyOfReport(notice.file_key));
  const by = await db
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', notice.sent_by)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  const project = await db
    .selectFrom('project')
    .select(['code', 'name', 'time_zone'])
    .where('id', '=', notice.project_id)
    .executeTakeFirstOrThrow();
  if (to === null || file === null || by === undefined) return null;
  // In the language of the notice, which is what it is about.
  const { language } = notice;
  const day = (text: string): string =>
    new Intl.DateTimeFormat(languages[language].region, {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(Date.parse(text));
  const attached = file.byteLength <= reportMailLimits.attached;
  const ends = clock() + reportMailLimits.linkDays * dayMs;
  const title = say(nameOfNotice(notice), language);
  const email = writeLinkEmail({
    to,
    language,
    subject: words.subject(`${project.code} ${project.name}`, title),
    lines: [
      words.sent(by.name, project.name, title),
      ...(notice.deadline_on === null ? [] : [words.deadline(day(notice.deadline_on))]),
      attached ? words.attached : words.until(day(dayIn(project.time_zone, ends - dayMs))),
      words.answer(by.name),
    ],
    label: attached ? null : words.download,
    url: attached ? '' : `${publicUrl}/files/notices/mailed/${ticketOf(secret, notice.id, ends)}`,
    key: `notice ${mail.id}`,
  });
  return {
    ...email,
    replyTo: { name: by.name, address: by.email },
    ...(attached && {
      attachment: {
        name: fileNamed(project, `notice-${notice.number}`, notice.sent_at),
        mime: 'application/pdf',
        bytes: Buffer.from(await readBytes(file)),
      },
    }),
  };
}

async function recipientOf(
  db: Handle,
  { user_id: userId, address }: DefectNoticeMailTable,
): Promise<string | null> {
  if (userId === null) return address;
  const person = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return person?.email ?? null;
}

const words = {
  subject: (project: string, title: string) => message('{project}: {title}', { project, title }),
  sent: (who: string, project: string, title: string) =>
    message('{who} has sent you “{title}” on {project} from Snagbook.', { who, project, title }),
  deadline: (day: string) => message('Deadline: {day}', { day }),
  attached: message('The PDF is attached.'),
  until: (until: string) =>
    message('The PDF is too large to attach. The link works until {until}.', { until }),
  download: message('Download the PDF'),
  answer: (who: string) => message('Replies to this email go to {who}.', { who }),
};
