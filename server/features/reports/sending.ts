import { createHash } from 'node:crypto';
import { dayIn, dayMs } from '../../../rules/days';
import { type Language, languages } from '../../../rules/languages';
import { reportMailLimits } from '../../../rules/reports';
import { type Handle, writeBeside } from '../../database/engine';
import type { ReportMailReason, ReportMailTable } from '../../database/reportMailTables';
import type { ReportTable } from '../../database/reportTable';
import type { ProjectTable } from '../../database/schema';
import { readBytes } from '../../files/storage';
import { storageKeyOfReport } from '../../files/reportFiles';
import type { Lease, Worker } from '../../jobs';
import type { Services } from '../../services';
import { type MailOptions, pauseAfter } from '../notify/mailer';
import { type Email, NotSent, openPost, orClosed, type Post } from '../notify/post';
import { filterWords } from './filterWords';
import { askedOf } from './make';
import { fileNameOf, mimeOf } from './serve';
import { reportById } from './store';
import { writeReportEmail } from './reportEmail';
import { addReportLink, mailById, memberOfReport, sendsReport, settle } from './mailStore';

type Needed = Pick<Services, 'db' | 'clock' | 'log' | 'jobs' | 'files'>;

/**
 * Sends reports, one mail after the other. As with every mail, a crash between sending and noting
 * it sends it once more, with the same Message-ID, and loses none. One that cannot be sent within a
 * day is given up: whoever asked for it would not expect it any more.
 */
export function startSendingReports(services: Needed, options: MailOptions): Worker {
  const post = openPost(options);
  const worker = services.jobs.work('SEND_REPORT', {
    async run(lease, closing) {
      try {
        await send(services, { post, publicUrl: options.publicUrl }, lease, closing);
      } finally {
        if (!(await anyWaits(services))) post.hangUp();
      }
    },
    failed: (lease) => lease.done(services.db),
  });
  return {
    idle: worker.idle,
    async close() {
      await worker.close();
      post.hangUp();
    },
  };
}

async function anyWaits({ db, clock }: Needed): Promise<boolean> {
  const row = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', 'SEND_REPORT')
    .where('state', '=', 'WAITING')
    .where('not_before', '<=', clock())
    .limit(1)
    .executeTakeFirst()
    .catch(() => undefined);
  return row !== undefined;
}

async function send(
  services: Needed,
  by: { post: Post; publicUrl: string },
  lease: Lease,
  closing: AbortSignal,
): Promise<void> {
  const { db, clock, log } = services;
  const mail = await mailById(db, lease.subjectId);
  if (mail === undefined || mail.state !== 'SENDING') return lease.done(db);
  const end = (reason: ReportMailReason | null): Promise<void> =>
    writeBeside(db, async (trx) => {
      await lease.done(trx);
      await settle(trx, mail, clock(), reason);
    });
  if (mail.asked_at + dayMs <= clock()) return end('TOO_LATE');
  const found = await find(services, mail);
  if (typeof found === 'string') return end(found);
  const email = await write(services, by.publicUrl, mail, found);
  if (email === null) return end('NO_REPORT');
  try {
    await orClosed(by.post.send(email), closing);
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    // A 4xx reply for one address is temporary (greylisting).
    const forGood = error.onlyThisOne && (error.status === null || error.status >= 500);
    if (forGood) return end('REFUSED');
    const pause = pauseAfter(lease.attempts);
    log({
      level: 'warn',
      message: 'a report was not sent',
      code: error.code,
      status: error.status,
      againInMinutes: pause / 60_000,
    });
    return lease.again(pause, error.code);
  }
  await end(null);
}

interface SendableReport {
  to: string;
  /** The recipient's, who may read another language than the report is written in. */
  language: Language;
  by: { name: string; email: string };
  project: ProjectTable;
  report: ReportTable & { file_key: string };
}

/** Report, recipient and sender of a mail as they are now; or the reason why it is not sent. */
async function find(
  { db }: Needed,
  mail: ReportMailTable,
): Promise<SendableReport | ReportMailReason> {
  const report = mail.report_id === null ? undefined : await reportById(db, mail.report_id);
  if (report?.file_key == null || report.state !== 'READY') return 'NO_REPORT';
  if (!sendsReport(await memberOfReport(db, report.project_id, mail.sent_by), report))
    return 'NO_RIGHT';
  const personOf = async (id: string) =>
    db
      .selectFrom('user')
      .select(['name', 'email', 'language'])
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
  const by = await personOf(mail.sent_by);
  if (by === undefined) return 'NO_RIGHT';
  // A recipient who has left the project since gets no mail.
  const person =
    mail.user_id === null || (await memberOfReport(db, report.project_id, mail.user_id)) === null
      ? undefined
      : await personOf(mail.user_id);
  const to = mail.user_id === null ? mail.address : (person?.email ?? '');
  if (to === '') return 'NO_RIGHT';
  const language =
    person?.language ??
    (await languageAt(db, report.project_id, to)) ??
    askedOf(report).settings.language;
  const project = await db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', report.project_id)
    .executeTakeFirstOrThrow();
  return { to, language, by, project, report: { ...report, file_key: report.file_key } };
}

/** Of the member with this address, if the report was sent to the address alone. */
async function languageAt(
  db: Handle,
  projectId: string,
  email: string,
): Promise<Language | undefined> {
  const row = await db
    .selectFrom('user')
    .innerJoin('member', 'member.user_id', 'user.id')
    .select('user.language')
    .where('user.email', '=', email)
    .where('member.project_id', '=', projectId)
    .executeTakeFirst();
  return row?.language;
}

/** Null if the file is gone. */
async function write(
  { db, clock, files }: Needed,
  publicUrl: string,
  mail: ReportMailTable,
  { to, language, by, project, report }: SendableReport,
): Promise<Email | null> {
  const file = await files.storage.get(storageKeyOfReport(report.file_key));
  if (file === null) return null;
  const { filter } = askedOf(report);
  const attached = file.byteLength <= reportMailLimits.attached;
  const name = fileNameOf(project, report);
  const words = (download: { url: string; until: string } | null, about: string) =>
    writeReportEmail({
      to,
      language,
      kind: report.kind,
      project,
      about,
      by,
      scheduled: mail.schedule_id !== null,
      download,
      key: createHash('sha256').update(`report ${mail.id}`).digest('hex').slice(0, 32),
    });
  const about = await filterWords(db, project.id, filter, language);
  if (attached)
    return {
      ...words(null, about),
      attachment: {
        name,
        mime: mimeOf(report.file_key),
        bytes: Buffer.from(await readBytes(file)),
      },
    };
  const { token, endsAt } = await addReportLink(db, {
    reportId: report.id,
    mailId: mail.id,
    now: clock(),
  });
  // The last whole day on which the link works.
  const until = new Intl.DateTimeFormat(languages[language].region, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(Date.parse(dayIn(project.time_zone, endsAt - dayMs)));
  return words({ url: `${publicUrl}/files/reports/link/${token}`, until }, about);
}
