import type {
  MutationArchiveLocationArgs,
  MutationRemoveLocationArgs,
} from '../../../__generated__/server/resolvers';
import { nameKey } from '../../../rules/text';
import type { Context } from '../../context';
import type { LocationTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import { record, type Recorded } from '../journal/record';
import type { Trx } from '../../database/engine';
import { checkRoomFor, ifArchived } from '../projects/register';
import { checkSibling } from './location';
import { placesBelow } from './store';

/**
 * Archives a location with everything below it, or restores it. Locations that were archived
 * before, by themselves, stay archived when their parent is restored; the parents of a restored
 * location are restored too.
 */
export function archiveLocation(
  context: Context,
  { input }: MutationArchiveLocationArgs,
): Promise<Recorded> {
  const { locationId, archived } = input;
  return record(
    context,
    {
      mutation: 'archiveLocation',
      input,
      content: input,
      projectOf: async (trx) => (await requireLocation(trx, locationId)).project_id,
      about: locationId,
    },
    async (trx, { now, project }) => {
      const location = await requireLocation(trx, locationId);
      const below = placesBelow(project.id, locationId);
      if (archived) {
        await trx
          .updateTable('location')
          .set({ archived_at: now })
          .where('id', 'in', below)
          .where('archived_at', 'is', null)
          .execute();
      } else if (location.archived_at !== null) {
        const together = await trx
          .selectFrom('location')
          .selectAll()
          .where('id', 'in', below)
          .where('archived_at', '=', location.archived_at)
          .execute();
        const restored = [...together, ...(await above(trx, location))];
        await checkRoomFor(
          trx,
          project,
          'location',
          restored.filter(({ archived_at }) => archived_at !== null).length,
        );
        for (const each of restored) await restore(trx, each);
      }
      return {
        kind: 'LOCATION_SAVED',
        subjectId: locationId,
        changes: [
          { field: 'archived', from: String(location.archived_at !== null), to: String(archived) },
        ],
      };
    },
  );
}

/** What one that was brought back by a snag is called had been given free. */
async function restore(trx: Trx, location: LocationTable): Promise<void> {
  await checkSibling(trx, location);
  await trx
    .updateTable('location')
    .set({ archived_at: null, name_key: nameKey(location.name) })
    .where('id', '=', location.id)
    .execute();
}

/** All parents of a location. */
async function above(trx: Trx, { parent_id }: LocationTable): Promise<LocationTable[]> {
  const parent = await trx
    .selectFrom('location')
    .selectAll()
    .where('id', '=', parent_id)
    .executeTakeFirst();
  return parent === undefined ? [] : [parent, ...(await above(trx, parent))];
}

/**
 * Removes a location with everything below it. Refused while a snag or plan is in any of it.
 * `voidStays`: void snags do not count; one that is restored brings it back.
 */
export function removeLocation(
  context: Context,
  { input }: MutationRemoveLocationArgs,
  { voidStays = false } = {},
): Promise<Recorded> {
  const { locationId } = input;
  return record(
    context,
    {
      mutation: 'removeLocation',
      input,
      content: input,
      projectOf: async (trx) => (await requireLocation(trx, locationId)).project_id,
      about: locationId,
    },
    async (trx, { now, project }) => {
      const location = await requireLocation(trx, locationId);
      const { name, path } = location;
      const below = placesBelow(project.id, locationId);
      const snags = await trx
        .selectFrom('snag')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('location_id', 'in', below)
        .$if(voidStays, (query) => query.where('status', '!=', 'VOID'))
        .executeTakeFirstOrThrow();
      if (snags.n > 0)
        throw new Refusal('STILL_USED', {
          name,
          n: snags.n,
          carried: 'snags',
          ...ifArchived(location),
        });
      const plans = await trx
        .selectFrom('plan')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('location_id', 'in', below)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (plans.n > 0)
        throw new Refusal('STILL_USED', {
          name,
          n: plans.n,
          carried: 'plans',
          ...ifArchived(location),
        });
      // Its name can be used again; a snag that arrives late from an offline device brings it back
      // by its id.
      await trx
        .updateTable('location')
        .set((eb) => ({ removed_at: now, name_key: eb.ref('id') }))
        .where('id', 'in', below)
        .where('removed_at', 'is', null)
        .execute();
      return {
        kind: 'LOCATION_REMOVED',
        subjectId: locationId,
        changes: [{ field: 'path', from: path, to: null }],
      };
    },
  );
}

/**
 * A removed location that somebody chose offline comes back as an archived one, with its parents,
 * so that the snag keeps its place.
 */
export async function bringBack(
  trx: Trx,
  projectId: string,
  locationId: string | null | undefined,
): Promise<void> {
  const location = await trx
    .selectFrom('location')
    .select(['parent_id', 'removed_at'])
    .where('id', '=', locationId ?? '')
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (location === undefined || location.removed_at === null) return;
  await trx
    .updateTable('location')
    .set({ removed_at: null, archived_at: location.removed_at })
    .where('id', '=', locationId ?? '')
    .execute();
  await bringBack(trx, projectId, location.parent_id);
}

async function requireLocation(trx: Trx, id: string): Promise<LocationTable> {
  const location = await trx
    .selectFrom('location')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (location === undefined) throw new Refusal('NOT_FOUND');
  return location;
}
