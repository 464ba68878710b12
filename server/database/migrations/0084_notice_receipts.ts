import { type Kysely, sql } from 'kysely';

/** On which day a notice was received, and photos of the slip that was signed for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table defect_notice add column received_on text',
  `create table notice_slip (id text primary key, notice_id text not null references defect_notice (id) on delete cascade,
   project_id text not null references project (id) on delete cascade, seq bigint not null,
   file_key text, sha256 text not null, byte_length bigint not null)`,
  'create index notice_slip_notice on notice_slip (notice_id, seq)',
  'create index notice_slip_file on notice_slip (file_key)',
];
