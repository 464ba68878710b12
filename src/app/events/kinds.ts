import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLResponse,
  type OperationDescriptor,
} from 'relay-runtime';
import type { SnagMove } from '../../../rules/snag';
import type { World } from '../../device/world';
import { isRecord } from '../../session/state';
import { isKnown, type EventKind, type StoredEvent } from '../../sync/outbox/entry';
import type { Deliver, Delivery } from '../../sync/outbox/sender';
import type { Kind } from './event';
import { addComment } from './useAddComment';
import { addPhoto } from './useAddPhoto';
import { editComment } from './useEditComment';
import { editSnag } from './useEditSnag';
import { markPhoto } from './useMarkPhoto';
import { moveSnag } from './useMoveSnag';
import { raiseSnag } from './useRaiseSnag';
import { removePhoto } from './useRemovePhoto';
import { signHandover } from './useSignHandover';

/** How each kind of event is sent. */
const kinds: Readonly<Record<EventKind, Kind>> = {
  raise: raiseSnag,
  edit: editSnag,
  move: moveSnag,
  comment: addComment,
  photo: addPhoto,
  removePhoto,
  markPhoto,
  editComment,
  sign: signHandover,
};

/** Null for a kind that only a newer version of the app knows. */
export function kindOf(event: StoredEvent): Kind | null {
  return isKnown(event) ? kinds[event.kind] : null;
}

/** How long a confirmed event waits until the device's copy has it, in ms. */
const copyMs = 3_000;

/**
 * Sends stored events as mutations of this version. `confirmed` puts the answers where snags are
 * shown from, before the outbox deletes the event: an answer alone does not say what the person may
 * do then.
 */
export function createDelivery(
  environment: Environment,
  clock: Pick<World['clock'], 'setTimeout' | 'clearTimeout'>,
  confirmed: (
    event: StoredEvent,
    mutation: OperationDescriptor,
    data: unknown,
  ) => Promise<void> = () => Promise.resolve(),
): { deliver: Deliver; absorb: (event: StoredEvent, data: unknown) => void } {
  return {
    deliver: (event, bytes, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        let delivery: Delivery | null = null;
        const kind = kindOf(event);
        if (kind === null) throw new Error('Another version of the app sends this event');
        const operation = operationOf(kind, event, bytes, onProgress);
        const { node, variables, cacheConfig } = operation.request;
        const subscription = (
          isOfSnag(event)
            ? environment.getNetwork().execute(node.params, variables, cacheConfig ?? {})
            : environment.executeMutation({ operation })
        ).subscribe({
          next(response) {
            delivery = deliveryOf(response);
          },
          error: reject,
          complete() {
            if (delivery === null) return reject(new Error('The answer holds no receipt'));
            const whole = delivery;
            // The server has the event, so a copy that fails or hangs must not hold up the next
            // event.
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
      // An event that only a newer version knows arrives through the journal.
      if (!isRecord(data) || kind === null) return;
      const operation = operationOf(kind, event, null);
      if (!isOfSnag(event)) environment.commitPayload(operation, data);
      confirmed(event, operation, data).catch(() => undefined);
    },
  };
}

/** A signature is one of a handover, which its screen shows from the answer. */
const isOfSnag = ({ kind }: StoredEvent): boolean => kind !== 'sign';

function operationOf(
  { mutation, input }: Kind,
  event: StoredEvent,
  bytes: ArrayBuffer | null,
  onUploadProgress?: (sent: number, total: number) => void,
): OperationDescriptor {
  // A Blob and not a File, so that the file's name on the device is not sent.
  const file = bytes === null ? null : new Blob([bytes], { type: event.photo?.mime ?? '' });
  return createOperationDescriptor(
    getRequest(mutation),
    { input: input(event, file) },
    { force: true, metadata: { ...(onUploadProgress && { onUploadProgress }) } },
  );
}

/** The one field of the answer, which every event's mutation has in the same shape. */
function deliveryOf(response: GraphQLResponse): Delivery | null {
  const data: unknown = 'data' in response ? response.data : null;
  const payload: unknown = isRecord(data) ? Object.values(data)[0] : null;
  const receipt = isRecord(payload) ? payload['receipt'] : null;
  if (!isRecord(payload) || !isRecord(receipt) || typeof receipt['eventId'] !== 'string')
    return null;
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
  if (
    !isRecord(notice) ||
    typeof notice['code'] !== 'string' ||
    typeof notice['message'] !== 'string'
  )
    return null;
  const { code, message, other } = notice;
  const known =
    isRecord(other) && typeof other['id'] === 'string'
      ? {
          snagId: other['id'],
          number: typeof other['number'] === 'number' ? other['number'] : null,
        }
      : null;
  const allowed = isRecord(snag) ? snag['allowedActions'] : null;
  return {
    code,
    message,
    other: known && {
      ...known,
      mayVoid: Array.isArray(allowed) && allowed.includes('VOID' satisfies SnagMove),
    },
  };
}
