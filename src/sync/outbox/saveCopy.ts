import type { OutboxEntry, StoredEvent } from './entry';

/** Downloads the event's content as a file: the photo, or the fields as JSON. */
export async function saveCopy(
  entry: OutboxEntry,
  bytes: (photoId: string) => Promise<ArrayBuffer | null>,
): Promise<void> {
  const photo = entry.photo && (await bytes(entry.photo.photoId));
  if (entry.photo && photo) {
    download(new Blob([photo], { type: entry.photo.mime }), photoName(entry.photo));
    return;
  }
  const { eventId, kind, projectCode } = entry;
  download(
    new Blob([JSON.stringify(copyOf(entry), null, 2)], { type: 'application/json' }),
    `${projectCode}-${kind}-${eventId}.json`,
  );
}

/** The person's input, for a file that people read. */
export function copyOf({
  eventId,
  kind,
  projectCode,
  snagId,
  about,
  occurredAt,
  fields,
  refusal,
}: StoredEvent): object {
  return {
    eventId,
    kind,
    projectCode,
    snagId,
    ...about,
    occurredAt: new Date(occurredAt).toISOString(),
    fields,
    refusal,
  };
}

/**
 * The original file name with the extension of the photo's current type, without what a file system
 * or an archive reads as a path.
 */
export function photoName({ name, mime, photoId }: NonNullable<OutboxEntry['photo']>): string {
  const stem = name.replace(/\.[^.]*$/, '').replaceAll(/[\\/:]/g, '-');
  return `${stem === '' ? photoId : stem}.${mime === 'image/jpeg' ? 'jpg' : mime.slice(mime.indexOf('/') + 1)}`;
}

/** Time after which the browser has read the file, in ms. */
const takenOverMs = 60_000;

export function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), takenOverMs);
}
