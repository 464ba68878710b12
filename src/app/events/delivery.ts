import { createOperationDescriptor, getRequest, type Environment, type GraphQLResponse, type OperationDescriptor, type RecordSourceProxy } from 'relay-runtime';
import type { SnagMove } from '../../../rules/snag';
import { applyEvent } from '../../sync/journal/applyEvent';
import type { Journal } from '../../sync/journal/createJournal';
import type { StoredEvent } from '../../sync/outbox/entry';
import type { Deliver, Delivery } from '../../sync/outbox/sender';
import { isRecord } from '../../session/state';
import type { World } from '../../device/world';
import type { Kind } from './kind';
import { kindOf } from './kinds';

/** How long a confirmed event waits until the device's copy has it, in ms. */
const copyMs = 3_000;

/** Sends stored events as the mutations of today and puts the answers into the store, and by `confirmed` into what the device keeps before the outbox forgets the event. */
export function createDelivery(
  environment: Environment,
  { lists, answers }: Pick<Journal, 'lists' | 'answers'>,
  clock: Pick<World['clock'], 'now' | 'setTimeout' | 'clearTimeout'>,
  confirmed: (event: StoredEvent, mutation: OperationDescriptor, data: unknown) => Promise<void> = () => Promise.resolve(),
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
            if (delivery === null) return reject(new Error('The answer holds no receipt'));
            const whole = delivery;
            // The event is the server's now, whatever becomes of a copy of it: one that fails or hangs does not hold up the next event.
            const late = clock.setTimeout(() => resolve(whole), copyMs);
            confirmed(event, operation, whole.data)
              .catch(() => undefined)
              .then(() => resolve(whole), reject)
              .finally(() => clock.clearTimeout(late));
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
  const { eventId, number, cursor, hash, sha256, byteLength } = receipt;
  return {
    receipt: {
      eventId,
      number: typeof number === 'number' ? number : null,
      cursor: typeof cursor === 'string' ? cursor : null,
      hash: typeof hash === 'string' ? hash : null,
      sha256: typeof sha256 === 'string' ? sha256 : null,
      byteLength: typeof byteLength === 'number' ? byteLength : null,
    },
    notice: noticeOf(payload['notice'], payload['snag']),
    data,
  };
}

function noticeOf(notice: unknown, snag: unknown): Delivery['notice'] {
  if (!isRecord(notice) || typeof notice['code'] !== 'string' || typeof notice['message'] !== 'string') return null;
  const { code, message, other } = notice;
  const known = isRecord(other) && typeof other['id'] === 'string' ? { snagId: other['id'], number: typeof other['number'] === 'number' ? other['number'] : null } : null;
  const allowed = isRecord(snag) ? snag['allowedActions'] : null;
  return { code, message, other: known && { ...known, mayVoid: Array.isArray(allowed) && allowed.includes('VOID' satisfies SnagMove) } };
}
