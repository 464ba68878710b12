import { importWithRetry } from '../device/importWithRetry';

/**
 * `small` for strips and lists, because a dozen fully decoded photos exceed the memory of a phone.
 * `whole` to view one.
 */
export type PictureSize = 'small' | 'whole';

/** `blob:` addresses of photos taken on this device, until the server has rendered them. */
export interface LocalPictures {
  url(photoId: string, size: PictureSize): string | null;
  subscribe(listener: () => void): () => void;
  /** The photo is shown: reads its bytes from the disk if there is no picture of it yet. */
  want(photoId: string, size: PictureSize): void;
  /** The server has rendered the photo, or it was removed. */
  release(photoId: string): void;
  close(): void;
}

interface Stored {
  readonly bytes: ArrayBuffer;
  readonly mime: string;
}

/**
 * `shrink` resolves to null for photos this device cannot decode, and may transfer the bytes away.
 */
export function createLocalPictures(
  read: (photoId: string) => Promise<Stored | null>,
  shrink: (photo: Stored) => Promise<Blob | null>,
): LocalPictures {
  const urls = { small: new Map<string, string>(), whole: new Map<string, string>() };
  const listeners = new Set<() => void>();
  /**
   * Pictures being made, and whether they were requested again meanwhile, because the photo's form
   * may have changed.
   */
  const wanted = new Map<string, boolean>();
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  /** One after the other, because each is decoded in full size. */
  function oneAtATime<T>(make: () => Promise<T>): Promise<T> {
    const made = last.then(make, make);
    last = made.catch(() => {});
    return made;
  }

  async function make(photoId: string, size: PictureSize): Promise<void> {
    const photo = closed ? null : await read(photoId);
    if (photo === null) return;
    const shrunk = size === 'small' ? await shrink(photo).catch(() => null) : null;
    const blob = shrunk ?? (await whole(photoId, photo));
    if (blob === null || closed || urls[size].has(photoId)) return;
    urls[size].set(photoId, URL.createObjectURL(blob));
    tell();
  }

  async function whole(photoId: string, { bytes, mime }: Stored): Promise<Blob | null> {
    // A format that this browser cannot decode has no small picture.
    if (mime === 'image/heic') return null;
    const kept = bytes.byteLength > 0 ? bytes : (await read(photoId))?.bytes;
    return kept === undefined ? null : new Blob([kept], { type: mime });
  }

  function want(photoId: string, size: PictureSize): void {
    if (photoId === '' || urls[size].has(photoId)) return;
    const key = `${size} ${photoId}`;
    const making = wanted.has(key);
    wanted.set(key, making);
    if (making) return;
    void oneAtATime(() => make(photoId, size))
      .catch(() => {}) // A failure only costs the preview.
      .finally(() => {
        const again = wanted.get(key) === true;
        wanted.delete(key);
        if (again) want(photoId, size);
      });
  }

  return {
    url: (photoId, size) => urls[size].get(photoId) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want,
    release(photoId) {
      const made = Object.values(urls).flatMap((each) => each.get(photoId) ?? []);
      if (made.length === 0) return;
      for (const each of Object.values(urls)) each.delete(photoId);
      for (const url of made) URL.revokeObjectURL(url);
      tell();
    },
    close() {
      closed = true;
      for (const each of Object.values(urls)) {
        for (const url of each.values()) URL.revokeObjectURL(url);
        each.clear();
      }
    },
  };
}

/**
 * Loads the code that prepares photos for sending: with the first photo, or earlier while there is
 * a connection.
 */
export const loadPreparePhoto = importWithRetry(() => import('./preparePhoto'));
