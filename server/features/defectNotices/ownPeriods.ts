import { dayAfter, dayIn, startOfDay } from '../../../rules/days';
import { moveKinds } from '../../../rules/moves';
import { lastDayOf, type OwnEnd, ownEndOf } from '../../../rules/defectsPeriod';
import type { Handle } from '../../database/engine';
import type { AcceptanceTable, SnagTable } from '../../database/schema';
import { snagIdsOf, snagsById } from './store';

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
  const remedies = new Map<string, string[]>();
  for (const { id, at } of await remediesFor(db, row, startOfDay(timeZone, from)))
    remedies.set(id, [...(remedies.get(id) ?? []), dayIn(timeZone, at)]);
  const ids = [...new Set([...noticed.keys(), ...remedies.keys()])];
  const snags = (await snagsById(db, ids)).filter(
    ({ companyId, status }) => companyId === row.company_id && status !== 'VOID',
  );
  return snags
    .flatMap(({ id, number }): OwnPeriod[] => {
      const its = noticed.get(id) ?? [];
      const end = ownEndOf(
        work,
        its.map(({ day }) => day),
        remedies.get(id) ?? [],
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

/**
 * When what the company had reported fixed was accepted, also of what was opened again since. What
 * was closed on the spot was not reported as remedied.
 */
const remediesFor = (
  db: Handle,
  row: Pick<AcceptanceTable, 'project_id' | 'company_id'>,
  since: number,
) =>
  db
    .selectFrom('event as closing')
    .innerJoin('snag', 'snag.id', 'closing.snag_id')
    .select(['snag.id', 'closing.occurred_at as at'])
    .where('snag.project_id', '=', row.project_id)
    .where('snag.company_id', '=', row.company_id)
    .where('closing.kind', '=', 'SNAG_CLOSED')
    .where('closing.without_effect', '=', 0)
    .where('closing.occurred_at', '>=', since)
    .where(
      (eb) =>
        eb
          .selectFrom('event as before')
          .select('before.kind')
          .whereRef('before.snag_id', '=', 'closing.snag_id')
          .whereRef('before.seq', '<', 'closing.seq')
          .where('before.kind', 'in', moveKinds)
          .where('before.without_effect', '=', 0)
          .orderBy('before.seq', 'desc')
          .limit(1),
      '=',
      'SNAG_FIXED',
    )
    .execute();
