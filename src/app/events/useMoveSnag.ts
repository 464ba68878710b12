import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { newPhoto } from '../../photos/newPhoto';
import { stamp, type Kind } from './kind';
import { addEvent, count, setWaitingFor, snagOf, text, userRecord, waitingWhenOpen } from './projected';
import { useNewEvent, useOwnOutbox } from './useAddEvents';

export type SnagMove = 'START' | 'FIX' | 'CLOSE' | 'SEND_BACK' | 'DISPUTE' | 'ANSWER' | 'REOPEN' | 'VOID' | 'RESTORE';
export type MoveReason = 'NOT_OURS' | 'NOT_A_DEFECT' | 'NO_ACCESS' | 'WAITING_FOR_OTHERS' | 'DUPLICATE' | 'RAISED_IN_ERROR' | 'OUT_OF_SCOPE';

export interface MoveOptions {
  readonly comment?: string;
  readonly reason?: MoveReason;
  /** Evidence; each becomes an event of its own before the move. */
  readonly photos?: readonly File[];
  /** Not sent for so long, so that it can be taken back, in ms. @default 0 */
  readonly holdMs?: number;
}

/** One move of the state machine. Resolves when it is on the disk with its photos; rejects with DeviceFull or PhotoRefusal. */
export function useMoveSnag(): (snagId: string, move: SnagMove, options?: MoveOptions) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, move, { comment, reason, photos = [], holdMs = 0 } = {}) => {
      const evidence = await Promise.all(photos.map(newPhoto));
      const moving = newEvent({
        kind: 'move',
        snagId,
        fields: { move, ...(comment !== undefined && { comment }), ...(reason !== undefined && { reason }) },
        ...(holdMs > 0 && { holdUntil: Date.now() + holdMs }),
      });
      const events = evidence.map(({ facts }) => newEvent({ kind: 'photo', snagId, fields: { kind: 'EVIDENCE' }, photo: facts }));
      await outbox.add([...events, moving], evidence);
      return { eventId: moving.eventId };
    },
    [outbox, newEvent],
  );
}

export const moveSnag: Kind = {
  mutation: graphql`
    mutation useMoveSnagMutation($input: MoveSnagInput!) {
      moveSnag(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), snagId: event.snagId, ...event.fields }),
  project(projection) {
    const { store, event } = projection;
    const snag = snagOf(projection);
    const move = moves[text(event.fields['move']) ?? ''];
    if (snag === null || move === undefined) return;
    snag.setValue(move.status, 'status');
    setWaitingFor(store, snag, move.waits === 'WORK' ? waitingWhenOpen(snag) : move.waits, event.occurredAt);
    if (move.waits === 'NOBODY' || move.waits === 'INSPECTOR') snag.setValue(null, 'overdueDays');
    if (move.status === 'OPEN') snag.setValue(0, 'evidenceCount');
    if (move.event === 'SNAG_SENT_BACK') snag.setValue(count(snag, 'sentBackCount') + 1, 'sentBackCount');
    if (move.status === 'FIXED' || move.status === 'CLOSED') {
      const field = move.status === 'FIXED' ? 'fixed' : 'closed';
      snag.setLinkedRecord(userRecord(projection), `${field}By`);
      snag.setValue(event.occurredAt, `${field}At`);
    }
    const allowed: unknown = snag.getValue('allowedActions');
    snag.setValue(Array.isArray(allowed) ? allowed.map(String).filter((action) => stays(action, move.event)) : [], 'allowedActions');
    addEvent(projection, snag, move.event, { comment: text(event.fields['comment']), reason: text(event.fields['reason']) });
  },
};

/**
 * Which moves come next only the server knows; what changes no status was allowed and stays so. Who begins to work takes no way from anybody,
 * so that work is begun and marked fixed without a signal in between.
 */
function stays(action: string, event: string): boolean {
  return event === 'SNAG_STARTED' ? action !== 'START' : ['COMMENT', 'ADD_DEFECT_PHOTO', 'ADD_EVIDENCE_PHOTO'].includes(action);
}

interface Move {
  readonly status: string;
  /** `WORK`: the company, or whoever says which one. */
  readonly waits: 'WORK' | 'INSPECTOR' | 'NOBODY';
  readonly event: string;
}

const moves: Readonly<Record<string, Move>> = {
  START: { status: 'IN_PROGRESS', waits: 'WORK', event: 'SNAG_STARTED' },
  FIX: { status: 'FIXED', waits: 'INSPECTOR', event: 'SNAG_FIXED' },
  CLOSE: { status: 'CLOSED', waits: 'NOBODY', event: 'SNAG_CLOSED' },
  SEND_BACK: { status: 'OPEN', waits: 'WORK', event: 'SNAG_SENT_BACK' },
  DISPUTE: { status: 'DISPUTED', waits: 'INSPECTOR', event: 'SNAG_DISPUTED' },
  ANSWER: { status: 'OPEN', waits: 'WORK', event: 'SNAG_ANSWERED' },
  REOPEN: { status: 'OPEN', waits: 'WORK', event: 'SNAG_REOPENED' },
  VOID: { status: 'VOID', waits: 'NOBODY', event: 'SNAG_VOIDED' },
  RESTORE: { status: 'OPEN', waits: 'WORK', event: 'SNAG_RESTORED' },
};
