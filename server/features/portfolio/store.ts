import { sql } from 'kysely';
import { statusesOf } from '../../../rules/lists';
import type { Handle } from '../../database/engine';
import { type Reader, today, visible } from '../snags/listFilter';
import type { PortfolioGroup } from './figures';

/** Read from the index `snag_counted` alone. */
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
      total(sql`coalesce(fixed_at - raised_at, 0)`).as('fixing'),
    ])
    .groupBy(['status', 'company_id'])
    .execute();

/** As a number: PostgreSQL's sum of whole numbers has another type. */
const total = (of: ReturnType<typeof sql>) => sql<number>`cast(sum(${of}) as double precision)`;
