import { createValue, type Value } from '../../device/observable';

/** The server accepted an event but did not apply it as the person intended. */
export interface OutboxNotice {
  readonly id: string;
  readonly snagId: string;
  readonly message: string;
}

export interface Notices extends Value<readonly OutboxNotice[]> {
  add(notice: OutboxNotice): void;
  dismiss(id: string): void;
}

export function createNotices(): Notices {
  const { get, set, subscribe } = createValue<readonly OutboxNotice[]>([]);
  return {
    get,
    subscribe,
    add: (notice) => set([...get().filter(({ id }) => id !== notice.id), notice]),
    dismiss: (id) => set(get().filter((notice) => notice.id !== id)),
  };
}
