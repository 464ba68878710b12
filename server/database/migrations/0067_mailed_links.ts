import { type Kysely, sql } from 'kysely';

/**
 * A link for a new password that is mailed stands beside one that was handed over, and an invitation
 * says what became of its mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const columns = 'user_id, token_hash, project_id, issued_by, expires_at, used_at';
// Nobody of a project has issued those that were mailed.
const mailed = 'case when project_id is null and issued_by is null then 1 else 0 end';
const statements: readonly string[] = [
  `create table password_link_new (user_id text not null references "user" (id), mailed bigint not null default 0, token_hash text not null unique,
     project_id text references project (id), issued_by text references "user" (id), expires_at bigint not null, used_at bigint, primary key (user_id, mailed))`,
  `insert into password_link_new (${columns}, mailed) select ${columns}, ${mailed} from password_link`,
  'drop table password_link',
  'alter table password_link_new rename to password_link',
  `alter table invitation add column mail text not null default 'NONE'`,
];
