import { NetworkFailure } from '../../../network/index';
import type { StoredEvent } from '../../../src/sync/outbox/entry';
import type { Deliver, Delivery } from '../../../src/sync/outbox/sender';
import { sha256Hex } from '../../../src/photos/photoWork';

/** What a server promises: every event once, a repeat answers the stored receipt. */
export interface SiteServer {
  readonly deliver: Deliver;
  /** Events the server did, in their order. */
  readonly done: string[];
  /** Requests that reached it. */
  requests: number;
  /** Most photos that were on their way at the same time. */
  photosAtOnce: number;
  /** What becomes of a request, asked for each. */
  fate: (event: StoredEvent, attempt: number) => Fate;
  /** Answers the requests that hang. */
  release(): void;
}

/**
 * `lost`: done, but the answer never arrives · `hang`: until released · `damaged`: the receipt
 * speaks of other bytes · `between`: a proxy or firewall answers with this status
 */
export type Fate =
  | 'answer'
  | 'lost'
  | 'unreachable'
  | 'hang'
  | 'damaged'
  | 'notice'
  | { readonly between: number }
  | { readonly code: string; readonly retryable: boolean; readonly status?: number };

/** What it says is the hash of an event. */
export const hashOf = (eventId: string): string => `hash of ${eventId}`;

export function createSiteServer(): SiteServer {
  const receipts = new Map<string, Promise<Delivery>>();
  const attempts = new Map<string, number>();
  let photos = 0;
  let hanging: (() => void)[] = [];

  /** A repeat that comes while the first one is being done waits for it. */
  function does(event: StoredEvent, bytes: ArrayBuffer | null): Promise<Delivery> {
    const known = receipts.get(event.eventId);
    if (known !== undefined) return known;
    server.done.push(event.eventId);
    const delivery = answerTo(event, bytes);
    receipts.set(event.eventId, delivery);
    return delivery;
  }

  async function answerTo({ eventId }: StoredEvent, bytes: ArrayBuffer | null): Promise<Delivery> {
    const receipt = {
      eventId,
      number: 42,
      cursor: null,
      hash: hashOf(eventId),
      sha256: bytes && (await sha256Hex(bytes)),
      byteLength: bytes && bytes.byteLength,
    };
    return { receipt, notice: null, data: { receipt } };
  }

  const server: SiteServer = {
    done: [],
    requests: 0,
    photosAtOnce: 0,
    fate: () => 'answer',
    release() {
      const waiting = hanging;
      hanging = [];
      for (const go of waiting) go();
    },
    async deliver(event, bytes, { signal, onProgress }) {
      server.requests += 1;
      const attempt = (attempts.get(event.eventId) ?? 0) + 1;
      attempts.set(event.eventId, attempt);
      const fate = server.fate(event, attempt);
      if (bytes) photos += 1;
      server.photosAtOnce = Math.max(server.photosAtOnce, photos);
      try {
        if (bytes) onProgress(bytes.byteLength / 2, bytes.byteLength);
        if (fate === 'unreachable') throw failure('network');
        if (typeof fate === 'object' && 'between' in fate)
          throw new NetworkFailure({ kind: 'http', operation: 'test', status: fate.between });
        if (typeof fate === 'object') throw refusal(fate);
        if (fate === 'hang') {
          await new Promise<void>((resolve, reject) => {
            hanging.push(resolve);
            signal.addEventListener('abort', () => reject(failure('cancelled')));
          });
        }
        const delivery = await does(event, bytes);
        if (fate === 'lost') throw failure('timeout');
        if (fate === 'notice')
          return {
            ...delivery,
            notice: {
              code: 'STATUS_CHANGED_MEANWHILE',
              message: 'EDEN-42 was closed by Ada while you were offline.',
              other: null,
            },
          };
        if (fate === 'damaged')
          return { ...delivery, receipt: { ...delivery.receipt, sha256: '0'.repeat(64) } };
        return delivery;
      } finally {
        if (bytes) photos -= 1;
      }
    },
  };
  return server;
}

function failure(kind: 'network' | 'timeout' | 'cancelled'): NetworkFailure {
  return new NetworkFailure({ kind, operation: 'test' });
}

function refusal({
  code,
  retryable,
  status = 200,
}: {
  code: string;
  retryable: boolean;
  status?: number;
}): NetworkFailure {
  const graphqlErrors = [{ message: `The sentence of ${code}.`, extensions: { code, retryable } }];
  return new NetworkFailure({
    kind: 'graphql',
    operation: 'test',
    status,
    retryable,
    graphqlErrors,
  });
}
