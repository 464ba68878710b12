import { setImmediate } from 'node:timers/promises';
import { hiddenKinds } from '../../../rules/amounts';
import { allowedActions } from '../../../rules/moves';
import { may, type Right } from '../../../rules/rights';
import { overdueDays, waitingFor } from '../../../rules/shown';
import { fieldKeys, fieldOf } from '../../../rules/snagFields';
import type { Resolvers } from '../../../__generated__/server/resolvers';
import { checkFirst, relayConnectionOfRows } from '../../graphql/relayConnection';
import type { Context } from '../../context';
import { memberOf, seesPart, seesSnag } from '../../permissions';
import { Refusal } from '../../refusal';
import { dayIn } from '../../../rules/days';
import type { Loaders } from '../../graphql/loaders';
import type { SnagTable } from '../../database/schema';
import type { EventRow } from '../../graphql/mappers';
import { type Recorded, receiptOf } from '../journal/record';
import { historyPage } from '../journal/store';
import { positionOf, sealCursor, start } from '../journal/cursor';
import { createPacer } from '../journal/pacing';
import { acceptedFor } from '../acceptances/store';
import { addComment, commentNow, editableUntil, editComment } from './comment';
import { editSnag } from './edit';
import { evidenceOf, factsOf } from './facts';
import { moveSnag } from './move';
import { noticeOf } from './notice';
import { raiseSnag } from './raise';
import { titleOf } from './title';
import { projectOf, readerOf } from './reader';
import { listSnags } from './list';
import type { Filter } from './listFilter';
import { countSnags } from './listStore';
import { overviewFor } from './overview';
import { snagByNumber } from './store';

/** The fields that refer to nothing. */
const plainFields = Object.fromEntries(
  fieldKeys.flatMap((key) => {
    const { kind, name, column, seenBy } = fieldOf(key);
    if (kind === 'LINK' || column === undefined) return [];
    const read = (snag: SnagTable) => snag[column];
    return [[name, seenBy === undefined ? read : onlyFor(seenBy, read)] as const];
  }),
);

function onlyFor<Value>(right: Right, read: (snag: SnagTable) => Value) {
  return async (snag: SnagTable, _args: object, context: Context): Promise<Value | null> =>
    may(await memberOf(context, snag.project_id), right) ? read(snag) : null;
}

export const snagResolvers: Resolvers<Context> = {
  Project: {
    snagCounts: (project, { filter }, context) => countOnce(context, project.id, filter),
    overview: (project, args, context) => overviewFor(context, project.id, args),
    snags: (project, args, context) => listSnags(context, project.id, args),
    snag: async (project, { number }, context) => {
      const row = await snagByNumber(context.services.db, project.id, number);
      return row !== undefined && (await seesSnag(row, context)) ? row : null;
    },
  },
  Snag: {
    project: (snag, _args, context) => projectOf(context, snag.project_id),
    reference: async (snag, _args, context) =>
      `${(await projectOf(context, snag.project_id)).code}-${snag.number}`,
    displayTitle: (snag, _args, context) => titleOf(context, snag),
    trade: (snag, _args, { loaders }) =>
      snag.trade_id === null ? null : loaders.trade.load(snag.trade_id),
    company: (snag, _args, context) => companyOf(context, snag.company_id),
    assignee: (snag, _args, context) =>
      snag.assignee_id === null || seesPart(context)
        ? null
        : context.loaders.user.load(snag.assignee_id),
    location: (snag, _args, { loaders }) =>
      snag.location_id === null ? null : loaders.location.load(snag.location_id),
    ...plainFields,
    overdueDays: async (snag, _args, context) =>
      overdueDays(
        factsOf(snag),
        dayIn((await projectOf(context, snag.project_id)).time_zone, context.services.clock()),
      ),
    raisedBy: (snag, _args, context) => person(context, snag.raised_by),
    raisedAt: (snag) => snag.raised_at,
    afterAcceptance: async (snag, _args, context) => {
      if (snag.company_id === null) return null;
      const works = await context.loaders.acceptedWorks.load(snag.company_id);
      return acceptedFor(snag, works, (await projectOf(context, snag.project_id)).time_zone);
    },
    fixedBy: (snag, _args, { loaders }) =>
      snag.fixed_by === null ? null : loaders.user.load(snag.fixed_by),
    fixedAt: (snag) => snag.fixed_at,
    closedBy: (snag, _args, { loaders }) =>
      snag.closed_by === null ? null : loaders.user.load(snag.closed_by),
    closedAt: (snag) => snag.closed_at,
    sentBackCount: (snag) => snag.sent_back_count,
    importUndone: (snag) => snag.import_undone === 1,
    changedAt: (snag) => snag.changed_at,
    comments: (snag, _args, { loaders }) => loaders.commentsOfSnag.load(snag.id),
    waitingFor: (snag) => ({ ...waitingFor(factsOf(snag)), since: snag.waiting_since }),
    takeBack: (snag) => factsOf(snag).takeBack,
    allowedActions: async (snag, _args, context) => {
      const member = await memberOf(context, snag.project_id);
      if (member === null) return [];
      const project = await projectOf(context, snag.project_id);
      return allowedActions(
        factsOf(snag),
        {
          userId: member.user_id,
          role: member.role,
          companyId: member.company_id,
          silent: member.may_comment === 0,
        },
        project.state === 'ARCHIVED',
      );
    },
    photoCount: async (snag, _args, { loaders }) =>
      (await loaders.photosOfSnag.load(snag.id)).length,
    evidenceCount: async (snag, _args, { loaders }) =>
      evidenceOf(snag, await loaders.photosOfSnag.load(snag.id)).length,
    photos: (snag, _args, { loaders }) => loaders.photosOfSnag.load(snag.id),
    thumbnail: async (snag, _args, { loaders }) => {
      const photos = await loaders.photosOfSnag.load(snag.id);
      return photos.find((photo) => photo.kind === 'DEFECT') ?? null;
    },
    lastMessages: (snag, _args, { loaders }) => loaders.lastMessagesOfSnag.load(snag.id),
    history: async (snag, { first, after }, context) => {
      checkFirst(first);
      const { secret, db } = context.services;
      const { seq: afterSeq } =
        after == null ? start : await positionOf(context.services, snag.project_id, after);
      await nextIteration(context, 'events');
      const without = hiddenKinds(await memberOf(context, snag.project_id));
      const rows =
        afterSeq === 0
          ? await context.loaders.firstEventsOfSnag.load({ snagId: snag.id, first, without })
          : await historyPage(db, snag.id, { first, afterSeq, without });
      await nextIteration(context, 'files');
      await readWhatIsTold(context, rows);
      await pace(() => rows.length / eventsAtOnce);
      return relayConnectionOfRows(rows, first, after, (row) =>
        sealCursor(secret, row.project_id, row),
      );
    },
  },
  TakeBack: {
    by: ({ by }, _args, context) => person(context, by),
  },
  WaitingFor: {
    company: (waiting, _args, context) => companyOf(context, waiting.companyId),
  },
  Event: {
    comment: async (event, _args, context) => (await commentNow(event, context)).text,
    editedAt: async (event, _args, context) => (await commentNow(event, context)).editedAt,
    editableUntil: (event, _args, context) => editableUntil(event, context),
    edited: (event, _args, { loaders }) =>
      event.kind === 'COMMENT_EDITED' ? loaders.event.load(event.subject_id ?? '') : null,
  },
  Mutation: {
    raiseSnag: async (_root, args, context) => snagPayload(context, await raiseSnag(context, args)),
    editSnag: async (_root, args, context) => snagPayload(context, await editSnag(context, args)),
    moveSnag: async (_root, args, context) => snagPayload(context, await moveSnag(context, args)),
    addComment: async (_root, args, context) =>
      snagPayload(context, await addComment(context, args)),
    editComment: async (_root, args, context) =>
      snagPayload(context, await editComment(context, args)),
  },
};

