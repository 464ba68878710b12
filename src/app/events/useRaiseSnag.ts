import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { getRelayHandleKey, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { raisedSnag } from '../../../rules/events';
import { newId } from '../../domain/ids';
import { applyRaised, historyKey, historyOf } from '../../sync/journal/applyEvent';
import { createDraft } from '../../sync/outbox/draft';
import type { RaiseSnagValues } from '../../sync/outbox/entry';
import { useProject, useUserSession } from '../context';
import {
  addEvent,
  link,
  setPin,
  snagOf,
  stamp,
  useNewEvent,
  useOwnOutbox,
  type Kind,
  type Projection,
} from './event';
import { dueRulesOf, saidIn, showFacts, viewerOf } from './snagRecord';

export type { RaiseSnagValues };

/**
 * Raises a snag with the photos of the project's draft, and empties the draft. Resolves when all of
 * it is on the disk; rejects with DeviceFull or DRAFT_CHANGED. Not sent for `holdMs`.
 */
export function useRaiseSnag(): (
  values: RaiseSnagValues,
  holdMs: number,
) => Promise<{ snagId: string; eventId: string }> {
  const outbox = useOwnOutbox();
  const { draftOf, lastRaised } = useUserSession();
  const project = useProject();
  const newEvent = useNewEvent();
  return useCallback(
    async (values, holdMs) => {
      const snagId = newId('snag');
      const holdUntil = Date.now() + holdMs;
      const raise = newEvent({ kind: 'raise', snagId, fields: { ...values }, holdUntil });
      const draft = project && draftOf(project.code, createDraft);
      await draft?.raise((content) =>
        outbox.raiseDraft(raise, content, (photo, shapes) => [
          newEvent({ kind: 'photo', snagId, fields: { kind: 'DEFECT' }, photo, holdUntil }),
          ...(shapes.length > 0
            ? [
                newEvent({
                  kind: 'markPhoto',
                  snagId,
                  fields: { photoId: photo.photoId, shapes },
                  holdUntil,
                }),
              ]
            : []),
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
  input: (event) => ({
    ...stamp(event),
    projectId: event.projectId,
    snagId: event.snagId,
    ...event.fields,
  }),
  project(projection) {
    const { store } = projection;
    const known = snagOf(projection);
    const snag = known ?? newSnag(projection);
    if (known?.getValue('number') === null) completeRow(projection, known);
    completePage(store, snag);
    addEvent(projection, snag, 'SNAG_RAISED');
  },
  confirm(projection) {
    const snag = snagOf(projection);
    if (snag) completePage(projection.store, snag);
    applyRaised(projection.store, projection.lists, projection.event.snagId);
  },
};

/**
 * A page that is opened by the snag's id before the server has it needs every list as an empty one,
 * because a missing list would make it wait.
 */
function completePage(store: RecordSourceProxy, snag: RecordProxy): void {
  store.getRoot().setLinkedRecord(snag, 'node', { id: snag.getDataID() });
  if (!snag.getLinkedRecords('photos')) snag.setLinkedRecords([], 'photos');
  if (!historyOf(snag)) emptyHistory(store, snag);
}

/** A list that was answered on this device brings its rows without these. */
function completeRow({ store, event }: Projection, snag: RecordProxy): void {
  const { locationId, pin } = event.fields;
  if (snag.getLinkedRecord('location') === undefined)
    link(store, snag, 'location', locationId ?? null);
  if (snag.getLinkedRecord('pin') === undefined) setPin(store, snag, pin ?? null);
}

/**
 * Fields that the page may query before the server has the snag. The number comes from the server.
 */
function newSnag(projection: Projection): RecordProxy {
  const { store, event } = projection;
  const snag = store.create(event.snagId, 'Snag');
  const project = store.get(event.projectId);
  if (project) snag.setLinkedRecord(project, 'project');
  for (const [field, value] of Object.entries({
    id: event.snagId,
    number: null,
    reference: null,
    photoCount: 0,
    evidenceCount: 0,
    thumbnail: null,
    comments: [],
  }))
    snag.setValue(value, field);
  const said = saidIn(event);
  const usual = store.get(said.tradeId ?? '')?.getLinkedRecord('defaultCompany');
  const companyId = usual?.getValue('archived') === true ? null : (usual?.getDataID() ?? null);
  const facts = raisedSnag(
    said,
    { by: projection.person.id, at: event.occurredAt },
    { companyId, due: dueRulesOf(project) },
  );
  // A linked record that is not in the store becomes null, so that no page waits for it.
  for (const field of ['trade', 'company', 'assignee', 'location', 'pin'])
    snag.setValue(null, field);
  showFacts(projection, snag, {}, facts);
  // If the membership is not in the store: whoever may raise a snag may also edit it and add to it.
  if (viewerOf(projection) === null)
    snag.setValue(['EDIT', 'COMMENT', 'ADD_DEFECT_PHOTO'], 'allowedActions');
  return snag;
}

function emptyHistory(store: RecordSourceProxy, snag: RecordProxy): void {
  const id = `client:${snag.getDataID()}:history`;
  const page = store.create(`${id}:page`, 'PageInfo');
  page.setValue(false, 'hasNextPage');
  page.setValue(null, 'endCursor');
  const history = store.create(id, 'EventConnection');
  history.setLinkedRecords([], 'edges');
  // Relay counts a connection's edges in this field and expects it to be there.
  history.setValue(0, '__connection_next_edge_index');
  history.setLinkedRecord(page, 'pageInfo');
  snag.setLinkedRecord(history, getRelayHandleKey('connection', historyKey, 'history'));
}
