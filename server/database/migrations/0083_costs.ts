import { type Kysely, sql } from 'kysely';

/**
 * What doing it ourselves costs: on snags, and on notices, in hundredths of the currency of the
 * project.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `alter table project add column currency text not null default 'EUR'`,
  'alter table snag add column cost bigint',
  'create index snag_costs on snag (project_id, company_id, status, cost) where cost is not null',
  'alter table defect_notice add column amount bigint',
  'alter table defect_notice add column amount_shown bigint not null default 0',
];
