import type { Channel } from '../../device/world';
import type { StoredEvent } from './entry';
import type { Course } from './entryList';

/** What one tab tells the others about the outbox they share. */
export interface Tabs {
  /** Something on the disk is not as it was. */
  changed(): void;
  /** How the sending of an event goes on. */
  course(eventId: string, change: Partial<Course>): void;
  /** The server confirmed the event, and this is what it answered. */
  settled(event: StoredEvent, data: unknown, notice: string | null): void;
  close(): void;
}

type Message =
  | { readonly type: 'changed' }
  | { readonly type: 'course'; readonly eventId: string; readonly change: Partial<Course> }
  | { readonly type: 'settled'; readonly event: StoredEvent; readonly data: unknown; readonly notice: string | null };

export function createTabs(channel: Channel | null, hear: Omit<Tabs, 'close'>): Tabs {
  function listener({ data }: { readonly data: unknown }): void {
    // Only this file posts to the channel, and all tabs of an origin run the same app.
    const heard = data as Message;
    if (heard.type === 'changed') hear.changed();
    if (heard.type === 'course') hear.course(heard.eventId, heard.change);
    if (heard.type === 'settled') hear.settled(heard.event, heard.data, heard.notice);
  }
  channel?.addEventListener('message', listener);
  const post = (message: Message): void => channel?.postMessage(message);
  return {
    changed: () => post({ type: 'changed' }),
    course: (eventId, change) => post({ type: 'course', eventId, change }),
    settled: (event, data, notice) => post({ type: 'settled', event, data, notice }),
    close() {
      channel?.removeEventListener('message', listener);
      channel?.close();
    },
  };
}
