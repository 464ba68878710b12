import { createOperationDescriptor, getRequest, type Environment, type GraphQLResponse, type OperationDescriptor, type RecordSourceProxy } from 'relay-runtime';
import { applyEvent } from '../../sync/journal/applyEvent';
import type { Journal } from '../../sync/journal/createJournal';
import type { StoredEvent } from '../../sync/outbox/entry';
import type { Deliver, Delivery } from '../../sync/outbox/sender';
import { isRecord } from '../../session/state';
import type { World } from '../../device/world';
import type { Kind } from './kind';
import { kindOf } from './kinds';

/** Sends stored events as the mutations of today and puts the answers into the store. */
export function createDelivery(
  environment: Environment,
  { lists, answers }: Pick<Journal, 'lists' | 'answers'>,
  clock: Pick<World['clock'], 'now'>,
): { deliver: Deliver; absorb: (event: StoredEvent, data: unknown) => void } {
  return {
    deliver: (event, bytes, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        let delivery: Delivery | null = null;
        const askedAt = clock.now();
        const kind = kindOf(event);
        if (kind === null) throw new Error('Another version of the app sends this event');
        const operation = operationOf(kind, event, bytes, onProgress);
        const subscription = environment.executeMutation({ operation, updater: (store) => settle(store, event) }).subscribe({
          next(response) {
            delivery = deliveryOf(response);
          },
          error: reject,
          complete() {
            answers.received({ askedAt, ownEventId: event.eventId });
            if (delivery) resolve(delivery);
            else reject(new Error('The answer holds no receipt'));
          },
        });
        signal.addEventListener('abort', () => {
          subscription.unsubscribe();
          reject(signal.reason);
        });
      }),
    absorb(event, data) {
      const kind = kindOf(event);
      // What a newer version sent arrives by the journal.
      if (!isRecord(data) || kind === null) return;
      environment.commitPayload(operationOf(kind, event, null), data);
      environment.commitUpdate((store) => settle(store, event));
    },
  };

  function settle(store: RecordSourceProxy, event: StoredEvent): void {
    kindOf(event)?.confirm?.({ store, event, lists });
    applyEvent(store, lists, { projectId: event.projectId, eventId: event.eventId, snagId: event.snagId, goneSnagId: null });
  }
}

function operationOf({ mutation, input }: Kind, event: StoredEvent, bytes: ArrayBuffer | null, onUploadProgress?: (sent: number, total: number) => void): OperationDescriptor {
  // A Blob and no File: the name on the device is nobody else's business.
  const file = bytes === null ? null : new Blob([bytes], { type: event.photo?.mime ?? '' });
  return createOperationDescriptor(getRequest(mutation), { input: input(event, file) }, { force: true, metadata: { ...(onUploadProgress && { onUploadProgress }) } });
}

/** The one field of the answer, which every event's mutation has in the same shape. */
function deliveryOf(response: GraphQLResponse): Delivery | null {
  const data: unknown = 'data' in response ? response.data : null;
  const payload: unknown = isRecord(data) ? Object.values(data)[0] : null;
  const receipt = isRecord(payload) ? payload['receipt'] : null;
  if (!isRecord(payload) || !isRecord(receipt) || typeof receipt['eventId'] !== 'string') return null;
  const { eventId, hash, sha256, byteLength } = receipt;
  const notice = payload['notice'];
  return {
    receipt: { eventId, hash: typeof hash === 'string' ? hash : null, sha256: typeof sha256 === 'string' ? sha256 : null, byteLength: typeof byteLength === 'number' ? byteLength : null },
    notice: isRecord(notice) && typeof notice['message'] === 'string' ? notice['message'] : null,
    data,
  };
}
