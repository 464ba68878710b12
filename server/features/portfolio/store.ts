import { sql } from 'kysely';
import { statusesOf } from '../../../rules/lists';
import type { Handle } from '../../database/engine';
import { type Reader, today, visible } from '../snags/listFilter';
import type { PortfolioGroup } from './figures';

/**
 * In the order of the index `snag_counted`, which has all that is read: grouped otherwise it takes six
 * times as long.
 */
export const groupsFor = (db: Handle, reader: Reader): Promise<PortfolioGroup[]> =>
  db
    .selectFrom('snag')
    .where((eb) => visible(eb, reader, null))
    .where('status', 'in', [...statusesOf('OUTSTANDING'), 'CLOSED'])
    .select((eb) => [
      'status',
      'company_id as companyId',
      eb.fn.countAll<number>().as('snags'),
      sql<number>`count(case when due_on < ${today(reader)} then 1 end)`.as('late'),
      total(sql`${sql.lit(reader.now)} - raised_at`).as('age'),
      sql<number>`count(fixed_at)`.as('fixed'),
      total(sql`fixed_at - raised_at`).as('fixing'),
    ])
    .groupBy(['status', 'trade_id', 'company_id'])
    .execute();

/** As a number: PostgreSQL's sum of whole numbers has another type. */
const total = (of: ReturnType<typeof sql>) =>
  sql<number>`coalesce(cast(sum(${of}) as double precision), 0)`;
