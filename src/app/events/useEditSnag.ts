import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { EventFields, Priority, SnagType } from '../../sync/outbox/entry';
import type { PinValue } from '../../domain/pin';
import { stamp, type Kind } from './kind';
import { addEvent, link, setPin, setWaitingFor, snagOf, waitingWhenOpen } from './projected';
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
    const { store, event } = projection;
    const snag = snagOf(projection);
    if (snag === null) return;
    const { fields } = event;
    for (const field of plain) if (fields[field] !== undefined) snag.setValue(fields[field], field);
    for (const [field, id] of links) link(store, snag, field, fields[id]);
    setPin(store, snag, fields['pin']);
    const title: EventFields[string] | undefined = fields['title'];
    if (typeof title === 'string' && title !== '') snag.setValue(title, 'displayTitle');
    if (fields['companyId'] !== undefined && snag.getValue('status') === 'OPEN') setWaitingFor(store, snag, waitingWhenOpen(snag), event.occurredAt);
    addEvent(projection, snag, 'SNAG_EDITED');
  },
};

const plain = ['title', 'description', 'type', 'priority', 'dueOn'] as const;
const links = [
  ['trade', 'tradeId'],
  ['company', 'companyId'],
  ['assignee', 'assigneeId'],
  ['location', 'locationId'],
] as const;
