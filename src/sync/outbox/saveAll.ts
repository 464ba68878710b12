import { downloadZip } from 'client-zip';
import type { StoredEvent } from './entry';
import { copyOf, download, photoName } from './saveCopy';

type Bytes = (photoId: string) => Promise<ArrayBuffer | null>;

/**
 * Limits of one archive, in bytes and events: a phone may keep it in memory while it is written,
 * and the format allows 65,535 files.
 */
const mostBytes = 200_000_000;
const mostEvents = 60_000;

/**
 * Downloads events as one or several ZIP archives: a file with the input, and the photos in a
 * folder for each snag. `name`: of the archive and of that file.
 * Resolves with the names of the photos that cannot be read any more; a file in the archive lists
 * them, too.
 */
export async function saveAll(
  name: 'outbox' | 'sent',
  events: readonly StoredEvent[],
  bytes: Bytes,
  now: number,
): Promise<string[]> {
  const missing: string[] = [];
  const archives = inArchives(events);
  for (const [index, part] of archives.entries()) {
    const which = archives.length === 1 ? '' : `-${index + 1}-of-${archives.length}`;
    const missingHere: string[] = [];
    const archive = await downloadZip(filesOf(name, part, bytes, now, missingHere)).blob();
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
async function* filesOf(
  name: string,
  events: readonly StoredEvent[],
  bytes: Bytes,
  now: number,
  missing: string[],
): AsyncGenerator<{ name: string; input: Blob; lastModified: Date }> {
  const inputs: object[] = [];
  const lost: string[] = [];
  for (const event of events) {
    const { photo } = event;
    const read = photo && (await bytes(photo.photoId).catch(() => null));
    const path =
      photo === undefined ? null : `photos/${folderOf(event)}/${photo.photoId}-${photoName(photo)}`;
    inputs.push({ ...copyOf(event), file: read ? path : null });
    if (path === null) continue;
    if (read)
      yield { name: path, input: new Blob([read]), lastModified: new Date(event.occurredAt) };
    else {
      lost.push(path);
      missing.push(photo?.name ?? path);
    }
  }
  if (lost.length > 0)
    yield {
      name: 'missing-photos.txt',
      input: new Blob([`${lost.join('\r\n')}\r\n`]),
      lastModified: new Date(now),
    };
  yield {
    name: `${name}.json`,
    input: new Blob([JSON.stringify(inputs, null, 2)]),
    lastModified: new Date(now),
  };
}

function folderOf({ projectCode, snagId, about }: StoredEvent): string {
  return about?.number === undefined
    ? `${projectCode}-${snagId}`
    : `${projectCode}-${about.number}`;
}
