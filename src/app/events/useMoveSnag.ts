import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { RecordProxy } from 'relay-runtime';
import { type Carried, isMove, isReason, moves, whyNot, type WhyNot } from '../../../rules/moves';
import type { MoveReason, SnagMove } from '../../../rules/snag';
import { cleanText } from '../../../rules/text';
import { newPhoto } from '../../photos/newPhoto';
import {
  stamp,
  type Kind,
  type Projection,
  addEvent,
  snagOf,
  text,
  useNewEvent,
  useOwnOutbox,
  type ProjectElsewhere,
} from './event';
import { factsOf, movedOf, showEvent, viewerOf } from './snagRecord';

export interface MoveOptions {
  readonly comment?: string;
  readonly reason?: MoveReason;
  /** Evidence; each becomes an event of its own before the move. */
  readonly photos?: readonly File[];
  /** How long it is not sent, so that it can be undone, in ms. @default 0 */
  readonly holdMs?: number;
}

/**
 * One move of the state machine. Resolves when it is on the disk with its photos; rejects with
 * DeviceFull or PhotoRefusal. `elsewhere`: in which project. @default the one on the screen
 */
export function useMoveSnag(
  elsewhere: ProjectElsewhere | null = null,
): (snagId: string, move: SnagMove, options?: MoveOptions) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent(elsewhere);
  return useCallback(
    async (snagId, move, { comment, reason, photos = [], holdMs = 0 } = {}) => {
      const evidence = await Promise.all(photos.map(newPhoto));
      const moving = newEvent({
        kind: 'move',
        snagId,
        fields: {
          move,
          ...(comment !== undefined && { comment }),
          ...(reason !== undefined && { reason }),
        },
        ...(holdMs > 0 && { holdUntil: Date.now() + holdMs }),
      });
      const events = evidence.map(({ facts }) =>
        newEvent({ kind: 'photo', snagId, fields: { kind: 'EVIDENCE' }, photo: facts }),
      );
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
    const { event } = projection;
    const snag = snagOf(projection);
    const name = text(event.fields['move']);
    if (snag === null || !isMove(name)) return;
    const { kind } = moves[name];
    const [comment, reason] = [text(event.fields['comment']), text(event.fields['reason'])];
    const refusal = refusalOf(projection, snag, name, {
      comment: cleanText(comment),
      reason: isReason(reason) ? reason : null,
    });
    // A move that comes too late keeps its comment and photos, and does not change the status that
    // somebody else set before.
    const withoutEffect = refusal !== null && comesTooLate(refusal) && event.seen !== null;
    // What the server will refuse is not shown.
    if (refusal !== null && !withoutEffect) return;
    if (!withoutEffect) showEvent(projection, snag, { kind });
    addEvent(projection, snag, kind, { comment, reason, withoutEffect });
  },
};

/**
 * Why the server will refuse the move, as far as the store has what it decides from; null if it
 * will not.
 */
function refusalOf(
  projection: Projection,
  snag: RecordProxy,
  move: SnagMove,
  said: Pick<Carried, 'comment' | 'reason'>,
): WhyNot | 'PROJECT_ARCHIVED' | null {
  const viewer = viewerOf(projection);
  const facts = factsOf(snag);
  if (viewer === null || facts.status === undefined) return null;
  if (viewer.archived) return 'PROJECT_ARCHIVED';
  // If the number of photos is not known there may be some: the form has asked for one where there
  // was none.
  const evidence = snag.getValue('evidenceCount');
  const required = projection.store.get(projection.event.projectId)?.getValue('evidenceRequired');
  return whyNot(move, movedOf(facts, viewer.actor), viewer.actor, {
    ...said,
    evidenceCount: typeof evidence === 'number' ? evidence : 1,
    evidenceRequired: required === true,
  });
}

/**
 * The move was possible when the person chose it, so its status or its company has changed since.
 */
const comesTooLate = (refusal: WhyNot | 'PROJECT_ARCHIVED'): boolean =>
  refusal === 'TRANSITION_NOT_ALLOWED' || refusal === 'COMPANY_REQUIRED';
