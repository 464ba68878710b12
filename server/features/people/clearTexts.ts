import { sql } from 'kysely';
import type { Trx } from '../../database/engine';
import { searchedTables } from '../../database/writtenTexts';
import { textsIn } from './namedIn';

type TextRow = Readonly<Record<string, string | null>>;

/**
 * Empties the texts of a project that name somebody; answers the snags that had one, or that a row
 * with one is about.
 */
export async function clearTexts(
  trx: Trx,
  projectId: string,
  isNamed: (text: string) => boolean,
): Promise<string[]> {
  const snagIds: string[] = [];
  for (const { table, columns } of searchedTables) {
    const ofProject = sql.ref(table === 'project' ? 'id' : 'project_id');
    const mayName = columns.map(({ name }) => sql`${sql.ref(name)} like '%@%'`);
    const { rows } = await sql<TextRow>`
      select * from ${sql.table(table)}
      where ${ofProject} = ${projectId} and (${sql.join(mayName, sql` or `)})`.execute(trx);
    for (const row of rows) {
      const cleared = columns.flatMap(({ name, holds }) => {
        const text = row[name] ?? '';
        if (holds === 'JSON') {
          const left = partsNotNaming(text, isNamed);
          return left === text ? [] : [sql`${sql.ref(name)} = ${left}`];
        }
        if (!isNamed(text)) return [];
        return [sql`${sql.ref(name)} = ${holds === 'TEXT' ? '' : null}`];
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

/** A list or an object in JSON without the parts in which somebody is named. */
function partsNotNaming(json: string, isNamed: (text: string) => boolean): string {
  const value: unknown = JSON.parse(json);
  const isKept = (part: unknown) => !textsIn(part).some(isNamed);
  if (isKept(value)) return json;
  if (Array.isArray(value)) return JSON.stringify(value.filter(isKept));
  // No text alone: only lists and objects are stored so.
  const parts = Object.entries(value as object);
  return JSON.stringify(Object.fromEntries(parts.filter(([, part]) => isKept(part))));
}
