import { moveKinds, moves, statusAfter, whyNot } from '../../../rules/moves';
import type { SnagMove } from '../../../rules/snag';
import type { MutationMoveSnagArgs } from '../../../__generated__/server/resolvers';
import type { Context } from '../../context';
import type { SnagTable } from '../../database/schema';
import { sharesSnag } from '../../permissions';
import { Refusal, type RefusalCode } from '../../refusal';
import { cleanLong } from '../../text';
import { record, type Recorded } from '../journal/record';
import type { EventContext } from '../journal/append';
import type { Trx } from '../../database/engine';
import { bringBack } from '../locations/retire';
import { afterEvent, factsOf } from './facts';
import { requireSharedThen, requireSnag } from './requireSnag';
import { projectOfSnag } from './tellMerged';
import { countEvidence, happenedAfter, movedAfter, snagAt, updateSnag } from './store';

/**
 * One move of the state machine. A move that the status no longer allows, because something
 * happened after what the person had seen, keeps its comment and changes no status: an error would
 * make the device roll back what came with it. One that was confirmed in another history comes after
 * the same status again. `elsewhere`: it was fixed in another list before, whose word stands in
 * place of a photo. `undoing`: by the undoing of an import, a reason that nobody can give.
 */
export function moveSnag(
  context: Context,
  { input }: MutationMoveSnagArgs,
  { elsewhere = false, undoing = false } = {},
): Promise<Recorded> {
  const comment = cleanLong(input.comment, 'comment');
  return record(
    context,
    {
      mutation: 'moveSnag',
      input,
      content: input,
      projectOf: (trx) => projectOfSnag(trx, context.services.clock, input.snagId),
      about: input.snagId,
    },
    async (trx, at) => {
      const moment = { ...at, seenSeq: await knownUpTo(trx, at, input.snagId) };
      const snag = await requireSharedThen(trx, moment, await requireSnag(trx, input.snagId));
      const rule = moves[input.move];
      const actor = {
        userId: moment.viewer.userId,
        role: moment.member.role,
        companyId: moment.member.company_id,
      };
      // The snag's company when the person pressed the button; it may have changed since.
      const gone = !sharesSnag(moment.member, snag);
      const asTheySawIt = factsOf(gone ? { ...snag, company_id: actor.companyId } : snag);
      const before = moment.otherHistory?.from ?? null;
      const why = whyNot(input.move, asTheySawIt, actor, {
        comment,
        reason: undoing ? 'RAISED_IN_ERROR' : (input.reason ?? null),
        // What was confirmed had its evidence; no device may have that any more.
        evidenceCount: before === null ? await countEvidence(trx, snag) : 1,
        evidenceRequired: moment.project.evidence_required === 1 && !elsewhere,
      });
      const comesEarly = before !== null && before !== snag.status;
      const refusal = comesEarly && why !== 'FORBIDDEN' ? 'TRANSITION_NOT_ALLOWED' : why;
      if (refusal === 'FORBIDDEN') throw new Refusal(refusal, { project: moment.project.name });
      const moved = {
        snagId: snag.id,
        comment,
        reason: input.reason ?? null,
        companyBefore: snag.company_id,
        companyAfter: snag.company_id,
        receipt: { number: snag.number, from: snag.status },
      };
      if (
        gone ||
        (await beganAnew(trx, moment, snag, input.move)) ||
        (await cameBetween(trx, moment, snag, input.move, refusal))
      ) {
        await updateSnag(
          trx,
          moment,
          afterEvent(snag, moment, { kind: rule.kind, withoutEffect: true }),
          { comment },
        );
        return { ...moved, kind: rule.kind, withoutEffect: true, statusAfter: snag.status };
      }
      if (refusal !== null)
        throw new Refusal(
          refusal,
          refusal === 'TRANSITION_NOT_ALLOWED' ? { status: snag.status, action: input.move } : {},
        );
      // Its location may be gone: undoing an import removes locations with void snags only.
      if (input.move === 'RESTORE') await bringBack(trx, moment.project.id, snag.location_id);
      await updateSnag(
        trx,
        moment,
        afterEvent(snag, moment, { kind: rule.kind, reason: moved.reason }),
        { comment },
      );
      return { ...moved, kind: rule.kind, statusAfter: statusAfter(input.move, factsOf(snag)) };
    },
  );
}

/**
 * The number of the last event up to which the person knew the snag. In another history that is all
 * that had happened before they did this, though it may have come back only now.
 */
async function knownUpTo(
  trx: Trx,
  { otherHistory, seenSeq, occurredAt, seq }: EventContext,
  snagId: string,
): Promise<number | null> {
  if (otherHistory === null || seenSeq === null) return seenSeq;
  const later = await trx
    .selectFrom('event')
    .select('seq')
    .where('snag_id', '=', snagId)
    .where('seq', '>', seenSeq)
    .where('occurred_at', '>', occurredAt)
    // A photo that came back is rendered only now; that says nothing of what was done before it.
    .where('kind', 'in', [...moveKinds, 'SNAG_EDITED'])
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  return (later?.seq ?? seq) - 1;
}

/**
 * Whether somebody else sent the snag back, answered or reopened it after what the person had seen,
 * or took back that it is fixed. A decision about the round before (fixed, closed) must not apply
 * to this one, even if its status allows the move. That the snag is none at all is true in every
 * round.
 */
async function beganAnew(
  trx: Trx,
  { seenSeq, project, viewer }: EventContext,
  snag: SnagTable,
  move: SnagMove,
): Promise<boolean> {
  if (seenSeq === null || move === 'VOID') return false;
  if (move === 'CLOSE' && snag.status !== 'FIXED' && (await wasFixed(trx, snag.id, seenSeq)))
    return true;
  if (snag.opened_seq <= seenSeq) return false;
  const opening = await trx
    .selectFrom('event')
    .select(['actor_id', 'kind'])
    .where('project_id', '=', project.id)
    .where('seq', '=', snag.opened_seq)
    .executeTakeFirst();
  return (
    opening !== undefined && opening.kind !== 'SNAG_RAISED' && opening.actor_id !== viewer.userId
  );
}

/**
 * A move that was never possible is refused; one that failed only because of an event the person
 * had not seen is not.
 */
async function cameBetween(
  trx: Trx,
  { seenSeq }: EventContext,
  snag: SnagTable,
  move: SnagMove,
  refusal: RefusalCode | null,
): Promise<boolean> {
  if (seenSeq === null) return false;
  if (refusal === 'TRANSITION_NOT_ALLOWED')
    return move === 'TAKE_BACK'
      ? happenedAfter(trx, snag.id, seenSeq)
      : movedAfter(trx, snag.id, seenSeq);
  return (
    refusal === 'COMPANY_REQUIRED' && (await snagAt(trx, snag.id, seenSeq))?.company_after != null
  );
}

const wasFixed = async (trx: Trx, snagId: string, seq: number): Promise<boolean> =>
  (await snagAt(trx, snagId, seq))?.status_after === 'FIXED';
