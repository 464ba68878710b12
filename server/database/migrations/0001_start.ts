import { type Kysely, sql } from 'kysely';

/**
 * The first shape of the database. Foreign keys carry what rows promise each other; journal rows
 * are never changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'create table setting (name text primary key, value text not null)',
  `create table "user" (id text primary key, email text not null unique, name text not null, password_hash text not null,
     is_owner integer not null, created_at bigint not null)`,
  `create table session (id text primary key, user_id text not null references "user"(id), created_at bigint not null,
     expires_at bigint not null, ended_at bigint)`,
  `create table token (hash text primary key, session_id text not null references session(id), kind text not null, pair text not null,
     parent_pair text not null, expires_at bigint not null, used_at bigint, retired_at bigint)`,
  'create index token_session on token (session_id, pair)',
  `create table project (id text primary key, code text not null unique, name text not null, address text not null,
     client_name text not null, time_zone text not null, state text not null, evidence_required integer not null,
     due_days text not null, practical_completion_on text, last_seq integer not null, last_number integer not null,
     created_at bigint not null)`,
  `create table company (id text primary key, project_id text not null references project(id), name text not null,
     name_key text not null, email text, phone text, unique (project_id, name_key))`,
  `create table member (id text primary key, project_id text not null references project(id), user_id text not null references "user"(id),
     role text not null, company_id text references company(id), unique (project_id, user_id))`,
  'create index member_user on member (user_id)',
  `create table invitation (id text primary key, project_id text not null references project(id), email text not null, role text not null,
     company_id text references company(id), token_hash text not null unique, invited_by text not null references "user"(id),
     expires_at bigint not null, ended_at bigint)`,
  'create index invitation_project on invitation (project_id)',
  `create table trade (id text primary key, project_id text not null references project(id), name text not null, name_key text not null,
     default_company_id text references company(id), phrases text not null, unique (project_id, name_key))`,
  `create table location (id text primary key, project_id text not null references project(id), parent_id text not null, name text not null,
     name_key text not null, depth integer not null, path text not null, path_key text not null, unique (project_id, parent_id, name_key))`,
  'create index location_path on location (project_id, path_key)',
  `create table snag (id text primary key, project_id text not null references project(id), number integer not null, title text not null,
     description text not null, status text not null, type text not null, priority text not null, trade_id text references trade(id),
     company_id text references company(id), assignee_id text references "user"(id), location_id text references location(id), due_on text,
     raised_by text not null references "user"(id), raised_at bigint not null, fixed_by text references "user"(id), fixed_at bigint,
     closed_by text references "user"(id), closed_at bigint, sent_back_count integer not null, version integer not null,
     waiting_since bigint not null, opened_seq integer not null, edited_at text not null, unique (project_id, number))`,
  'create index snag_status on snag (project_id, status, number)',
  'create index snag_company on snag (project_id, company_id, number)',
  `create table photo (id text primary key, project_id text not null references project(id), snag_id text not null references snag(id),
     kind text not null, file_key text not null unique, sha256 text not null, byte_length integer not null, mime text not null,
     width integer, height integer, thumb_hash text, state text not null, caption text not null, by_id text not null references "user"(id),
     taken_at bigint not null, seq integer not null, removed_at bigint)`,
  'create index photo_snag on photo (snag_id, seq)',
  'create index photo_state on photo (state, seq)',
  `create table event (project_id text not null references project(id), seq integer not null, id text not null unique, kind text not null,
     actor_id text references "user"(id), snag_id text references snag(id), subject_id text, photo_id text references photo(id),
     changes text not null, comment text, reason text, without_effect integer not null, status_after text, company_before text,
     company_after text, occurred_at bigint not null, recorded_at bigint not null, content_hash text not null, content text not null, receipt text not null,
     primary key (project_id, seq))`,
  'create index event_snag on event (snag_id, seq)',
  // The journal is append-only; the database itself refuses anything else.
  `create trigger event_is_never_changed before update on event begin select raise(abort, 'The journal is append-only.'); end`,
  `create trigger event_is_never_deleted before delete on event begin select raise(abort, 'The journal is append-only.'); end`,
  // What engine.ts looks through: the text of a snag, and an index of its parts of three letters
  // and more.
  'create table snag_text (search_id integer primary key, snag_id text not null unique, project_id text not null, text text not null)',
  'create index snag_text_project on snag_text (project_id)',
  `create virtual table snag_search using fts5 (text, content = 'snag_text', content_rowid = 'search_id', tokenize = 'trigram')`,
];
