import { firstDueDay } from '../../../rules/due';
import { fieldNames, fieldsIn, isOther, keptFields } from '../../../rules/events';
import { isPlaced, type Member, type SnagFields } from '../../../rules/snag';
import type { EditSnagInput, MutationEditSnagArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { SnagTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import { cleanLong, cleanTitle } from '../../text';
import type { Change } from '../../database/journalTables';
import { type EventContext, isLater, type NewEvent } from '../journal/append';
import { record, type Recorded } from '../journal/record';
import type { Trx } from '../../database/engine';
import { requirePin } from '../plans/pin';
import { afterEvent, factsOf } from './facts';
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
      projectOf: async (trx) => (await requireSnag(trx, sent.snagId)).project_id,
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
  await updateSnag(trx, moment, next);
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

interface Edit {
  asked: Partial<SnagFields>;
  /** Of what the snag refers to, and of what is asked. */
  now: Partial<Names>;
  names: Partial<Names>;
  /** The membership of an assignee who is not asked to be another one. */
  assignee: Member | null;
  /** Of the pin that is asked. */
  planId: string | null;
}

/** The snag after an edit, and the event that says so. */
export function afterEdit(
  moment: EventContext,
  snag: SnagTable,
  { asked, now, names, assignee, planId }: Edit,
): { next: SnagTable; event: NewEvent } {
  const before = factsOf(snag);
  // Written below.
  const editedAt = JSON.parse(snag.edited_at) as Record<string, number>;
  const set: Partial<SnagFields> = {};
  const changes: Change[] = [];
  for (const key of fieldsIn(asked)) {
    const field = fieldNames[key];
    const lost = isLater(editedAt[field] ?? 0, moment);
    if (isOther(key, asked, before))
      changes.push({ field, from: wordOf(key, before, now), to: wordOf(key, asked, names), lost });
    if (lost) continue;
    Object.assign(set, { [key]: asked[key] });
    // Also for unchanged fields, so that this edit wins over an earlier one that has not arrived
    // yet.
    editedAt[field] = moment.occurredAt;
  }
  const next = afterEvent(snag, moment, {
    kind: 'SNAG_EDITED',
    set,
    assignee,
    ...(set.pin != null && { planId }),
  });
  const left = asked.assigneeId === undefined && next.assignee_id !== snag.assignee_id;
  if (left) {
    changes.push({ field: 'assignee', from: now.assignee?.name ?? null, to: null, lost: false });
    if (!isLater(editedAt['assignee'] ?? 0, moment)) editedAt['assignee'] = moment.occurredAt;
  }
  next.edited_at = JSON.stringify(editedAt);
  return {
    next,
    event: {
      kind: 'SNAG_EDITED',
      snagId: snag.id,
      changes,
      withoutEffect: changes.length > 0 && changes.every(({ lost }) => lost === true),
      statusAfter: next.status,
      companyBefore: snag.company_id,
      companyAfter: next.company_id,
      receipt: { number: snag.number },
      facts: left ? { assigneeId: null } : {},
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

type Named = { id: string; name: string } | null | undefined;
type Names = Record<'trade' | 'company' | 'location' | 'assignee', Named> & {
  pin: { code: string } | null;
};

/** The fields of the input, as they are stored; refuses a text that is too long. */
export function enteredIn({
  title,
  description,
  type,
  priority,
  tradeId,
  companyId,
  assigneeId,
  locationId,
  pin,
  dueOn,
}: EditSnagInput): Partial<SnagFields> {
  return keptFields({
    ...(title !== undefined && { title: cleanTitle(title) }),
    ...(description !== undefined && { description: cleanLong(description, 'description') }),
    ...(type != null && { type }),
    ...(priority != null && { priority }),
    ...(tradeId !== undefined && { tradeId }),
    ...(companyId !== undefined && { companyId }),
    ...(assigneeId !== undefined && { assigneeId }),
    ...(locationId !== undefined && { locationId }),
    ...(pin !== undefined && { pin }),
    ...(dueOn !== undefined && { dueOn }),
  });
}

/**
 * A field's value for the history. A pin is shown as its plan's code, even if it moved on the same
 * plan.
 */
function wordOf(
  field: keyof SnagFields,
  { title, description, type, priority, dueOn }: Partial<SnagFields>,
  { trade, company, assignee, location, pin }: Partial<Names>,
): string | null {
  const names: Record<keyof SnagFields, string | null | undefined> = {
    title,
    description,
    type,
    priority,
    dueOn,
    tradeId: trade?.name,
    companyId: company?.name,
    assigneeId: assignee?.name,
    locationId: location?.name,
    pin: pin?.code,
  };
  return names[field] ?? null;
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
