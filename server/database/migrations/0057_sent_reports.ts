import { type Kysely, sql } from 'kysely';

/**
 * Reports that are sent by mail, the links that stand for files too large for one, and those that
 * are sent each week.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The report is no foreign key: what somebody sent today counts for their limit after the report
  // was removed.
  `create table report_mail (id text primary key, send_id text not null, project_id text not null references project (id) on delete cascade, report_id text, schedule_id text, sent_by text not null references "user" (id),
     asked_at bigint not null, user_id text references "user" (id), address text not null, state text not null, settled_at bigint, reason text)`,
  'create index report_mail_report on report_mail (report_id)',
  'create index report_mail_send on report_mail (send_id)',
  'create index report_mail_sender on report_mail (sent_by, asked_at)',
  'create index report_mail_project on report_mail (project_id)',
  // It ends with its report also when a server of the version before removes that.
  'create table report_link (hash text primary key, report_id text not null references report (id) on delete cascade, mail_id text not null, made_at bigint not null, ends_at bigint not null)',
  'create index report_link_report on report_link (report_id)',
  `create table report_schedule (id text primary key, project_id text not null references project (id) on delete cascade, made_by text not null references "user" (id), made_at bigint not null, kind text not null, filter text not null,
     settings text not null, weekdays text not null, hour bigint not null, addresses text not null, to_company bigint not null, paused bigint not null default 0, stopped text, last_on text not null, outcome text)`,
  'create index report_schedule_project on report_schedule (project_id)',
];
