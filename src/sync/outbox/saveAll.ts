import type { StoredEvent } from './entry';
import { copyOf, download, photoName } from './saveCopy';
import { zipOf, type ZipFile } from './zip';

type Bytes = (photoId: string) => Promise<ArrayBuffer | null>;

/** Most of what one archive holds, in bytes and events: a phone has to take it in one piece, and the format ends at 4 GB and 65,535 files. */
const mostBytes = 2_000_000_000;
const mostEvents = 60_000;

/**
 * Downloads events as a ZIP archive, or several: a file with what was entered, and the photos in a folder for each snag. `name`: of both.
 * Resolves with the names of the photos that cannot be read any more, which a file of the archive lists, too.
 */
export async function saveAll(name: 'outbox' | 'sent', events: readonly StoredEvent[], bytes: Bytes, now: number): Promise<string[]> {
  const missing: string[] = [];
  const archives = inArchives(events);
  for (const [index, part] of archives.entries()) {
    const which = archives.length === 1 ? '' : `-${index + 1}-of-${archives.length}`;
    const missingHere: string[] = [];
    const archive = await zipOf(filesOf(name, part, bytes, now, missingHere));
    download(archive, `snagbook-${name}-${new Date(now).toISOString().slice(0, 10)}${which}.zip`);
    missing.push(...missingHere);
  }
  return missing;
}

function inArchives(events: readonly StoredEvent[]): StoredEvent[][] {
  let room = 0;
  const archives: StoredEvent[][] = [];
  for (const event of events) {
    const size = event.photo?.byteLength ?? 0;
    const last = archives.at(-1);
    if (last === undefined || size > room || last.length === mostEvents) {
      archives.push([event]);
      room = mostBytes - size;
    } else {
      last.push(event);
      room -= size;
    }
  }
  return archives;
}

/** Adds the names of photos that cannot be read to `missing`. */
async function* filesOf(name: string, events: readonly StoredEvent[], bytes: Bytes, now: number, missing: string[]): AsyncGenerator<ZipFile> {
  const told: object[] = [];
  const lost: string[] = [];
  for (const event of events) {
    const { photo } = event;
    const read = photo && (await bytes(photo.photoId).catch(() => null));
    const path = photo === undefined ? null : `photos/${folderOf(event)}/${photo.photoId}-${photoName(photo)}`;
    told.push({ ...copyOf(event), file: read ? path : null });
    if (path === null) continue;
    if (read) yield { name: path, bytes: new Uint8Array(read), changedAt: event.occurredAt };
    else {
      lost.push(path);
      missing.push(photo?.name ?? path);
    }
  }
  if (lost.length > 0) yield { name: 'missing-photos.txt', bytes: new TextEncoder().encode(`${lost.join('\r\n')}\r\n`), changedAt: now };
  yield { name: `${name}.json`, bytes: new TextEncoder().encode(JSON.stringify(told, null, 2)), changedAt: now };
}

function folderOf({ projectCode, snagId, about }: StoredEvent): string {
  return about?.number === undefined ? `${projectCode}-${snagId}` : `${projectCode}-${about.number}`;
}
