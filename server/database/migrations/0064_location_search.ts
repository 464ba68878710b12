import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { searchKey } from '../../../rules/text';

/**
 * Search finds the path of a location at the location, no longer in the text of each of its snags:
 * renaming a building changed the texts of all snags in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table location add column search_key text not null default ''`.execute(db);
  const { rows } = await sql<{ id: string; path: string }>`select id, path from location`.execute(
    db,
  );
  for (const { id, path } of rows)
    await sql`update location set search_key = ${searchKey(path)} where id = ${id}`.execute(db);
  // The path was the last line.
  const without = sql`substr(text, 1, length(text) - length(location.search_key))`;
  const { numAffectedRows: changed = 0n } =
    await sql`update snag_text set text = ${without} from snag join location on location.id = snag.location_id
    where snag.id = snag_text.snag_id and part = 0 and text = ${without} || location.search_key`.execute(
      db,
    );
  if (changed === 0n || db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`insert into snag_search (snag_search) values ('delete-all')`.execute(db);
  await sql`insert into snag_search (rowid, text) select search_id, text || char(10, 10) from snag_text order by search_id`.execute(
    db,
  );
}
