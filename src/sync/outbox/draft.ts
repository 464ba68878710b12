import type { LocalPictures } from '../../photos/localPictures';
import type { PinnedSpot } from '../../domain/pin';
import { Refusal } from '../../domain/errors';
import type { DrawnShape, NewPhoto } from '../../domain/photo';
import { createValue, type Value } from '../../device/observable';
import type { World } from '../../device/world';
import {
  beginDraft,
  draftIdOf,
  draftIn,
  draftOnOpening,
  emptyContent,
  hasContent,
  putAside,
  stamped,
  withInForm,
  without,
  type DraftContent,
  type DraftSet,
} from './draftContent';
import type { RaiseSnagValues } from './entry';
import { createDraftClaim } from './draftClaim';
import type { OutboxStorage } from './outboxStorage';
import type { StoredDraft } from '../databases';

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
   * and never gets this spot; one that is in the form of another tab stays there.
   */
  open(spot: PinnedSpot | null): void;
  /** The form was closed. */
  leave(): void;
  setFields(fields: RaiseSnagValues): void;
  /** Resolves when what was entered was written: whether it is on the disk. */
  written(): Promise<boolean>;
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
   * Runs `write`, which turns exactly this draft into events, after all earlier changes are written.
   * Later changes belong to the next snag. Rejects, once, if a photo was not kept since the last
   * raise, and with DRAFT_CHANGED if the disk has other photos of it; the form then shows those.
   */
  raise(write: (draft: DraftContent) => Promise<void>): Promise<void>;
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
  { clock, locks }: Pick<World, 'clock' | 'locks'>,
): Draft {
  const { get, set, subscribe } = createValue<DraftState>({
    ...beginDraft(null),
    ready: false,
    restored: false,
  });
  const claim = createDraftClaim(locks);
  let fieldsToWrite: { fields: RaiseSnagValues } | null = null;
  /** Fields or drawings in memory are newer than those on the disk. */
  let unwritten = false;
  /** Other drafts that are being put into the form. */
  let switches = 0;
  /** Drafts with what the disk did not take, in the form or put aside. */
  let unstored: readonly DraftContent[] = [];
  /** Why the last photo of a draft was not kept, by the draft's id. */
  const notKept = new Map<string, Error>();
  let timer: unknown;
  let isOpen = false;
  let last: Promise<unknown> = load();

  /** Every write waits for it, so that nothing unread is overwritten. */
  async function load(): Promise<void> {
    const stored = (await read()) ?? get();
    set({
      ...draftSetOf(stored),
      // What was typed during the read is newer.
      fields: { ...stored.fields, ...get().fields },
      // A form that is open may get another draft at once.
      ready: !isOpen,
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
    const changed = (onDisk: StoredDraft) => {
      const stored = withUnstored(onDisk);
      return stamped(mineInFront(stored), change(withMine(stored)), clock.date());
    };
    const written = await storage.changeDraft(projectCode, changed, photo);
    unstored = [];
    return written;
  }

  /** The stored drafts with those that the disk did not take. */
  const withUnstored = <Drafts extends DraftSet>(stored: Drafts): Drafts =>
    unstored.reduce<Drafts>(
      (drafts, each) =>
        draftIdOf(drafts) === draftIdOf(each)
          ? withInForm(drafts, each)
          : putAside(without(drafts, each), each),
      stored,
    );

  /** The stored drafts with that of this form in the form: other tabs have theirs there. */
  function mineInFront<Drafts extends DraftSet>(stored: Drafts): Drafts {
    const { spot } = get();
    const id = draftIdOf(get());
    if (draftIdOf(stored) === id) return stored;
    return withInForm(
      stored,
      draftIn(stored, id) ?? { ...emptyContent, id, ...(spot && { spot }) },
    );
  }

  /** The same with what was typed since. */
  function withMine<Drafts extends DraftSet>(stored: Drafts): Drafts {
    const drafts = mineInFront(stored);
    if (!unwritten) return drafts;
    const { fields, drawings } = get();
    return { ...drafts, fields, ...(drawings && { drawings }) };
  }

  /**
   * Puts another draft into the form. On a full disk it is not written, which is reported when the
   * person raises the snag.
   */
  function switchDraft(
    to: <Drafts extends DraftSet>(
      drafts: Drafts,
      isFree: (draft: DraftContent) => boolean,
    ) => Drafts,
    restored: (before: DraftState, now: DraftSet) => boolean,
  ): Promise<void> {
    // What is typed from now on belongs to the new draft.
    fieldsToWrite = null;
    switches += 1;
    return inOrder(async () => {
      const before = get();
      const isFree = await claim.others();
      const stored = await storage.draft(projectCode).catch(() => before);
      const drafts: DraftSet = withMine(withUnstored<DraftSet>(stored ?? emptyContent));
      let now = to(drafts, isFree);
      // Another form was quicker.
      if (isOpen && !(await claim.take(now))) {
        const fresh = beginDraft(now.spot ?? null);
        await claim.take(fresh);
        now = withInForm(drafts, fresh);
      }
      const { aside = [], ...mine } = now;
      // By its id, because a tab without locks may have added to it.
      const switched = (each: StoredDraft): StoredDraft => {
        const all = to(each, isFree);
        return withInForm(all, draftIn(all, draftIdOf(mine)) ?? mine);
      };
      const isDirty = (each: DraftContent): boolean =>
        unstored.some((other) => draftIdOf(other) === draftIdOf(each)) ||
        (unwritten && draftIdOf(each) === draftIdOf(before));
      const dirty = [mine, ...aside].filter(isDirty);
      if (now !== drafts)
        await write(switched).catch(() => {
          unstored = dirty;
        });
      if (draftIdOf(now) !== draftIdOf(before)) unwritten = false;
      set({
        ...draftSetOf({ ...mine, aside: aside.filter(isFree) }),
        ready: true,
        restored: restored(before, now),
      });
      switches -= 1;
      if (fieldsToWrite !== null) enterFields(fieldsToWrite.fields);
    });
  }

  function enterFields(fields: RaiseSnagValues): void {
    set({ ...get(), fields });
    if (switches === 0) unwritten = true;
  }

  function resume(content: DraftContent): Promise<void> {
    return switchDraft(
      (drafts, isFree) => {
        const kept = draftIn(drafts, draftIdOf(content));
        return kept !== undefined && isFree(kept) ? withInForm(drafts, kept) : drafts;
      },
      () => false,
    );
  }

  /** After the draft was raised: an empty form at the same spot. */
  async function next(raised: DraftContent): Promise<void> {
    const { spot } = raised;
    fieldsToWrite = null;
    unwritten = false;
    unstored = unstored.filter((each) => draftIdOf(each) !== draftIdOf(raised));
    const fresh = beginDraft(spot ?? null);
    if (isOpen) await claim.take(fresh);
    const { aside: others = [] } = get();
    set({ ...fresh, ...(others.length > 0 && { aside: others }), ready: true, restored: false });
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
    try {
      await changeContent((draft) => ({ ...draft, photos: [...draft.photos, photo.facts] }), photo);
      notKept.delete(draftIdOf(get()));
    } catch (error) {
      if (error instanceof Error) notKept.set(draftIdOf(get()), error);
      throw error;
    }
  }

  return {
    get,
    subscribe,
    open(spot) {
      isOpen = true;
      const fresh = beginDraft(spot);
      void switchDraft(
        (drafts, isFree) => draftOnOpening(drafts, fresh, isFree),
        (before, now) => (draftIdOf(before) === draftIdOf(now) ? before.restored : hasContent(now)),
      );
    },
    leave() {
      isOpen = false;
      if (get().ready) set({ ...get(), restored: hasContent(get()) });
      void inOrder(async () => isOpen || claim.release());
    },
    setFields(fields) {
      enterFields(fields);
      if (fieldsToWrite !== null) {
        fieldsToWrite.fields = fields; // Captured for the queued write.
        return;
      }
      const mine = { fields };
      fieldsToWrite = mine;
      void inOrder(async () => {
        if (fieldsToWrite === mine) fieldsToWrite = null;
        await changeContent((draft) => ({ ...draft, fields: mine.fields }));
        unwritten = fieldsToWrite !== null;
        // A full disk is reported when the person raises the snag; the form still has the text.
      }).catch(() => {});
    },
    written: () => inOrder(async () => !unwritten),
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
      void inOrder(() => write((draft) => ({ ...draft, ...drawn(draft) }))).catch(() => {
        // A full disk is reported when the person raises the snag.
        unwritten = true;
      });
    },
    startAfresh() {
      const fresh = beginDraft(null);
      return switchDraft(
        (drafts) => withInForm(drafts, { ...fresh, ...(drafts.spot && { spot: drafts.spot }) }),
        () => false,
      );
    },
    resume,
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
      if (content !== null && !isOpen && !hasContent(get())) await resume(content);
      return content;
    },
    raise: (raiseIt) =>
      inOrder(async () => {
        const id = draftIdOf(get());
        const lost = notKept.get(id);
        notKept.delete(id);
        if (lost !== undefined) throw lost;
        const { aside: _others, ready: _ready, restored: _restored, ...mine } = get();
        try {
          await raiseIt(mine);
        } catch (error) {
          if (isChanged(error)) await changeContent((draft) => draft);
          throw error;
        }
        await next(mine);
      }),
    close() {
      clock.clearTimeout(timer);
      claim.release();
    },
  };
}

const isChanged = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'DRAFT_CHANGED';

function draftSetOf({ id, fields, photos, drawings, spot, begunAt, aside }: DraftSet): DraftSet {
  return {
    ...(id !== undefined && { id }),
    fields,
    photos,
    ...(drawings && { drawings }),
    ...(spot && { spot }),
    ...(begunAt !== undefined && { begunAt }),
    ...(aside && { aside }),
  };
}
