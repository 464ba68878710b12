import type { Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { ReportTable } from '../../database/reportTable';
import { cameByLink, cameForCompany, memberOf } from '../../permissions';
import { Refusal, type RefusalExtensions } from '../../refusal';
import { extentOf } from './extent';
import { filterWords } from './filterWords';
import { askedOf, cancelReport, makeReport, removeReport, toldSettings } from './make';
import { removesReport, reportById, reportsFor, seesReport } from './store';
import { loaded } from '../../graphql/loaders';

export const reportResolvers: Resolvers<Context> = {
  Project: {
    reports: async (project, _args, context) =>
      cameForCompany(context)
        ? []
        : reportsFor(context.services.db, await memberOf(context, project.id)),
    // Whoever came by a link makes none.
    reportExtent: (project, args, context) =>
      cameByLink(context) ? null : extentOf(context, project, args),
  },
  Report: {
    progress: ({ state, progress }) => (state === 'MAKING' ? progress : null),
    failure: ({ failure }, _args, { language }) =>
      failure === null ? null : failureOf(failure).in(language),
    about: (report, _args, { services, language }) =>
      filterWords(services.db, report.project_id, askedOf(report).filter, language),
    settings: (report) => toldSettings(askedOf(report).settings),
    snagCount: ({ snag_count }) => snag_count,
    by: async ({ asked_by }, _args, { loaders }) => loaded(await loaders.user.load(asked_by)),
    askedAt: ({ asked_at }) => asked_at,
    byteLength: ({ byte_length }) => byte_length,
    url: ({ id, state }) => (state === 'READY' ? `/files/reports/${id}` : null),
    forSigning: ({ sign_off }) => sign_off !== null,
    mayRemove: async (report, _args, context) =>
      removesReport(loaded(await memberOf(context, report.project_id)), report),
  },
  Mutation: {
    makeReport: async (_root, args, context) => {
      await makeReport(context, args);
      const report = await reportById(context.services.db, args.input.id);
      if (report === undefined) throw new Refusal('NOT_FOUND');
      return { report, project: loaded(await context.loaders.project.load(args.input.projectId)) };
    },
    cancelReport: async (_root, args, context) => {
      await cancelReport(context, args);
      return { report: await shownReport(context, args.input) };
    },
    removeReport: async (_root, args, context) => {
      await removeReport(context, args);
      return {
        removedId: args.input.id,
        project: loaded(await context.loaders.project.load(args.input.projectId)),
      };
    },
  },
};

async function shownReport(
  context: Context,
  { projectId, id }: { projectId: string; id: string },
): Promise<ReportTable | null> {
  const report = await reportById(context.services.db, id);
  return report !== undefined &&
    report.project_id === projectId &&
    seesReport(await memberOf(context, projectId), report)
    ? report
    : null;
}

function failureOf(failure: string): Refusal {
  // Written by features/reports/making.ts.
  const { code, meta } = JSON.parse(failure) as Partial<Pick<RefusalExtensions, 'code' | 'meta'>>;
  return new Refusal(code ?? 'REPORT_FAILED', {
    ...meta,
    project: String(meta?.project),
    limit: Number(meta?.limit),
    things: meta?.things === 'photos' ? 'photos' : 'snags',
  });
}
