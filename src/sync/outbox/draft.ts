import type { LocalPictures } from '../../photos/localPictures';
import { isSameSpot, type PinnedSpot } from '../../domain/pin';
import type { DrawnShape } from '../../domain/shapes';
import { createValue, type Value } from '../../device/observable';
import type { World } from '../../device/world';
import type { StoredDraft } from './database';
import { begunAfresh, draftAt, draftOnOpening, emptyContent, hasContent, stamped, takenUp, without, type DraftContent, type DraftPile } from './draftContent';
import type { RaiseSnagValues } from './entry';
import type { NewPhoto } from '../../domain/photo';
import type { OutboxStorage } from './outboxStorage';

export interface DraftState extends DraftPile {
  /** False until what was on the disk is known. */
  readonly ready: boolean;
  /** It was left and is in the form again: the person has to know that they do not begin with nothing. */
  readonly cameBack: boolean;
}

/** The form of a snag that is not raised yet: on the disk at each change, the shutter's bytes at once. */
export interface Draft extends Value<DraftState> {
  /** A form opens at a spot, or nowhere. What was begun at another spot is put aside and never comes onto this one. */
  open(spot: PinnedSpot | null): void;
  /** The form is not on the screen any more. */
  leave(): void;
  setFields(fields: RaiseSnagValues): void;
  /**
   * Has its place in the order of changes at once, before anything is read. Resolves when all bytes are on the disk; rejects with the first
   * reason (DeviceFull, or why a file could not be read) after all others were tried.
   */
  addPhotos(photos: readonly (() => Promise<NewPhoto>)[]): Promise<void>;
  removePhoto(photoId: string): Promise<void>;
  draw(photoId: string, shapes: readonly DrawnShape[]): void;
  /** Puts aside what is in the form and begins with nothing at the same spot. */
  startAfresh(): Promise<void>;
  /** Goes on with one that was put aside. */
  takeUp(content: DraftContent): Promise<void>;
  /** Forgets one that was put aside, for good. */
  throwAway(content: DraftContent): Promise<void>;
  /** Runs `write`, which turns the draft on the disk into events, when all that was changed so far is there. What is added later belongs to the next snag. */
  raise(write: () => Promise<void>): Promise<void>;
  close(): void;
}

/** Where drafts are kept. */
export type DraftStorage = Pick<OutboxStorage, 'draft' | 'changeDraft'>;

/** A disk that could not be read is asked again so much later, in ms. */
const rereadMs = 2_000;

export function createDraft(storage: DraftStorage, projectCode: string, pictures: LocalPictures, clock: World['clock']): Draft {
  const { get, set, subscribe } = createValue<DraftState>({ ...emptyContent, ready: false, cameBack: false });
  let fieldsToWrite: { fields: RaiseSnagValues } | null = null;
  let timer: unknown;
  let last: Promise<unknown> = load();

  /** Every write waits for it: what could not be read must not be overwritten. */
  async function load(): Promise<void> {
    const stored = (await read()) ?? emptyContent;
    // What was typed while the disk was asked is newer.
    const { fields, photos } = get();
    set({ ...pileOf(stored), fields: { ...stored.fields, ...fields }, photos: [...stored.photos, ...photos], ready: true, cameBack: hasContent(stored) });
  }

  async function read(): Promise<StoredDraft | null> {
    for (;;) {
      try {
        return await storage.draft(projectCode);
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

  async function write(change: (draft: StoredDraft) => StoredDraft, photo?: NewPhoto): Promise<StoredDraft> {
    // Another tab may have opened its form at another spot meanwhile.
    const changed = (stored: StoredDraft) => {
      const mine = draftAt(stored, get().spot ?? null);
      return stamped(mine, change(mine), clock.now());
    };
    return storage.changeDraft(projectCode, changed, photo);
  }

  /** Another draft comes into the form. On a full disk it does so all the same; that shows when the person raises. */
  function turn(to: <Pile extends DraftPile>(pile: Pile) => Pile, cameBack: (before: DraftState, now: DraftPile) => boolean): Promise<void> {
    // What is typed from now on is the other one's.
    fieldsToWrite = null;
    return inOrder(async () => {
      const before = get();
      const now = to(before);
      if (now !== before) await write(to).catch(() => undefined);
      set({ ...pileOf(now), ready: true, cameBack: cameBack(before, now) });
    });
  }

  async function changeContent(change: (draft: StoredDraft) => StoredDraft, photo?: NewPhoto): Promise<void> {
    const { photos, begunAt } = await write(change, photo);
    if (photo) pictures.offer(photo.facts.photoId, { bytes: photo.bytes, mime: photo.facts.mime });
    // Of the rest what is on the screen is newer.
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
      void turn(
        (pile) => draftOnOpening(pile, spot),
        (before, now) => (isSameSpot(before.spot ?? null, now.spot ?? null) ? before.cameBack : hasContent(now)),
      );
    },
    leave() {
      if (get().ready) set({ ...get(), cameBack: hasContent(get()) });
    },
    setFields(fields) {
      set({ ...get(), fields });
      if (fieldsToWrite !== null) {
        fieldsToWrite.fields = fields; // The write that is queued takes these instead.
        return;
      }
      const mine = { fields };
      fieldsToWrite = mine;
      void inOrder(async () => {
        if (fieldsToWrite === mine) fieldsToWrite = null;
        await changeContent((draft) => ({ ...draft, fields: mine.fields }));
      }).catch(() => {}); // A full disk shows when the person raises; the form itself still has the text.
    },
    async addPhotos(photos) {
      const added = await Promise.allSettled(photos.map((photo) => inOrder(() => addPhoto(photo))));
      for (const each of added) if (each.status === 'rejected') throw each.reason;
    },
    async removePhoto(photoId) {
      await inOrder(() => changeContent((draft) => ({ ...draft, photos: draft.photos.filter((photo) => photo.photoId !== photoId) })));
      pictures.release(photoId);
    },
    draw(photoId, shapes) {
      const drawn = (draft: DraftContent) => ({ drawings: { ...draft.drawings, [photoId]: shapes } });
      set({ ...get(), ...drawn(get()) });
      void inOrder(() => write((draft) => ({ ...draft, ...drawn(draft) }))).catch(() => {}); // As above.
    },
    startAfresh: () => turn(begunAfresh, () => false),
    takeUp: (content) => turn((pile) => takenUp(pile, content), () => false),
    async throwAway(content) {
      await turn((pile) => without(pile, content), ({ cameBack }) => cameBack);
      for (const { photoId } of content.photos) pictures.release(photoId);
    },
    raise: (raiseIt) =>
      inOrder(async () => {
        await write((draft) => draft);
        await raiseIt();
        fieldsToWrite = null;
        // Another tab may have begun the next one.
        const stored: DraftPile = (await storage.draft(projectCode).catch(() => null)) ?? emptyContent;
        set({ ...pileOf(draftAt(stored, get().spot ?? null)), ready: true, cameBack: false });
      }),
    close: () => clock.clearTimeout(timer),
  };
}

function pileOf({ fields, photos, drawings, spot, begunAt, aside }: DraftPile): DraftPile {
  return { fields, photos, ...(drawings && { drawings }), ...(spot && { spot }), ...(begunAt !== undefined && { begunAt }), ...(aside && { aside }) };
}
