import type { Resolvers } from '../../../__generated__/server/resolvers';
import { partsOfSheet } from '../../../rules/events';
import { dayIn } from '../../../rules/days';
import { extractPath, inColumns, revisionPath } from '../../../rules/pins';
import { nameKey } from '../../../rules/text';
import type { Context } from '../../context';
import type { PlanRevisionTable, PlanTable } from '../../database/planTables';
import type { PlanRevisionRow, SnagRow } from '../../graphql/mappers';
import { memberOf, seesPart, seesPlan } from '../../permissions';
import { Refusal } from '../../refusal';
import { receiptOf, type Recorded } from '../journal/record';
import { readerOf } from '../snags/reader';
import { pinsOn } from '../snags/listStore';
import { addPlan, addPlanRevision } from './add';
import { readAffine } from './affine';
import { alignPlanRevision, redrawPlanRevision } from './revision';
import { editPlan, removePlan } from './plan';
import { failureOf, pagesOf, titleOf } from './file';
import { linksOf } from './links';
import { currentOf, pinSpotsOn } from './pin';
import { planByCode, plansOf } from './store';
import { uploadPlanFile } from './upload';
import { loaded } from '../../graphql/loaders';

export const planResolvers: Resolvers<Context> = {
  Project: {
    plans: async (project, { first }, context) => {
      const member = await memberOf(context, project.id);
      if (member === null) throw new Refusal('NOT_FOUND');
      const rows = await plansOf(context.services.db, member, first ?? null);
      for (const row of rows) context.loaders.plan.prime(row.id, row);
      return rows;
    },
    plan: async (project, { code }, context) => {
      const row = await planByCode(context.services.db, project.id, nameKey(code.trim()));
      return row !== undefined && (await seesPlan(row, context)) ? row : null;
    },
  },
  Plan: {
    project: async (plan, _args, { loaders }) =>
      loaded(await loaders.project.load(plan.project_id)),
    location: (plan, _args, { loaders }) =>
      plan.location_id === null ? null : loaders.location.load(plan.location_id),
    current: async (plan, _args, { loaders }) =>
      currentOf(await loaders.revisionsOfPlan.load(plan.id)),
    revisions: (plan, _args, { loaders }) => loaders.revisionsOfPlan.load(plan.id),
    pinCount: (plan, _args, { loaders }) => loaders.pinsOfPlan.load(plan.id),
    links: (plan, _args, context) => linksOf(plan, context),
    pins: async (plan, { filter, revisionId }, context) => {
      const revisions = await context.loaders.revisionsOfPlan.load(plan.id);
      const shown =
        revisionId == null ? currentOf(revisions) : revisions.find(({ id }) => id === revisionId);
      if (shown === undefined) throw new Refusal('NOT_FOUND', {}, 'revisionId');
      const reader = await readerOf(context, plan.project_id);
      const pins = await pinsOn(context.services.db, reader, plan.id, filter);
      const spotOf = pinSpotsOn(shown, revisions);
      return inColumns(
        pins.map((pin) => ({
          number: pin.number,
          status: pin.status,
          locationId: pin.location_id,
          dueOn: pin.due_on,
          spot: spotOf(pin),
        })),
        dayIn(reader.project.time_zone, reader.now),
      );
    },
  },
  PlanRevision: {
    plan: async (revision, _args, { loaders }) => loaded(await loaders.plan.load(revision.plan_id)),
    fileName: async (revision, _args, context) => (await fileOf(context, revision)).name,
    // Being drawn is known to the process that draws it.
    state: (revision, _args, { services }) =>
      progressOf(revision, services) === null ? revision.state : 'RENDERING',
    progress: (revision, _args, { services }) => progressOf(revision, services),
    failure: async (revision, _args, context) =>
      revision.state === 'FAILED'
        ? failureOf(revision, (await fileOf(context, revision)).name, context.language)
        : null,
    widthPx: (revision) => revision.width_px,
    heightPx: (revision) => revision.height_px,
    pageWidthMm: async (revision, _args, context) => (await paperOf(context, revision)).widthMm,
    pageHeightMm: async (revision, _args, context) => (await paperOf(context, revision)).heightMm,
    tiles: (revision) => {
      const { tile_px: size, tile_overlap_px: overlap } = revision;
      return size === null || overlap === null
        ? null
        : { url: `${pathOf(revision)}/tiles`, size, overlap };
    },
    overviewUrl: (revision, { size }) =>
      revision.state === 'READY'
        ? `${pathOf(revision)}/overview/${size === 'SMALL' ? 'small' : 'medium'}`
        : null,
    packBytes: (revision, _args, { services }) =>
      revision.state === 'READY' ? services.plans.packBytes(revision.tiles_key) : null,
    aligned: (revision) => revision.aligned === 1,
    toFirst: (revision) => [...readAffine(revision.to_first)],
    addedBy: async (revision, _args, { loaders }) =>
      loaded(await loaders.user.load(revision.added_by)),
    addedAt: (revision) => revision.added_at,
  },
  PlanFile: {
    byteLength: (file) => file.byte_length,
    pages: (file) => pagesOf(file).map((_, index, facts) => ({ file, facts, index })),
  },
  PlanPage: {
    page: ({ index }) => index + 1,
    title: (page, _args, { language }) => titleOf(page, language),
    widthMm: ({ facts, index }) => loaded(facts[index] ?? null).widthMm,
    heightMm: ({ facts, index }) => loaded(facts[index] ?? null).heightMm,
    pictureUrl: ({ file, index }, { size }) =>
      file.mime === 'application/pdf'
        ? `/files/plans/${file.id}/pages/${index + 1}/${size === 'SMALL' ? 'small' : 'large'}`
        : null,
  },
  Snag: {
    pin: async (snag, _args, context) => {
      const plan = snag.plan_id === null ? null : await context.loaders.plan.load(snag.plan_id);
      if (plan === null || plan.removed_at !== null) return null;
      return !seesPart(context) || (await seesPlan(plan, context)) ? snag : null;
    },
  },
  Pin: {
    plan: (snag, _args, context) => planOf(context, snag),
    revision: async (snag, _args, context) => (await shownSpotOf(context, snag)).revision,
    x: async (snag, _args, context) => (await shownSpotOf(context, snag)).spot.x,
    y: async (snag, _args, context) => (await shownSpotOf(context, snag)).spot.y,
    extractUrl: async (snag, _args, context) => {
      const { revision, spot } = await shownSpotOf(context, snag);
      return revision.state === 'READY' ? extractPath(revision.id, spot) : null;
    },
    setOn: async (snag, _args, { loaders }) =>
      loaded(await loaders.planRevision.load(snag.pin_revision_id ?? '')),
    setX: (snag) => (snag.pin_x ?? 0) / partsOfSheet,
    setY: (snag) => (snag.pin_y ?? 0) / partsOfSheet,
  },
  Mutation: {
    uploadPlanFile: async (_root, args, context) => {
      const { event } = await uploadPlanFile(context, args);
      return {
        receipt: receiptOf(context, event),
        file: loaded(await context.loaders.planFile.load(args.input.fileId)),
      };
    },
    addPlan: async (_root, args, context) => planPayload(context, await addPlan(context, args)),
    editPlan: async (_root, args, context) => planPayload(context, await editPlan(context, args)),
    removePlan: async (_root, args, context) => {
      const { event } = await removePlan(context, args);
      return {
        receipt: receiptOf(context, event),
        removedId: args.input.planId,
        project: loaded(await context.loaders.project.load(event.project_id)),
      };
    },
    addPlanRevision: async (_root, args, context) =>
      planPayload(context, await addPlanRevision(context, args)),
    alignPlanRevision: async (_root, args, context) =>
      planPayload(context, await alignPlanRevision(context, args)),
    redrawPlanRevision: async (_root, args, context) =>
      planPayload(context, await redrawPlanRevision(context, args)),
  },
};

