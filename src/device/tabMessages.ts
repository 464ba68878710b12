import type { Channel } from './world';

export interface TabMessages<Message extends object> {
  post(message: Message): void;
  /** Stops listening; the channel stays open. */
  stop(): void;
}

/**
 * Messages of one format between tabs, which may run other builds until they are reloaded. What is
 * written in another format is for tabs of other builds and is not read; `unread` is called for it.
 * A message without a format is from before there were any, which is the first.
 */
export function createTabMessages<Message extends object>(
  channel: Channel | null | undefined,
  format: number,
  take: (message: Message) => void,
  unread?: () => void,
): TabMessages<Message> {
  function listener({ data }: { readonly data: unknown }): void {
    if (typeof data !== 'object' || data === null) return;
    const { format: its = 1, ...message }: { readonly format?: unknown } = data;
    // What is of this format was posted below, by this build or by one that writes the same.
    if (its === format) take(message as Message);
    else unread?.();
  }
  channel?.addEventListener('message', listener);
  return {
    post: (message) => channel?.postMessage({ ...message, format }),
    stop: () => channel?.removeEventListener('message', listener),
  };
}
