import { isShowable } from './sniff';

/** `blob:` addresses of photos taken on this device, as long as the server has no picture of them. */
export interface LocalPictures {
  url(photoId: string): string | null;
  subscribe(listener: () => void): () => void;
  show(photoId: string, bytes: Blob | ArrayBuffer, mime: string): void;
  /** Reads the bytes from the disk if somebody looks at the photo and it is not there. */
  want(photoId: string): void;
  /** The server's pictures are there, or the photo is gone. */
  release(photoId: string): void;
  close(): void;
}

export function createLocalPictures(read: (photoId: string) => Promise<{ bytes: ArrayBuffer; mime: string } | null>): LocalPictures {
  const urls = new Map<string, string>();
  const listeners = new Set<() => void>();
  /** Photos that are being read, and whether somebody asked again meanwhile: their form may have changed. */
  const wanted = new Map<string, boolean>();
  let closed = false;

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function show(photoId: string, bytes: Blob | ArrayBuffer, mime: string): void {
    if (closed || urls.has(photoId) || !isShowable(mime)) return;
    urls.set(photoId, URL.createObjectURL(new Blob([bytes], { type: mime })));
    tell();
  }

  function want(photoId: string): void {
    if (photoId === '' || urls.has(photoId)) return;
    const reading = wanted.has(photoId);
    wanted.set(photoId, reading);
    if (reading) return;
    void read(photoId)
      .then((found) => found && show(photoId, found.bytes, found.mime))
      .catch(() => {}) // It is only a preview.
      .finally(() => {
        const again = wanted.get(photoId) === true;
        wanted.delete(photoId);
        if (again) want(photoId);
      });
  }

  return {
    url: (photoId) => urls.get(photoId) ?? null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show,
    want,
    release(photoId) {
      const url = urls.get(photoId);
      if (url === undefined) return;
      urls.delete(photoId);
      URL.revokeObjectURL(url);
      tell();
    },
    close() {
      closed = true;
      for (const url of urls.values()) URL.revokeObjectURL(url);
      urls.clear();
    },
  };
}
