import type {
  MutationAddLocationsArgs,
  MutationSaveLocationArgs,
} from '../../../__generated__/server/resolvers';
import { type Expression, sql } from 'kysely';
import { projectLimits } from '../../../rules/limits';
import { pathSeparator } from '../../../rules/shown';
import { pathKey } from '../../../rules/sortKeys';
import { nameKey, searchKey } from '../../../rules/text';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { LocationTable, ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { record, type Recorded } from '../journal/record';
import { checkRoomFor, ifArchived } from '../projects/register';
import { placesBelow } from './store';

/** Creates a location below another one, or renames it. It does not move in the tree. */
export function saveLocation(
  context: Context,
  { input }: MutationSaveLocationArgs,
): Promise<Recorded> {
  checkId(input.id, 'location', 'id');
  const name = cleanName(input.name, 'name');
  return record(
    context,
    {
      mutation: 'saveLocation',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project }) => {
      const known = await trx
        .selectFrom('location')
        .selectAll()
        .where('id', '=', input.id)
        .executeTakeFirst();
      if (known !== undefined && known.project_id !== project.id) throw new Refusal('ID_TAKEN');
      if (known != null && known.removed_at !== null) throw new Refusal('NOT_FOUND', {}, 'id');
      const parent = await parentOf(trx, project.id, known?.parent_id ?? input.parentId ?? '');
      const parentId = parent?.id ?? '';
      await checkSibling(trx, { id: input.id, project_id: project.id, parent_id: parentId, name });
      if (known === undefined) {
        const row = newLocation(project, { id: input.id, name, parent }, 'parentId');
        await checkRoomFor(trx, project, 'location');
        await trx.insertInto('location').values(row).execute();
      } else {
        await trx
          .updateTable('location')
          .set({ name, name_key: nameKey(name) })
          .where('id', '=', known.id)
          .execute();
        await renamePaths(trx, placesBelow(project.id, known.id), known, pathsOf(name, parent));
      }
      return {
        kind: 'LOCATION_SAVED',
        subjectId: input.id,
        changes: [{ field: 'name', from: known?.name ?? null, to: name }],
      };
    },
  );
}

type Paths = Pick<LocationTable, 'path' | 'path_key' | 'search_key'>;

function pathsOf(name: string, parent: LocationTable | null): Paths {
  const path = parent === null ? name : `${parent.path}${pathSeparator}${name}`;
  return {
    path,
    path_key: pathKey(parent?.path_key ?? '', name),
    search_key: searchKey(path),
  };
}

/**
 * The row of a new location. Refuses one that is too deep or in an archived one; `field` names its
 * parent in the input.
 */
function newLocation(
  project: Pick<ProjectTable, 'id'>,
  { id, name, parent }: { id: string; name: string; parent: LocationTable | null },
  field: string,
): LocationTable {
  if (parent !== null && parent.archived_at !== null)
    throw new Refusal('LOCATION_ARCHIVED', { location: parent.path }, field);
  const depth = (parent?.depth ?? 0) + 1;
  const limit = projectLimits.locationDepth;
  if (depth > limit)
    throw new Refusal(
      'LIMIT_REACHED',
      { project: parent?.path ?? '', limit, things: 'levels' },
      field,
    );
  return {
    id,
    project_id: project.id,
    parent_id: parent?.id ?? '',
    depth,
    name,
    name_key: nameKey(name),
    ...pathsOf(name, parent),
    archived_at: null,
    removed_at: null,
  };
}

async function parentOf(
  trx: Trx,
  projectId: string,
  parentId: string,
): Promise<LocationTable | null> {
  if (parentId === '') return null;
  const parent = await trx
    .selectFrom('location')
    .selectAll()
    .where('id', '=', parentId)
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (parent === undefined) throw new Refusal('NOT_FOUND', {}, 'parentId');
  return parent;
}

