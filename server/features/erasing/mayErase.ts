import type { HistoryKind } from '../../../rules/events';
import { isIn } from '../../../rules/snag';
import type { Context } from '../../context';
import type { EventRow } from '../../graphql/mappers';
import { seesPhoto } from '../../permissions';
import { changesOf } from '../journal/store';
import { shapesOf } from '../photos/mark';

/**
 * The owner may erase the text or photo of an event while it exists. Whether they see the event is
 * checked before.
 */
export async function mayErase(event: EventRow, context: Context): Promise<boolean> {
  if (
    context.viewer?.isOwner !== true ||
    event.snag_id === null ||
    event.kind === 'REDACTED' ||
    event.actor_kind === 'SYSTEM'
  )
    return false;
  if (event.kind === 'PHOTO_ADDED') {
    const photo = await context.loaders.photo.load(event.photo_id ?? '');
    return photo !== null && (await seesPhoto(photo, context));
  }
  return hasFreeText(event);
}

/** Whether the event has free text that is not erased. */
function hasFreeText(event: EventRow): boolean {
  if (event.comment !== null) return true;
  return isIn(textsOf, event.kind) && textsOf[event.kind](event);
}

const inCommentAlone = (): boolean => false;

/** Whether an event of a kind has a free text beside its comment. */
const textsOf: Readonly<Record<HistoryKind, (event: EventRow) => boolean>> = {
  SNAG_RAISED: ({ content }) => wasRaisedWithText(content),
  SNAG_EDITED: (event) =>
    changesOf(event).some(
      ({ field, from, to }) =>
        (field === 'title' || field === 'description') &&
        ((from ?? '') !== '' || (to ?? '') !== ''),
    ),
  SNAG_COSTED: inCommentAlone,
  SNAG_STARTED: inCommentAlone,
  SNAG_FIXED: inCommentAlone,
  SNAG_CLOSED: inCommentAlone,
  SNAG_SENT_BACK: inCommentAlone,
  SNAG_DISPUTED: inCommentAlone,
  SNAG_ANSWERED: inCommentAlone,
  SNAG_REOPENED: inCommentAlone,
  SNAG_VOIDED: inCommentAlone,
  SNAG_RESTORED: inCommentAlone,
  SNAG_TAKEN_BACK: inCommentAlone,
  COMMENT_ADDED: inCommentAlone,
  COMMENT_EDITED: ({ changes }) => changes !== null,
  PHOTO_ADDED: inCommentAlone,
  PHOTO_REMOVED: inCommentAlone,
  PHOTO_MARKED: (event) => (shapesOf(event) ?? []).some(({ kind }) => kind === 'TEXT'),
  REDACTED: inCommentAlone,
};

function wasRaisedWithText(content: string | null): boolean {
  if (content === null) return false;
  // Written by `append`: the snag as it was raised.
  const { facts } = JSON.parse(content) as {
    facts: { title?: string | null; description?: string | null };
  };
  return (facts.title ?? '') !== '' || (facts.description ?? '') !== '';
}
