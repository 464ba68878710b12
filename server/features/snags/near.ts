import { createHash } from 'node:crypto';
import { markLength, originText } from '../../../rules/listPage';
import { type Origin as NearOrigin, type OriginSheet, sheetAround } from '../../../rules/snagOrder';
import type { Context } from '../../context';
import type { SnagRow } from '../../graphql/mappers';
import { seesSnag } from '../../permissions';
import { pagesOf } from '../plans/file';
import { currentOf, laid } from '../plans/pin';
import { factsOf } from './facts';

/** The origin of a list by nearness. */
export interface Origin extends NearOrigin {
  snag: SnagRow;
  /**
   * Changes with everything about the origin, because a cursor is valid only for the origin it was
   * made for.
   */
  mark: string;
}

/**
 * Null for a snag that is of another project, does not exist or is not visible to the viewer:
 * nothing is near it.
 */
export async function originOf(
  context: Context,
  projectId: string,
  snagId: string | null | undefined,
): Promise<Origin | null> {
  const snag = snagId == null ? null : await context.loaders.snag.load(snagId);
  if (snag === null || snag.project_id !== projectId || !(await seesSnag(snag, context)))
    return null;
  const sheet = await sheetOf(context, snag);
  const origin = { locationId: snag.location_id, sheet };
  const mark = createHash('sha256')
    .update(originText(snag.id, origin))
    .digest('base64url')
    .slice(0, markLength);
  return { snag, ...origin, mark };
}

async function sheetOf({ loaders }: Context, snag: SnagRow): Promise<OriginSheet | null> {
  const plan = snag.plan_id === null ? null : await loaders.plan.load(snag.plan_id);
  if (plan === null || plan.removed_at !== null) return null;
  const revisions = await loaders.revisionsOfPlan.load(plan.id);
  const shown = currentOf(revisions);
  const file = await loaders.planFile.load(shown.file_id);
  const paper = file === null ? undefined : pagesOf(file)[shown.page - 1];
  if (paper === undefined) return null;
  const { pin } = factsOf(snag);
  return pin === null
    ? null
    : sheetAround(pin, { id: plan.id, revisions: revisions.map(laid), shown: laid(shown), paper });
}
