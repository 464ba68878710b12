import { type Kysely, sql } from 'kysely';

/** Plans, their revisions, and where a snag's pin is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table plan_file (id text primary key, project_id text not null references project(id), name text not null,
     file_key text not null unique, sha256 text not null, byte_length integer not null, mime text not null, pages text not null)`,
  `create table plan (id text primary key, project_id text not null references project(id), code text not null, code_key text not null,
     name text not null, location_id text references location(id), removed_at bigint)`,
  // A removed plan gives its code free.
  'create unique index plan_code on plan (project_id, code_key) where removed_at is null',
  `create table plan_revision (id text primary key, project_id text not null references project(id), plan_id text not null references plan(id),
     label text not null, file_id text not null references plan_file(id), page integer not null, state text not null, failure text,
     tiles_key text not null unique, width_px integer, height_px integer, tile_px integer, tile_overlap_px integer, to_first text not null,
     aligned integer not null, added_by text not null references "user"(id), added_at bigint not null, seq integer not null)`,
  'create index plan_revision_plan on plan_revision (plan_id, seq)',
  'create index plan_revision_state on plan_revision (state, seq)',
  'alter table snag add column pin_revision_id text references plan_revision(id)',
  'alter table snag add column pin_x integer',
  'alter table snag add column pin_y integer',
  'alter table snag add column plan_id text references plan(id)',
  'create index snag_plan on snag (plan_id, company_id)',
];
