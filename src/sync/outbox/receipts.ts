import { openDB, type DBSchema } from 'idb';
import type { World } from '../../device/world';
import type { Deliver } from './sender';

/** What the device keeps of an event that the server confirmed. A journal in which the event has another hash was changed since. */
export interface KeptReceipt {
  readonly eventId: string;
  readonly projectId: string;
  /** Of the event in the project's journal: 64 hexadecimal digits. */
  readonly hash: string;
  readonly confirmedAt: number;
}

interface Schema extends DBSchema {
  receipts: { key: string; value: KeptReceipt; indexes: { confirmedAt: number } };
}

export interface Receipts {
  /** Resolves when it is on the disk, and those that are too old or too many are deleted. */
  keep(receipt: KeptReceipt): Promise<void>;
}

const keptMs = 30 * 86_400_000;
const mostKept = 1_000;

/** Confirmed events in a database of their own: the outbox's one keeps its version, so that an older version of the app can still open it. */
export function createReceipts(name: string): Receipts {
  return {
    async keep(receipt) {
      const database = await openDB<Schema>(name, 1, {
        upgrade: (created) => void created.createObjectStore('receipts', { keyPath: 'eventId' }).createIndex('confirmedAt', 'confirmedAt'),
      });
      try {
        const transaction = database.transaction('receipts', 'readwrite');
        await transaction.store.put(receipt);
        let surplus = (await transaction.store.count()) - mostKept;
        // Oldest first.
        for (let cursor = await transaction.store.index('confirmedAt').openCursor(); cursor !== null; cursor = await cursor.continue()) {
          if (surplus <= 0 && cursor.value.confirmedAt > receipt.confirmedAt - keptMs) break;
          await cursor.delete();
          surplus -= 1;
        }
        await transaction.done;
      } finally {
        database.close();
      }
    },
  };
}

/** Delivers as `deliver` does, and keeps the hash of what the server confirmed. */
export function keepingReceipts(deliver: Deliver, receipts: Receipts, clock: Pick<World['clock'], 'now'>): Deliver {
  return async (event, ...rest) => {
    const delivery = await deliver(event, ...rest);
    const { eventId, projectId } = event;
    const { hash } = delivery.receipt;
    // Nothing waits for it and nothing fails by it: a device without room for it has one witness less.
    if (hash !== null) receipts.keep({ eventId, projectId, hash, confirmedAt: clock.now() }).catch(() => undefined);
    return delivery;
  };
}
