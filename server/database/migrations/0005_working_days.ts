import { type Kysely, sql } from 'kysely';

/** On which days of the week a project's site works. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table project add column working_days text not null default '["MONDAY","TUESDAY","WEDNESDAY","THURSDAY","FRIDAY"]'`,
    )
    .execute(db);
}
