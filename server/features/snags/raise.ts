import type { MutationRaiseSnagArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { SnagTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanLong, cleanTitle } from '../../text';
import { addWorkingDays, dayIn, isDay, type Weekday } from '../../../rules/days';
import { type Recorded, record, type Trx } from '../journal/record';
import { noPin, requirePin } from '../plans/pin';
import { requireInProject, withoutRemoved } from './references';
import { dueDaysFor, type DueDays } from './snag';
import { insertSnag, snagById, takeNumber } from './store';

/** Raises a snag: the event that begins its history. */
export function raiseSnag(context: Context, { input: sent }: MutationRaiseSnagArgs): Promise<Recorded> {
  checkId(sent.snagId, 'snag', 'snagId');
  const title = cleanTitle(sent.title);
  const description = cleanLong(sent.description, 'description');
  return record(
    context,
    { mutation: 'raiseSnag', input: sent, content: sent, projectOf: () => Promise.resolve(sent.projectId) },
    async (trx, moment) => {
      if ((await snagById(trx, sent.snagId)) !== undefined) throw new Refusal('ID_TAKEN');
      const input = await withoutRemoved(trx, moment, sent);
      if (sent.locationId == null && sent.pin == null) throw new Refusal('PLACE_REQUIRED', {}, 'locationId');
      await requireInProject(trx, moment.project.id, input);
      const pin = input.pin == null ? noPin : (await requirePin(trx, moment, input.pin)).columns;
      const raisedOn = dayIn(moment.project.time_zone, moment.occurredAt);
      const priority = input.priority ?? 'MEDIUM';
      // Both were written by the project's own features from these types.
      const dueDays = JSON.parse(moment.project.due_days) as DueDays;
      const worked = JSON.parse(moment.project.working_days) as Weekday[];
      const dueOn = input.dueOn === undefined ? addWorkingDays(raisedOn, dueDaysFor(dueDays, priority), worked) : input.dueOn;
      checkDue(dueOn, raisedOn);
      const companyId = input.companyId === undefined ? await defaultCompany(trx, input.tradeId ?? null) : input.companyId;
      const number = await takeNumber(trx, moment.project.id);
      const snag: SnagTable = {
        id: input.snagId,
        project_id: moment.project.id,
        number,
        title,
        description,
        status: 'OPEN',
        type: input.type ?? 'DEFECT',
        priority,
        trade_id: input.tradeId ?? null,
        company_id: companyId,
        assignee_id: input.assigneeId ?? null,
        location_id: input.locationId ?? null,
        ...pin,
        due_on: dueOn,
        raised_by: moment.viewer.userId,
        raised_at: moment.occurredAt,
        fixed_by: null,
        fixed_at: null,
        closed_by: null,
        closed_at: null,
        sent_back_count: 0,
        version: 1,
        waiting_since: moment.occurredAt,
        opened_seq: moment.seq,
        edited_at: '{}',
      };
      await insertSnag(trx, moment, snag);
      return { kind: 'SNAG_RAISED', snagId: snag.id, statusAfter: 'OPEN', companyAfter: companyId, receipt: { number }, facts: snag };
    },
  );
}

/** A due day is a day of the calendar and not before the day the snag was raised. */
export function checkDue(dueOn: string | null, raisedOn: string): void {
  if (dueOn === null) return;
  if (!isDay(dueOn)) throw new Refusal('BAD_REQUEST', {}, 'dueOn');
  if (dueOn < raisedOn) throw new Refusal('DUE_IN_PAST', {}, 'dueOn');
}

/** Who gets the snags of a trade. */
async function defaultCompany(trx: Trx, tradeId: string | null): Promise<string | null> {
  const company = await trx
    .selectFrom('trade')
    .innerJoin('company', 'company.id', 'trade.default_company_id')
    .select('company.id')
    .where('trade.id', '=', tradeId ?? '')
    .where('company.archived_at', 'is', null)
    .executeTakeFirst();
  return company?.id ?? null;
}
