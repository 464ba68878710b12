import type { OutboxEntry } from './entry';

/** A file on the device with what the event holds: the photo itself, or the fields as JSON. */
export async function saveCopy(entry: OutboxEntry, bytes: (photoId: string) => Promise<ArrayBuffer | null>): Promise<void> {
  const photo = entry.photo && (await bytes(entry.photo.photoId));
  if (entry.photo && photo) {
    download(new Blob([photo], { type: entry.photo.mime }), photoName(entry.photo));
    return;
  }
  const { eventId, kind, projectCode, snagId, occurredAt, fields, refusal } = entry;
  const text = JSON.stringify({ eventId, kind, projectCode, snagId, occurredAt: new Date(occurredAt).toISOString(), fields, refusal }, null, 2);
  download(new Blob([text], { type: 'application/json' }), `${projectCode}-${kind}-${eventId}.json`);
}

/** The name from the device with the ending of what the bytes are now. */
function photoName({ name, mime, photoId }: NonNullable<OutboxEntry['photo']>): string {
  const stem = name.replace(/\.[^.]*$/, '');
  return `${stem === '' ? photoId : stem}.${mime === 'image/jpeg' ? 'jpg' : mime.slice(mime.indexOf('/') + 1)}`;
}

/** Long enough for a browser to have taken the file over, in ms. */
const takenOverMs = 60_000;

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), takenOverMs);
}
