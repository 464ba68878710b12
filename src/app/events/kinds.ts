import { isKnown, type EventKind, type StoredEvent } from '../../sync/outbox/entry';
import type { Kind } from './kind';
import { addComment } from './useAddComment';
import { addPhoto } from './useAddPhoto';
import { editComment } from './useEditComment';
import { editSnag } from './useEditSnag';
import { markPhoto } from './useMarkPhoto';
import { moveSnag } from './useMoveSnag';
import { raiseSnag } from './useRaiseSnag';
import { removePhoto } from './useRemovePhoto';

/** Every kind of event with the way it is sent and shown. */
const kinds: Readonly<Record<EventKind, Kind>> = {
  raise: raiseSnag,
  edit: editSnag,
  move: moveSnag,
  comment: addComment,
  photo: addPhoto,
  removePhoto,
  markPhoto,
  editComment,
};

/** Null for a kind that only a newer version of the app knows. */
export function kindOf(event: StoredEvent): Kind | null {
  return isKnown(event) ? kinds[event.kind] : null;
}
