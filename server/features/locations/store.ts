import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../database/engine';
import { admittedSeesSnag } from '../../scope';

/** A location with everything below it. */
export const placesBelow = (
  projectId: string,
  ...locationIds: readonly string[]
): RawBuilder<string> => sql<string>`(with recursive below (id) as (
  select id from location where id in (${sql.join(locationIds)}) and project_id = ${projectId}
  union all select location.id from location join below on location.parent_id = below.id) select id from below)`;

export async function pathsOf(db: Handle, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('location')
    .select('path')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ path }) => path);
}

/** The locations with snags that the person may see, in them or anywhere below. */
export async function locationsWithSnags(
  db: Handle,
  userId: string,
  projectId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive used (id) as (
    select location_id from snag join admitted as member on member.project_id = snag.project_id and member.user_id = ${userId}
      where snag.project_id = ${projectId} and location_id is not null and ${admittedSeesSnag(userId)}
    union select location.parent_id from location join used on location.id = used.id where location.parent_id <> '')
    select id from used`.execute(db);
  return rows.map(({ id }) => id);
}
