import { firstDueDay } from '../../../rules/due';
import { isPlaced, type Member } from '../../../rules/snag';
import type { EditSnagInput, MutationEditSnagArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { SnagTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import type { EventContext, NewEvent } from '../journal/append';
import { record, type Recorded } from '../journal/record';
import type { Trx } from '../../database/engine';
import { requirePin } from '../plans/pin';
import { projectOfSnag } from './tellMerged';
import { afterEdit, type Names } from './afterEdit';
import { enteredIn } from './entered';
import { checkDue } from './raise';
import { keptWithout, withoutRemoved } from './references';
import { requireShared, requireSnag } from './requireSnag';
import { updateSnag } from './store';
import { requireInProject } from '../journal/references';

/**
 * Changes fields of a snag. A field that somebody edited later keeps the later value; the history
 * shows both. `elsewhere`: see `raiseSnag`.
 */
export function editSnag(
  context: Context,
  { input: sent }: MutationEditSnagArgs,
  { elsewhere = false } = {},
): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'editSnag',
      input: sent,
      content: sent,
      projectOf: (trx) => projectOfSnag(trx, context.services.clock, sent.snagId),
      about: sent.snagId,
    },
    async (trx, moment) =>
      edited(trx, moment, requireShared(moment, await requireSnag(trx, sent.snagId)), sent, {
        elsewhere,
      }),
  );
}

/** Writes what an edit makes of a snag. */
export async function edited(
  trx: Trx,
  moment: EventContext,
  snag: SnagTable,
  sent: EditSnagInput,
  { elsewhere = false } = {},
): Promise<NewEvent> {
  const { input, removed } = await withoutRemoved(trx, moment, sent);
  const names = {
    ...(await requireInProject(trx, moment.project.id, input)),
    pin: input.pin == null ? null : await requirePin(trx, moment, input.pin),
  };
  const asked = enteredIn(input);
  if (input.dueOn !== undefined)
    checkDue(
      input.dueOn,
      elsewhere ? null : firstDueDay(moment.project.time_zone, snag.raised_at, moment.now),
    );
  const { next, event } = afterEdit(moment, snag, {
    asked,
    now: await namesOf(trx, snag),
    names,
    assignee: input.assigneeId === undefined ? await memberOf(trx, snag) : null,
    planId: names.pin?.planId ?? null,
  });
  // Only a snag that has a location or pin must keep one: a snag sent again after a restore may
  // have lost both, and gets them by a later edit.
  const placed = ({
    location_id,
    pin_revision_id,
  }: Pick<SnagTable, 'location_id' | 'pin_revision_id'>): boolean =>
    isPlaced(location_id, pin_revision_id);
  if (placed(snag) && !placed(next))
    throw new Refusal('PLACE_REQUIRED', {}, input.locationId === null ? 'locationId' : 'pin');
  await updateSnag(trx, moment, next, { isNews: event.kind !== 'SNAG_COSTED' });
  return {
    ...event,
    facts: {
      ...event.facts,
      ...(input.companyId !== undefined &&
        input.companyId !== sent.companyId && { companyId: input.companyId }),
      ...keptWithout(removed),
    },
  };
}

/** The assignee's membership. */
async function memberOf(trx: Trx, snag: SnagTable): Promise<Member | null> {
  const found = await trx
    .selectFrom('member')
    .select(['role', 'company_id'])
    .where('project_id', '=', snag.project_id)
    .where('user_id', '=', snag.assignee_id ?? '')
    .executeTakeFirst();
  return found === undefined ? null : { role: found.role, companyId: found.company_id };
}

/**
 * The names of the rows the snag refers to now. People who have left the project are still named.
 */
async function namesOf(trx: Trx, snag: SnagTable): Promise<Names> {
  const name = async (table: 'trade' | 'company' | 'location' | 'user', id: string | null) =>
    id === null
      ? null
      : await trx
          .selectFrom<'trade' | 'company' | 'location' | 'user'>(table)
          .select(['id', 'name'])
          .where('id', '=', id)
          .executeTakeFirst();
  return {
    trade: await name('trade', snag.trade_id),
    company: await name('company', snag.company_id),
    location: await name('location', snag.location_id),
    assignee: await name('user', snag.assignee_id),
    pin:
      (await trx
        .selectFrom('plan')
        .select('code')
        .where('id', '=', snag.plan_id ?? '')
        .executeTakeFirst()) ?? null,
  };
}
