import { dueDay } from '../../../rules/schedules';
import { writeTransaction } from '../../database/engine';
import type { ReportScheduleTable } from '../../database/reportMailTables';
import { newId } from '../../ids';
import type { Services } from '../../services';
import { askForReport, beyond, maySendLink } from './make';
import { dropReports } from './store';
import { scheduleById, weekdaysOf } from './scheduleStore';
import { askedBy } from './schedules';
import { addMails, addressesOf, companyOfSheet, memberOfReport, recipientsOf } from './mailStore';

type Needed = Pick<Services, 'db' | 'clock' | 'log' | 'jobs' | 'reports'>;

/**
 * Asks for the reports that are due, each in one transaction with the note of its day: so it is
 * asked for once, whichever process looks and whenever one is killed. What was missed for more than
 * a day is left out.
 */
export async function askForDueReports(services: Needed, publicUrl: string): Promise<void> {
  const { db, clock, log } = services;
  try {
    const rows = await db
      .selectFrom('report_schedule')
      .innerJoin('project', 'project.id', 'report_schedule.project_id')
      .where('project.state', '=', 'ACTIVE')
      .where('paused', '=', 0)
      .where('stopped', 'is', null)
      .selectAll('report_schedule')
      .select('project.time_zone')
      .execute();
    for (const row of rows) {
      if (dayOf(row, row.time_zone, clock()) !== null) await ask(services, publicUrl, row.id);
    }
  } catch (error) {
    // The next check is in a minute.
    log({
      level: 'error',
      message: 'reports of fixed days are not asked for',
      error: String(error),
    });
  }
}

const dayOf = (schedule: ReportScheduleTable, timeZone: string, now: number): string | null =>
  dueDay({ timeZone, weekdays: weekdaysOf(schedule), hour: schedule.hour }, schedule.last_on, now);

async function ask(services: Needed, publicUrl: string, id: string): Promise<void> {
  const { db, clock, jobs, reports } = services;
  const dropped = await writeTransaction(db, async (trx) => {
    const now = clock();
    const schedule = await scheduleById(trx, id);
    const project =
      schedule === undefined
        ? undefined
        : await trx
            .selectFrom('project')
            .selectAll()
            .where('id', '=', schedule.project_id)
            .executeTakeFirst();
    const day =
      schedule === undefined || project?.state !== 'ACTIVE'
        ? null
        : dayOf(schedule, project.time_zone, now);
    if (schedule === undefined || project === undefined || day === null) return [];
    // Another process may have taken this day meanwhile.
    const ours = await trx
      .updateTable('report_schedule')
      .set({ last_on: day, outcome: null })
      .where('id', '=', id)
      .where('last_on', '=', schedule.last_on)
      .where('paused', '=', 0)
      .where('stopped', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (ours === undefined) return [];
    const member = await memberOfReport(trx, project.id, schedule.made_by);
    const asked = askedBy(member, schedule);
    if (member === null || asked === null) {
      await trx
        .updateTable('report_schedule')
        .set({ stopped: 'NO_RIGHT' })
        .where('id', '=', id)
        .execute();
      return [];
    }
    const recipients = await recipientsOf(
      trx,
      addressesOf(schedule),
      schedule.to_company === 1 ? companyOfSheet(schedule) : null,
    );
    if (recipients.length === 0) {
      await trx
        .updateTable('report_schedule')
        .set({ outcome: 'FAILED' })
        .where('id', '=', id)
        .execute();
      return [];
    }
    const reportId = newId('report');
    const withAddress = {
      ...asked,
      settings: { ...asked.settings, ...(asked.kind === 'TRADE_SHEET' && { origin: publicUrl }) },
    };
    const opens = await maySendLink(trx, withAddress, member, now);
    await askForReport(
      trx,
      {
        id: reportId,
        kind: asked.kind,
        filter: JSON.stringify(asked.filter),
        settings: JSON.stringify({ ...withAddress.settings, ...(opens && { opens }) }),
        sign_off: null,
      },
      { payerId: member.user_id, member, project, clock },
    );
    await addMails(
      trx,
      {
        send_id: newId('sending'),
        project_id: project.id,
        report_id: reportId,
        schedule_id: id,
        sent_by: member.user_id,
        asked_at: now,
        state: 'WAITING',
      },
      recipients,
    );
    return dropReports(trx, [project.id], await beyond(trx, project.id, now));
  });
  jobs.wake('MAKE_REPORT');
  await reports.discard(dropped);
}
