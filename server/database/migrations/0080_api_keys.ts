import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Keys with which programs read and raise snags; what one sees is what a viewer sees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of statements(isPostgres ? 'text collate "C"' : 'text'))
    await sql.raw(statement).execute(db);
}

// The type of a column of a view cannot be changed later.
const statements = (text: string): readonly string[] => [
  `create table api_key (id ${text} primary key, project_id ${text} not null references project (id) on delete cascade, user_id ${text} not null unique references "user" (id),
     kind text not null, hash text not null, made_by text not null, made_at bigint not null, used_at bigint, ended_at bigint)`,
  'create index api_key_project on api_key (project_id)',
  'create index api_key_hash on api_key (hash)',
  'drop view admitted',
  `create view admitted as select id, project_id, user_id, role, company_id, cast(null as text) as link_filter, 1 as may_comment from member
     union all select link_person.id, link_person.project_id, link_person.user_id, case when link_person.company_id = '' then 'VIEWER' else 'TRADE' end,
     nullif(link_person.company_id, ''), company_link.filter, case when link_person.company_id = '' then company_link.may_comment else 1 end from link_person
     join company_link on company_link.id = link_person.link_id where company_link.ended_at is null
     union all select id, project_id, user_id, 'VIEWER', null, null, 1 from api_key where ended_at is null`,
];
