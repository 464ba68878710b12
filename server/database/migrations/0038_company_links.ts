import { type Kysely, sql } from 'kysely';

/**
 * Links with which the people of a company open its snags without an account, and those people.
 * Nothing of them stands in `member`, so whatever reads that table names only people with an
 * account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The company is no foreign key: a link that is over outlives it.
  `create table company_link (id text primary key, project_id text not null references project (id) on delete cascade, company_id text not null, made_by text not null references "user" (id), made_at bigint not null,
     used_at bigint not null, opened_at bigint, ended_at bigint)`,
  'create index company_link_project on company_link (project_id)',
  'create unique index company_link_open on company_link (company_id) where ended_at is null',
  'create table link_token (hash text primary key, link_id text not null references company_link (id) on delete cascade, made_at bigint not null)',
  'create index link_token_link on link_token (link_id)',
  `create table link_person (user_id text primary key references "user" (id), id text not null unique, project_id text not null references project (id) on delete cascade, link_id text not null references company_link (id) on delete cascade,
     company_id text not null, made_at bigint not null)`,
  'create index link_person_link on link_person (link_id)',
  'create index link_person_project on link_person (project_id)',
];
