import type { PhotoFacts } from '../../domain/photo';
import type { StoredEvent } from './entry';
import type { MutableEntryList } from './entryList';
import type { OutboxStorage } from './outboxStorage';

/**
 * Makes a photo's final form: scaled, upright, with its hash. Does not reject for a picture the
 * device cannot decode.
 */
export type Prepare = (
  bytes: ArrayBuffer,
  facts: PhotoFacts,
) => Promise<{ readonly facts: PhotoFacts; readonly bytes: ArrayBuffer }>;

/**
 * Photos are stored on the disk as taken, so that a tab that is killed right after loses nothing.
 * This makes their final form, one after the other (a decoded photo takes 50 MB and more), with or
 * without a connection.
 */
export function createPreparer(
  storage: OutboxStorage,
  entries: MutableEntryList,
  knows: (event: StoredEvent) => boolean,
  prepare: Prepare,
  onPrepared: () => void,
): { run(): void; close(): void } {
  const failed = new Set<string>();
  let running = false;
  let closed = false;

  async function runAll(): Promise<void> {
    for (let event = next(); event !== undefined && !closed; event = next()) {
      try {
        await prepareOne(event);
      } catch {
        // A failed write, or the code could not be loaded: tried again at the next start or wake.
        // The original bytes stay stored.
        failed.add(event.eventId);
      }
    }
  }

  function next(): StoredEvent | undefined {
    return entries
      .all()
      .find((event) => event.photo?.sha256 === null && knows(event) && !failed.has(event.eventId));
  }

  async function prepareOne(event: StoredEvent): Promise<void> {
    const { photo } = event;
    if (photo === undefined) return;
    const bytes = await storage.bytes(photo.photoId);
    if (bytes === null) throw new Error('The bytes are gone');
    const prepared = await prepare(bytes, photo);
    // Only if no other tab has stored the final form meanwhile, which may already be being sent.
    const open = (stored: StoredEvent): boolean => stored.photo?.sha256 === null;
    const changed = await storage.change(
      event.order,
      (stored) => (open(stored) ? { ...stored, photo: prepared.facts } : stored),
      prepared.bytes === bytes ? undefined : prepared.bytes,
    );
    if (closed) return;
    if (changed === null) entries.drop(new Set([event.eventId]));
    else entries.put([changed]);
    onPrepared();
  }

  return {
    run() {
      if (running || closed) return;
      running = true;
      failed.clear();
      void runAll().finally(() => {
        running = false;
      });
    },
    close() {
      closed = true;
    },
  };
}
