import { type Kysely, sql } from 'kysely';

/** What several processes count together: tries to sign in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table try_count (key text primary key, account text not null, used_ms bigint not null, at bigint not null)`,
    )
    .execute(db);
  await sql.raw('create index try_count_account on try_count (account)').execute(db);
}
