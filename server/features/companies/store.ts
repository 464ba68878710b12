import { sql } from 'kysely';
import type { Handle, Trx } from '../../database/engine';
import type { CompanyTable } from '../../database/schema';

/** What has a company. */
export interface CompanyUses {
  company_id: string;
  snags: number;
  people: number;
  trades: number;
}

/** Of each company, one statement a kind. */
export async function usesOf(db: Handle, companyIds: readonly string[]): Promise<CompanyUses[]> {
  const counted = (
    rows: readonly { id: string | null; n: number }[],
  ): ReadonlyMap<string | null, number> => new Map(rows.map(({ id, n }) => [id, n]));
  const snags = counted(
    await db
      .selectFrom('snag')
      .where('company_id', 'in', companyIds)
      .groupBy('company_id')
      .select((eb) => ['company_id as id', eb.fn.countAll<number>().as('n')])
      .execute(),
  );
  const people = counted(
    await db
      .selectFrom('member')
      .where('company_id', 'in', companyIds)
      .groupBy('company_id')
      .select((eb) => ['company_id as id', eb.fn.countAll<number>().as('n')])
      .execute(),
  );
  const trades = counted(
    await db
      .selectFrom('trade')
      .where('default_company_id', 'in', companyIds)
      .groupBy('default_company_id')
      .select((eb) => ['default_company_id as id', eb.fn.countAll<number>().as('n')])
      .execute(),
  );
  return companyIds.map((id) => ({
    company_id: id,
    snags: snags.get(id) ?? 0,
    people: people.get(id) ?? 0,
    trades: trades.get(id) ?? 0,
  }));
}

/** The counts of the snags that go from one company to another (migration 0068). */
export async function passTally(
  trx: Trx,
  from: Pick<CompanyTable, 'id' | 'project_id'>,
  into: Pick<CompanyTable, 'id'>,
): Promise<void> {
  const ofFrom = sql`project_id = ${from.project_id} and company_id = ${from.id}`;
  await sql`insert into snag_tally (project_id, company_id, status, due_key, sent_back, snags)
    select project_id, ${into.id}, status, due_key, sent_back, snags from snag_tally where ${ofFrom}
    on conflict (project_id, company_id, status, due_key, sent_back) do update set snags = snag_tally.snags + excluded.snags`.execute(
    trx,
  );
  await sql`delete from snag_tally where ${ofFrom}`.execute(trx);
}
