import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { Priority, SnagType } from '../../../rules/snag';
import type { PinValue } from '../../domain/pin';
import { stamp, type Kind } from './kind';
import { addEvent, snagOf } from './projected';
import { may, saidIn, showEvent } from './snagRecord';
import { useNewEvent, useOwnOutbox } from './useAddEvents';

/** Absent: stays; null: cleared. A type, so that it fits EventFields. */
export type EditSnagValues = {
  readonly title?: string;
  readonly description?: string;
  readonly type?: SnagType;
  readonly priority?: Priority;
  readonly tradeId?: string | null;
  readonly companyId?: string | null;
  readonly assigneeId?: string | null;
  readonly locationId?: string | null;
  readonly pin?: PinValue | null;
  readonly dueOn?: string | null;
};

export interface EditOptions {
  /** Not sent for so long, so that it can be taken back, in ms. @default 0 */
  readonly holdMs?: number;
}

/** Resolves when the change is on the disk; rejects with DeviceFull. */
export function useEditSnag(): (snagId: string, changes: EditSnagValues, options?: EditOptions) => Promise<{ eventId: string }> {
  const outbox = useOwnOutbox();
  const newEvent = useNewEvent();
  return useCallback(
    async (snagId, changes, { holdMs = 0 } = {}) => {
      const event = newEvent({ kind: 'edit', snagId, fields: { ...changes }, ...(holdMs > 0 && { holdUntil: Date.now() + holdMs }) });
      await outbox.add([event]);
      return { eventId: event.eventId };
    },
    [outbox, newEvent],
  );
}

export const editSnag: Kind = {
  mutation: graphql`
    mutation useEditSnagMutation($input: EditSnagInput!) {
      editSnag(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), snagId: event.snagId, ...event.fields }),
  project(projection) {
    const snag = snagOf(projection);
    if (snag === null || !may('EDIT', projection, snag)) return;
    showEvent(projection, snag, { kind: 'SNAG_EDITED', set: saidIn(projection.event) });
    addEvent(projection, snag, 'SNAG_EDITED');
  },
};
