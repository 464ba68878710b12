import { type Kysely, sql } from 'kysely';

/** What the camera noted of a photo, which is lost where its device scales it before it is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table photo add column camera text').execute(db);
}
