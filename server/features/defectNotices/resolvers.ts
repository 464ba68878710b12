import type { Resolvers } from '../../../__generated__/server/resolvers';
import { mayFollow, noticeKinds, type NoticeState } from '../../../rules/defectNotices';
import { dayIn, dayMs } from '../../../rules/days';
import { may } from '../../../rules/rights';
import type { Context } from '../../context';
import type { DefectNoticeTable } from '../../database/defectNoticeTables';
import { loaded } from '../../graphql/loaders';
import { memberOf, readsNotices } from '../../permissions';
import { Refusal } from '../../refusal';
import { nameOf } from '../journal/names';
import { receiptOf } from '../journal/record';
import { draftOf } from './draft';
import { ownPeriodsOf } from './ownPeriods';
import { recordNoticeReceipt } from './receipt';
import { sendDefectNotice } from './send';
import { noticeById, noticesFor, opensNotice, passedBy, snagIdsOf, stateOf } from './store';

export const defectNoticeResolvers: Resolvers<Context> = {
  Project: {
    defectNotices: async (project, _args, context) =>
      readsNotices(project, context)
        ? noticesFor(context.services.db, await memberOf(context, project.id))
        : [],
    defectNoticeDraft: (project, args, context) => draftOf(context, project, args),
  },
  Viewer: {
    passedNotices: ({ userId }, _args, context) => passedFor(context, userId),
  },
  DefectNotice: {
    project: async ({ project_id }, _args, { loaders }) =>
      loaded(await loaders.project.load(project_id)),
    company: async ({ company_id }, _args, { loaders }) =>
      loaded(await loaders.company.load(company_id)),
    previous: async ({ previous_id }, _args, { services }) =>
      previous_id === null ? null : ((await noticeById(services.db, previous_id)) ?? null),
    text: ({ body }) => body,
    deadlineOn: ({ deadline_on }) => deadline_on,
    amount: async ({ amount, project_id }, _args, context) =>
      may(await memberOf(context, project_id), 'seeAmounts') ? amount : null,
    state: (notice, _args, context) => shownState(notice, context),
    owed: async ({ id }, _args, { loaders }) =>
      loaded(await loaders.progressOfNotice.load(id)).owed,
    toCheck: async ({ id }, _args, { loaders }) =>
      loaded(await loaders.progressOfNotice.load(id)).toCheck,
    snagCount: async ({ id }, _args, { loaders }) =>
      loaded(await loaders.progressOfNotice.load(id)).snags,
    sentBy: async ({ sent_by }, _args, { loaders }) => loaded(await loaders.user.load(sent_by)),
    sentAt: ({ sent_at }) => sent_at,
    mails: async ({ id, project_id }, _args, context) =>
      may(await memberOf(context, project_id), 'seeOthersMails')
        ? context.loaders.mailsOfNotice.load(id)
        : [],
    openedAt: ({ opened_at }) => opened_at,
    openedBy: async ({ opened_by }, _args, context) =>
      opened_by === null ? null : nameOf(context, opened_by),
    receivedOn: ({ received_on }) => received_on,
    slipUrl: async ({ id, project_id }, _args, context) =>
      may(await memberOf(context, project_id), 'sendNotices') &&
      (await context.loaders.slipsOfNotice.load(id)).some(({ file_key }) => file_key !== null)
        ? `/files/notices/${id}/slip`
        : null,
    slipUrls: async ({ id, project_id }, _args, context) =>
      may(await memberOf(context, project_id), 'sendNotices')
        ? (await context.loaders.slipsOfNotice.load(id))
            .filter(({ file_key }) => file_key !== null)
            .map((slip) => `/files/notices/${id}/slip/${slip.id}`)
        : [],
    slips: async ({ id, project_id }, _args, context) =>
      may(await memberOf(context, project_id), 'sendNotices')
        ? (await context.loaders.slipsOfNotice.load(id)).length
        : 0,
    byteLength: ({ byte_length }) => byte_length,
    url: async (notice, _args, context) =>
      notice.file_key !== null && opensNotice(await memberOf(context, notice.project_id), notice)
        ? `/files/notices/${notice.id}`
        : null,
    isWithheld: async (notice, _args, context) =>
      !opensNotice(await memberOf(context, notice.project_id), notice),
    concerns: (notice, { snagId }) => snagIdsOf(notice).includes(snagId),
    mayFollow: async (notice, _args, context) => {
      const project = loaded(await context.loaders.project.load(notice.project_id));
      if (project.state !== 'ACTIVE' || !may(await memberOf(context, project.id), 'sendNotices'))
        return [];
      const state = await shownState(notice, context);
      return noticeKinds.filter((next) => mayFollow(next, { kind: notice.kind, state }));
    },
  },
  Acceptance: {
    ownPeriods: async (row, _args, { loaders, services: { db } }) => {
      const { time_zone: zone } = loaded(await loaders.project.load(row.project_id));
      return Promise.all(
        (await ownPeriodsOf(db, row, zone)).map(async (period) => ({
          ...period,
          snag: loaded(await loaders.snag.load(period.snag.id)),
        })),
      );
    },
  },
  DefectNoticeMail: {
    to: async ({ user_id, address }, _args, context) =>
      user_id === null ? address : ((await nameOf(context, user_id)) ?? ''),
    settledAt: ({ settled_at }) => settled_at,
  },
  DefectNoticeDraft: {
    text: ({ body }) => body,
    snags: async ({ snagIds }, _args, { loaders }) =>
      (await loaders.snag.loadMany(snagIds)).filter(
        (row): row is Exclude<typeof row, Error | null> => row !== null && !(row instanceof Error),
      ),
  },
  Mutation: {
    sendDefectNotice: async (_root, args, context) => {
      const { event } = await sendDefectNotice(context, args);
      const notice = await noticeById(context.services.db, args.input.id);
      if (notice === undefined) throw new Refusal('NOT_FOUND');
      return {
        receipt: receiptOf(context, event),
        notice,
        project: loaded(await context.loaders.project.load(args.input.projectId)),
      };
    },
    recordNoticeReceipt: async (_root, args, context) => {
      const { event } = await recordNoticeReceipt(context, args);
      const notice = await noticeById(context.services.db, args.input.noticeId);
      if (notice === undefined) throw new Refusal('NOT_FOUND');
      return { receipt: receiptOf(context, event), notice };
    },
  },
};

/** Those of a person that wait for them: they can send a second one. */
async function passedFor(context: Context, userId: string): Promise<DefectNoticeTable[]> {
  const { db, clock } = context.services;
  const shown: DefectNoticeTable[] = [];
  for (const notice of await passedBy(db, userId, dayIn('UTC', clock() + dayMs))) {
    if (!may(await memberOf(context, notice.project_id), 'sendNotices')) continue;
    if ((await shownState(notice, context)) === 'PASSED') shown.push(notice);
  }
  return shown;
}

const shownState = async (
  notice: DefectNoticeTable,
  { loaders, services }: Context,
): Promise<NoticeState> =>
  stateOf(
    notice,
    loaded(await loaders.progressOfNotice.load(notice.id)),
    loaded(await loaders.project.load(notice.project_id)),
    services.clock(),
  );
