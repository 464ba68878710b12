import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { getRelayHandleKey, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { useUserSession } from '../context';
import { newId } from '../../domain/ids';
import { applyRaised } from '../../sync/journal/applyEvent';
import { historyKey, historyOf } from '../../sync/journal/records';
import type { RaiseSnagValues } from '../../sync/outbox/entry';
import { useProject } from '../project';
import { stamp, type Kind, type Projection } from './kind';
import { addEvent, link, setPin, setWaitingFor, snagOf, text, userRecord, waitingWhenOpen } from './projected';
import { useNewEvent, useOwnOutbox } from './useAddEvents';

export type { RaiseSnagValues };

/** Raises a snag with the photos of the project's draft, and empties the draft. Resolves when all of it is on the disk; rejects with DeviceFull. */
export function useRaiseSnag(): (values: RaiseSnagValues) => Promise<{ snagId: string; eventId: string }> {
  const outbox = useOwnOutbox();
  const { draftOf, lastRaised } = useUserSession();
  const project = useProject();
  const newEvent = useNewEvent();
  return useCallback(
    async (values) => {
      const snagId = newId('snag');
      const raise = newEvent({ kind: 'raise', snagId, fields: { ...values } });
      const draft = project && draftOf(project.code);
      await draft?.raise(() =>
        outbox.raiseDraft(raise, (photo, shapes) => [
          newEvent({ kind: 'photo', snagId, fields: { kind: 'DEFECT' }, photo }),
          ...(shapes.length > 0 ? [newEvent({ kind: 'markPhoto', snagId, fields: { photoId: photo.photoId, shapes } })] : []),
        ]),
      );
      lastRaised.set(snagId);
      return { snagId, eventId: raise.eventId };
    },
    [outbox, draftOf, lastRaised, project, newEvent],
  );
}

export const raiseSnag: Kind = {
  mutation: graphql`
    mutation useRaiseSnagMutation($input: RaiseSnagInput!) {
      raiseSnag(input: $input) {
        ...snagAnswer_payload
      }
    }
  `,
  input: (event) => ({ ...stamp(event), projectId: event.projectId, snagId: event.snagId, ...event.fields }),
  project(projection) {
    const { store, event, lists } = projection;
    const snag = snagOf(projection) ?? newSnag(projection);
    completePage(store, snag);
    addEvent(projection, snag, 'SNAG_RAISED');
    applyRaised(store, lists, event.snagId);
  },
  confirm(projection) {
    const snag = snagOf(projection);
    if (snag) completePage(projection.store, snag);
    applyRaised(projection.store, projection.lists, projection.event.snagId);
  },
};

/** A page that was opened by the snag's id before the server knew it finds it, with lists that are empty and not missing. */
function completePage(store: RecordSourceProxy, snag: RecordProxy): void {
  store.getRoot().setLinkedRecord(snag, 'node', { id: snag.getDataID() });
  if (!snag.getLinkedRecords('photos')) snag.setLinkedRecords([], 'photos');
  if (!historyOf(snag)) emptyHistory(store, snag);
}

/** What the rest of the page may ask of it before the server knows it. Due day and company are the server's to say unless they were chosen. */
function newSnag(projection: Projection): RecordProxy {
  const { store, event } = projection;
  const { fields, snagId, occurredAt } = event;
  const snag = store.create(snagId, 'Snag');
  const title = text(fields['title']) ?? '';
  link(store, snag, 'trade', fields['tradeId'] ?? null);
  link(store, snag, 'assignee', fields['assigneeId'] ?? null);
  link(store, snag, 'location', fields['locationId'] ?? null);
  snag.setValue(null, 'pin');
  setPin(store, snag, fields['pin']);
  const trade = snag.getLinkedRecord('trade');
  const usual = trade?.getLinkedRecord('defaultCompany');
  const ofTrade = usual?.getValue('archived') === true ? null : (usual?.getDataID() ?? null);
  link(store, snag, 'company', fields['companyId'] === undefined ? ofTrade : fields['companyId']);
  const project = store.get(event.projectId);
  if (project) snag.setLinkedRecord(project, 'project');
  snag.setLinkedRecord(userRecord(projection), 'raisedBy');
  const values = {
    id: snagId,
    number: null,
    reference: null,
    title,
    displayTitle: title === '' ? standInTitle(snag) : title,
    description: text(fields['description']) ?? '',
    status: 'OPEN',
    type: text(fields['type']) ?? 'DEFECT',
    priority: text(fields['priority']) ?? 'MEDIUM',
    dueOn: text(fields['dueOn']),
    overdueDays: null,
    raisedAt: occurredAt,
    fixedBy: null,
    fixedAt: null,
    closedBy: null,
    closedAt: null,
    sentBackCount: 0,
    version: 0,
    photoCount: 0,
    evidenceCount: 0,
    thumbnail: null,
  };
  for (const [field, value] of Object.entries(values)) snag.setValue(value, field);
  // Whoever may raise may go on with what was raised; events of one snag are sent in their order.
  snag.setValue(['EDIT', 'COMMENT', 'ADD_DEFECT_PHOTO'], 'allowedActions');
  setWaitingFor(store, snag, waitingWhenOpen(snag), occurredAt);
  return snag;
}

/** Like the server's: the trade's first phrase, else the place. */
function standInTitle(snag: RecordProxy): string {
  const phrases: unknown = snag.getLinkedRecord('trade')?.getValue('phrases');
  const phrase: unknown = Array.isArray(phrases) ? phrases[0] : null;
  return text(phrase) ?? text(snag.getLinkedRecord('location')?.getValue('path')) ?? '';
}

function emptyHistory(store: RecordSourceProxy, snag: RecordProxy): void {
  const id = `client:${snag.getDataID()}:history`;
  const page = store.create(`${id}:page`, 'PageInfo');
  page.setValue(false, 'hasNextPage');
  page.setValue(null, 'endCursor');
  const history = store.create(id, 'EventConnection');
  history.setLinkedRecords([], 'edges');
  // Relay numbers the edges of a connection and counts on its own mark.
  history.setValue(0, '__connection_next_edge_index');
  history.setLinkedRecord(page, 'pageInfo');
  snag.setLinkedRecord(history, getRelayHandleKey('connection', historyKey, 'history'));
}
