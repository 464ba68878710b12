import { type Kysely, sql } from 'kysely';

/**
 * The index of search takes out the words of a text when it is deleted, instead of only noting that
 * they count no more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into snag_search (snag_search, rank) values ('secure-delete', 1)`.execute(db);
}
