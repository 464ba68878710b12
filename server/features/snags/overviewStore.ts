import { type RawBuilder, sql } from 'kysely';
import {
  type Calendar,
  type OutstandingGroup,
  type OverviewGroups,
  type OverviewLocation,
  weekEnds,
} from '../../../rules/overview';
import { statusesOf } from '../../../rules/lists';
import { may } from '../../../rules/rights';
import type { Handle } from '../../database/engine';
import { seesPlace } from '../../admitted';
import { type Reader, visible } from './listFilter';

/** What an overview is made from: the SQL form of `groupsOf` in rules/overview.ts. */
export async function readOverview(
  db: Handle,
  reader: Reader,
  calendar: Calendar,
  locationId: string | null,
): Promise<{ groups: OverviewGroups; locations: readonly OverviewLocation[] }> {
  const seen = db
    .selectFrom('snag')
    .where((eb) => visible(eb, reader, { locationIds: locationId === null ? null : [locationId] }));
  const waiting = seen.where('status', 'in', statusesOf('OUTSTANDING'));
  const outstanding = await waiting
    .select((eb) => [
      'status',
      'trade_id as tradeId',
      'company_id as companyId',
      dueIn(calendar).as('due'),
      ageIn(calendar).as('age'),
      eb.fn.countAll<number>().as('snags'),
    ])
    .groupBy(['status', 'trade_id', 'company_id', 'due', 'age'])
    .execute();
  const located = await waiting
    .select((eb) => ['location_id as locationId', eb.fn.countAll<number>().as('snags')])
    // Not in the order of its index, which has none of the other columns.
    .groupBy(reader.engine.unindexed('location_id'))
    .execute();
  // One row, because groups of all snags there ever were would take three times as long.
  const ends = weekEnds(calendar);
  const history = await seen
    .where('import_undone', '=', 0)
    .select([
      sql<number | null>`min(case when status = 'FIXED' then fixed_at end)`.as('fixedSince'),
      ...ends.flatMap((end, week) => [
        countedIf(sql`raised_at < ${whole(end)}`).as(`raised${week}`),
        countedIf(sql`status = 'CLOSED' and coalesce(closed_at, 0) < ${whole(end)}`).as(
          `closed${week}`,
        ),
      ]),
    ])
    .executeTakeFirstOrThrow();
  const costs = may(reader.member, 'seeAmounts')
    ? await seen
        .where('cost', 'is not', null)
        .where('status', '!=', 'VOID')
        .select([
          'company_id as companyId',
          sql<number>`cast(sum(cost) as bigint)`.as('amount'),
          sql<number>`cast(sum(case when status = 'CLOSED' then 0 else cost end) as bigint)`.as(
            'outstanding',
          ),
        ])
        .groupBy('company_id')
        .execute()
    : null;
  const locations = await db
    .selectFrom('location')
    .select(['id', 'parent_id', 'archived_at'])
    .where('project_id', '=', reader.project.id)
    .where('removed_at', 'is', null)
    .orderBy('path_key')
    .execute();
  return {
    groups: {
      outstanding,
      located,
      raised: ends.map((_end, week) => history[`raised${week}`] ?? 0),
      closed: ends.map((_end, week) => history[`closed${week}`] ?? 0),
      fixedSince: history.fixedSince,
      costs,
    },
    locations: locations
      .filter(({ id }) => seesPlace(reader.member, id))
      .map(({ id, parent_id, archived_at }) => ({
        id,
        parentId: parent_id === '' ? null : parent_id,
        archived: archived_at !== null,
      })),
  };
}

const dueIn = ({ today, sunday }: Calendar) =>
  sql<
    OutstandingGroup['due']
  >`case when due_on < ${today} then 'OVERDUE' when due_on <= ${sunday} then 'THIS_WEEK' else 'LATER' end`;

const ageIn = ({ ageStarts }: Calendar) =>
  sql<number>`case ${sql.join(
    ageStarts.map((start, age) => sql`when raised_at >= ${whole(start)} then ${whole(age)}`),
    sql` `,
  )} else ${whole(ageStarts.length)} end`;

const countedIf = (condition: RawBuilder<unknown>) =>
  sql<number>`count(case when ${condition} then 1 end)`;

/** In the text of the statement: PostgreSQL would take a parameter of `case` for a text. */
const whole = (value: number): RawBuilder<number> => sql.lit(value);
