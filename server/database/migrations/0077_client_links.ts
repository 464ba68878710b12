import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** A link may be a client's: who looks at the project, or at a part of it, without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of statements(isPostgres ? 'text collate "C"' : 'text'))
    await sql.raw(statement).execute(db);
}

// The type of a column of a view cannot be changed later.
const statements = (text: string): readonly string[] => [
  `alter table company_link add column name ${text} not null default ''`,
  `alter table company_link add column filter ${text}`,
  'alter table company_link add column may_comment bigint not null default 0',
  'alter table company_link add column openings bigint not null default 0',
  'drop index company_link_open',
  `create unique index company_link_open on company_link (company_id) where ended_at is null and company_id <> ''`,
  'drop view admitted',
  `create view admitted as select id, project_id, user_id, role, company_id, cast(null as text) as link_filter, 1 as may_comment from member
     union all select link_person.id, link_person.project_id, link_person.user_id, case when link_person.company_id = '' then 'VIEWER' else 'TRADE' end,
     nullif(link_person.company_id, ''), company_link.filter, case when link_person.company_id = '' then company_link.may_comment else 1 end from link_person
     join company_link on company_link.id = link_person.link_id where company_link.ended_at is null`,
];
