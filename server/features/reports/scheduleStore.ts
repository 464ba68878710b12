import { sql } from 'kysely';
import type { Weekday } from '../../../rules/days';
import { may } from '../../../rules/rights';
import type { Handle, Trx } from '../../database/engine';
import type { ReportScheduleTable } from '../../database/reportMailTables';
import type { MemberTable } from '../../database/schema';

export const scheduleById = (db: Handle, id: string) =>
  db.selectFrom('report_schedule').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether a member sees a schedule: inspectors see all, others those they set up. */
export const seesSchedule = (
  member: MemberTable | null,
  schedule: Pick<ReportScheduleTable, 'made_by'>,
): boolean =>
  member !== null && (may(member, 'seeOthersMails') || schedule.made_by === member.user_id);

/** Whether a member may change, pause and remove a schedule: the one who set it up, and admins. */
export const changesSchedule = (
  member: MemberTable,
  schedule: Pick<ReportScheduleTable, 'made_by'>,
): boolean => schedule.made_by === member.user_id || may(member, 'changeOthersSchedules');

/** The schedules that a member sees, oldest first. */
export const schedulesFor = async (
  db: Handle,
  member: MemberTable | null,
): Promise<ReportScheduleTable[]> =>
  member === null
    ? []
    : (
        await db
          .selectFrom('report_schedule')
          .selectAll()
          .where('project_id', '=', member.project_id)
          .orderBy('made_at')
          .orderBy('id')
          .execute()
      ).filter((schedule) => seesSchedule(member, schedule));

/** Written by `addReportSchedule`. */
export const weekdaysOf = ({ weekdays }: Pick<ReportScheduleTable, 'weekdays'>): Weekday[] =>
  JSON.parse(weekdays) as Weekday[];

/**
 * Stops those whose report tells of a company that is merged, until somebody changes them: with
 * another one in its place they would send out the work of others. They name that one now.
 */
export async function stopSchedulesNaming(
  trx: Trx,
  projectId: string,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await trx
    .updateTable('report_schedule')
    .set({
      stopped: 'COMPANY_MERGED',
      filter: sql<string>`replace(filter, ${from}, ${into})`,
    })
    .where('project_id', '=', projectId)
    .where('filter', 'like', `%${from}%`)
    .execute();
}
