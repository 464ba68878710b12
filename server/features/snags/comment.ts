import type { MutationAddCommentArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import { Refusal } from '../../refusal';
import { cleanLong } from '../../text';
import { type Recorded, record } from '../journal/record';
import { requireSnag } from './edit';
import { afterEvent } from './facts';
import { requireSharedThen } from './late';
import { updateSnag } from './store';

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
      projectOf: async (trx) => (await requireSnag(trx, input.snagId)).project_id,
      about: input.snagId,
    },
    async (trx, moment) => {
      const snag = await requireSharedThen(trx, moment, await requireSnag(trx, input.snagId));
      await updateSnag(trx, moment, afterEvent(snag, moment, { kind: 'COMMENT_ADDED' }), comment);
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
