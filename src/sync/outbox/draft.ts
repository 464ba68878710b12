import type { LocalPictures } from '../../photos/localPictures';
import { isSameSpot, type PinnedSpot } from '../../domain/pin';
import { Refusal } from '../../domain/errors';
import type { DrawnShape, NewPhoto } from '../../domain/photo';
import { createValue, type Value } from '../../device/observable';
import type { World } from '../../device/world';
import type { StoredDraft } from './database';
import {
  startedAfresh,
  draftAt,
  draftOnOpening,
  emptyContent,
  hasContent,
  putAside,
  stamped,
  resumedDraft,
  without,
  type DraftContent,
  type DraftSet,
} from './draftContent';
import type { RaiseSnagValues } from './entry';
import type { OutboxStorage } from './outboxStorage';

export interface DraftState extends DraftSet {
  /** False until the disk has been read. */
  readonly ready: boolean;
  /** The draft in the form was begun earlier, which the form tells the person. */
  readonly restored: boolean;
}

/** The draft of a snag. Each change is written to the disk, a photo's bytes at once. */
export interface Draft extends Value<DraftState> {
  /**
   * A form opens, at a spot on a plan or without one. A draft begun at another spot is put aside
   * and never gets this spot.
   */
  open(spot: PinnedSpot | null): void;
  /** The form was closed. */
  leave(): void;
  setFields(fields: RaiseSnagValues): void;
  /**
   * Queued among the draft's changes at once, before the files are read. Resolves when all bytes
   * are on the disk; rejects with the first error (DeviceFull, or an unreadable file) after all
   * others were tried.
   */
  addPhotos(photos: readonly (() => Promise<NewPhoto>)[]): Promise<void>;
  removePhoto(photoId: string): Promise<void>;
  draw(photoId: string, shapes: readonly DrawnShape[]): void;
  /** Puts the draft in the form aside and starts an empty one at the same spot. */
  startAfresh(): Promise<void>;
  /** Puts a draft that was put aside back into the form. */
  resume(content: DraftContent): Promise<void>;
  /** Deletes a draft that was put aside, for good. */
  deleteAside(content: DraftContent): Promise<void>;
  /**
   * Runs `write`, which makes a raise a draft again that stands aside on the disk (null: it could
   * not), and puts it into the form, unless that is open or has something in it. Resolves with that
   * draft.
   */
  takeBack(write: () => Promise<DraftContent | null>): Promise<DraftContent | null>;
  /**
   * Runs `write`, which turns the draft on the disk into events, after all earlier changes are
   * written. Later changes belong to the next snag.
   */
  raise(write: () => Promise<void>): Promise<void>;
  close(): void;
}

/** Storage of drafts. */
export type DraftStorage = Pick<OutboxStorage, 'draft' | 'changeDraft'>;

/** Pause before a failed read of the disk is repeated, in ms. */
const rereadMs = 2_000;

