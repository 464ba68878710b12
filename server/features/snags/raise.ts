import { dayIn, type Weekday } from '../../../rules/days';
import { isDueTooEarly } from '../../../rules/due';
import { isPlaced } from '../../../rules/snag';
import { raisedSnag } from '../../../rules/events';
import type { MutationRaiseSnagArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { SnagTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { record, type Recorded } from '../journal/record';
import type { Trx } from '../../database/engine';
import { requirePin } from '../plans/pin';
import { dueDaysOf } from '../projects/project';
import { enteredIn } from './entered';
import { columnsOf } from './facts';
import { keptWithout, withoutRemoved } from './references';
import { insertSnag, snagById, takeNumber, takeNumberAgain } from './store';
import { requireInProject } from '../journal/references';

/**
 * Raises a snag: the event that begins its history. `elsewhere`: it was raised in another list
 * before, so it may be due on any day.
 */
export function raiseSnag(
  context: Context,
  { input: sent }: MutationRaiseSnagArgs,
  { elsewhere = false } = {},
): Promise<Recorded> {
  checkId(sent.snagId, 'snag', 'snagId');
  return record(
    context,
    {
      mutation: 'raiseSnag',
      input: sent,
      content: sent,
      projectOf: () => Promise.resolve(sent.projectId),
    },
    async (trx, moment) => {
      if ((await snagById(trx, sent.snagId)) !== undefined) throw new Refusal('ID_TAKEN');
      const { input, removed } = await withoutRemoved(trx, moment, sent);
      if (!isPlaced(sent.locationId, sent.pin))
        throw new Refusal('PLACE_REQUIRED', {}, 'locationId');
      await requireInProject(trx, moment.project.id, input);
      const pin = input.pin == null ? null : await requirePin(trx, moment, input.pin);
      const { project, viewer, occurredAt } = moment;
      const due = {
        timeZone: project.time_zone,
        dueDays: dueDaysOf(project),
        // Written by `editProject` from these.
        workingDays: JSON.parse(project.working_days) as Weekday[],
      };
      const companyId =
        input.companyId === undefined
          ? await defaultCompany(trx, input.tradeId ?? null)
          : input.companyId;
      const facts = raisedSnag(
        enteredIn(input),
        { by: viewer.userId, at: occurredAt },
        { companyId, due },
      );
      checkDue(facts.dueOn, elsewhere ? null : dayIn(project.time_zone, occurredAt));
      const number =
        (await takeNumberAgain(trx, project, moment.otherHistory?.number ?? null)) ??
        (await takeNumber(trx, project.id));
      const snag: SnagTable = {
        id: input.snagId,
        project_id: project.id,
        number,
        ...columnsOf(facts, pin?.planId ?? null),
        opened_seq: moment.seq,
        edited_at: '{}',
      };
      await insertSnag(trx, moment, snag);
      return {
        kind: 'SNAG_RAISED',
        snagId: snag.id,
        statusAfter: snag.status,
        companyBefore: null,
        companyAfter: snag.company_id,
        receipt: { number },
        facts: { ...snag, ...keptWithout(removed) },
      };
    },
  );
}

/** Not before the day the snag was raised; null where that is not known. */
export function checkDue(dueOn: string | null, raisedOn: string | null): void {
  if (raisedOn !== null && isDueTooEarly(dueOn, raisedOn))
    throw new Refusal('DUE_IN_PAST', {}, 'dueOn');
}

/** The default company of a trade. */
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
