import { reportMailLimits } from '../../../rules/reports';
import { dayMs } from '../../../rules/days';
import type { Handle, Trx } from '../../database/engine';
import type { ReportMailReason, ReportMailTable } from '../../database/reportMailTables';
import type { ReportTable } from '../../database/reportTable';
import type { MemberTable } from '../../database/schema';
import { addJob } from '../../jobs';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { may } from '../../../rules/rights';
import { hashToken, newToken } from '../../tokens';
import { memberWorksForCompany } from '../../scope';
import { companyOf, kindsOf, reportById, seesReport } from './store';

/** Whether a member may send a report: they may make reports of its kind, and read this one. */
export const sendsReport = (member: MemberTable | null, report: ReportTable): boolean =>
  member !== null &&
  report.state === 'READY' &&
  kindsOf(member).includes(report.kind) &&
  seesReport(member, report);

/**
 * Whether a member sees to whom a report was sent: inspectors always, others only of what they sent
 * themselves.
 */
export const seesMail = (
  member: MemberTable | null,
  mail: Pick<ReportMailTable, 'sent_by'>,
): boolean => member !== null && (may(member, 'seeOthersMails') || mail.sent_by === member.user_id);

export interface CompanyPeople {
  people: { id: string; name: string; email: string }[];
  email: string | null;
}

/** For each company the members who work for it, and its own e-mail address. */
export async function peopleOfCompanies(
  db: Handle,
  companyIds: readonly string[],
): Promise<Map<string, CompanyPeople>> {
  const companies = await db
    .selectFrom('company')
    .select(['id', 'email'])
    .where('id', 'in', companyIds)
    .execute();
  const people = await db
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select(['user.id', 'user.name', 'user.email', 'member.company_id'])
    .where('member.company_id', 'in', companyIds)
    .where(memberWorksForCompany)
    .orderBy('user.sort_key')
    .orderBy('user.id')
    .execute();
  return new Map(
    companies.map(({ id, email }) => [
      id,
      { email, people: people.filter((person) => person.company_id === id) },
    ]),
  );
}

/** The recipients without duplicates: members by their id, everybody else by their address. */
export async function recipientsOf(
  db: Handle,
  addresses: readonly string[],
  companyId: string | null,
): Promise<Pick<ReportMailTable, 'user_id' | 'address'>[]> {
  const company =
    companyId === null ? undefined : (await peopleOfCompanies(db, [companyId])).get(companyId);
  const people = company?.people ?? [];
  const others = [...addresses, ...(company?.email == null ? [] : [company.email])].filter(
    (address) => !people.some(({ email }) => email === address),
  );
  return [
    ...people.map(({ id }) => ({ user_id: id, address: '' })),
    ...[...new Set(others)].map((address) => ({ user_id: null, address })),
  ];
}

type Sending = Pick<
  ReportMailTable,
  'send_id' | 'project_id' | 'report_id' | 'schedule_id' | 'sent_by' | 'asked_at' | 'state'
>;

/** Stores the mails, with jobs for those whose report exists already. */
export async function addMails(
  trx: Trx,
  sending: Sending,
  recipients: readonly Pick<ReportMailTable, 'user_id' | 'address'>[],
): Promise<void> {
  for (const recipient of recipients) {
    const id = newId('mail');
    await trx
      .insertInto('report_mail')
      .values({ id, ...sending, ...recipient, settled_at: null, reason: null })
      .execute();
    if (sending.state === 'SENDING') await addJob(trx, 'SEND_REPORT', id);
  }
}

export const mailById = (db: Handle, id: string) =>
  db.selectFrom('report_mail').selectAll().where('id', '=', id).executeTakeFirst();

export const mailsOfSending = (db: Handle, sendId: string) =>
  db.selectFrom('report_mail').selectAll().where('send_id', '=', sendId).execute();

/** Refuses so many more mails by hand of a person who has sent many since yesterday. */
export async function requireMails(
  trx: Trx,
  userId: string,
  mails: number,
  now: number,
): Promise<void> {
  const { n } = await trx
    .selectFrom('report_mail')
    .where('sent_by', '=', userId)
    .where('asked_at', '>', now - dayMs)
    .where('schedule_id', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n + mails > reportMailLimits.perDay) throw new Refusal('MAILS_TOO_MANY');
}

