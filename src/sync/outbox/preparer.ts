import type { PhotoFacts } from '../../domain/photo';
import type { StoredEvent } from './entry';
import type { MutableEntryList } from './entryList';
import type { OutboxStorage } from './outboxStorage';

/** Brings a photo into the form that is sent: scaled, upright, with its hash. Never rejects for a picture the device cannot read. */
export type Prepare = (bytes: ArrayBuffer, facts: PhotoFacts) => Promise<{ readonly facts: PhotoFacts; readonly bytes: ArrayBuffer }>;

/**
 * The shutter's bytes go to the disk as they are, so that a tab killed a moment later loses nothing; here they are brought into their final
 * form, one after the other (a decoded photo takes 50 MB and more), whether there is a connection or not.
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
        // The disk would not take it now, or the code for it could not be loaded; at the next start or wake it is tried again. The raw bytes are safe.
        failed.add(event.eventId);
      }
    }
  }

  function next(): StoredEvent | undefined {
    return entries.all().find((event) => event.photo?.sha256 === null && knows(event) && !failed.has(event.eventId));
  }

  async function prepareOne(event: StoredEvent): Promise<void> {
    const { photo } = event;
    if (photo === undefined) return;
    const bytes = await storage.bytes(photo.photoId);
    if (bytes === null) throw new Error('The bytes are gone');
    const prepared = await prepare(bytes, photo);
    // Bytes and facts that another tab has brought into their final form may be on their way already.
    const open = (stored: StoredEvent): boolean => stored.photo?.sha256 === null;
    const changed = await storage.change(event.order, (stored) => (open(stored) ? { ...stored, photo: prepared.facts } : stored), prepared.bytes === bytes ? undefined : prepared.bytes);
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
