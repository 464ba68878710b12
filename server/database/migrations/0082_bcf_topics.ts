import { type Kysely, sql } from 'kysely';

/**
 * Topics of BCF files. `table_import_row.topic` holds what a topic says beside its cells;
 * `bcf_topic` holds for each topic of another program its snag, and what of its files nothing here
 * shows, so that it can be given back. It goes with its project.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table table_import_row add column topic text',
    `create table bcf_topic (project_id text not null references project (id) on delete cascade, guid text not null, snag_id text not null, kept text, changed_at bigint not null, primary key (project_id, guid))`,
    'create index bcf_topic_snag on bcf_topic (snag_id)',
  ])
    await sql.raw(statement).execute(db);
}
