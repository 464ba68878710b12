import type { Trx } from '../../database/engine';
import { Refusal } from '../../refusal';

export interface References {
  tradeId?: string | null;
  companyId?: string | null;
  assigneeId?: string | null;
  locationId?: string | null;
  pin?: { revisionId: string } | null;
}

/**
 * The rows that something refers to. One of another project is refused like one that does not exist;
 * `field` is its name in the input if it is not the usual one.
 */
export async function requireInProject(
  trx: Trx,
  projectId: string,
  ids: References,
  field?: string,
) {
  const rows = {
    trade: await find(trx, 'trade', projectId, ids.tradeId),
    company: await find(trx, 'company', projectId, ids.companyId),
    location: await findLocation(trx, projectId, ids.locationId),
    assignee: await findMember(trx, projectId, ids.assigneeId),
  };
  for (const [name, row] of Object.entries(rows))
    if (row === undefined) throw new Refusal('NOT_FOUND', {}, field ?? `${name}Id`);
  return rows;
}

/** Null if no id was given, undefined if there is no such row in the project. */
export async function findLocation(trx: Trx, projectId: string, id: string | null | undefined) {
  if (id == null) return null;
  return trx
    .selectFrom('location')
    .select(['id', 'name', 'archived_at'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function find<Table extends 'trade' | 'company'>(
  trx: Trx,
  table: Table,
  projectId: string,
  id: string | null | undefined,
) {
  if (id == null) return null;
  return trx
    .selectFrom<'trade' | 'company'>(table)
    .select(['id', 'name', 'archived_at'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

/**
 * Refuses an archived thing unless it was chosen before. Not used for snags, which arrive late from
 * devices that could not know.
 */
export function checkOffered(
  kind: 'company' | 'location',
  chosen: { id: string; name: string; archived_at: number | null } | null | undefined,
  before: string | null | undefined,
  field: string,
): void {
  if (chosen == null || chosen.archived_at === null || chosen.id === before) return;
  throw kind === 'company'
    ? new Refusal('COMPANY_ARCHIVED', { company: chosen.name }, field)
    : new Refusal('LOCATION_ARCHIVED', { location: chosen.name }, field);
}

export async function findMember(trx: Trx, projectId: string, userId: string | null | undefined) {
  if (userId == null) return null;
  return trx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select(['user.id', 'user.name'])
    .where('member.project_id', '=', projectId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
}
