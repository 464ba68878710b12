import type { MutationRecordNoticeReceiptArgs } from '../../../__generated__/server/resolvers';
import { isReceiptDay } from '../../../rules/defectNotices';
import { may } from '../../../rules/rights';
import { dayIn } from '../../../rules/days';
import { type Context, requireViewer } from '../../context';
import type { Trx } from '../../database/engine';
import type { DefectNoticeTable } from '../../database/defectNoticeTables';
import { checkId } from '../../ids';
import { wroteNothing } from '../../jobs';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { hashContent } from '../journal/append';
import { findRepeat, record, type Recorded } from '../journal/record';
import { noticeById } from './store';

/**
 * Records on which day a notice was received. The bytes of the slip are durable before the event is
 * written, and are deleted if it was certainly not written.
 */
export async function recordNoticeReceipt(
  context: Context,
  { input }: MutationRecordNoticeReceiptArgs,
): Promise<Recorded> {
  const { file, ...content } = input;
  const { slip } = input;
  const { photos } = context.services;
  if (slip != null) checkId(slip.id, 'slip', 'slip');
  if ((slip == null) !== (file == null)) throw new Refusal('BAD_REQUEST', {}, 'file');
  const stored =
    slip != null && file != null && (await isToStore(context, content))
      ? await photos.store(file, slip, requireViewer(context).payer)
      : null;
  const recorded = await record(
    context,
    {
      mutation: 'recordNoticeReceipt',
      input,
      content,
      projectOf: async (trx) => (await requireNotice(trx, input.noticeId)).project_id,
      about: input.noticeId,
      // Periods follow from it, which run after a project is archived.
      inArchived: true,
      ...(slip != null && { photoBytes: slip.byteLength }),
    },
    async (trx, { project, now, seq }) => {
      const notice = await requireNotice(trx, input.noticeId);
      const receivedOn = input.receivedOn === undefined ? notice.received_on : input.receivedOn;
      const [sentOn, today] = [notice.sent_at, now].map((at) => dayIn(project.time_zone, at));
      if (
        receivedOn !== null &&
        input.receivedOn !== undefined &&
        !isReceiptDay(receivedOn, sentOn ?? '', today ?? '')
      )
        throw new Refusal('RECEIPT_DAY', {}, 'receivedOn');
      await trx
        .updateTable('defect_notice')
        .set({ received_on: receivedOn })
        .where('id', '=', notice.id)
        .execute();
      const files = [];
      if (slip != null) {
        if (stored === null) throw new Refusal('EVENT_ID_REUSED');
        const { key, sha256, byteLength } = stored;
        await trx
          .insertInto('notice_slip')
          .values({
            id: slip.id,
            notice_id: notice.id,
            project_id: project.id,
            seq,
            file_key: key,
            sha256,
            byte_length: byteLength,
          })
          .execute();
        files.push({ id: slip.id, sha256, byteLength });
      }
      return {
        kind: 'NOTICE_RECEIVED',
        subjectId: notice.id,
        files,
        changes:
          receivedOn === notice.received_on
            ? []
            : [{ field: 'receivedOn', from: notice.received_on, to: receivedOn }],
      };
    },
  ).catch(async (error: unknown) => {
    if (stored !== null && wroteNothing(error)) await photos.discard(stored.key);
    throw error;
  });
  if (recorded.repeated && stored !== null) await photos.discard(stored.key);
  return recorded;
}

/**
 * Asked before the photo is validated and stored, so that a forbidden or repeated event costs
 * nothing; `record` refuses it then.
 */
async function isToStore(
  context: Context,
  content: Omit<MutationRecordNoticeReceiptArgs['input'], 'file'>,
): Promise<boolean> {
  const { db } = context.services;
  const { userId } = requireViewer(context);
  const hash = hashContent('recordNoticeReceipt', content);
  if ((await findRepeat(db, content.eventId, userId, hash)) !== null) return false;
  const notice = await noticeById(db, content.noticeId);
  return notice !== undefined && may(await memberOf(context, notice.project_id), 'sendNotices');
}

async function requireNotice(trx: Trx, id: string): Promise<DefectNoticeTable> {
  const notice = await noticeById(trx, id);
  if (notice === undefined) throw new Refusal('NOT_FOUND');
  return notice;
}
