import { sql } from 'kysely';
import type { Handle } from './database/engine';
import type { Admitted, AdmittedTable, Places } from './database/schema';

/** A filter of a link, as features/links/clientLinks.ts writes it. */
export const filterOf = (text: string): { locationIds: string[] } =>
  JSON.parse(text) as { locationIds: string[] };

/** The same memberships, with the locations that they are kept to. */
export async function withPlaces<Row extends AdmittedTable>(
  db: Handle,
  rows: readonly Row[],
): Promise<(Row & Admitted)[]> {
  const read = new Map<string, Promise<Places>>();
  const placesFor = ({ project_id, link_filter }: Row): Promise<Places> | null => {
    if (link_filter === null) return null;
    const key = `${project_id} ${link_filter}`;
    const places = read.get(key) ?? placesOf(db, project_id, link_filter);
    read.set(key, places);
    return places;
  };
  return Promise.all(rows.map(async (row) => ({ ...row, places: await placesFor(row) })));
}

async function placesOf(db: Handle, projectId: string, filter: string): Promise<Places> {
  const ids = sql.join(filterOf(filter).locationIds);
  const read = async (step: ReturnType<typeof sql>) =>
    new Set(
      (
        await sql<{ id: string }>`with recursive found (id, parent_id) as (
          select id, parent_id from location where id in (${ids}) and project_id = ${projectId} and removed_at is null
          union ${step}) select id from found`.execute(db)
      ).rows.map(({ id }) => id),
    );
  const within = await read(
    sql`select location.id, location.parent_id from location join found on location.parent_id = found.id`,
  );
  const above = await read(
    sql`select location.id, location.parent_id from location join found on found.parent_id = location.id`,
  );
  return { within, above };
}

/** Whether a member is told of a location. */
export const seesPlace = (
  { places = null }: Partial<Pick<Admitted, 'places'>>,
  id: string,
): boolean => places === null || places.within.has(id) || places.above.has(id);
