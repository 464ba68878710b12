import { type Kysely, sql } from 'kysely';
import type { Database } from '../../server/database/schema';

/** All rows of all tables, by the table's name. What SQLite's search keeps of them is no text. */
export async function everythingIn(db: Kysely<Database>): Promise<Map<string, object[]>> {
  const tables = (await db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !name.startsWith('snag_search'),
  );
  return new Map(
    await Promise.all(
      tables.map(
        async ({ name }) =>
          [name, (await sql<object>`select * from ${sql.table(name)}`.execute(db)).rows] as const,
      ),
    ),
  );
}

/** Whether this stands anywhere in the database. */
export async function standsIn(db: Kysely<Database>, text: string): Promise<boolean> {
  return JSON.stringify([...(await everythingIn(db))])
    .toLowerCase()
    .includes(text.toLowerCase());
}
