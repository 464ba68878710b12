import { createHash } from 'node:crypto';
import type { Context } from '../../context';
import type { PlanRevisionTable } from '../../database/planTables';
import type { SnagRow } from '../../graphql/mappers';
import { seesSnag } from '../../permissions';
import { apply, compose, invert, readAffine, type Affine } from '../plans/affine';
import { pagesOf } from '../plans/file';
import { partsOfSheet } from '../../../rules/events';
import { currentOf } from '../plans/pin';

/** What a list begins near: the place and the pin of one snag. */
export interface Origin {
  snag: SnagRow;
  locationId: string | null;
  /** Null if the snag has no pin that can be shown. */
  sheet: OriginSheet | null;
  /** Another one as soon as anything of it is another: a cursor goes on only where it began. */
  mark: string;
}

export interface OriginSheet {
  planId: string;
  /** From a pin as a snag keeps it to millimetres of paper from the origin, for each revision of the plan. */
  fromOrigin: readonly { revisionId: string; map: Affine }[];
}

/** Null for a snag of another project, one that is not there and one that the viewer may not see: nothing is near it. */
export async function originOf(context: Context, projectId: string, snagId: string | null | undefined): Promise<Origin | null> {
  const snag = snagId == null ? null : await context.loaders.snag.load(snagId);
  if (snag === null || snag.project_id !== projectId || !(await seesSnag(snag, context))) return null;
  const sheet = await sheetOf(context, snag);
  const mark = createHash('sha256').update(JSON.stringify([snag.id, snag.location_id, sheet])).digest('base64url').slice(0, 12);
  return { snag, locationId: snag.location_id, sheet, mark };
}

/** Far and near are measured on the paper of the revision that the plan is looked at on, where a step to the side is as long as one upwards. */
async function sheetOf({ loaders }: Context, snag: SnagRow): Promise<OriginSheet | null> {
  const plan = snag.plan_id === null ? null : await loaders.plan.load(snag.plan_id);
  if (plan === null || plan.removed_at !== null) return null;
  const revisions = await loaders.revisionsOfPlan.load(plan.id);
  const shown = currentOf(revisions);
  const file = await loaders.planFile.load(shown.file_id);
  const paper = file === null ? undefined : pagesOf(file)[shown.page - 1];
  if (paper === undefined) return null;
  const toPaper: Affine = [paper.widthMm, 0, 0, paper.heightMm, 0, 0];
  const onPaper = ({ to_first }: Pick<PlanRevisionTable, 'to_first'>): Affine =>
    compose(toPaper, compose(invert(readAffine(shown.to_first)), compose(readAffine(to_first), [1 / partsOfSheet, 0, 0, 1 / partsOfSheet, 0, 0])));
  const own = revisions.find(({ id }) => id === snag.pin_revision_id);
  if (own === undefined) return null;
  const at = apply(onPaper(own), { x: snag.pin_x ?? 0, y: snag.pin_y ?? 0 });
  return { planId: plan.id, fromOrigin: revisions.map((revision) => ({ revisionId: revision.id, map: compose([1, 0, 0, 1, -at.x, -at.y], onPaper(revision)) })) };
}
