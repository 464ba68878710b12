import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useUserSession } from './context';
import type { PictureSize } from '../photos/localPictures';
import type { OutboxEntry } from '../sync/outbox/entry';
import type { Outcome } from '../sync/outbox/outcomes';

export interface OutboxView {
  /** False until the disk has been read; until then it is unknown whether something is unsent. */
  readonly complete: boolean;
  /** Why it could not be read, as a sentence; null if it may be read soon, or has been. */
  readonly unreadable: string | null;
  readonly entries: readonly OutboxEntry[];
  readonly waiting: number;
  readonly sending: number;
  readonly refused: number;
  /** Photos that are not refused and not confirmed. */
  readonly photosWaiting: number;
  readonly bytesWaiting: number;
  tryAgain(eventId: string): Promise<void>;
  /**
   * Deletes for good; needs a confirmation. With a raise all other events of its snag are deleted.
   */
  discard(eventId: string): Promise<void>;
  /** Resolves with true if the event was still held and is deleted. */
  takeBack(eventId: string): Promise<boolean>;
  /** Extends the hold of events that are still held to `ms` from now. */
  hold(eventIds: readonly string[], ms: number): Promise<void>;
}

/** All events of the person that the server has not confirmed. */
export function useOutbox(): OutboxView {
  const { outbox } = useUserSession();
  const entries = useSyncExternalStore(
    outbox?.entries.subscribe ?? noSubscribe,
    outbox?.entries.all ?? noEntries,
  );
  const complete = useSyncExternalStore(
    outbox?.entries.subscribe ?? noSubscribe,
    outbox?.entries.complete ?? yes,
  );
  const unreadable = useSyncExternalStore(
    outbox?.entries.subscribe ?? noSubscribe,
    outbox?.entries.unreadable ?? noReason,
  );
  return useMemo(() => {
    const open = entries.filter(({ state }) => state !== 'refused');
    const photos = open.flatMap(({ photo }) => photo ?? []);
    return {
      complete,
      unreadable,
      entries,
      waiting: open.filter(({ state }) => state === 'waiting').length,
      sending: open.filter(({ state }) => state === 'sending').length,
      refused: entries.length - open.length,
      photosWaiting: photos.length,
      bytesWaiting: photos.reduce((sum, { byteLength }) => sum + byteLength, 0),
      tryAgain: async (eventId) => outbox?.tryAgain(eventId),
      discard: async (eventId) => outbox?.discard(eventId),
      takeBack: async (eventId) => (await outbox?.takeBack(eventId)) ?? false,
      hold: async (eventIds, ms) => outbox?.hold(eventIds, ms),
    };
  }, [outbox, entries, complete, unreadable]);
}

/** The unconfirmed events of one snag, oldest first; the same array while nothing changes. */
export function useSnagEntries(snagId: string): readonly OutboxEntry[] {
  const { outbox } = useUserSession();
  return useSyncExternalStore(
    outbox?.entries.subscribe ?? noSubscribe,
    () => outbox?.entries.ofSnag(snagId) ?? noEntries(),
  );
}

/** A `blob:` address of a photo taken on this device, until the server has rendered it. */
export function useLocalPhoto(photoId: string, size: PictureSize = 'small'): string | null {
  const { pictures, outbox } = useUserSession();
  const form = useSyncExternalStore(outbox?.entries.subscribe ?? noSubscribe, () => {
    const photo = outbox?.entries.all().find((entry) => entry.photo?.photoId === photoId)?.photo;
    return photo === undefined ? null : `${photo.mime} ${photo.sha256 ?? ''}`;
  });
  // After a reload the bytes are only on the disk; and the final form may be a type that browsers
  // can show when the original was not.
  useEffect(() => {
    if (form !== null) pictures.want(photoId, size);
  }, [pictures, photoId, size, form]);
  return useSyncExternalStore(pictures.subscribe, () => pictures.url(photoId, size));
}

/**
 * The picture of a photo: from this device until the server has rendered it, then from the server's
 * address. If the address does not answer, or there is none, the bytes that were confirmed are
 * shown as long as the device keeps them.
 */
export function usePhotoPicture(
  photoId: string,
  url: string | null | undefined,
  size: PictureSize = 'small',
): { readonly src: string | null; readonly onFailed: () => void } {
  const { pictures } = useUserSession();
  const local = useLocalPhoto(photoId, size);
  useEffect(() => {
    if (url == null) pictures.want(photoId, size);
  }, [pictures, photoId, size, url]);
  return { src: local ?? url ?? null, onFailed: () => pictures.want(photoId, size) };
}

/**
 * Outcomes that the person has not read yet: of events that the server kept but did not apply as
 * meant, such as a move that came too late. Newest first.
 */
export function useOutcomes(): {
  outcomes: readonly Outcome[];
  markRead(eventIds: readonly string[]): void;
} {
  const { outcomes, outbox } = useUserSession();
  // If the write fails they stay unread and are shown again.
  return {
    outcomes: useSyncExternalStore(outcomes.subscribe, outcomes.get),
    markRead: (eventIds) => void outbox?.markRead(eventIds).catch(() => undefined),
  };
}

const nothing: readonly OutboxEntry[] = [];
function noEntries(): readonly OutboxEntry[] {
  return nothing;
}
function noReason(): null {
  return null;
}
function yes(): boolean {
  return true;
}
function noSubscribe(): () => void {
  return () => {};
}
