import type { StoredEvent } from './entry';
import { copyOf, download, photoName } from './saveCopy';

type Bytes = (photoId: string) => Promise<ArrayBuffer | null>;

/**
 * Limits of one archive, in bytes and events: a phone has to save it in one piece, and the format
 * allows 4 GB and 65,535 files.
 */
const mostBytes = 2_000_000_000;
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
async function* filesOf(
  name: string,
  events: readonly StoredEvent[],
  bytes: Bytes,
  now: number,
  missing: string[],
): AsyncGenerator<ZipFile> {
  const told: object[] = [];
  const lost: string[] = [];
  for (const event of events) {
    const { photo } = event;
    const read = photo && (await bytes(photo.photoId).catch(() => null));
    const path =
      photo === undefined ? null : `photos/${folderOf(event)}/${photo.photoId}-${photoName(photo)}`;
    told.push({ ...copyOf(event), file: read ? path : null });
    if (path === null) continue;
    if (read) yield { name: path, bytes: new Uint8Array(read), changedAt: event.occurredAt };
    else {
      lost.push(path);
      missing.push(photo?.name ?? path);
    }
  }
  if (lost.length > 0)
    yield {
      name: 'missing-photos.txt',
      bytes: new TextEncoder().encode(`${lost.join('\r\n')}\r\n`),
      changedAt: now,
    };
  yield {
    name: `${name}.json`,
    bytes: new TextEncoder().encode(JSON.stringify(told, null, 2)),
    changedAt: now,
  };
}

function folderOf({ projectCode, snagId, about }: StoredEvent): string {
  return about?.number === undefined
    ? `${projectCode}-${snagId}`
    : `${projectCode}-${about.number}`;
}

/** A file of an archive. */
interface ZipFile {
  /** With `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As Date.now(). */
  readonly changedAt: number;
}

/**
 * A ZIP archive without compression, because photos would not get smaller. Each file is put into
 * its own Blob at once, so that the browser can keep the bytes on the disk and only one file is in
 * memory. Up to 4 GB and 65,535 files.
 */
export async function zipOf(files: AsyncIterable<ZipFile>): Promise<Blob> {
  const parts: Blob[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for await (const { name, bytes, changedAt } of files) {
    const path = new TextEncoder().encode(name);
    const facts = [20, utf8, stored, ...dosTime(changedAt)]
      .map(short)
      .concat(
        [crc32(bytes), bytes.byteLength, bytes.byteLength].map(long),
        [path.byteLength, 0].map(short),
      );
    const head = joined(long(0x04034b50), ...facts, path);
    parts.push(new Blob([head]), new Blob([bytes]));
    // Version, then the same fields as in the file's header; no comment, first disk, no attributes.
    directory.push(
      joined(
        long(0x02014b50),
        short(20),
        ...facts,
        ...[0, 0, 0].map(short),
        long(0),
        long(offset),
        path,
      ),
    );
    offset += head.byteLength + bytes.byteLength;
  }
  const size = directory.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const end = joined(
    long(0x06054b50),
    ...[0, 0, directory.length, directory.length].map(short),
    long(size),
    long(offset),
    short(0),
  );
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Flag for names in UTF-8, and the method that compresses nothing. */
const utf8 = 0x0800;
const stored = 0;

function short(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([value & 0xff, (value >> 8) & 0xff]);
}

function long(value: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array([
    value & 0xff,
    (value >>> 8) & 0xff,
    (value >>> 16) & 0xff,
    (value >>> 24) & 0xff,
  ]);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Time and date of the format, which has no time zone and two seconds as its unit. */
function dosTime(at: number): [time: number, date: number] {
  const moment = new Date(at);
  const year = Math.min(Math.max(moment.getFullYear(), 1980), 2107);
  return [
    (moment.getHours() << 11) | (moment.getMinutes() << 5) | (moment.getSeconds() >> 1),
    ((year - 1980) << 9) | ((moment.getMonth() + 1) << 5) | moment.getDate(),
  ];
}

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (table[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