type Counts = ReturnType<typeof countSnags>;

/** By the loaders of an answer, because both are of one state. */
const counted = new WeakMap<Loaders, Map<string, Counts>>();

/**
 * A screen asks for the counts of its list, and again for those of all that its search finds:
 * mostly the same.
 */
function countOnce(context: Context, projectId: string, filter: Filter): Counts {
  const { chip: _chip, ...rest } = filter ?? {};
  const asked = JSON.stringify([
    projectId,
    Object.entries(rest)
      .filter(([, value]) => value != null && value !== '')
      .toSorted(),
  ]);
  const known = counted.get(context.loaders) ?? new Map<string, Counts>();
  counted.set(context.loaders, known);
  const counting =
    known.get(asked) ??
    readerOf(context, projectId).then((reader) => countSnags(context.services.db, reader, filter));
  known.set(asked, counting);
  return counting;
}

/**
 * Events that are answered in one iteration of the event loop: some ms. A device copies 100 snags
 * with all theirs in one answer.
 */
const eventsAtOnce = 50;

const pace = createPacer();

/** By the loaders of an answer. */
const iterations = new WeakMap<Loaders, Map<string, Promise<void>>>();

/**
 * Waits for the next iteration of the event loop before a step of an answer's histories. All
 * histories wait for the same one, so that they are still read together.
 */
function nextIteration({ loaders }: Context, step: 'events' | 'files'): Promise<void> {
  const known = iterations.get(loaders) ?? new Map<string, Promise<void>>();
  iterations.set(loaders, known);
  const next = known.get(step) ?? setImmediate();
  known.set(step, next);
  return next;
}

/**
 * Reads what nearly every event shows, for all of them in one batch: in separate iterations of the
 * event loop each would be a batch of its own.
 */
async function readWhatIsTold({ loaders }: Context, events: readonly EventRow[]): Promise<void> {
  const [files] = await Promise.all([
    Promise.all(events.map(({ id }) => loaders.filesOfEvent.load(id))),
    Promise.all(
      events
        .filter(({ kind }) => kind === 'COMMENT_ADDED')
        .map(({ id }) => loaders.editsOfComment.load(id)),
    ),
  ]);
  await Promise.all(files.flat().map(({ file_id }) => loaders.photo.load(file_id)));
}

/** The payload of all snag mutations: the receipt, and the snag as it is now. */
export async function snagPayload(context: Context, { event }: Recorded) {
  const snag = await context.loaders.snag.load(event.snag_id ?? '');
  const visible = snag !== null && (await seesSnag(snag, context));
  return {
    receipt: receiptOf(context, event),
    event: visible ? event : null,
    snag: visible ? snag : null,
    notice: snag && (await noticeOf(context, event, snag, visible)),
  };
}

/** Nobody's for whoever sees a part of the project. */
const companyOf = (context: Context, id: string | null) =>
  id === null || seesPart(context) ? null : context.loaders.company.load(id);

async function person(context: Context, userId: string) {
  const user = await context.loaders.user.load(userId);
  if (user === null) throw new Refusal('NOT_FOUND');
  return user;
}
