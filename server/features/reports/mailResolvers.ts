import type { Resolvers } from '../../../__generated__/server/resolvers';
import { nextDay } from '../../../rules/schedules';
import type { Context } from '../../context';
import type { ReportMailReason, ReportScheduleTable } from '../../database/reportMailTables';
import { type Message, message, say } from '../../messages';
import type { ReportTable } from '../../database/reportTable';
import { cameByLink, memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { nameOf } from '../journal/names';
import { filterWords } from './filterWords';
import { toldSettings } from './make';
import { reportById, seesReport } from './store';
import {
  changesSchedule,
  scheduleById,
  schedulesFor,
  seesSchedule,
  weekdaysOf,
} from './scheduleStore';
import {
  addReportSchedule,
  askedBy,
  changeReportSchedule,
  pauseReportSchedule,
  removeReportSchedule,
} from './schedules';
import { sendReport } from './send';
import { sendTradeSheets } from './sendSheets';
import { addressesOf, companyOfSheet, seesMail, sendsReport } from './mailStore';
import { loaded } from '../../graphql/loaders';

/** Whoever came by a link sends none. */
const sends = async (context: Context, report: ReportTable): Promise<boolean> =>
  !cameByLink(context) && sendsReport(await memberOf(context, report.project_id), report);

export const reportMailResolvers: Resolvers<Context> = {
  Project: {
    reportSchedules: async (project, _args, context) =>
      schedulesFor(context.services.db, await memberOf(context, project.id)),
  },
  Report: {
    mails: async (report, _args, context) => {
      const member = await memberOf(context, report.project_id);
      return (await context.loaders.mailsOfReport.load(report.id)).filter((mail) =>
        seesMail(member, mail),
      );
    },
    maySend: async (report, _args, context) =>
      context.services.sendsMail && (await sends(context, report)),
    companyPeople: async (report, _args, context) => {
      const companyId = companyOfSheet(report);
      if (companyId === null || !(await sends(context, report))) return [];
      const company = await context.loaders.peopleOfCompany.load(companyId);
      return company === null
        ? []
        : [
            ...company.people.map(({ name }) => name),
            ...(company.email === null ||
            company.people.some(({ email }) => email === company.email)
              ? []
              : [company.email]),
          ];
    },
  },
  ReportMail: {
    to: async ({ user_id, address }, _args, context) =>
      user_id === null ? address : ((await nameOf(context, user_id)) ?? ''),
    by: async ({ sent_by }, _args, { loaders }) => loaded(await loaders.user.load(sent_by)),
    askedAt: ({ asked_at }) => asked_at,
    settledAt: ({ settled_at }) => settled_at,
    problem: ({ reason }, _args, { language }) =>
      reason === null ? null : say(reasons[reason], language),
    scheduled: ({ schedule_id }) => schedule_id !== null,
  },
  ReportSchedule: {
    about: (schedule, _args, { services, language }) =>
      filterWords(services.db, schedule.project_id, askedWith(schedule).filter, language),
    settings: (schedule) => toldSettings(askedWith(schedule).settings),
    weekdays: weekdaysOf,
    addresses: addressesOf,
    toCompany: ({ to_company }) => to_company === 1,
    by: async ({ made_by }, _args, { loaders }) => loaded(await loaders.user.load(made_by)),
    paused: ({ paused }) => paused === 1,
    stopped: isStopped,
    nextOn: async (schedule, _args, context) => {
      const { state, time_zone } = loaded(await context.loaders.project.load(schedule.project_id));
      if (
        state === 'ARCHIVED' ||
        schedule.paused === 1 ||
        (await isStopped(schedule, _args, context))
      )
        return null;
      return nextDay(
        { timeZone: time_zone, weekdays: weekdaysOf(schedule), hour: schedule.hour },
        schedule.last_on,
        context.services.clock(),
      );
    },
    lastOn: ({ outcome, last_on }) => (outcome === null ? null : last_on),
    mayChange: async (schedule, _args, context) =>
      changesSchedule(loaded(await memberOf(context, schedule.project_id)), schedule),
  },
  Mutation: {
    sendReport: async (_root, args, context) => {
      await sendReport(context, args);
      const report = await reportById(context.services.db, args.input.reportId);
      if (
        report === undefined ||
        !seesReport(await memberOf(context, args.input.projectId), report)
      )
        throw new Refusal('NOT_FOUND');
      return { report };
    },
    sendTradeSheets: async (_root, args, context) => ({
      ...(await sendTradeSheets(context, args)),
      project: loaded(await context.loaders.project.load(args.input.projectId)),
    }),
    addReportSchedule: async (_root, args, context) => {
      await addReportSchedule(context, args);
      return { project: loaded(await context.loaders.project.load(args.input.projectId)) };
    },
    changeReportSchedule: async (_root, args, context) => {
      await changeReportSchedule(context, args);
      return { project: loaded(await context.loaders.project.load(args.input.projectId)) };
    },
    pauseReportSchedule: async (_root, args, context) => {
      await pauseReportSchedule(context, args);
      const schedule = await scheduleById(context.services.db, args.input.id);
      return {
        schedule:
          schedule !== undefined &&
          seesSchedule(await memberOf(context, schedule.project_id), schedule)
            ? schedule
            : null,
      };
    },
    removeReportSchedule: async (_root, args, context) => {
      await removeReportSchedule(context, args);
      return { project: loaded(await context.loaders.project.load(args.input.projectId)) };
    },
  },
};

/** Filter and settings as they were stored when it was set up. */
const askedWith = (schedule: ReportScheduleTable) =>
  ({ filter: JSON.parse(schedule.filter), settings: JSON.parse(schedule.settings) }) as Pick<
    NonNullable<ReturnType<typeof askedBy>>,
    'filter' | 'settings'
  >; // written by `addReportSchedule`

/**
 * Whether the report can no longer be made, shown before the day on which it is due.
 */
async function isStopped(
  schedule: ReportScheduleTable,
  _args: unknown,
  { loaders }: Context,
): Promise<boolean> {
  if (schedule.stopped !== null) return true;
  const memberships = await loaders.membershipsOf.load(schedule.made_by);
  return (
    askedBy(
      memberships.find(({ project_id }) => project_id === schedule.project_id) ?? null,
      schedule,
    ) === null
  );
}

const reasons: Readonly<Record<ReportMailReason, Message>> = {
  REFUSED: message('The mail server rejected this address.'),
  TOO_LATE: message('The mail server could not be reached for a day, so the email was not sent.'),
  NO_REPORT: message('There was no report to send.'),
  NO_RIGHT: message(
    'The sender or recipient no longer has access to this report, so it was not sent.',
  ),
  RESTORED: message('The server was restored from a backup, so we can’t tell whether it was sent.'),
};
