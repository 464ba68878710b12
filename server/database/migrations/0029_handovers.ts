import { type Kysely, sql } from 'kysely';

/**
 * Handovers that are signed on the screen. A report with `sign_off` becomes one when its PDF is
 * there. They go with their project: see 0026_reports.ts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table report add column sign_off text').execute(db);
  await sql
    .raw(
      `create table handover (id text primary key, project_id text not null references project (id) on delete cascade, filter text not null, settings text not null, parties text not null,
       prepared_by text not null references "user" (id), prepared_at bigint not null, state text not null, last_seq bigint not null, last_hash text not null, snag_count bigint not null,
       draft_key text, draft_sha256 text not null, draft_length bigint not null, data_key text, data_sha256 text, file_key text, sha256 text, byte_length bigint, ended_at bigint)`,
    )
    .execute(db);
  await sql.raw('create index handover_project on handover (project_id, prepared_at)').execute(db);
  await sql
    .raw(
      `create table handover_signature (id text primary key, handover_id text not null references handover (id) on delete cascade, project_id text not null references project (id) on delete cascade,
       party bigint not null, seq bigint not null)`,
    )
    .execute(db);
  await sql
    .raw('create unique index handover_signature_party on handover_signature (handover_id, party)')
    .execute(db);
}
