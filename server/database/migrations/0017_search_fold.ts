import { type Kysely, sql } from 'kysely';
import { searchKey } from '../../../rules/text';

/**
 * Letters that the index takes for one, in the texts beside it too: words of one or two letters are
 * looked for there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    search_id: number;
    text: string;
  }>`select search_id, text from snag_text where instr(text, ${'\u03c2'}) > 0 or instr(text, ${'\u0345'}) > 0`.execute(
    db,
  );
  for (const { search_id, text } of rows) {
    await sql`insert into snag_search (snag_search, rowid, text) values ('delete', ${search_id}, ${text})`.execute(
      db,
    );
    await sql`update snag_text set text = ${searchKey(text)} where search_id = ${search_id}`.execute(
      db,
    );
    await sql`insert into snag_search (rowid, text) values (${search_id}, ${searchKey(text)})`.execute(
      db,
    );
  }
}
