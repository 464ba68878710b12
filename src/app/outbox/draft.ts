import { createValue, type Value } from '../value';
import type { LocalPictures } from '../photos/localPictures';
import type { World } from '../world';
import type { StoredDraft } from './database';
import type { PhotoFacts, RaiseSnagValues } from './entry';
import type { NewPhoto, Shelf } from './shelf';

export interface DraftState {
  /** False until what was on the disk is known. */
  readonly ready: boolean;
  readonly fields: RaiseSnagValues;
  readonly photos: readonly PhotoFacts[];
}

/** The form of a snag that is not raised yet: on the disk at each change, the shutter's bytes at once. */
export interface Draft extends Value<DraftState> {
  setFields(fields: RaiseSnagValues): void;
  /**
   * Has its place in the order of changes at once, before anything is read. Resolves when all bytes are on the disk; rejects with the first
   * reason (DeviceFull, or why a file could not be read) after all others were tried.
   */
  addPhotos(photos: readonly (() => Promise<NewPhoto>)[]): Promise<void>;
  removePhoto(photoId: string): Promise<void>;
  clear(): Promise<void>;
  /** Runs `write`, which turns the draft on the disk into events, when all that was changed so far is there. What is added later belongs to the next snag. */
  raise(write: () => Promise<void>): Promise<void>;
  close(): void;
}

const empty: DraftState = { ready: true, fields: {}, photos: [] };

/** Where drafts are kept. */
export type DraftShelf = Pick<Shelf, 'draft' | 'changeDraft'>;

/** A disk that could not be read is asked again so much later, in ms. */
const rereadMs = 2_000;

export function createDraft(shelf: DraftShelf, projectCode: string, pictures: LocalPictures, clock: World['clock']): Draft {
  const { get, set, subscribe } = createValue<DraftState>({ ...empty, ready: false });
  let fieldsToWrite: RaiseSnagValues | null = null;
  let timer: unknown;
  let last: Promise<unknown> = load();

  /** Every write waits for it: what could not be read must not be overwritten. */
  async function load(): Promise<void> {
    const stored = await read();
    // What was typed while the disk was asked is newer.
    set({ ready: true, fields: { ...stored?.fields, ...get().fields }, photos: [...(stored?.photos ?? []), ...get().photos] });
  }

  async function read(): Promise<StoredDraft | null> {
    for (;;) {
      try {
        return await shelf.draft(projectCode);
      } catch {
        await new Promise<void>((resolve) => {
          timer = clock.setTimeout(resolve, rereadMs);
        });
      }
    }
  }

  /** One write after the other, in the order of the changes. */
  function inOrder<T>(write: () => Promise<T>): Promise<T> {
    const result = last.then(write, write);
    last = result.catch(() => {});
    return result;
  }

  async function changePhotos(photos: (before: readonly PhotoFacts[]) => readonly PhotoFacts[], photo?: NewPhoto): Promise<void> {
    const stored = await shelf.changeDraft(projectCode, (draft) => ({ ...draft, photos: photos(draft.photos) }), photo);
    set({ ...get(), photos: stored.photos });
  }

  async function addPhoto(read: () => Promise<NewPhoto>): Promise<void> {
    const photo = await read();
    await changePhotos((before) => [...before, photo.facts], photo);
    pictures.show(photo.facts.photoId, photo.bytes, photo.facts.mime);
  }

  return {
    get,
    subscribe,
    setFields(fields) {
      set({ ...get(), fields });
      const waits = fieldsToWrite !== null;
      fieldsToWrite = fields;
      if (waits) return; // The write that is queued takes these instead.
      void inOrder(async () => {
        const latest = fieldsToWrite;
        fieldsToWrite = null;
        if (latest !== null) await shelf.changeDraft(projectCode, (draft) => ({ ...draft, fields: latest }));
      }).catch(() => {}); // A full disk shows when the person raises; the form itself still has the text.
    },
    async addPhotos(photos) {
      const added = await Promise.allSettled(photos.map((photo) => inOrder(() => addPhoto(photo))));
      for (const each of added) if (each.status === 'rejected') throw each.reason;
    },
    async removePhoto(photoId) {
      await inOrder(() => changePhotos((before) => before.filter((photo) => photo.photoId !== photoId)));
      pictures.release(photoId);
    },
    async clear() {
      fieldsToWrite = null;
      await inOrder(async () => {
        await shelf.changeDraft(projectCode, (draft) => ({ ...draft, fields: {}, photos: [] }));
        for (const { photoId } of get().photos) pictures.release(photoId);
        set(empty);
      });
    },
    raise: (write) =>
      inOrder(async () => {
        await write();
        fieldsToWrite = null;
        // Another tab may have begun the next one.
        const stored = await shelf.draft(projectCode).catch(() => null);
        set({ ready: true, fields: stored?.fields ?? {}, photos: stored?.photos ?? [] });
      }),
    close: () => clock.clearTimeout(timer),
  };
}
