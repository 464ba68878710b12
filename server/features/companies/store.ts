import type { Handle } from '../../database/engine';

/** What has a company. */
export interface CompanyUses {
  company_id: string;
  snags: number;
  people: number;
  trades: number;
}

export async function snagsOf(db: Handle, companyId: string): Promise<number> {
  const { n } = await db
    .selectFrom('snag')
    .where('company_id', '=', companyId)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
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