/** Counts mails that bring no report, without a word about to whom. */
export const countMails = (
  trx: Trx,
  counted: Pick<ReportMailTable, 'send_id' | 'project_id' | 'sent_by' | 'asked_at'>,
  mails: number,
): Promise<void> =>
  addMails(
    trx,
    { ...counted, report_id: null, schedule_id: null, state: 'SENT' },
    Array.from({ length: mails }, () => ({ user_id: null, address: '' })),
  );

/**
 * Stores the outcome of a mail that was sent or is given up, in the transaction that ends its job.
 */
export async function settle(
  trx: Trx,
  mail: Pick<ReportMailTable, 'id' | 'schedule_id'>,
  now: number,
  reason: ReportMailReason | null,
): Promise<void> {
  const settled = await trx
    .updateTable('report_mail')
    .set({ state: reason === null ? 'SENT' : 'FAILED', settled_at: now, reason })
    .where('id', '=', mail.id)
    .where('state', '=', 'SENDING')
    .returning('id')
    .executeTakeFirst();
  if (settled === undefined || mail.schedule_id === null) return;
  // If one mail of a schedule arrived, its outcome is SENT; each mail has its own outcome.
  await trx
    .updateTable('report_schedule')
    .set({ outcome: reason === null ? 'SENT' : 'FAILED' })
    .where('id', '=', mail.schedule_id)
    .$if(reason !== null, (query) =>
      query.where((is) => is.or([is('outcome', 'is', null), is('outcome', '!=', 'SENT')])),
    )
    .execute();
}

/**
 * Releases the mails that wait for a report once it is made, or gives them up if it never will be,
 * in the transaction that ends the report's job. A report without snags is not sent. True if there
 * is something to send.
 */
export async function releaseMails(
  trx: Trx,
  report: Pick<ReportTable, 'id' | 'state' | 'snag_count'>,
  now: number,
): Promise<boolean> {
  const waiting = await trx
    .selectFrom('report_mail')
    .select(['id', 'schedule_id'])
    .where('report_id', '=', report.id)
    .where('state', '=', 'WAITING')
    .execute();
  if (waiting.length === 0) return false;
  const goes = report.state === 'READY' && report.snag_count !== 0;
  const empty = report.state === 'READY' && !goes;
  const told = goes
    ? { state: 'SENDING' as const }
    : empty
      ? { state: 'EMPTY' as const, settled_at: now }
      : { state: 'FAILED' as const, settled_at: now, reason: 'NO_REPORT' as const };
  await trx
    .updateTable('report_mail')
    .set(told)
    .where(
      'id',
      'in',
      waiting.map(({ id }) => id),
    )
    .execute();
  for (const { id } of goes ? waiting : []) await addJob(trx, 'SEND_REPORT', id);
  const schedules = goes ? [] : waiting.flatMap(({ schedule_id: id }) => (id === null ? [] : [id]));
  if (schedules.length > 0)
    await trx
      .updateTable('report_schedule')
      .set({ outcome: empty ? 'EMPTY' : 'FAILED' })
      .where('id', 'in', schedules)
      .execute();
  return goes;
}

/** Makes a token that opens the PDF of a report. Only its hash is stored. */
export async function addReportLink(
  db: Handle,
  { reportId, mailId, now }: { reportId: string; mailId: string; now: number },
): Promise<{ token: string; endsAt: number }> {
  const token = newToken();
  const endsAt = now + reportMailLimits.linkDays * dayMs;
  await db
    .insertInto('report_link')
    .values({
      hash: hashToken(token),
      report_id: reportId,
      mail_id: mailId,
      made_at: now,
      ends_at: endsAt,
    })
    .execute();
  return { token, endsAt };
}

/**
 * The report that a token opens, or undefined: an expired, removed or invalid token gives the same.
 * It works only as long as its sender may send this report.
 */
