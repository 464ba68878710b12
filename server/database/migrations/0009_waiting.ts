import { type Kysely, sql } from 'kysely';

/** Whose turn a snag is, what each person has looked at, and what they were written about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table snag add column turn text not null default ''`,
  'alter table snag add column turn_seq integer not null default 0',
  'alter table snag add column news_seq integer not null default 0',
  `alter table snag add column news_by text not null default ''`,
  `update snag set news_seq = coalesce((select max(seq) from event where event.snag_id = snag.id and kind <> 'PHOTO_RENDERED'), 0)`,
  `update snag set turn_seq = news_seq,
     news_by = coalesce((select actor_id from event where event.project_id = snag.project_id and event.seq = snag.news_seq), ''),
     turn = case when status in ('FIXED', 'DISPUTED') then 'INSPECTOR' when status not in ('OPEN', 'IN_PROGRESS') then ''
       when exists (select 1 from member where member.project_id = snag.project_id and member.user_id = snag.assignee_id
         and (member.role <> 'TRADE' or member.company_id = snag.company_id)) then assignee_id
       else coalesce(company_id, '') end`,
  'create index snag_turn on snag (project_id, turn, news_seq)',
  `create table attention (user_id text not null references "user" (id), project_id text not null references project (id),
     seen_seq integer not null default 0, mailed_seq integer not null default 0, digest_on text not null default '', primary key (user_id, project_id))`,
  // What was there before anybody could look at it this way is no news, and nobody is written to
  // about it.
  `insert into attention (user_id, project_id, seen_seq, mailed_seq) select user_id, project_id, last_seq, last_seq
     from member join project on project.id = member.project_id`,
  `create table mailing (user_id text primary key references "user" (id), waiting integer not null default 1, digest integer not null default 1,
     sent_at bigint not null default 0)`,
];
