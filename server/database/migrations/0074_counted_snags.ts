import { type Kysely, sql } from 'kysely';

/** All that an overview counts, so that it reads no row of a snag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      'create index snag_counted on snag (project_id, status, trade_id, company_id, location_id, due_on, raised_at, fixed_at, closed_at)',
    )
    .execute(db);
}
