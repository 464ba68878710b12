import { type Kysely, sql } from 'kysely';

/** Where the events of a project are posted, and those that could not be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  `create table webhook (id text primary key, project_id text not null references project (id) on delete cascade, url text not null, origin text not null, made_by text not null, made_at bigint not null,
     seq bigint not null, sent_at bigint, away bigint not null default 0, rests_until bigint not null default 0, ended_at bigint)`,
  'create index webhook_project on webhook (project_id)',
  `create table webhook_event (webhook_id text not null references webhook (id) on delete cascade, seq bigint not null, snag_id text not null, first_at bigint, tries bigint not null default 0,
     next_at bigint not null, outcome text, given_up_at bigint, primary key (webhook_id, seq))`,
];
