import { type Kysely, sql } from 'kysely';
import { pathKey, placeKey, sortKey } from '../../../rules/sortKeys';

/**
 * Keys by which names sort as people count. Should a later version make other keys, it makes all of
 * them anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, name] of Object.entries(named)) {
    await sql
      .raw(`alter table "${table}" add column sort_key text not null default ''`)
      .execute(db);
    const { rows } = await sql<{
      id: string;
      name: string;
    }>`select id, ${sql.ref(name)} as name from ${sql.table(table)}`.execute(db);
    for (const row of rows)
      await sql`update ${sql.table(table)} set sort_key = ${sortKey(row.name)} where id = ${row.id}`.execute(
        db,
      );
  }
  const keys = new Map<string, string>();
  const { rows } = await sql<{
    id: string;
    parent_id: string;
    name: string;
  }>`select id, parent_id, name from location order by depth`.execute(db);
  for (const { id, parent_id, name } of rows) {
    const key = pathKey(keys.get(parent_id) ?? '', name);
    keys.set(id, key);
    await sql`update location set path_key = ${key} where id = ${id}`.execute(db);
    await sql`update snag set place_key = ${placeKey(key)} where location_id = ${id}`.execute(db);
  }
}

/** What a table calls the name it is listed by. */
const named = { company: 'name', trade: 'name', saved_view: 'name', user: 'name', plan: 'code' };
