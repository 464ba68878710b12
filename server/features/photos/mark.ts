import type { MutationMarkPhotoArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { ToldEventTable } from '../../database/journalTables';
import { addingOf, rolesFor } from '../../../rules/moves';
import { inspects } from '../../../rules/scope';
import { Refusal } from '../../refusal';
import { type Recorded, record } from '../journal/record';
import { happenedUnseen } from '../journal/unseen';
import { requireSnag } from '../snags/edit';
import { afterEvent } from '../snags/facts';
import { requireSharedThen } from '../snags/late';
import { updateSnag } from '../snags/store';
import { requirePhoto } from './add';
import { cleanShapes, type Shape } from './shapes';

/** Puts a drawing over a photo, whose bytes stay as they are. One that was made before the drawing that is there stands in the history alone. */
export function markPhoto(context: Context, { input }: MutationMarkPhotoArgs): Promise<Recorded> {
  const shapes = cleanShapes(input.shapes);
  return record(
    context,
    { mutation: 'markPhoto', input, content: input, projectOf: async (trx) => (await requirePhoto(trx, input.photoId)).project_id, about: input.photoId },
    async (trx, moment) => {
      const photo = await requirePhoto(trx, input.photoId);
      const snag = await requireSharedThen(trx, moment, await requireSnag(trx, photo.snag_id));
      if (photo.removed_at !== null && !inspects(moment.member) && !(await happenedUnseen(trx, moment, 'PHOTO_REMOVED', { photo_id: photo.id }))) throw new Refusal('NOT_FOUND');
      // Who may not add such a photo says nothing with it either.
      if (!rolesFor([addingOf[photo.kind]]).includes(moment.member.role)) throw new Refusal('FORBIDDEN', { project: moment.project.name });
      const lost = photo.marked_at > moment.occurredAt;
      if (!lost) await trx.updateTable('photo').set({ shapes: JSON.stringify(shapes), marked_at: moment.occurredAt }).where('id', '=', photo.id).execute();
      await updateSnag(trx, moment, afterEvent(snag, moment, { kind: 'PHOTO_MARKED' }));
      return {
        kind: 'PHOTO_MARKED',
        snagId: snag.id,
        files: [{ id: photo.id }],
        changes: [{ field: 'drawing', from: null, to: null, lost }],
        withoutEffect: lost,
        statusAfter: snag.status,
        companyBefore: snag.company_id,
        companyAfter: snag.company_id,
        receipt: { number: snag.number },
        facts: { shapes },
      };
    },
  );
}

/** What an event drew; null if it is no drawing, or was erased. */
export function shapesOf(event: ToldEventTable): Shape[] | null {
  if (event.kind !== 'PHOTO_MARKED' || event.content === null) return null;
  // Written above.
  return (JSON.parse(event.content) as { facts: { shapes: Shape[] } }).facts.shapes;
}
