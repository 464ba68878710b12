import { type Kysely, sql } from 'kysely';

/** In which language the server writes to a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "user" add column language text not null default 'en'`).execute(db);
}
