import { lastDayOf } from '../../../rules/defectsPeriod';
import { isInScope } from '../../../rules/scope';
import { statusesOfTurn } from '../../../rules/shown';
import { acceptedBefore, type Accepted, type AcceptedWorks } from '../../../rules/accepted';
import { dayAfter, dayIn, startOfDay } from '../../../rules/days';
import type { Handle } from '../../database/engine';
import type { AcceptanceTable, MemberTable, SnagTable } from '../../database/schema';
import { memberScope } from '../../scope';

export const endOf = (row: AcceptanceTable): string =>
  lastDayOf(row.accepted_on, { count: row.length_count, unit: row.length_unit });

/** Everybody who sees the whole list sees all; a company what was accepted of its own. */
export const seesAcceptance = (member: MemberTable | null, row: AcceptanceTable): boolean =>
  member !== null &&
  isInScope(memberScope(member), { companyId: row.company_id, locationId: null });

export const acceptanceById = (db: Handle, id: string): Promise<AcceptanceTable | undefined> =>
  db.selectFrom('acceptance').selectAll().where('id', '=', id).executeTakeFirst();

/** Those that count, the earliest end first. */
export async function acceptancesFor(
  db: Handle,
  member: MemberTable | null,
): Promise<AcceptanceTable[]> {
  if (member === null) return [];
  const rows = await db
    .selectFrom('acceptance')
    .selectAll()
    .where('project_id', '=', member.project_id)
    .where('withdrawn_at', 'is', null)
    .execute();
  return rows
    .filter((row) => seesAcceptance(member, row))
    .map((row) => ({ row, key: `${endOf(row)} ${row.id}` }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ row }) => row);
}

/**
 * Snags of its company that were raised after it and are not over; null for a part of the works,
 * because no snag says to which part it belongs.
 */
export async function openSince(
  db: Handle,
  row: AcceptanceTable,
  timeZone: string,
): Promise<number | null> {
  if (row.part !== '') return null;
  const from = startOfDay(timeZone, dayAfter(row.accepted_on));
  const { n } = await db
    .selectFrom('snag')
    .where('project_id', '=', row.project_id)
    .where('company_id', '=', row.company_id)
    .where('raised_at', '>=', from)
    .where('status', 'not in', statusesOfTurn('NOBODY'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** What was said of acceptances, oldest first. */
export const eventsAbout = (db: Handle, ids: readonly string[]) =>
  db
    .selectFrom('told_event')
    .selectAll()
    .where('subject_id', 'in', ids)
    .where('kind', 'in', ['ACCEPTANCE_SAVED', 'ACCEPTANCE_WITHDRAWN'])
    .orderBy('seq')
    .execute();

/** When works of these companies were accepted, the first time. */
export const acceptedWorksOf = (
  db: Handle,
  companyIds: readonly string[],
): Promise<(AcceptedWorks & { company_id: string })[]> =>
  db
    .selectFrom('acceptance')
    .where('company_id', 'in', companyIds)
    .where('withdrawn_at', 'is', null)
    .select(({ fn }) => [
      'company_id',
      fn.min<string | null>('accepted_on').filterWhere('part', '=', '').as('acceptedOn'),
      fn.min<string | null>('accepted_on').filterWhere('part', '<>', '').as('partAcceptedOn'),
    ])
    .groupBy('company_id')
    .execute();

/** What of its company's works had been accepted before a snag was raised. */
export const acceptedFor = (
  { raised_at: raisedAt }: Pick<SnagTable, 'raised_at'>,
  works: AcceptedWorks | null,
  timeZone: string,
): Accepted | null => (works === null ? null : acceptedBefore(dayIn(timeZone, raisedAt), works));
