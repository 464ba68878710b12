import { type Kysely, sql } from 'kysely';
import { compareTextAsBytes } from '../textAsBytes';

/**
 * Where PostgreSQL begins: the shape that SQLite has come to by its migrations up to 0023, in one.
 * Later migrations are written for both. Whole numbers are all bigint, because a number that does
 * not fit is an error here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of tables) await sql.raw(statement).execute(db);
  // Before the view, which would hold its columns as they are.
  await compareTextAsBytes(db);
  for (const statement of [toldEvent, ...journal, ...tally]) await sql.raw(statement).execute(db);
}

const tables = [
  `create table setting (name text primary key, value text not null)`,
  `create table "user" (id text primary key, email text not null unique, name text not null, password_hash text not null, is_owner bigint not null, created_at bigint
     not null, language text not null default 'en', sort_key text not null default '', erased_at bigint)`,
  // Of two who set an empty server up at the same time one is the owner.
  'create unique index user_owner on "user" (is_owner) where is_owner = 1',
  `create table session (id text primary key, user_id text not null references "user"(id), created_at bigint not null, expires_at bigint not null, ended_at bigint,
     user_agent text not null default '')`,
  `create table token (hash text primary key, session_id text not null references session(id), kind text not null, pair text not null, parent_pair text not null,
     expires_at bigint not null, used_at bigint, retired_at bigint)`,
  'create index token_session on token (session_id, pair)',
  `create table project (id text primary key, code text not null unique, name text not null, address text not null, client_name text not null, time_zone text not null,
     state text not null, evidence_required bigint not null, due_days text not null, practical_completion_on text, last_seq bigint not null, last_number bigint not
     null, created_at bigint not null, working_days text not null default '["MONDAY","TUESDAY","WEDNESDAY","THURSDAY","FRIDAY"]', archived_at bigint)`,
  `create table company (id text primary key, project_id text not null references project(id), name text not null, name_key text not null, email text, phone text,
     archived_at bigint, sort_key text not null default '', unique (project_id, name_key))`,
  `create table member (id text primary key, project_id text not null references project(id), user_id text not null references "user"(id), role text not null,
     company_id text references company(id), unique (project_id, user_id))`,
  'create index member_user on member (user_id)',
  `create table invitation (id text primary key, project_id text not null references project(id), email text not null, role text not null, company_id text references
     company(id), token_hash text not null unique, invited_by text not null references "user"(id), expires_at bigint not null, ended_at bigint)`,
  'create index invitation_project on invitation (project_id)',
  `create table trade (id text primary key, project_id text not null references project(id), name text not null, name_key text not null, default_company_id text
     references company(id), phrases text not null, archived_at bigint, sort_key text not null default '', unique (project_id, name_key))`,
  `create table location (id text primary key, project_id text not null references project(id), parent_id text not null, name text not null, name_key text not null,
     depth bigint not null, path text not null, path_key text not null, archived_at bigint, removed_at bigint, unique (project_id, parent_id, name_key))`,
  'create index location_path on location (project_id, path_key)',
  `create table plan_file (id text primary key, project_id text not null references project(id), name text not null, file_key text not null unique, sha256 text not
     null, byte_length bigint not null, mime text not null, pages text not null)`,
  `create table plan (id text primary key, project_id text not null references project(id), code text not null, code_key text not null, name text not null, location_id
     text references location(id), removed_at bigint, sort_key text not null default '')`,
  'create unique index plan_code on plan (project_id, code_key) where removed_at is null',
  `create table plan_revision (id text primary key, project_id text not null references project(id), plan_id text not null references plan(id), label text not null,
     file_id text not null references plan_file(id), page bigint not null, state text not null, failure text, tiles_key text not null unique, width_px bigint,
     height_px bigint, tile_px bigint, tile_overlap_px bigint, to_first text not null, aligned bigint not null, added_by text not null references "user"(id),
     added_at bigint not null, seq bigint not null)`,
  'create index plan_revision_plan on plan_revision (plan_id, seq)',
  'create index plan_revision_state on plan_revision (state, seq)',
  `create table snag (id text primary key, project_id text not null references project(id), number bigint not null, title text not null, description text not null,
     status text not null, type text not null, priority text not null, trade_id text references trade(id), company_id text references company(id), assignee_id text
     references "user"(id), location_id text references location(id), due_on text, raised_by text not null references "user"(id), raised_at bigint not null, fixed_by
     text references "user"(id), fixed_at bigint, closed_by text references "user"(id), closed_at bigint, sent_back_count bigint not null, version bigint not null,
     waiting_since bigint not null, opened_seq bigint not null, edited_at text not null, pin_revision_id text references plan_revision(id), pin_x bigint, pin_y
     bigint, plan_id text references plan(id), due_key text not null default '9999-12-31', changed_at bigint not null default 0, place_key text not null default '1',
     turn text not null default '', turn_seq bigint not null default 0, news_seq bigint not null default 0, news_by text not null default '', unique (project_id,
     number))`,
  'create index snag_status on snag (project_id, status, number)',
  'create index snag_company on snag (project_id, company_id, number)',
  'create index snag_plan on snag (plan_id, company_id)',
  'create index snag_place on snag (project_id, place_key, number)',
  'create index snag_due on snag (project_id, due_key, number)',
  'create index snag_changed on snag (project_id, changed_at, number)',
  'create index snag_location on snag (location_id)',
  'create index snag_turn on snag (project_id, turn, news_seq)',
  'create index snag_trade on snag (trade_id, company_id)',
  'create index snag_fixer on snag (company_id)',
  `create index snag_filtered on snag (project_id, company_id, status, turn, due_on, sent_back_count, assignee_id, raised_by, priority, trade_id,
     location_id, plan_id, raised_at, id)`,
  'create index snag_raiser on snag (project_id, raised_by, status, company_id)',
  'create index snag_assignee on snag (project_id, assignee_id, status, raised_by, company_id) where assignee_id is not null',
  `create table snag_tally (project_id text not null, company_id text not null, status text not null, due_key text not null, sent_back bigint not null, snags bigint not
     null, primary key (project_id, company_id, status, due_key, sent_back))`,
  `create table photo (id text primary key, project_id text not null references project(id), snag_id text not null references snag(id), kind text not null, file_key
     text not null unique, sha256 text not null, byte_length bigint not null, mime text not null, width bigint, height bigint, thumb_hash text, state text not null,
     caption text not null, by_id text not null references "user"(id), taken_at bigint not null, seq bigint not null, removed_at bigint, shapes text not null default
     '[]', marked_at bigint not null default 0, camera text, erased_at bigint)`,
  'create index photo_snag on photo (snag_id, seq)',
  'create index photo_state on photo (state, seq)',
  `create table event (project_id text not null references project(id), seq bigint not null, id text not null unique, kind text not null, actor_kind text not null,
     actor_id text, snag_id text references snag(id), subject_id text, reason text, without_effect bigint not null, status_after text, company_before text,
     company_after text, occurred_at bigint not null, recorded_at bigint not null, sealed_at bigint, receipt text not null, commitments text not null, hash text not
     null, format bigint not null default 1, primary key (project_id, seq))`,
  'create index event_snag on event (snag_id, seq)',
  `create index event_comment_edits on event (subject_id) where kind = 'COMMENT_EDITED'`,
  'create index event_subject on event (subject_id, kind) where subject_id is not null',
  `create table event_file (project_id text not null, seq bigint not null, position bigint not null, file_id text not null, sha256 text, byte_length bigint, primary key
     (project_id, seq, position), foreign key (project_id, seq) references event (project_id, seq))`,
  'create index event_file_file on event_file (file_id)',
  `create table event_value (project_id text not null, seq bigint not null, name text not null, salt text not null, value text not null, sent_hash text, primary key
     (project_id, seq, name), foreign key (project_id, seq) references event (project_id, seq))`,
  `create table redaction (project_id text not null, seq bigint not null, name text not null, redacted_by bigint not null, primary key (project_id, seq, name), foreign
     key (project_id, seq) references event (project_id, seq), foreign key (project_id, redacted_by) references event (project_id, seq))`,
  'create index redaction_event on redaction (project_id, redacted_by)',
  `create table deleted_project (id text primary key, code text not null, events bigint not null, last_hash text not null, deleted_by text not null, deleted_at bigint
     not null)`,
  `create table named_actor (id text primary key, project_id text not null references project(id), kind text not null, name text not null)`,
  'create index named_actor_project on named_actor (project_id)',
  `create table saved_view (id text primary key, project_id text not null references project (id), owner_id text not null references "user" (id), name text not null,
     name_key text not null, shared bigint not null, search text not null, sort_key text not null default '')`,
  'create unique index saved_view_name on saved_view (project_id, owner_id, name_key)',
  `create table attention (user_id text not null references "user" (id), project_id text not null references project (id), seen_seq bigint not null default 0,
     mailed_seq bigint not null default 0, digest_on text not null default '', primary key (user_id, project_id))`,
  `create table mailing (user_id text primary key references "user" (id), waiting bigint not null default 1, digest bigint not null default 1, sent_at bigint not null
     default 0)`,
  `create table password_link (user_id text primary key references "user" (id), token_hash text not null unique, project_id text references project (id), issued_by text
     references "user" (id), expires_at bigint not null, used_at bigint)`,
  `create table job (id bigint generated always as identity primary key, kind text not null, subject_id text not null, state text not null default 'WAITING', attempts
     bigint not null default 0, not_before bigint not null default 0, leased_by text, leased_until bigint not null default 0, error text, unique (kind, subject_id))`,
  'create index job_kind on job (kind, id)',
  `create table snag_text (snag_id text not null, project_id text not null, part bigint not null, text text not null, primary key (snag_id, part))`,
  'create index snag_text_project on snag_text (project_id)',
];

const toldEvent = `create view told_event as select event.project_id, event.seq, event.format, event.id, event.kind, event.actor_kind, event.actor_id, event.snag_id, event.subject_id,
     event.reason, event.without_effect, event.status_after, event.company_before, event.company_after, event.occurred_at, event.recorded_at, event.sealed_at,
     event.receipt, event.commitments, event.hash, first_file.file_id as photo_id, changes.value as changes, comment.value as comment, content.value as content
     from event
     left join event_file as first_file on first_file.project_id = event.project_id and first_file.seq = event.seq and first_file.position = 0
     left join event_value as changes on changes.project_id = event.project_id and changes.seq = event.seq and changes.name = 'changes'
     left join event_value as comment on comment.project_id = event.project_id and comment.seq = event.seq and comment.name = 'comment'
     left join event_value as content on content.project_id = event.project_id and content.seq = event.seq and content.name = 'content'`;

// The journal is append-only; the database itself refuses anything else but for what a REDACTED
// event erases and for a project that was deleted.
const journal = [
  `create function refuse_change() returns trigger language plpgsql as $$ begin
     if tg_op = 'DELETE' then
       if exists (select 1 from deleted_project where deleted_project.id = old.project_id) then return old; end if;
       if tg_table_name = 'event_value' then
         if exists (select 1 from redaction where redaction.project_id = old.project_id and redaction.seq = old.seq and redaction.name = old.name) then return old; end if;
       end if;
     end if;
     raise exception 'The journal is append-only.';
   end $$`,
  ...['event', 'event_file', 'event_value', 'redaction'].flatMap((table) => [
    `create trigger ${table}_is_kept before update or delete on ${table} for each row execute function refuse_change()`,
    `create trigger ${table}_is_kept_whole before truncate on ${table} for each statement execute function refuse_change()`,
  ]),
  `create function refuse_redaction() returns trigger language plpgsql as $$ begin
     if exists (select 1 from event where event.project_id = new.project_id and event.seq = new.redacted_by and event.kind = 'REDACTED') then return new; end if;
     raise exception 'A value is erased by a REDACTED event alone.';
   end $$`,
  'create trigger redaction_needs_its_event before insert on redaction for each row execute function refuse_redaction()',
];

// What is finished has no due day here: nobody asks whether it is overdue, and there would be a row
// for each day of an old project.
const kind = (row: string): string =>
  `(${row}.project_id, coalesce(${row}.company_id, ''), ${row}.status, case when ${row}.status in ('CLOSED', 'VOID') then '' else ${row}.due_key end, (${row}.sent_back_count > 0)::int::bigint)`;
const isKind = (row: string): string =>
  `(project_id, company_id, status, due_key, sent_back) = ${kind(row)}`;

const tally = [
  `create function count_snag() returns trigger language plpgsql as $$ begin
     if tg_op = 'UPDATE' then
       if ${kind('old')} is not distinct from ${kind('new')} then return null; end if;
     end if;
     if tg_op <> 'INSERT' then
       update snag_tally set snags = snags - 1 where ${isKind('old')};
       delete from snag_tally where ${isKind('old')} and snags = 0;
     end if;
     if tg_op <> 'DELETE' then
       insert into snag_tally (project_id, company_id, status, due_key, sent_back, snags) select kind.*, 1 from (values ${kind('new')}) as kind
         on conflict (project_id, company_id, status, due_key, sent_back) do update set snags = snag_tally.snags + 1;
     end if;
     return null;
   end $$`,
  'create trigger snag_counted after insert or delete or update of project_id, company_id, status, due_key, sent_back_count on snag for each row execute function count_snag()',
];
