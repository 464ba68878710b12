import { type Kysely, sql } from 'kysely';

/** Who was asked to sign a handover, by account or by a link with a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table code_link (id text primary key, project_id text not null references project (id) on delete cascade, subject_id text not null, part bigint not null,
       user_id text, email text not null, sent_by text not null, made_at bigint not null, ends_at bigint not null, token_hash text unique, code_hash text, tries bigint not null, opened_at bigint, mail text not null)`,
    )
    .execute(db);
  await sql
    .raw('create unique index code_link_subject on code_link (subject_id, part)')
    .execute(db);
  await sql.raw('create index code_link_project on code_link (project_id)').execute(db);
}
