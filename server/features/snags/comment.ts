import type {
  MutationAddCommentArgs,
  MutationEditCommentArgs,
} from '../../../__generated__/server/resolvers';
import { commentEditsMs } from '../../../rules/limits';
import type { Context } from '../../context';
import type { Trx } from '../../database/engine';
import type { ToldEventTable } from '../../database/journalTables';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { cleanLong } from '../../text';
import { isLater } from '../journal/append';
import { record, type Recorded } from '../journal/record';
import { editsOf } from '../journal/store';
import { afterEvent } from './facts';
import { requireSharedThen, requireSnag } from './requireSnag';
import { updateSnag } from './store';
import { projectOfSnag } from './tellMerged';

/** Adds a comment: an event with a text. */
export function addComment(context: Context, { input }: MutationAddCommentArgs): Promise<Recorded> {
  const comment = cleanLong(input.body, 'body');
  if (comment === '') throw new Refusal('TEXT_REQUIRED', { what: 'comment' }, 'body');
  return record(
    context,
    {
      mutation: 'addComment',
      input,
      content: input,
      projectOf: (trx) => projectOfSnag(trx, context.services.clock, input.snagId),
      about: input.snagId,
    },
    async (trx, moment) => {
      const snag = await requireSharedThen(trx, moment, await requireSnag(trx, input.snagId));
      await updateSnag(trx, moment, afterEvent(snag, moment, { kind: 'COMMENT_ADDED' }), {
        comment,
      });
      return {
        kind: 'COMMENT_ADDED',
        snagId: snag.id,
        comment,
        statusAfter: snag.status,
        companyBefore: snag.company_id,
        companyAfter: snag.company_id,
        receipt: { number: snag.number },
      };
    },
  );
}

/**
 * Edits a comment. Its author may do that for a short time; the previous text stays in the history.
 */
export function editComment(
  context: Context,
  { input }: MutationEditCommentArgs,
): Promise<Recorded> {
  const body = cleanLong(input.body, 'body');
  if (body === '') throw new Refusal('TEXT_REQUIRED', { what: 'comment' }, 'body');
  return record(
    context,
    {
      mutation: 'editComment',
      input,
      content: input,
      projectOf: async (trx) => {
        const { snag_id } = await requireComment(trx, input.commentId);
        return projectOfSnag(trx, context.services.clock, snag_id ?? '');
      },
      about: input.commentId,
    },
    async (trx, moment) => {
      const comment = await requireComment(trx, input.commentId);
      const snag = await requireSharedThen(
        trx,
        moment,
        await requireSnag(trx, comment.snag_id ?? ''),
      );
      if (comment.actor_id !== moment.viewer.userId)
        throw new Refusal('FORBIDDEN', { project: moment.project.name });
      // By the time of the edit and not of its arrival: an edit made offline counts.
      if (moment.occurredAt > comment.recorded_at + commentEditsMs)
        throw new Refusal('COMMENT_FINAL');
      const before = (await editsOf(trx, [comment.id])).at(-1);
      const lost = before !== undefined && isLater(before.occurred_at, moment);
      await updateSnag(trx, moment, afterEvent(snag, moment, { kind: 'COMMENT_EDITED' }), {
        comment: body,
      });
      return {
        kind: 'COMMENT_EDITED',
        snagId: snag.id,
        subjectId: comment.id,
        comment: body,
        changes: [{ field: 'comment', from: (before ?? comment).comment, to: body, lost }],
        withoutEffect: lost,
        statusAfter: snag.status,
        companyBefore: snag.company_id,
        companyAfter: snag.company_id,
        receipt: { number: snag.number },
      };
    },
  );
}

/** The text of an event, and since when the comment has this text. */
export async function commentNow(
  event: ToldEventTable,
  { loaders }: Context,
): Promise<{ text: string | null; editedAt: number | null }> {
  const edit =
    event.kind === 'COMMENT_ADDED'
      ? (await loaders.editsOfComment.load(event.id)).at(-1)
      : undefined;
  return { text: (edit ?? event).comment, editedAt: edit?.occurred_at ?? null };
}

export async function editableUntil(
  event: ToldEventTable,
  context: Context,
): Promise<number | null> {
  const { loaders, services } = context;
  if (
    event.kind !== 'COMMENT_ADDED' ||
    event.actor_id !== (await memberOf(context, event.project_id))?.user_id
  )
    return null;
  const until = event.recorded_at + commentEditsMs;
  if (until < services.clock()) return null;
  return (await loaders.project.load(event.project_id))?.state === 'ACTIVE' ? until : null;
}

async function requireComment(trx: Trx, id: string): Promise<ToldEventTable> {
  const event = await trx
    .selectFrom('told_event')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'COMMENT_ADDED')
    .executeTakeFirst();
  if (event === undefined) throw new Refusal('NOT_FOUND');
  return event;
}
