import type {
  MutationAddReportScheduleArgs,
  MutationChangeReportScheduleArgs,
  MutationPauseReportScheduleArgs,
  MutationRemoveReportScheduleArgs,
} from '../../../__generated__/server/resolvers';
import { reportMailLimits } from '../../../rules/reports';
import type { Weekday } from '../../../rules/days';
import { passedDay, week } from '../../../rules/schedules';
import type { Context } from '../../context';
import { type Trx, writeTransaction } from '../../database/engine';
import type { ReportScheduleTable } from '../../database/reportMailTables';
import type { MemberTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { type AskedReport, checkAsked, ownCompany } from './make';
import { kindsOf } from './store';
import { changesSchedule, scheduleById, seesSchedule } from './scheduleStore';
import { memberOfReport } from './mailStore';
import { checkAddresses, requireMember } from './send';

// Reports that are made and sent on days of the week. Like reports they change nothing in the
// project, so they make no event. Each mutation can be repeated.

/**
 * The report of a schedule, if the member may still make it; null if not, or if it would show the
 * work of another company than when it was set up.
 */
export function askedBy(
  member: MemberTable | null,
  schedule: ReportScheduleTable,
): AskedReport | null {
  if (member === null || !kindsOf(member).includes(schedule.kind)) return null;
  // Both were written by `addReportSchedule`.
  const asked: AskedReport = {
    kind: schedule.kind,
    filter: JSON.parse(schedule.filter) as AskedReport['filter'],
    settings: JSON.parse(schedule.settings) as AskedReport['settings'],
  };
  const own = ownCompany(asked, member);
  return own?.filter.companyId === asked.filter.companyId ? own : null;
}

export async function addReportSchedule(
  context: Context,
  { input }: MutationAddReportScheduleArgs,
): Promise<void> {
  const { services } = context;
  const id = checkId(input.id, 'schedule', 'id');
  const asked = checkAsked(input, null);
  const { weekdays, hour, addresses } = checkWhen(input);
  await writeTransaction(services.db, async (trx) => {
    const { project, member } = await requireMember(
      context,
      trx,
      'addReportSchedule',
      input.projectId,
    );
    if (!kindsOf(member).includes(asked.kind))
      throw new Refusal('FORBIDDEN', { project: project.name });
    const own = ownCompany(asked, member);
    if (own === null || own.settings.allCompanies === true)
      throw new Refusal('REPORT_COMPANY_REQUIRED', {}, 'companyId');
    const toCompany = input.toCompany && own.kind === 'TRADE_SHEET';
    const content = {
      kind: own.kind,
      filter: JSON.stringify(own.filter),
      settings: JSON.stringify(own.settings),
      weekdays: JSON.stringify(weekdays),
      hour,
      addresses: JSON.stringify(addresses),
      to_company: toCompany ? 1 : 0,
    };
    const known = await scheduleById(trx, id);
    if (known !== undefined) {
      const same =
        known.project_id === project.id &&
        known.made_by === member.user_id &&
        Object.entries(content).every(
          ([field, value]) => known[field as keyof typeof content] === value,
        ); // its keys
      if (!same) throw new Refusal('ID_TAKEN');
      return;
    }
    if (project.state === 'ARCHIVED')
      throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
    if (!services.sendsMail) throw new Refusal('MAIL_OFF');
    if (addresses.length === 0 && !toCompany)
      throw new Refusal('RECIPIENTS_REQUIRED', {}, 'addresses');
    if ((await countOf(trx, project.id, member.user_id)) >= reportMailLimits.schedules)
      throw new Refusal('SCHEDULES_TOO_MANY');
    const now = services.clock();
    // If the hour has passed today, the first report is that of a later day.
    const last_on = passedDay({ timeZone: project.time_zone, hour }, now);
    await trx
      .insertInto('report_schedule')
      .values({
        id,
        project_id: project.id,
        made_by: member.user_id,
        made_at: now,
        ...content,
        paused: 0,
        stopped: null,
        last_on,
        outcome: null,
      })
      .execute();
  });
}

/** When and to whom, in one form. */
function checkWhen(
  input: Pick<MutationChangeReportScheduleArgs['input'], 'weekdays' | 'hour' | 'addresses'>,
): { weekdays: Weekday[]; hour: number; addresses: string[] } {
  const addresses = checkAddresses(input.addresses);
  const weekdays = week.filter((day) => input.weekdays.includes(day));
  if (weekdays.length === 0) throw new Refusal('SCHEDULE_DAYS', {}, 'weekdays');
  const { hour } = input;
  if (hour < 0 || hour > 23) throw new Refusal('BAD_REQUEST', {}, 'hour');
  return { weekdays, hour, addresses };
}

/**
 * Changes what is made, when and to whom. It goes on being made as whoever set it up sees things;
 * one that has stopped goes on if they may make it.
 */
export async function changeReportSchedule(
  context: Context,
  { input }: MutationChangeReportScheduleArgs,
): Promise<void> {
  const { services } = context;
  const { weekdays, hour, addresses } = checkWhen(input);
  await writeTransaction(services.db, async (trx) => {
    const { project, member } = await requireMember(
      context,
      trx,
      'changeReportSchedule',
      input.projectId,
    );
    const known = await knownTo(trx, project, member, input.id);
    if (known === undefined) throw new Refusal('NOT_FOUND');
    if (project.state === 'ARCHIVED')
      throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
    // Written by `addReportSchedule`.
    const stored = JSON.parse(known.filter) as AskedReport['filter'];
    const { filter, settings } = checkAsked(
      {
        kind: known.kind,
        filter: { ...(input.filter ?? stored), companyId: stored.companyId ?? null },
        settings: { ...input.settings, allCompanies: false },
      },
      null,
    );
    const toCompany = input.toCompany && known.kind === 'TRADE_SHEET';
    if (addresses.length === 0 && !toCompany)
      throw new Refusal('RECIPIENTS_REQUIRED', {}, 'addresses');
    const changed = {
      filter: JSON.stringify(filter),
      settings: JSON.stringify(settings),
      weekdays: JSON.stringify(weekdays),
      hour,
      addresses: JSON.stringify(addresses),
      to_company: toCompany ? 1 : 0,
    };
    const maker = await memberOfReport(trx, project.id, known.made_by);
    const isMade = askedBy(maker, { ...known, ...changed }) !== null;
    const passed = passedDay({ timeZone: project.time_zone, hour }, services.clock());
    await trx
      .updateTable('report_schedule')
      .set({
        ...changed,
        ...(isMade && { stopped: null }),
        ...(passed > known.last_on && { last_on: passed, outcome: null }),
      })
      .where('id', '=', known.id)
      .execute();
  });
}

async function countOf(trx: Trx, projectId: string, userId: string): Promise<number> {
  const { n } = await trx
    .selectFrom('report_schedule')
    .where('project_id', '=', projectId)
    .where('made_by', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Pauses a schedule or lets it go on. Reports missed during a pause are not made afterwards. */
export async function pauseReportSchedule(
  context: Context,
  { input }: MutationPauseReportScheduleArgs,
): Promise<void> {
  const { services } = context;
  await writeTransaction(services.db, async (trx) => {
    const { project, member } = await requireMember(
      context,
      trx,
      'pauseReportSchedule',
      input.projectId,
    );
    const known = await knownTo(trx, project, member, input.id);
    if (known === undefined) throw new Refusal('NOT_FOUND');
    const paused = input.paused ? 1 : 0;
    if (known.paused === paused) return;
    const passed = passedDay({ timeZone: project.time_zone, hour: known.hour }, services.clock());
    await trx
      .updateTable('report_schedule')
      .set({
        paused,
        ...(paused === 0 && passed > known.last_on && { last_on: passed, outcome: null }),
      })
      .where('id', '=', known.id)
      .execute();
  });
}

/**
 * Removes a schedule. One that does not exist, or that the person may not see, counts as removed.
 */
export async function removeReportSchedule(
  context: Context,
  { input }: MutationRemoveReportScheduleArgs,
): Promise<void> {
  await writeTransaction(context.services.db, async (trx) => {
    const { project, member } = await requireMember(
      context,
      trx,
      'removeReportSchedule',
      input.projectId,
    );
    const known = await knownTo(trx, project, member, input.id);
    if (known !== undefined)
      await trx.deleteFrom('report_schedule').where('id', '=', known.id).execute();
  });
}

async function knownTo(
  trx: Trx,
  project: { id: string; name: string },
  member: MemberTable,
  id: string,
): Promise<ReportScheduleTable | undefined> {
  const known = await scheduleById(trx, id);
  if (known === undefined || known.project_id !== project.id || !seesSchedule(member, known))
    return undefined;
  if (!changesSchedule(member, known)) throw new Refusal('FORBIDDEN', { project: project.name });
  return known;
}
