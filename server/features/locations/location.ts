import type { MutationSaveLocationArgs, Resolvers } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { LocationTable } from '../../database/schema';
import { checkId } from '../../ids';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { cleanName, nameKey } from '../../text';
import { type Recorded, receiptOf, record, type Trx } from '../journal/record';
import { checkRoomFor, loaded } from '../projects/register';
import { reindexPlaces } from '../snags/store';

const separator = ' › ';

/** Makes a location below another one, or gives it another name. It stays where it is in the tree. */
export function saveLocation(context: Context, { input }: MutationSaveLocationArgs): Promise<Recorded> {
  checkId(input.id, 'location', 'id');
  const name = cleanName(input.name, 'name');
  return record(
    context,
    { mutation: 'saveLocation', input, content: input, projectOf: () => Promise.resolve(input.projectId) },
    async (trx, { project }) => {
      const known = await trx.selectFrom('location').selectAll().where('id', '=', input.id).executeTakeFirst();
      if (known !== undefined && known.project_id !== project.id) throw new Refusal('ID_TAKEN');
      const parent = await parentOf(trx, project.id, known?.parent_id ?? input.parentId ?? '');
      const parentId = parent?.id ?? '';
      await checkSibling(trx, { id: input.id, project_id: project.id, parent_id: parentId, name });
      const path = parent === null ? name : `${parent.path}${separator}${name}`;
      const named = { name, name_key: nameKey(name), path, path_key: nameKey(path) };
      if (known === undefined) {
        const depth = (parent?.depth ?? 0) + 1;
        if (depth > settings.project.locationDepth) {
          throw new Refusal('LIMIT_REACHED', { project: parent?.path ?? '', limit: settings.project.locationDepth, things: 'levels' }, 'parentId');
        }
        await checkRoomFor(trx, project, 'location', settings.project.locations);
        await trx.insertInto('location').values({ id: input.id, project_id: project.id, parent_id: parentId, depth, ...named }).execute();
      } else {
        await trx.updateTable('location').set(named).where('id', '=', known.id).execute();
        await reindexPlaces(trx, project, [known.id, ...(await renameBelow(trx, known, path))]);
      }
      return { kind: 'LOCATION_SAVED', subjectId: input.id, changes: [{ field: 'name', from: known?.name ?? null, to: name }] };
    },
  );
}

async function parentOf(trx: Trx, projectId: string, parentId: string): Promise<LocationTable | null> {
  if (parentId === '') return null;
  const parent = await trx.selectFrom('location').selectAll().where('id', '=', parentId).where('project_id', '=', projectId).executeTakeFirst();
  if (parent === undefined) throw new Refusal('NOT_FOUND', {}, 'parentId');
  return parent;
}

async function checkSibling(trx: Trx, location: Pick<LocationTable, 'id' | 'project_id' | 'parent_id' | 'name'>): Promise<void> {
  const same = await trx
    .selectFrom('location')
    .select('id')
    .where('project_id', '=', location.project_id)
    .where('parent_id', '=', location.parent_id)
    .where('name_key', '=', nameKey(location.name))
    .where('id', '!=', location.id)
    .executeTakeFirst();
  if (same !== undefined) throw new Refusal('CODE_TAKEN', { code: location.name, thing: 'location' }, 'name');
}

/** Whoever is below a renamed location carries its name in the path. Answers who that is. */
async function renameBelow(trx: Trx, parent: LocationTable, path: string): Promise<string[]> {
  const renamed: string[] = [];
  const children = await trx.selectFrom('location').selectAll().where('parent_id', '=', parent.id).where('project_id', '=', parent.project_id).execute();
  for (const child of children) {
    const below = `${path}${separator}${child.name}`;
    await trx.updateTable('location').set({ path: below, path_key: nameKey(below) }).where('id', '=', child.id).execute();
    renamed.push(child.id, ...(await renameBelow(trx, child, below)));
  }
  return renamed;
}

export const locationResolvers: Resolvers<Context> = {
  Project: {
    locations: (project, _args, { services }) =>
      services.db.selectFrom('location').selectAll().where('project_id', '=', project.id).orderBy('path_key').execute(),
  },
  Location: {
    parent: (location, _args, { loaders }) => (location.parent_id === '' ? null : loaders.location.load(location.parent_id)),
  },
  Mutation: {
    saveLocation: async (_root, args, context) => {
      const { event } = await saveLocation(context, args);
      return { receipt: receiptOf(context, event), location: loaded(await context.loaders.location.load(args.input.id)) };
    },
  },
};
