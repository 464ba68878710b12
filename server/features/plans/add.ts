import type {
  MutationAddPlanArgs,
  MutationAddPlanRevisionArgs,
} from '../../../__generated__/server/resolvers';
import { identity } from '../../../rules/pins';
import { sortKey } from '../../../rules/sortKeys';
import { nameKey } from '../../../rules/text';
import { planLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { record, type Recorded } from '../journal/record';
import type { Trx } from '../../database/engine';
import { readAffine } from './affine';
import {
  checkCodeFree,
  cleanCode,
  cleanLabel,
  insertRevision,
  requirePlan,
  requirePlanFile,
  revisionsOf,
} from './plan';
import { checkOffered, requireInProject } from '../journal/references';

/** Makes a plan of one page of a file, with its first revision. */
export async function addPlan(context: Context, { input }: MutationAddPlanArgs): Promise<Recorded> {
  checkId(input.planId, 'plan', 'planId');
  checkId(input.revisionId, 'revision', 'revisionId');
  const plan = {
    id: input.planId,
    code: cleanCode(input.code),
    name: cleanName(input.name, 'name'),
    location_id: input.locationId ?? null,
  };
  const revision = {
    ...input,
    label: cleanLabel(input.label),
    toFirst: identity,
    tilesKey: context.services.plans.makeTilesKey(),
  };
  const recorded = await record(
    context,
    {
      mutation: 'addPlan',
      input,
      content: input,
      projectOf: async (trx) => (await requirePlanFile(trx, input.fileId)).project_id,
      about: input.fileId,
    },
    async (trx, moment) => {
      const { project } = moment;
      if (
        (await trx.selectFrom('plan').select('id').where('id', '=', plan.id).executeTakeFirst()) !==
        undefined
      )
        throw new Refusal('ID_TAKEN');
      await checkCodeFree(trx, project, plan.code, plan.id);
      await checkRoom(trx, project);
      const { location } = await requireInProject(trx, project.id, {
        locationId: plan.location_id,
      });
      checkOffered('location', location, null, 'locationId');
      await trx
        .insertInto('plan')
        .values({
          ...plan,
          project_id: project.id,
          code_key: nameKey(plan.code),
          sort_key: sortKey(plan.code),
          removed_at: null,
          links: '[]',
        })
        .execute();
      await insertRevision(trx, moment, revision);
      return {
        kind: 'PLAN_ADDED',
        subjectId: plan.id,
        changes: [
          said('code', plan.code),
          said('name', plan.name),
          said('revision', revision.label),
        ],
      };
    },
  );
  context.services.jobs.wake('DRAW_SHEET');
  return recorded;
}

/**
 * Adds a revision of a plan. Pins keep their position on the sheet: until somebody aligns it, its
 * map is that of the revision before.
 */
export async function addPlanRevision(
  context: Context,
  { input }: MutationAddPlanRevisionArgs,
): Promise<Recorded> {
  checkId(input.revisionId, 'revision', 'revisionId');
  const label = cleanLabel(input.label);
  const tilesKey = context.services.plans.makeTilesKey();
  const recorded = await record(
    context,
    {
      mutation: 'addPlanRevision',
      input,
      content: input,
      projectOf: async (trx) => (await requirePlan(trx, input.planId)).project_id,
      about: input.planId,
    },
    async (trx, moment) => {
      const { code } = await requirePlan(trx, input.planId);
      const revisions = await revisionsOf(trx, input.planId);
      const limit = planLimits.revisionsPerPlan;
      if (revisions.length >= limit)
        throw new Refusal('LIMIT_REACHED', { project: code, limit, things: 'revisions' });
      const [before] = revisions;
      const toFirst = before === undefined ? identity : readAffine(before.to_first);
      await insertRevision(trx, moment, { ...input, label, toFirst, tilesKey });
      return {
        kind: 'PLAN_REVISION_ADDED',
        subjectId: input.planId,
        changes: [{ field: 'revision', from: before?.label ?? null, to: label }],
      };
    },
  );
  context.services.jobs.wake('DRAW_SHEET');
  return recorded;
}

const said = (field: string, to: string) => ({ field, from: null, to });

async function checkRoom(trx: Trx, project: ProjectTable): Promise<void> {
  const { n } = await trx
    .selectFrom('plan')
    .where('project_id', '=', project.id)
    .where('removed_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const limit = planLimits.perProject;
  if (n >= limit)
    throw new Refusal('LIMIT_REACHED', { project: project.name, limit, things: 'plans' });
}