/** The payload of all plan mutations: the plan as it is now, not as the event left it. */
const planPayload = async (context: Context, { event }: Recorded) => ({
  receipt: receiptOf(context, event),
  plan: loaded(await context.loaders.plan.load(event.subject_id ?? '')),
});

const pathOf = (revision: PlanRevisionTable): string => revisionPath(revision.id);

const progressOf = (revision: PlanRevisionRow, { progress }: Context['services']): number | null =>
  revision.state === 'QUEUED' ? progress.of(revision.id) : null;

const fileOf = async ({ loaders }: Context, revision: PlanRevisionRow) =>
  loaded(await loaders.planFile.load(revision.file_id));

async function paperOf(context: Context, revision: PlanRevisionRow) {
  return loaded(pagesOf(await fileOf(context, revision))[revision.page - 1] ?? null);
}

const planOf = async ({ loaders }: Context, snag: SnagRow): Promise<PlanTable> =>
  loaded(await loaders.plan.load(snag.plan_id ?? ''));

/** On the revision that is shown now. */
async function shownSpotOf({ loaders }: Context, snag: SnagRow) {
  const revisions = await loaders.revisionsOfPlan.load(snag.plan_id ?? '');
  const revision = currentOf(revisions);
  return { revision, spot: pinSpotsOn(revision, revisions)(snag) };
}
