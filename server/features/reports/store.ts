import { sql, type SqlBool } from 'kysely';
import { kindsMadeBy, readsReport, reportLimits } from '../../../rules/reports';
import { may } from '../../../rules/rights';
import type { Handle, Trx } from '../../database/engine';
import type { ReportTable } from '../../database/reportTable';
import type { MemberTable } from '../../database/schema';
import { memberScope } from '../../scope';
import { knownHandoverKeys } from './handoverStore';

export const reportById = (db: Handle, id: string) =>
  db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();

/**
 * Whether it was asked for only to be mailed: of a schedule, or one of the sheets of all companies.
 * What somebody has sent by hand was made before. These count for no limit of reports, and go when
 * their links do.
 */
export const isOfSending = sql<SqlBool>`exists (select 1 from report_mail where report_mail.report_id = report.id and report_mail.asked_at <= report.asked_at)`;

/** Those a member reads, the newest first; of those that were only mailed as many again. */
export async function reportsFor(db: Handle, member: MemberTable | null): Promise<ReportTable[]> {
  if (member === null) return [];
  const newest = db
    .selectFrom('report')
    .selectAll()
    .where('project_id', '=', member.project_id)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(reportLimits.perProject);
  const made = await newest.where((eb) => eb.not(isOfSending)).execute();
  const mailed = await newest.where(isOfSending).execute();
  return [...made, ...mailed]
    .filter((report) => seesReport(member, report))
    .toSorted((one, other) => other.asked_at - one.asked_at || (one.id < other.id ? 1 : -1));
}

const ofRules = ({ role, company_id }: MemberTable) => ({ role, companyId: company_id });

export const seesReport = (
  member: MemberTable | null,
  report: Pick<ReportTable, 'kind' | 'filter' | 'settings'>,
): boolean =>
  member !== null &&
  memberScope(member).kind !== 'PLACES' &&
  readsReport(ofRules(member), {
    kind: report.kind,
    companyId: companyOf(report),
    opens: opensLink(report),
  });

/** Whether its codes open the company's link. */
export function opensLink({ settings }: Pick<ReportTable, 'settings'>): boolean {
  // Written by `makeReport`.
  const { opens } = JSON.parse(settings) as { opens?: true };
  return opens === true;
}

/** Whose work it is narrowed to; null: that of all. */
export function companyOf({ filter }: Pick<ReportTable, 'filter'>): string | null {
  // Written by `makeReport`.
  const { companyId } = JSON.parse(filter) as { companyId?: string };
  return companyId ?? null;
}

export const kindsOf = (member: MemberTable) => kindsMadeBy(ofRules(member));

/** Whoever asked for it, and an admin. */
export const removesReport = (member: MemberTable, report: ReportTable): boolean =>
  report.asked_by === member.user_id || may(member, 'removeOthersReports');

export const isUnfinished = ({ state }: Pick<ReportTable, 'state'>): boolean =>
  state === 'QUEUED' || state === 'MAKING';

/** How many reports that a person made wait or are made, in all projects. */
export async function unfinishedOf(db: Handle, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('report')
    .where('asked_by', '=', userId)
    .where('state', 'in', ['QUEUED', 'MAKING'])
    .where((eb) => eb.not(isOfSending))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Which of these keys a row has. */
export async function knownReportKeys(db: Handle, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('report')
    .select('file_key')
    .where('file_key', 'in', keys)
    .execute();
  return new Set([
    ...rows.map(({ file_key: key }) => key ?? ''),
    ...(await knownHandoverKeys(db, keys)),
  ]);
}

/**
 * Removes the rows, and answers the files that are to be deleted once that is written. Something of
 * a report must not outlive what it was made of.
 */
export async function dropReports(
  db: Handle,
  projectIds: readonly string[],
  ids?: readonly string[],
): Promise<string[]> {
  if (projectIds.length === 0 || ids?.length === 0) return [];
  const rows = await db
    .deleteFrom('report')
    .where('project_id', 'in', projectIds)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .returning(['id', 'file_key'])
    .execute();
  const gone = rows.map(({ id }) => id);
  if (gone.length > 0) {
    await db
      .deleteFrom('job')
      .where('kind', '=', 'MAKE_REPORT')
      .where('subject_id', 'in', gone)
      .execute();
    // Nobody has got anything of these, so whoever has set them up gets a mail. A mail that has
    // begun says so itself.
    const waiting = db
      .selectFrom('report_mail')
      .select((eb) => eb.ref('schedule_id').$notNull().as('id'))
      .where('report_id', 'in', gone)
      .where('state', '=', 'WAITING')
      .where('schedule_id', 'is not', null);
    await db
      .updateTable('report_schedule')
      .set({ outcome: 'FAILED' })
      .where('id', 'in', waiting)
      .execute();
    // What was sent of them today still counts for whoever sent it, without a word about to whom.
    await db
      .updateTable('report_mail')
      .set({ report_id: null, user_id: null, address: '' })
      .where('report_id', 'in', gone)
      .execute();
    await db.deleteFrom('report_link').where('report_id', 'in', gone).execute();
  }
  return rows.flatMap(({ file_key: key }) => (key === null ? [] : [key]));
}

/**
 * When a report is asked for: after all that was erased before, also where the clock was put back
 * since, so that {@link outlivedReports} knows that it says nothing of it.
 */
export async function askedNow(trx: Trx, projectId: string, clock: () => number): Promise<number> {
  const erased = await trx
    .selectFrom('event')
    .select('recorded_at')
    .where('project_id', '=', projectId)
    .where('kind', '=', 'REDACTED')
    .where('actor_kind', '<>', 'SYSTEM')
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Math.max(clock(), erased === undefined ? 0 : erased.recorded_at + 1);
}

/**
 * Finished reports that may say what was erased after they were asked for. Whoever erases drops
 * them, but not a server of an older version beside this one.
 */
export async function outlivedReports(db: Handle): Promise<{ id: string; project_id: string }[]> {
  return (
    db
      .selectFrom('report')
      .select(['id', 'project_id'])
      .where('state', '=', 'READY')
      // As the index has it, which knows these events alone. Of the server's own the drafts of
      // handovers are gone, and no text.
      .where(
        sql<SqlBool>`exists (select 1 from event where event.project_id = report.project_id and event.kind = 'REDACTED' and event.actor_kind <> 'SYSTEM' and event.recorded_at >= report.asked_at)`,
      )
      .execute()
  );
}
