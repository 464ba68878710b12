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
  /**
   * The leading tab has something to do. Takes over from it if nothing is heard of it, because
   * browsers suspend tabs in the background.
   */
  expect(): void;
  /** The leading tab is at work. */
  heard(): void;
  close(): void;
}

export interface LeaderOptions {
  readonly onLead: () => void;
  /** Time without a message after which another tab takes over, in ms. */
  readonly silenceMs: number;
  /** Whether there still is something to do then. @default () => true */
  readonly isNeeded?: () => boolean;
}

export function createLeader(
  { locks, clock, visible }: Pick<World, 'locks' | 'clock' | 'visible'>,
  name: string,
  { onLead, silenceMs, isNeeded = () => true }: LeaderOptions,
): Leader {
  let leading = locks === null;
  let closed = false;
  let silence: unknown;
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
    expect() {
      clock.clearTimeout(silence);
      if (leading || closed) return;
      silence = clock.setTimeout(() => {
        // Requesting twice is harmless: the lock is granted at most once.
        if (visible.get() && !leading && isNeeded()) ask({ steal: true });
      }, silenceMs);
    },
    heard: () => clock.clearTimeout(silence),
    close() {
      closed = true;
      clock.clearTimeout(silence);
      leading = false;
      controller.abort();
      release?.();
    },
  };
}