export function createDraft(
  storage: DraftStorage,
  projectCode: string,
  pictures: LocalPictures,
  clock: World['clock'],
): Draft {
  const { get, set, subscribe } = createValue<DraftState>({
    ...emptyContent,
    ready: false,
    restored: false,
  });
  let fieldsToWrite: { fields: RaiseSnagValues } | null = null;
  let timer: unknown;
  let isOpen = false;
  let last: Promise<unknown> = load();

  /** Every write waits for it, so that nothing unread is overwritten. */
  async function load(): Promise<void> {
    const stored = (await read()) ?? emptyContent;
    // What was typed during the read is newer.
    const { fields, photos } = get();
    set({
      ...draftSetOf(stored),
      fields: { ...stored.fields, ...fields },
      photos: [...stored.photos, ...photos],
      ready: true,
      restored: hasContent(stored),
    });
  }

  async function read(): Promise<StoredDraft | null> {
    for (;;) {
      try {
        return await storage.draft(projectCode);
      } catch (error) {
        // Reading again does not help; what is typed is still in the form.
        if (error instanceof Refusal) return null;
        await new Promise<void>((resolve) => {
          timer = clock.setTimeout(resolve, rereadMs);
        });
      }
    }
  }

  /** Runs writes one after the other, in the order of the changes. */
  function inOrder<T>(write: () => Promise<T>): Promise<T> {
    const result = last.then(write, write);
    last = result.catch(() => {});
    return result;
  }

  async function write(
    change: (draft: StoredDraft) => StoredDraft,
    photo?: NewPhoto,
  ): Promise<StoredDraft> {
    // Another tab may have changed the stored draft to another spot meanwhile.
    const changed = (stored: StoredDraft) => {
      const mine = draftAt(stored, get().spot ?? null);
      return stamped(mine, change(mine), clock.now());
    };
    return storage.changeDraft(projectCode, changed, photo);
  }

  /**
   * Puts another draft into the form. On a full disk it is not written, which is reported when the
   * person raises the snag.
   */
  function switchDraft(
    to: <Drafts extends DraftSet>(drafts: Drafts) => Drafts,
    restored: (before: DraftState, now: DraftSet) => boolean,
  ): Promise<void> {
    // What is typed from now on belongs to the new draft.
    fieldsToWrite = null;
    return inOrder(async () => {
      const before = get();
      const now = to(before);
      if (now !== before) await write(to).catch(() => undefined);
      set({ ...draftSetOf(now), ready: true, restored: restored(before, now) });
    });
  }

  async function changeContent(
    change: (draft: StoredDraft) => StoredDraft,
    photo?: NewPhoto,
  ): Promise<void> {
    const { photos, begunAt } = await write(change, photo);
    // The other fields in memory are newer than the stored ones.
    set({ ...get(), photos, ...(begunAt !== undefined && { begunAt }) });
  }

  async function addPhoto(read: () => Promise<NewPhoto>): Promise<void> {
    const photo = await read();
    await changeContent((draft) => ({ ...draft, photos: [...draft.photos, photo.facts] }), photo);
  }

  return {
    get,
    subscribe,
    open(spot) {
      isOpen = true;
      void switchDraft(
        (drafts) => draftOnOpening(drafts, spot),
        (before, now) =>
          isSameSpot(before.spot ?? null, now.spot ?? null) ? before.restored : hasContent(now),
      );
    },
    leave() {
      isOpen = false;
      if (get().ready) set({ ...get(), restored: hasContent(get()) });
    },
    setFields(fields) {
      set({ ...get(), fields });
      if (fieldsToWrite !== null) {
        fieldsToWrite.fields = fields; // Captured for the queued write.
        return;
      }
      const mine = { fields };
      fieldsToWrite = mine;
      void inOrder(async () => {
        if (fieldsToWrite === mine) fieldsToWrite = null;
        await changeContent((draft) => ({ ...draft, fields: mine.fields }));
        // A full disk is reported when the person raises the snag; the form still has the text.
      }).catch(() => {});
    },
    async addPhotos(photos) {
      const added = await Promise.allSettled(photos.map((photo) => inOrder(() => addPhoto(photo))));
      for (const each of added) if (each.status === 'rejected') throw each.reason;
    },
    async removePhoto(photoId) {
      await inOrder(() =>
        changeContent((draft) => ({
          ...draft,
          photos: draft.photos.filter((photo) => photo.photoId !== photoId),
        })),
      );
      pictures.release(photoId);
    },
    draw(photoId, shapes) {
      const drawn = (draft: DraftContent) => ({
        drawings: { ...draft.drawings, [photoId]: shapes },
      });
      set({ ...get(), ...drawn(get()) });
      // A full disk is reported when the person raises the snag.
      void inOrder(() => write((draft) => ({ ...draft, ...drawn(draft) }))).catch(() => {});
    },
    startAfresh: () => switchDraft(startedAfresh, () => false),
    resume: (content) =>
      switchDraft(
        (drafts) => resumedDraft(drafts, content),
        () => false,
      ),
    async deleteAside(content) {
      await switchDraft(
        (drafts) => without(drafts, content),
        ({ restored }) => restored,
      );
      for (const { photoId } of content.photos) pictures.release(photoId);
    },
    async takeBack(write) {
      const content = await inOrder(async () => {
        const back = await write();
        if (back !== null) set(putAside(get(), back));
        return back;
      });
      if (content !== null && !isOpen && !hasContent(get()))
        await switchDraft(
          (drafts) => resumedDraft(drafts, content),
          () => false,
        );
      return content;
    },
    raise: (raiseIt) =>
      inOrder(async () => {
        await write((draft) => draft);
        await raiseIt();
        fieldsToWrite = null;
        // Another tab may have begun the next draft.
        const stored: DraftSet =
          (await storage.draft(projectCode).catch(() => null)) ?? emptyContent;
        set({ ...draftSetOf(draftAt(stored, get().spot ?? null)), ready: true, restored: false });
      }),
    close: () => clock.clearTimeout(timer),
  };
}

function draftSetOf({ fields, photos, drawings, spot, begunAt, aside }: DraftSet): DraftSet {
  return {
    fields,
    photos,
    ...(drawings && { drawings }),
    ...(spot && { spot }),
    ...(begunAt !== undefined && { begunAt }),
    ...(aside && { aside }),
  };
}
