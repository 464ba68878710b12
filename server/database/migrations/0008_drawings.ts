import { type Kysely, sql } from 'kysely';

/** What is drawn on photos, and a way from a comment to its edits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table photo add column shapes text not null default '[]'`,
  'alter table photo add column marked_at integer not null default 0',
  `create index event_comment_edits on event (subject_id) where kind = 'COMMENT_EDITED'`,
];
