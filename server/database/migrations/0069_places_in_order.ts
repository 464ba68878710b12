import { type Kysely, sql } from 'kysely';

/**
 * A list by place goes along the locations and reads the snags of each, no longer along a key in
 * each snag: renaming a building changed all snags in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements: readonly string[] = [
  'drop index snag_place',
  'drop index snag_location',
  'create index snag_location on snag (location_id, project_id, number)',
];
