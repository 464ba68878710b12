import { createTabMessages } from '../../device/tabMessages';
import type { Channel, World } from '../../device/world';
import type { StoredEvent } from './entry';
import type { DeliveryState } from './entryList';

/** Messages between the tabs that share one outbox. */
export interface Tabs {
  /** The stored events have changed. */
  changed(): void;
  /** The delivery state of an event has changed. */
  deliveryState(eventId: string, change: Partial<DeliveryState>): void;
  /**
   * The server confirmed the event; `data` is its answer. `notice`: the server's notice, which is
   * stored as an outcome.
   */
  settled(event: StoredEvent, data: unknown, notice: string | null): void;
  close(): void;
}

type Message =
  | { readonly type: 'changed' }
  | {
      readonly type: 'deliveryState';
      readonly eventId: string;
      readonly change: Partial<DeliveryState>;
    }
  | {
      readonly type: 'settled';
      readonly event: StoredEvent;
      readonly data: unknown;
      readonly notice: string | null;
    };

/** Format of the messages to other tabs, which may run another version until they are reloaded. */
const messageFormat = 1;

export function createTabs(channel: Channel | null, handlers: Omit<Tabs, 'close'>): Tabs {
  function take(message: Message): void {
    if (message.type === 'changed') handlers.changed();
    if (message.type === 'deliveryState') handlers.deliveryState(message.eventId, message.change);
    if (message.type === 'settled') handlers.settled(message.event, message.data, message.notice);
  }
  // Whatever another version says, the outbox on the disk may have changed.
  const { post, stop } = createTabMessages<Message>(channel, messageFormat, take, () =>
    handlers.changed(),
  );
  return {
    changed: () => post({ type: 'changed' }),
    deliveryState: (eventId, change) => post({ type: 'deliveryState', eventId, change }),
    settled: (event, data, notice) => post({ type: 'settled', event, data, notice }),
    close() {
      stop();
      channel?.close();
    },
  };
}

/** Chooses the tab that sends. Without locks each tab sends, which the server tolerates. */
export interface Leader {
  leads(): boolean;
  /** Takes the lead from a tab that seems to be suspended. */
  takeOver(): void;
  close(): void;
}

export function createLeader(locks: World['locks'], name: string, onLead: () => void): Leader {
  let leading = locks === null;
  let closed = false;
  let release: (() => void) | undefined;
  const controller = new AbortController();

  function ask(options: LockOptions): void {
    if (locks === null || closed) return;
    locks
      .request(name, options, () => {
        if (closed) return undefined;
        leading = true;
        onLead();
        return new Promise<void>((resolve) => {
          release = resolve;
        });
      })
      .catch(() => {
        // Another tab took over, or this one closes.
        leading = false;
        release = undefined;
        queue();
      });
  }

  function queue(): void {
    ask({ signal: controller.signal });
  }

  queue();
  return {
    leads: () => leading,
    // Requesting twice is harmless: the lock is granted at most once, and `leading` stays true.
    takeOver: () => ask({ steal: true }),
    close() {
      closed = true;
      leading = false;
      controller.abort();
      release?.();
    },
  };
}
