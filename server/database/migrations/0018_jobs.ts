import { type Kysely, sql } from 'kysely';

const statements = [
  `create table job (id integer primary key autoincrement, kind text not null, subject_id text not null, state text not null default 'WAITING',
     attempts integer not null default 0, not_before bigint not null default 0, leased_by text, leased_until bigint not null default 0, error text,
     unique (kind, subject_id))`,
  'create index job_kind on job (kind, id)',
  `insert into job (kind, subject_id) select 'RENDER_PHOTO', id from photo where state = 'QUEUED' order by seq`,
  `insert into job (kind, subject_id) select 'DRAW_SHEET', id from plan_revision where state = 'QUEUED' order by added_at, seq`,
];

/** What waits to be rendered or drawn, as jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
