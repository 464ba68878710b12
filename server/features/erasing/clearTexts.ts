import { sql } from 'kysely';
import type { Trx } from '../../database/engine';
import { searchedTables } from '../../database/writtenTexts';
import { cutIn } from './namedIn';

type TextRow = Readonly<Record<string, string | null>>;

/**
 * Cuts somebody's e-mail out of the texts of a project that people wrote; answers the snags that had
 * it, or that a row with it is about. Names and codes that others find things by keep it.
 */
export async function clearTexts(
  trx: Trx,
  projectId: string,
  cut: (text: string) => string,
): Promise<string[]> {
  const snagIds: string[] = [];
  for (const { table, columns } of searchedTables) {
    // What a snag says is said by its events too, which lose the whole text.
    const isOfSnag = table === 'snag' || table === 'photo';
    const left = (text: string): string => (isOfSnag && cut(text) !== text ? '' : cut(text));
    const ofProject = sql.ref(table === 'project' ? 'id' : 'project_id');
    const mayName = columns.map(({ name }) => sql`${sql.ref(name)} like '%@%'`);
    const { rows } = await sql<TextRow>`
      select * from ${sql.table(table)}
      where ${ofProject} = ${projectId} and (${sql.join(mayName, sql` or `)})`.execute(trx);
    for (const row of rows) {
      const cleared = columns.flatMap(({ name, holds }) => {
        const text = row[name] ?? '';
        const now = holds === 'JSON' ? JSON.stringify(cutIn(JSON.parse(text), left)) : left(text);
        if (now === text) return [];
        return [sql`${sql.ref(name)} = ${now === '' && holds !== 'TEXT' ? null : now}`];
      });
      if (cleared.length === 0) continue;
      await sql`
        update ${sql.table(table)} set ${sql.join(cleared)} where id = ${row['id']}`.execute(trx);
      const snagId = table === 'snag' ? row['id'] : row['snag_id'];
      if (snagId != null) snagIds.push(snagId);
    }
  }
  return snagIds;
}
