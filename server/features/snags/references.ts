import type { EventContext } from '../journal/append';
import type { Trx } from '../../database/engine';
import { wasMember, wasRemoved } from '../journal/record';
import { Refusal } from '../../refusal';
import { survivorOf } from '../companies/merged';
import { bringBack } from '../locations/retire';

interface References {
  tradeId?: string | null;
  companyId?: string | null;
  assigneeId?: string | null;
  locationId?: string | null;
  pin?: { revisionId: string } | null;
}

/**
 * Things that may have been removed when an event that refers to them arrives, by the names that
 * changes have in the history.
 */
const removals = [
  ['tradeId', 'trade', 'TRADE_REMOVED'],
  ['companyId', 'company', 'COMPANY_REMOVED'],
] as const;

/** What an event was kept without, because it had been removed. */
export type RemovedField = 'trade' | 'company' | 'assignee' | 'location' | 'pin';

/**
 * The input without removed things, and which these were: the rest of the event is kept. A removed
 * location is restored, and in the place of a merged company stands the one that has its snags. The
 * event's cursor does not matter here: it says what the device had read, not what was on the
 * screen. An event that a restore has lost may name what was lost with it, which no device sends
 * again.
 */
export async function withoutRemoved<Input extends References>(
  trx: Trx,
  moment: EventContext,
  sent: Input,
): Promise<{ input: Input; removed: readonly RemovedField[] }> {
  const input = { ...sent };
  const removed: RemovedField[] = [];
  const projectId = moment.project.id;
  await bringBack(trx, projectId, sent.locationId);
  for (const [field, table, kind] of removals) {
    const id = sent[field];
    const row = await find(trx, table, projectId, id);
    if (id == null || row !== undefined) continue;
    // A company that was merged into another: that one has its snags.
    const survivor = table === 'company' ? await survivorOf(trx, projectId, id) : null;
    if (survivor !== null) {
      input[field] = survivor;
      continue;
    }
    if (!(moment.lost !== null || (await wasRemoved(trx, projectId, kind, id)))) continue;
    delete input[field];
    removed.push(table);
  }
  if (moment.lost !== null) removed.push(...(await dropLostPlace(trx, projectId, input)));
  const { assigneeId } = sent;
  if (
    assigneeId != null &&
    (await findMember(trx, projectId, assigneeId)) === undefined &&
    (moment.lost !== null || (await wasMember(trx, projectId, assigneeId)))
  ) {
    delete input.assigneeId;
    removed.push('assignee');
  }
  return { input, removed };
}

/**
 * Removes a location or pin from the input that does not exist here. If the input clears the
 * location in favour of such a pin, or the other way round, the snag keeps what it has.
 */
async function dropLostPlace(
  trx: Trx,
  projectId: string,
  input: References,
): Promise<RemovedField[]> {
  const { locationId, pin } = input;
  const noLocation = (await findLocation(trx, projectId, locationId)) === undefined;
  const noPin =
    pin != null &&
    (await trx
      .selectFrom('plan_revision')
      .select('id')
      .where('id', '=', pin.revisionId)
      .where('project_id', '=', projectId)
      .executeTakeFirst()) === undefined;
  if (noLocation || (noPin && locationId === null)) delete input.locationId;
  if (noPin || (noLocation && pin === null)) delete input.pin;
  return [...(noLocation ? (['location'] as const) : []), ...(noPin ? (['pin'] as const) : [])];
}

/** How an event's facts say it. */
export const keptWithout = (
  removed: readonly RemovedField[],
): { readonly removed?: readonly RemovedField[] } => (removed.length === 0 ? {} : { removed });

/**
 * The rows a snag refers to. One of another project is refused like one that does not exist;
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
async function findLocation(trx: Trx, projectId: string, id: string | null | undefined) {
  if (id == null) return null;
  return trx
    .selectFrom('location')
    .select(['id', 'name', 'archived_at'])
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

async function find<Table extends 'trade' | 'company'>(
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

async function findMember(trx: Trx, projectId: string, userId: string | null | undefined) {
  if (userId == null) return null;
  return trx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .select(['user.id', 'user.name'])
    .where('member.project_id', '=', projectId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
}
