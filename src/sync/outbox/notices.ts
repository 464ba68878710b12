import { createValue, type Value } from '../../device/observable';

/** Something the server kept but did not do as the person meant it. */
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
