import { type Kysely, sql } from 'kysely';

/** A list by priority; `keyOfPriority` of features/snags/orders.ts is written like it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index snag_priority on snag (project_id, (case priority when 'CRITICAL' then '0' when 'HIGH' then '1' when 'MEDIUM' then '2' when 'LOW' then '3' end || due_key), number)`,
    )
    .execute(db);
}
