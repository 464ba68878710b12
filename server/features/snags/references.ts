import type { EventContext } from '../journal/append';
import type { Trx } from '../../database/engine';
import { wasMember, wasRemoved } from '../journal/record';
import { find, findLocation, findMember, type References } from '../journal/references';
import { survivorOf } from '../journal/mergedCompanies';
import { bringBack } from '../locations/retire';

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
 * screen. An event of another history may name what was lost with that, which no device sends again.
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
    if (!(moment.otherHistory !== null || (await wasRemoved(trx, projectId, kind, id)))) continue;
    delete input[field];
    removed.push(table);
  }
  if (moment.otherHistory !== null) removed.push(...(await dropLostPlace(trx, projectId, input)));
  const { assigneeId } = sent;
  if (
    assigneeId != null &&
    (await findMember(trx, projectId, assigneeId)) === undefined &&
    (moment.otherHistory !== null || (await wasMember(trx, projectId, assigneeId)))
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