export async function reportByToken(
  db: Handle,
  token: string,
  now: number,
): Promise<ReportTable | undefined> {
  const link = await db
    .selectFrom('report_link')
    .innerJoin('report_mail', 'report_mail.id', 'report_link.mail_id')
    .select(['report_link.report_id', 'report_mail.sent_by'])
    .where('report_link.hash', '=', hashToken(token))
    .where('report_link.ends_at', '>', now)
    .executeTakeFirst();
  const report = link === undefined ? undefined : await reportById(db, link.report_id);
  if (link === undefined || report === undefined) return undefined;
  return sendsReport(await memberOfReport(db, report.project_id, link.sent_by), report)
    ? report
    : undefined;
}

/** The membership of a person, or null. */
export const memberOfReport = async (
  db: Handle,
  projectId: string,
  userId: string,
): Promise<MemberTable | null> =>
  (await db
    .selectFrom('member')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) ?? null;

/** The company whose people get a report; null for kinds that are for no company. */
export const companyOfSheet = (report: Pick<ReportTable, 'kind' | 'filter'>): string | null =>
  report.kind === 'TRADE_SHEET' ? companyOf(report) : null;

/**
 * Deletes the mails to a person, what asks them to sign and the schedules they set up, and cuts
 * their address out of all other schedules.
 */
export async function forgetRecipient(
  trx: Trx,
  { id, emails, cut }: { id: string; emails: readonly string[]; cut: (value: unknown) => unknown },
): Promise<void> {
  await trx
    .deleteFrom('report_mail')
    .where((is) => is.or([is('address', 'in', emails), is('user_id', '=', id)]))
    .execute();
  // That a notice was sent stays, and to whom no more.
  await trx
    .updateTable('defect_notice_mail')
    .set({ user_id: null, address: '' })
    .where((is) => is.or([is('address', 'in', emails), is('user_id', '=', id)]))
    .execute();
  await trx
    .deleteFrom('code_link')
    .where((is) => is.or([is('email', 'in', emails), is('user_id', '=', id)]))
    .execute();
  await trx.deleteFrom('report_schedule').where('made_by', '=', id).execute();
  const looking = await trx
    .selectFrom('report_schedule')
    .select(['id', 'filter'])
    .where('filter', 'like', '%@%')
    .execute();
  for (const { id: looksFor, filter } of looking) {
    const left = JSON.stringify(cut(JSON.parse(filter)));
    // Paused, because without the words that it looks for it would send other snags: whoever set it
    // up sees that and decides.
    if (left !== filter)
      await trx
        .updateTable('report_schedule')
        .set({ filter: left, paused: 1 })
        .where('id', '=', looksFor)
        .execute();
  }
  for (const schedule of await schedulesNaming(trx, emails)) {
    const left = addressesOf(schedule).filter((address) => !emails.includes(address));
    if (left.length === 0 && schedule.to_company === 0)
      await trx.deleteFrom('report_schedule').where('id', '=', schedule.id).execute();
    else
      await trx
        .updateTable('report_schedule')
        .set({ addresses: JSON.stringify(left) })
        .where('id', '=', schedule.id)
        .execute();
  }
}

export async function schedulesNaming(db: Handle, emails: readonly string[]) {
  const rows = await db
    .selectFrom('report_schedule')
    .select(['id', 'project_id', 'made_by', 'kind', 'addresses', 'to_company', 'weekdays', 'hour'])
    .execute();
  return rows.filter((row) => addressesOf(row).some((address) => emails.includes(address)));
}

/** Written by features/reports/schedules.ts. */
export const addressesOf = ({ addresses }: { addresses: string }): string[] =>
  JSON.parse(addresses) as string[];

/** Deletes mails that were kept only for the daily limit and are a day old, and expired links. */
export async function sweepMails(db: Handle, now: number): Promise<void> {
  await db.deleteFrom('report_link').where('ends_at', '<=', now).execute();
  // A server of the previous version deletes reports without their mails.
  await db
    .deleteFrom('report_mail')
    .where('asked_at', '<', now - dayMs)
    .where((is) =>
      is.or([
        is('report_id', 'is', null),
        is.not(
          is.exists(
            is
              .selectFrom('report')
              .select('report.id')
              .whereRef('report.id', '=', 'report_mail.report_id'),
          ),
        ),
      ]),
    )
    .execute();
}