/** Refuses a name that another location right beside it has. */
export async function checkSibling(
  trx: Trx,
  location: Pick<LocationTable, 'id' | 'project_id' | 'parent_id' | 'name'>,
): Promise<void> {
  const same = await trx
    .selectFrom('location')
    .select('archived_at')
    .where('project_id', '=', location.project_id)
    .where('parent_id', '=', location.parent_id)
    .where('name_key', '=', nameKey(location.name))
    .where('id', '!=', location.id)
    .executeTakeFirst();
  if (same !== undefined)
    throw new Refusal(
      'CODE_TAKEN',
      { code: location.name, thing: 'location', ...ifArchived(same) },
      'name',
    );
}

/**
 * Renames a location in its own paths and in those of all below it, each of which begins with its
 * parent's.
 */
async function renamePaths(
  trx: Trx,
  places: Expression<string>,
  before: Paths,
  now: Paths,
): Promise<void> {
  const renamed = (column: keyof Paths) =>
    sql<string>`${now[column]} || substr(${sql.ref(column)}, length(${before[column]}) + 1)`;
  await trx
    .updateTable('location')
    .set({
      path: renamed('path'),
      path_key: renamed('path_key'),
      search_key: renamed('search_key'),
    })
    .where('id', 'in', places)
    .execute();
}

/** Rows of one statement: SQLite takes some ten thousand values. */
const rowsAtOnce = 500;

/**
 * Adds many locations, all of them or none. The field of a refusal says which of the list it is
 * about.
 */
export function addLocations(
  context: Context,
  { input }: MutationAddLocationsArgs,
): Promise<Recorded> {
  const limit = projectLimits.locationsAtOnce;
  if (input.locations.length === 0) throw new Refusal('BAD_REQUEST', {}, 'locations');
  if (input.locations.length > limit)
    throw new Refusal('LOCATIONS_TOO_MANY', { limit }, 'locations');
  const wanted = input.locations.map(({ id, name, parentId }, index) => ({
    id: checkId(id, 'location', `locations.${index}.id`),
    name: cleanName(name, `locations.${index}.name`),
    parentId: parentId ?? null,
  }));
  return record(
    context,
    {
      mutation: 'addLocations',
      input,
      content: input,
      projectOf: () => Promise.resolve(input.projectId),
    },
    async (trx, { project }) => {
      await checkRoomFor(trx, project, 'location', wanted.length);
      const there = await trx
        .selectFrom('location')
        .selectAll()
        .where('project_id', '=', project.id)
        .where('removed_at', 'is', null)
        .execute();
      const known = new Map(there.map((row) => [row.id, row]));
      const names = new Map(there.map((row) => [nameAmongSiblings(row), row]));
      const ids = new Set([
        ...known.keys(),
        ...(await taken(
          trx,
          wanted.map(({ id }) => id),
        )),
      ]);
      const rows = wanted.map(({ id, name, parentId }, index): LocationTable => {
        if (ids.has(id)) throw new Refusal('ID_TAKEN', {}, `locations.${index}.id`);
        const parent = parentId === null ? null : known.get(parentId);
        if (parent === undefined) throw new Refusal('NOT_FOUND', {}, `locations.${index}.parentId`);
        const row = newLocation(project, { id, name, parent }, `locations.${index}.parentId`);
        const same = names.get(nameAmongSiblings(row));
        if (same !== undefined)
          throw new Refusal(
            'CODE_TAKEN',
            { code: name, thing: 'location', ...ifArchived(same) },
            `locations.${index}.name`,
          );
        names.set(nameAmongSiblings(row), row);
        ids.add(id);
        known.set(id, row);
        return row;
      });
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        await trx
          .insertInto('location')
          .values(rows.slice(from, from + rowsAtOnce))
          .execute();
      return { kind: 'LOCATIONS_ADDED' };
    },
  );
}

const nameAmongSiblings = ({ parent_id, name_key }: LocationTable): string =>
  `${parent_id} ${name_key}`;

/** The ids among these that exist in any project. */
async function taken(trx: Trx, ids: readonly string[]): Promise<string[]> {
  return (await trx.selectFrom('location').select('id').where('id', 'in', ids).execute()).map(
    ({ id }) => id,
  );
}
