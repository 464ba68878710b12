import { dayAfter, dayIn, startOfDay } from '../../../rules/days';
import { lastDayOf, type OwnEnd, ownEndOf } from '../../../rules/defectsPeriod';
import type { Handle } from '../../database/engine';
import type { AcceptanceTable, SnagTable } from '../../database/schema';
import { snagIdsOf } from './store';

/** A defect whose own two years end later than the regular period of the acceptance. */
export interface OwnPeriod extends OwnEnd {
  snag: Pick<SnagTable, 'id' | 'number'>;
  /** Of the notice that it follows from; null: from an accepted remedy. */
  noticeNumber: number | null;
}

/** Within the two years before the regular end, with a day for leap years. */
const ownDays = 731;

/** Under VOB/B, the earliest end first. No snag says to which part of the works it belongs. */
export async function ownPeriodsOf(
  db: Handle,
  row: AcceptanceTable,
  timeZone: string,
): Promise<OwnPeriod[]> {
  if (row.part !== '' || row.basis !== 'VOB_B') return [];
  const work = {
    basis: row.basis,
    acceptedOn: row.accepted_on,
    count: row.length_count,
    unit: row.length_unit,
  };
  const notices = await receivedFor(db, row);
  const noticed = new Map<string, { day: string; number: number }[]>();
  for (const { number, received_on: day, ...notice } of notices)
    for (const id of snagIdsOf(notice))
      noticed.set(id, [...(noticed.get(id) ?? []), ...(day === null ? [] : [{ day, number }])]);
  // A remedy before that ends with the regular period at the latest.
  const from = dayAfter(lastDayOf(row.accepted_on, work), -ownDays);
  const remedied = await db
    .selectFrom('snag')
    .select(['id', 'number', 'closed_at'])
    .where('project_id', '=', row.project_id)
    .where('company_id', '=', row.company_id)
    .where('status', '=', 'CLOSED')
    // What was closed on the spot was not reported as remedied.
    .where('fixed_at', 'is not', null)
    .where('closed_at', '>=', startOfDay(timeZone, from))
    .execute();
  const open =
    noticed.size === 0
      ? []
      : await db
          .selectFrom('snag')
          .select(['id', 'number', 'closed_at'])
          .where('project_id', '=', row.project_id)
          .where('company_id', '=', row.company_id)
          .where('status', '!=', 'VOID')
          .where('id', 'in', [...noticed.keys()])
          .execute();
  const isRemedied = new Set(remedied.map(({ id }) => id));
  return [...remedied, ...open.filter(({ id }) => !isRemedied.has(id))]
    .flatMap(({ id, number, closed_at: closedAt }): OwnPeriod[] => {
      const its = noticed.get(id) ?? [];
      const end = ownEndOf(
        work,
        its.map(({ day }) => day),
        isRemedied.has(id) && closedAt !== null ? [dayIn(timeZone, closedAt)] : [],
      );
      if (end === null) return [];
      const notice = its.find(({ day }) => end.reason === 'NOTICE' && day === end.countedFrom);
      return [{ ...end, snag: { id, number }, noticeNumber: notice?.number ?? null }];
    })
    .toSorted((one, other) =>
      one.endsOn === other.endsOn
        ? one.snag.number - other.snag.number
        : one.endsOn < other.endsOn
          ? -1
          : 1,
    );
}

/** The notices to its company that were received and not withdrawn. */
const receivedFor = (db: Handle, row: Pick<AcceptanceTable, 'project_id' | 'company_id'>) =>
  db
    .selectFrom('defect_notice')
    .select(['number', 'received_on', 'snag_ids'])
    .where('project_id', '=', row.project_id)
    .where('company_id', '=', row.company_id)
    .where('received_on', 'is not', null)
    .where('kind', '!=', 'WITHDRAWAL')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('defect_notice as later')
            .select('later.id')
            .whereRef('later.previous_id', '=', 'defect_notice.id')
            .where('later.kind', '=', 'WITHDRAWAL'),
        ),
      ),
    )
    .execute();
