import { type Kysely, sql } from 'kysely';

/**
 * Since when projects are archived, who and what was erased, and which projects were deleted: of
 * those the journal goes too, and nothing else may go.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const journal = ['event', 'event_file', 'event_value', 'redaction'];
const kept = `not exists (select 1 from deleted_project where deleted_project.id = old.project_id)`;
const untold = `not exists (select 1 from redaction where redaction.project_id = old.project_id and redaction.seq = old.seq and redaction.name = old.name)`;

const statements = [
  'alter table project add column archived_at bigint',
  `update project set archived_at = coalesce((select max(recorded_at) from told_event where told_event.project_id = project.id and kind = 'PROJECT_EDITED'
     and changes like '%"field":"state"%"to":"ARCHIVED"%'), cast(strftime('%s', 'now') as integer) * 1000) where state = 'ARCHIVED'`,
  'alter table photo add column erased_at bigint',
  `alter table "user" add column erased_at bigint`,
  // What stays of a project that was deleted: that it was there, how long its journal was and how
  // it ended.
  `create table deleted_project (id text primary key, code text not null, events integer not null, last_hash text not null, deleted_by text not null,
     deleted_at bigint not null)`,
  ...journal.flatMap((table) => [
    `drop trigger ${table}_no_delete`,
    `create trigger ${table}_no_delete before delete on ${table} when ${kept}${table === 'event_value' ? ` and ${untold}` : ''}
       begin select raise(abort, 'The journal is append-only.'); end`,
  ]),
];
