import { type Kysely, sql } from 'kysely';

/** The works that were accepted, by company or for parts, from which defects periods are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table acceptance (id text primary key, project_id text not null references project (id) on delete cascade, company_id text not null references company (id), part text not null,
       basis text not null, length_count bigint not null, length_unit text not null, accepted_on text not null, proof text not null, withdrawn_at bigint)`,
    )
    .execute(db);
  await sql
    .raw('create index acceptance_project on acceptance (project_id, company_id)')
    .execute(db);
}
