import type { MutationAddLocationsArgs } from '../../../__generated__/server/resolvers';
import { projectLimits } from '../../../rules/limits';
import type { Context } from '../../context';
import type { LocationTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { type Recorded, record, type Trx } from '../journal/record';
import { checkRoomFor, ifArchived } from '../projects/register';
import { newLocation } from './location';

/** Rows of one statement: SQLite takes some ten thousand values. */
const rowsAtOnce = 500;

/** Adds many locations, all of them or none. The field of a refusal says which of the list it is about. */
export function addLocations(context: Context, { input }: MutationAddLocationsArgs): Promise<Recorded> {
  const limit = projectLimits.locationsAtOnce;
  if (input.locations.length === 0) throw new Refusal('BAD_REQUEST', {}, 'locations');
  if (input.locations.length > limit) throw new Refusal('LOCATIONS_TOO_MANY', { limit }, 'locations');
  const wanted = input.locations.map(({ id, name, parentId }, index) => ({
    id: checkId(id, 'location', `locations.${index}.id`),
    name: cleanName(name, `locations.${index}.name`),
    parentId: parentId ?? null,
  }));
  return record(
    context,
    { mutation: 'addLocations', input, content: input, projectOf: () => Promise.resolve(input.projectId) },
    async (trx, { project }) => {
      await checkRoomFor(trx, project, 'location', wanted.length);
      const there = await trx.selectFrom('location').selectAll().where('project_id', '=', project.id).where('removed_at', 'is', null).execute();
      const known = new Map(there.map((row) => [row.id, row]));
      const names = new Map(there.map((row) => [nameAmongSiblings(row), row]));
      const ids = new Set([...known.keys(), ...(await taken(trx, wanted.map(({ id }) => id)))]);
      const rows = wanted.map(({ id, name, parentId }, index): LocationTable => {
        if (ids.has(id)) throw new Refusal('ID_TAKEN', {}, `locations.${index}.id`);
        const parent = parentId === null ? null : known.get(parentId);
        if (parent === undefined) throw new Refusal('NOT_FOUND', {}, `locations.${index}.parentId`);
        const row = newLocation(project, { id, name, parent }, `locations.${index}.parentId`);
        const same = names.get(nameAmongSiblings(row));
        if (same !== undefined) throw new Refusal('CODE_TAKEN', { code: name, thing: 'location', ...ifArchived(same) }, `locations.${index}.name`);
        names.set(nameAmongSiblings(row), row);
        ids.add(id);
        known.set(id, row);
        return row;
      });
      for (let from = 0; from < rows.length; from += rowsAtOnce) await trx.insertInto('location').values(rows.slice(from, from + rowsAtOnce)).execute();
      return { kind: 'LOCATIONS_ADDED' };
    },
  );
}

const nameAmongSiblings = ({ parent_id, name_key }: LocationTable): string => `${parent_id} ${name_key}`;

/** Those of the ids that a location of any project has. */
async function taken(trx: Trx, ids: readonly string[]): Promise<string[]> {
  return (await trx.selectFrom('location').select('id').where('id', 'in', ids).execute()).map(({ id }) => id);
}
