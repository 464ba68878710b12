import type { EditSnagInput, MutationEditSnagArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { SnagTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import { sharesSnag } from '../../permissions';
import { cleanLong, cleanTitle } from '../../text';
import { dayIn } from '../../../rules/days';
import { type Change, type Moment, type Recorded, record, type Trx } from '../journal/record';
import { noPin, type PinColumns, requirePin } from '../plans/pin';
import { checkDue } from './raise';
import { requireInProject, withoutRemoved } from './references';
import { snagById, updateSnag } from './store';

/** Finds the snag a mutation names; one that is not shared with the person answers like one that is not there. */
export async function requireSnag(trx: Trx, snagId: string): Promise<SnagTable> {
  const snag = await snagById(trx, snagId);
  if (snag === undefined) throw new Refusal('NOT_FOUND');
  return snag;
}

export function requireShared(moment: Moment, snag: SnagTable): SnagTable {
  if (!sharesSnag(moment.member, snag.company_id)) throw new Refusal('NOT_FOUND');
  return snag;
}

/** Changes fields of a snag. A field that somebody edited later keeps the later value; both stand in the history. */
export function editSnag(context: Context, { input: sent }: MutationEditSnagArgs): Promise<Recorded> {
  return record(
    context,
    {
      mutation: 'editSnag',
      input: sent,
      content: sent,
      projectOf: async (trx) => (await requireSnag(trx, sent.snagId)).project_id,
      about: sent.snagId,
    },
    async (trx, moment) => {
      const snag = requireShared(moment, await requireSnag(trx, sent.snagId));
      const input = await withoutRemoved(trx, moment, sent);
      const names = { ...(await requireInProject(trx, moment.project.id, input)), pin: input.pin == null ? null : await requirePin(trx, moment, input.pin) };
      const before = await namesOf(trx, snag);
      const asked = fieldsOf(input, snag, names, before);
      if (input.dueOn !== undefined) checkDue(input.dueOn, dayIn(moment.project.time_zone, snag.raised_at));
      // Written below.
      const editedAt = JSON.parse(snag.edited_at) as Record<string, number>;
      const next = { ...snag };
      const changes: Change[] = [];
      for (const { set, ...change } of asked) {
        const lost = (editedAt[change.field] ?? 0) > moment.occurredAt;
        if (differs(set, snag)) changes.push({ ...change, from: change.from ?? null, to: change.to ?? null, lost });
        if (lost) continue;
        Object.assign(next, set);
        // Also of what was so already: who said it again says it later than an edit in between that is still on its way.
        editedAt[change.field] = moment.occurredAt;
      }
      const left = input.assigneeId === undefined && next.company_id !== snag.company_id && (await isElsewhere(trx, next));
      if (left) {
        changes.push({ field: 'assignee', from: before.assignee?.name ?? null, to: null, lost: false });
        next.assignee_id = null;
        editedAt['assignee'] = Math.max(editedAt['assignee'] ?? 0, moment.occurredAt);
      }
      if (next.location_id === null && next.pin_revision_id === null) throw new Refusal('PLACE_REQUIRED', {}, input.locationId === null ? 'locationId' : 'pin');
      next.edited_at = JSON.stringify(editedAt);
      next.version = snag.version + 1;
      if (next.company_id !== snag.company_id || next.assignee_id !== snag.assignee_id) next.waiting_since = Math.max(snag.waiting_since, moment.occurredAt);
      await updateSnag(trx, moment, next);
      return {
        kind: 'SNAG_EDITED',
        snagId: snag.id,
        changes,
        withoutEffect: changes.length > 0 && changes.every(({ lost }) => lost === true),
        statusAfter: next.status,
        companyBefore: snag.company_id,
        companyAfter: next.company_id,
        receipt: { number: snag.number },
        ...(left && { facts: { assigneeId: null } }),
      };
    },
  );
}

/** Whether it was given to somebody of a company that does not have it: they do not see it any more. */
async function isElsewhere(trx: Trx, snag: SnagTable): Promise<boolean> {
  const found = await trx
    .selectFrom('member')
    .select('id')
    .where('project_id', '=', snag.project_id)
    .where('user_id', '=', snag.assignee_id ?? '')
    .where('role', '=', 'TRADE')
    .where((eb) => eb('company_id', '!=', snag.company_id ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

interface Asked {
  field: string;
  from: string | null | undefined;
  to: string | null | undefined;
  set: Partial<SnagTable>;
}

type Named = { id: string; name: string } | null | undefined;
type Names = Record<'trade' | 'company' | 'location' | 'assignee', Named> & { pin: { code: string; columns?: PinColumns } | null };

const differs = (set: Partial<SnagTable>, snag: SnagTable): boolean =>
  Object.entries(set).some(([column, value]) => snag[column as keyof SnagTable] !== value); // keys of a Partial<SnagTable>

/** What the input asks for, in a reader's words. */
function fieldsOf(input: EditSnagInput, snag: SnagTable, to: Names, from: Names): Asked[] {
  const asked: Asked[] = [];
  const add = (field: string, set: Partial<SnagTable>, before: string | null | undefined, after: string | null | undefined) =>
    asked.push({ field, from: before, to: after, set });
  if (input.title !== undefined) add('title', { title: cleanTitle(input.title) }, snag.title, cleanTitle(input.title));
  if (input.description !== undefined) {
    const description = cleanLong(input.description, 'description');
    add('description', { description }, snag.description, description);
  }
  if (input.type != null) add('type', { type: input.type }, snag.type, input.type);
  if (input.priority != null) add('priority', { priority: input.priority }, snag.priority, input.priority);
  if (input.dueOn !== undefined) add('dueOn', { due_on: input.dueOn }, snag.due_on, input.dueOn);
  if (input.tradeId !== undefined) add('trade', { trade_id: input.tradeId }, from.trade?.name, to.trade?.name);
  if (input.companyId !== undefined) add('company', { company_id: input.companyId }, from.company?.name, to.company?.name);
  if (input.assigneeId !== undefined) add('assignee', { assignee_id: input.assigneeId }, from.assignee?.name, to.assignee?.name);
  if (input.locationId !== undefined) add('location', { location_id: input.locationId }, from.location?.name, to.location?.name);
  // Moved on its plan, it comes from where it goes: both are the plan's code.
  if (input.pin !== undefined) add('pin', to.pin?.columns ?? noPin, from.pin?.code, to.pin?.code);
  return asked;
}

/** The names of what the snag points at now. Somebody who has left the project is still named. */
async function namesOf(trx: Trx, snag: SnagTable): Promise<Names> {
  const name = async (table: 'trade' | 'company' | 'location' | 'user', id: string | null) =>
    id === null ? null : await trx.selectFrom<'trade' | 'company' | 'location' | 'user'>(table).select(['id', 'name']).where('id', '=', id).executeTakeFirst();
  return {
    trade: await name('trade', snag.trade_id),
    company: await name('company', snag.company_id),
    location: await name('location', snag.location_id),
    assignee: await name('user', snag.assignee_id),
    pin: (await trx.selectFrom('plan').select('code').where('id', '=', snag.plan_id ?? '').executeTakeFirst()) ?? null,
  };
}
