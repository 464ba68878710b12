import { type Kysely, sql } from 'kysely';

/**
 * Devices that are told of what waits for their person through a push service, and tokens with
 * which the app on the home screen takes a session along. All of it ends with the session.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One browser has one endpoint, so a device tells one person only.
  `create table push_subscription (id text primary key, session_id text not null unique references session (id) on delete cascade, endpoint text not null unique, p256dh text not null, auth text not null,
     server_key text not null, origin text, made_at bigint not null, sent_at bigint not null)`,
  `create table push_told (subscription_id text not null references push_subscription (id) on delete cascade, project_id text not null references project (id) on delete cascade, seq bigint not null,
     primary key (subscription_id, project_id))`,
  'create index push_told_project on push_told (project_id)',
  'create table start_token (hash text primary key, session_id text not null unique references session (id) on delete cascade, expires_at bigint not null)',
];
