import { type Kysely, sql } from 'kysely';

/** How many bytes the pictures of a photo and the tiles of a plan take, and an index for the sum. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'alter table photo add column made_bytes bigint not null default 0',
  'alter table plan_revision add column made_bytes bigint not null default 0',
  'create index photo_bytes on photo (project_id, erased_at, byte_length, made_bytes)',
];
