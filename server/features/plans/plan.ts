import { type Affine } from '../../../rules/affine';
import { cleanText, isPlanCode, nameKey } from '../../../rules/text';
import { textLimits } from '../../../rules/limits';
import type { PlanFileTable, PlanRevisionTable, PlanTable } from '../../database/planTables';
import type { ProjectTable } from '../../database/schema';
import { addJob } from '../../jobs';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import type { Moment, Trx } from '../journal/record';
import { writeAffine } from './affine';
import { pagesOf } from './file';

export function cleanCode(text: string): string {
  const code = cleanText(text);
  if (!isPlanCode(code)) throw new Refusal('PLAN_CODE_INVALID', {}, 'code');
  return code;
}

export function cleanLabel(text: string): string {
  return cleanName(text, 'label', 'revision', textLimits.revisionLabel);
}

/** Refuses a code that another plan has; a removed plan has given its own free. */
export async function checkCodeFree(trx: Trx, project: ProjectTable, code: string, planId: string): Promise<void> {
  const same = await trx
    .selectFrom('plan')
    .select('id')
    .where('project_id', '=', project.id)
    .where('code_key', '=', nameKey(code))
    .where('removed_at', 'is', null)
    .where('id', '!=', planId)
    .executeTakeFirst();
  if (same !== undefined) throw new Refusal('CODE_TAKEN', { code, thing: 'plan' }, 'code');
}

export async function requirePlan(trx: Trx, id: string): Promise<PlanTable> {
  const plan = await trx.selectFrom('plan').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  if (plan === undefined) throw new Refusal('NOT_FOUND');
  return plan;
}

export async function requirePlanFile(trx: Trx, id: string): Promise<PlanFileTable> {
  const file = await trx.selectFrom('plan_file').selectAll().where('id', '=', id).executeTakeFirst();
  if (file === undefined) throw new Refusal('NOT_FOUND');
  return file;
}

export async function requireRevision(trx: Trx, id: string): Promise<PlanRevisionTable> {
  const revision = await trx.selectFrom('plan_revision').selectAll().where('id', '=', id).executeTakeFirst();
  if (revision === undefined) throw new Refusal('NOT_FOUND');
  return revision;
}

export const revisionsOf = (trx: Trx, planId: string): Promise<PlanRevisionTable[]> =>
  trx.selectFrom('plan_revision').selectAll().where('plan_id', '=', planId).orderBy('seq', 'desc').execute();

interface NewRevision {
  revisionId: string;
  planId: string;
  fileId: string;
  page: number;
  label: string;
  toFirst: Affine;
  tilesKey: string;
}

/** Writes a revision that waits to be drawn. */
export async function insertRevision(trx: Trx, moment: Moment, revision: NewRevision): Promise<void> {
  const file = await trx.selectFrom('plan_file').select('pages').where('id', '=', revision.fileId).where('project_id', '=', moment.project.id).executeTakeFirst();
  if (file === undefined) throw new Refusal('NOT_FOUND', {}, 'fileId');
  if (pagesOf(file)[revision.page - 1] === undefined) throw new Refusal('BAD_REQUEST', {}, 'page');
  const known = await trx.selectFrom('plan_revision').select('id').where('id', '=', revision.revisionId).executeTakeFirst();
  if (known !== undefined) throw new Refusal('ID_TAKEN');
  const row: PlanRevisionTable = {
    id: revision.revisionId,
    project_id: moment.project.id,
    plan_id: revision.planId,
    label: revision.label,
    file_id: revision.fileId,
    page: revision.page,
    state: 'QUEUED',
    failure: null,
    tiles_key: revision.tilesKey,
    width_px: null,
    height_px: null,
    tile_px: null,
    tile_overlap_px: null,
    to_first: writeAffine(revision.toFirst),
    aligned: 0,
    added_by: moment.viewer.userId,
    added_at: moment.now,
    seq: moment.seq,
  };
  await trx.insertInto('plan_revision').values(row).execute();
  await addJob(trx, 'DRAW_SHEET', row.id);
}
