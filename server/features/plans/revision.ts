import type {
  AlignmentPoint,
  MutationAlignPlanRevisionArgs,
  MutationRedrawPlanRevisionArgs,
} from '../../../__generated__/server/resolvers';
import { type Pair, type PaperSize, similarity } from '../../../rules/alignment';
import { compose } from '../../../rules/pins';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { PlanRevisionTable, PlanTable } from '../../database/planTables';
import { addJob } from '../../jobs';
import { Refusal } from '../../refusal';
import type { EventContext, NewEvent } from '../journal/append';
import { type EventInput, record, type Recorded } from '../journal/record';
import { readAffine, writeAffine } from './affine';
import { drawingFor } from './drawing';
import { pagesOf } from './file';
import { onSheet } from './pin';
import { requirePlan, requirePlanFile, requireRevision, revisionsOf } from './plan';

/** Aligns a revision with an earlier one by two spots that are the same in the building. */
export function alignPlanRevision(
  context: Context,
  { input }: MutationAlignPlanRevisionArgs,
): Promise<Recorded> {
  const points = pairsOf(input.points);
  return recordOnRevision(context, 'alignPlanRevision', input, async (trx, revision, plan) => {
    const base = (await revisionsOf(trx, plan.id)).find(({ id }) => id === input.baseId);
    if (base === undefined) throw new Refusal('NOT_FOUND', {}, 'baseId');
    if (base.seq >= revision.seq) throw new Refusal('BAD_REQUEST', {}, 'baseId');
    const onBase = similarity(points, await paperOf(trx, revision), await paperOf(trx, base));
    if (onBase === null) throw new Refusal('PLAN_POINTS', {}, 'points');
    const toFirst = writeAffine(compose(readAffine(base.to_first), onBase));
    await trx
      .updateTable('plan_revision')
      .set({ to_first: toFirst, aligned: 1 })
      .where('id', '=', revision.id)
      .execute();
    return {
      kind: 'PLAN_ALIGNED',
      subjectId: plan.id,
      changes: [{ field: 'alignment', from: revision.label, to: base.label }],
      facts: { before: revision.to_first, toFirst },
    };
  });
}

function pairsOf(points: readonly AlignmentPoint[]): [Pair, Pair] {
  const [one, other, ...more] = points.map(({ x, y, baseX, baseY }) => ({
    from: { x, y },
    to: { x: baseX, y: baseY },
  }));
  if (one === undefined || other === undefined || more.length > 0)
    throw new Refusal('BAD_REQUEST', {}, 'points');
  for (const { from, to } of [one, other])
    if (![from.x, from.y, to.x, to.y].every(onSheet))
      throw new Refusal('BAD_REQUEST', {}, 'points');
  return [one, other];
}

async function paperOf(trx: Trx, { file_id, page }: PlanRevisionTable): Promise<PaperSize> {
  const found = pagesOf(await requirePlanFile(trx, file_id))[page - 1];
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return { width: found.widthMm, height: found.heightMm };
}

/**
 * Puts a revision that could not be drawn back into the queue: its file is kept, and the cause may
 * have been the machine.
 */
export async function redrawPlanRevision(
  context: Context,
  { input }: MutationRedrawPlanRevisionArgs,
): Promise<Recorded> {
  const recorded = await recordOnRevision(
    context,
    'redrawPlanRevision',
    input,
    async (trx, revision, plan, { viewer }) => {
      const { numUpdatedRows } = await trx
        .updateTable('plan_revision')
        .set({ state: 'QUEUED', failure: null })
        .where('id', '=', revision.id)
        .where('state', '=', 'FAILED')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await addJob(trx, 'DRAW_SHEET', revision.id, drawingFor(viewer));
      return {
        kind: 'PLAN_REDRAW_ASKED',
        subjectId: plan.id,
        changes: [{ field: 'revision', from: null, to: revision.label }],
      };
    },
  );
  context.services.jobs.wake('DRAW_SHEET');
  return recorded;
}

type Work = (
  trx: Trx,
  revision: PlanRevisionTable,
  plan: PlanTable,
  moment: EventContext,
) => Promise<NewEvent>;

/** Writes an event about a revision of a plan that was not removed. */
function recordOnRevision(
  context: Context,
  mutation: 'alignPlanRevision' | 'redrawPlanRevision',
  input: EventInput & { revisionId: string },
  work: Work,
): Promise<Recorded> {
  return record(
    context,
    {
      mutation,
      input,
      content: input,
      projectOf: async (trx) => (await requireRevision(trx, input.revisionId)).project_id,
      about: input.revisionId,
    },
    async (trx, moment) => {
      const revision = await requireRevision(trx, input.revisionId);
      return work(trx, revision, await requirePlan(trx, revision.plan_id), moment);
    },
  );
}
