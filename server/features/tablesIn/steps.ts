import { createHash } from 'node:crypto';
import type {
  MutationAddCommentArgs,
  MutationAddLocationsArgs,
  MutationAddPhotoArgs,
  MutationEditSnagArgs,
  MutationInviteMembersArgs,
  MutationMoveSnagArgs,
  MutationRaiseSnagArgs,
  MutationRemovePhotoArgs,
  MutationSaveCompanyArgs,
  MutationSaveTradeArgs,
} from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { saveCompany } from '../companies/company';
import type { Recorded } from '../journal/record';
import { addLocations } from '../locations/location';
import { removeLocation } from '../locations/retire';
import { inviteMembers, withdrawInvitation } from '../people/invitations';
import { remove } from '../projects/retire';
import { addPhoto, removePhoto } from '../photos/add';
import { addComment } from '../snags/comment';
import { editSnag } from '../snags/edit';
import { moveSnag } from '../snags/move';
import { raiseSnag } from '../snags/raise';
import { saveTrade } from '../trades/trade';

type Removal = { eventId: string; occurredAt: number; id: string };

/**
 * One event that a row makes, with the id under which it is written: done again, it is answered as
 * done.
 */
export type Step =
  | { readonly do: 'raiseSnag'; readonly input: MutationRaiseSnagArgs['input'] }
  | { readonly do: 'editSnag'; readonly input: MutationEditSnagArgs['input'] }
  | {
      readonly do: 'moveSnag';
      readonly input: MutationMoveSnagArgs['input'];
      /** Whether its comment stands in place of the photo that the project requires. */
      readonly withoutPhoto?: true;
      readonly undoing?: true;
    }
  | { readonly do: 'addComment'; readonly input: MutationAddCommentArgs['input'] }
  | {
      readonly do: 'addPhoto';
      readonly input: Omit<MutationAddPhotoArgs['input'], 'file' | 'sha256' | 'byteLength'>;
      /** In the BCF file. */
      readonly path: string;
    }
  | { readonly do: 'removePhoto'; readonly input: MutationRemovePhotoArgs['input'] }
  | { readonly do: 'saveCompany'; readonly input: MutationSaveCompanyArgs['input'] }
  | { readonly do: 'saveTrade'; readonly input: MutationSaveTradeArgs['input'] }
  | { readonly do: 'addLocations'; readonly input: MutationAddLocationsArgs['input'] }
  | { readonly do: 'inviteMembers'; readonly input: MutationInviteMembersArgs['input'] }
  | {
      readonly do: 'removeCompany' | 'removeTrade' | 'removeLocation' | 'withdrawInvitation';
      readonly input: Removal;
    };

/**
 * Writes a step as whoever brings the table in, by the same way as their own press of a button.
 * `pictureOf`: the bytes of a photo in a BCF file. Throws a Refusal.
 */
export function perform(
  context: Context,
  step: Step,
  pictureOf?: (path: string) => Promise<Buffer>,
): Promise<Recorded> {
  switch (step.do) {
    case 'raiseSnag':
      return raiseSnag(context, step, { elsewhere: true });
    case 'editSnag':
      return editSnag(context, step, { elsewhere: true });
    case 'moveSnag':
      return moveSnag(context, step, {
        elsewhere: step.withoutPhoto === true,
        undoing: step.undoing === true,
      });
    case 'addComment':
      return addComment(context, step);
    case 'addPhoto':
      return addPicture(context, step, pictureOf);
    case 'removePhoto':
      return removePhoto(context, step);
    case 'saveCompany':
      return saveCompany(context, step);
    case 'saveTrade':
      return saveTrade(context, step);
    case 'addLocations':
      return addLocations(context, step);
    case 'inviteMembers':
      return inviteMembers(context, step);
    case 'removeCompany':
      return remove(context, 'removeCompany', 'company', step.input.id, step.input);
    case 'removeTrade':
      return remove(context, 'removeTrade', 'trade', step.input.id, step.input);
    case 'removeLocation':
      return removeLocation(
        context,
        { input: { ...step.input, locationId: step.input.id } },
        { voidStays: true },
      );
    case 'withdrawInvitation':
      return withdrawInvitation(context, { input: { ...step.input, invitationId: step.input.id } });
  }
}

async function addPicture(
  context: Context,
  { input, path }: Extract<Step, { do: 'addPhoto' }>,
  pictureOf: ((path: string) => Promise<Buffer>) | undefined,
): Promise<Recorded> {
  if (pictureOf === undefined) throw new Error('There is no file with the picture.');
  const bytes = await pictureOf(path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = new File([new Uint8Array(bytes)], 'snapshot');
  return addPhoto(context, { input: { ...input, file, sha256, byteLength: bytes.length } });
}
