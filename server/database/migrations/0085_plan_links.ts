import { type Kysely, sql } from 'kysely';

/** Marks on a plan that open a place of another one: a JSON list, by planTables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plan add column links text not null default '[]'`.execute(db);
}
