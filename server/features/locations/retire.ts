import type { MutationArchiveLocationArgs, MutationRemoveLocationArgs } from '../../../__generated__/server/resolvers';
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
 * Takes a location with everything in it out of what is offered for new snags, or restores it. What was archived before and by itself stays so,
 * when what it stands in is restored; what a restored location stands in is restored too.
 */
export function archiveLocation(context: Context, { input }: MutationArchiveLocationArgs): Promise<Recorded> {
  const { locationId, archived } = input;
  return record(
    context,
    { mutation: 'archiveLocation', input, content: input, projectOf: async (trx) => (await requireLocation(trx, locationId)).project_id, about: locationId },
    async (trx, { now, project }) => {
      const location = await requireLocation(trx, locationId);
      const below = placesBelow(project.id, locationId);
      if (archived) {
        await trx.updateTable('location').set({ archived_at: now }).where('id', 'in', below).where('archived_at', 'is', null).execute();
      } else if (location.archived_at !== null) {
        const together = await trx.selectFrom('location').selectAll().where('id', 'in', below).where('archived_at', '=', location.archived_at).execute();
        const restored = [...together, ...(await above(trx, location))];
        await checkRoomFor(trx, project, 'location', restored.filter(({ archived_at }) => archived_at !== null).length);
        for (const each of restored) await restore(trx, each);
      }
      return { kind: 'LOCATION_SAVED', subjectId: locationId, changes: [{ field: 'archived', from: String(location.archived_at !== null), to: String(archived) }] };
    },
  );
}

/** What one that was brought back by a snag is called had been given free. */
async function restore(trx: Trx, location: LocationTable): Promise<void> {
  await checkSibling(trx, location);
  await trx.updateTable('location').set({ archived_at: null, name_key: nameKey(location.name) }).where('id', '=', location.id).execute();
}

/** All that a location stands in. */
async function above(trx: Trx, { parent_id }: LocationTable): Promise<LocationTable[]> {
  const parent = await trx.selectFrom('location').selectAll().where('id', '=', parent_id).executeTakeFirst();
  return parent === undefined ? [] : [parent, ...(await above(trx, parent))];
}

/** Removes a location with everything in it. Refused as long as a snag or a plan has any of it: they would lose their place. */
export function removeLocation(context: Context, { input }: MutationRemoveLocationArgs): Promise<Recorded> {
  const { locationId } = input;
  return record(
    context,
    { mutation: 'removeLocation', input, content: input, projectOf: async (trx) => (await requireLocation(trx, locationId)).project_id, about: locationId },
    async (trx, { now, project }) => {
      const location = await requireLocation(trx, locationId);
      const { name, path } = location;
      const below = placesBelow(project.id, locationId);
      const snags = await trx.selectFrom('snag').select((eb) => eb.fn.countAll<number>().as('n')).where('location_id', 'in', below).executeTakeFirstOrThrow();
      if (snags.n > 0) throw new Refusal('STILL_USED', { name, n: snags.n, carried: 'snags', ...ifArchived(location) });
      const plans = await trx
        .selectFrom('plan')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('location_id', 'in', below)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (plans.n > 0) throw new Refusal('STILL_USED', { name, n: plans.n, carried: 'plans', ...ifArchived(location) });
      // Its name is free for another one; a snag that comes late from a device without a signal brings it back by its id.
      await trx.updateTable('location').set((eb) => ({ removed_at: now, name_key: eb.ref('id') })).where('id', 'in', below).where('removed_at', 'is', null).execute();
      return { kind: 'LOCATION_REMOVED', subjectId: locationId, changes: [{ field: 'path', from: path, to: null }] };
    },
  );
}

/**
 * A location that was removed while somebody without a signal chose it: it comes back as an archived one, with what it stands in, so that the
 * snag keeps its place.
 */
export async function bringBack(trx: Trx, projectId: string, locationId: string | null | undefined): Promise<void> {
  const location = await trx.selectFrom('location').select(['parent_id', 'removed_at']).where('id', '=', locationId ?? '').where('project_id', '=', projectId).executeTakeFirst();
  if (location === undefined || location.removed_at === null) return;
  await trx.updateTable('location').set({ removed_at: null, archived_at: location.removed_at }).where('id', '=', locationId ?? '').execute();
  await bringBack(trx, projectId, location.parent_id);
}

async function requireLocation(trx: Trx, id: string): Promise<LocationTable> {
  const location = await trx.selectFrom('location').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  if (location === undefined) throw new Refusal('NOT_FOUND');
  return location;
}
