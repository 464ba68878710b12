import { type Kysely, sql } from 'kysely';

/** A snag knows what whoever marked it fixed or disputed it can take back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table snag add column take_back text').execute(db);
}
