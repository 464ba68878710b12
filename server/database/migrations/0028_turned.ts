import { type Kysely, sql } from 'kysely';

/**
 * What came to wait for somebody between two events, and what was raised on some days, without a
 * look at all that waits and at all that was raised; and the counts in one place with what they
 * count.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index snag_turned on snag (project_id, turn, turn_seq, news_seq)')
    .execute(db);
  await sql.raw('create index snag_raised on snag (project_id, raised_at)').execute(db);
  await sql
    .raw(
      'create index snag_tally_counts on snag_tally (project_id, company_id, status, due_key, sent_back, snags)',
    )
    .execute(db);
}
