import { type Kysely, sql } from 'kysely';

/** Notices of defects to companies, their mails, and the texts that a project keeps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table defect_notice (id text primary key, project_id text not null references project (id) on delete cascade, company_id text not null references company (id),
   number bigint not null, kind text not null, basis text not null, previous_id text, language text not null, paper text not null,
   snag_ids text not null, body text not null, deadline_on text, way text not null, sent_by text not null, sent_at bigint not null, opened_by text, opened_at bigint,
   file_key text, sha256 text, byte_length bigint)`,
  'create index defect_notice_project on defect_notice (project_id, company_id)',
  'create index defect_notice_sender on defect_notice (sent_by, deadline_on)',
  'create index defect_notice_previous on defect_notice (previous_id)',
  `create table defect_notice_mail (id text primary key, notice_id text not null references defect_notice (id) on delete cascade,
   project_id text not null references project (id) on delete cascade, user_id text, address text not null, state text not null, settled_at bigint)`,
  'create index defect_notice_mail_notice on defect_notice_mail (notice_id)',
  `create table notice_text (id text primary key, project_id text not null references project (id) on delete cascade,
   kind text not null, basis text not null, language text not null, body text not null)`,
  'create unique index notice_text_of on notice_text (project_id, kind, basis, language)',
];
