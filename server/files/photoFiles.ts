import { randomUUID } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import { photoMimeOf } from '../../rules/fileKinds';
import { Refusal } from '../refusal';
import { exists, isMissing, makeFolder, moveThrough, realDisk, writeThrough, type Disk } from './disk';
import { createFairQueue, type QueuedWork } from './fairQueue';
import { createJudge } from './judge';
import { renditionSizes, type OpenFile, type PhotoSize, type Rendered, type StoredPhoto } from './photo';
import { isPhotoKey, makePhotoKey, mimeOfKey, originalPath, renditionPath } from './photoKey';
import { receive, refuseSize } from './receive';
import { createRenderer, type Renderer } from './renderer';
import type { PhotoJob } from './renderJob';
import { streamFile } from './streamFile';
import { sweepFolders } from './sweep';

export interface PhotoFilesOptions {
  /** Folder for all bytes; made if it is not there. */
  dir: string;
  /**
   * The program that decodes photos in a process of its own: the path of `renderWorker.ts` (run through tsx) or of the bundled
   * `renderWorker.js`. Without it nothing can be stored or rendered.
   */
  worker: string;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /** Resident memory of one decoding process in bytes; more ends it. The hungriest photo within the limits needs 900 MB. @default 1_200_000_000 */
  memoryBytes?: number;
  /** Time to judge one photo in ms; more ends the process. Its pictures may take four times as long. @default 30_000 */
  timeMs?: number;
  /** How many steps (0 to 19) the process that makes the pictures stands back for everything else on the machine. @default 10 */
  niceness?: number;
  /** A decoding process without work ends after so many ms. @default 120_000 */
  idleMs?: number;
  /** The file system. @default node:fs/promises */
  disk?: Disk;
  /** Told when a decoding process ended before its time. @default nothing is told */
  log?: (line: Readonly<Record<string, unknown>>) => void;
}

export interface PhotoFiles {
  /**
   * Judges the bytes by content, compares them with what the device announced, and has them on disk when it resolves.
   * Every call makes a new key. `by` says whose it is: they are judged fairly by person. Throws a Refusal with one of the PHOTO_ codes or STORAGE_FULL_SERVER, and then leaves nothing behind.
   */
  store(bytes: Blob, announced: { sha256: string; byteLength: number }, by?: string): Promise<StoredPhoto>;
  /** Deletes what `store` gave when its row was not written after all. */
  discard(key: string): Promise<void>;
  /** Makes the three renditions. Throws the Refusal PHOTO_UNREADABLE if that can never be done. */
  render(key: string): Promise<Rendered>;
  /** Null if there is no such file (yet). */
  open(key: string, size: PhotoSize): Promise<OpenFile | null>;
  /**
   * Deletes files older than `olderThanMs` whose keys `known` does not answer, and leftovers of interrupted work as old.
   * Answers how many files went.
   */
  sweep(known: (keys: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<number>;
  /** Ends the decoding processes; what they were doing is rejected. */
  close(): Promise<void>;
}

export async function openPhotoFiles(options: PhotoFilesOptions): Promise<PhotoFiles> {
  const { clock = Date.now, disk = realDisk, log = () => undefined } = options;
  const { memoryBytes = 1_200_000_000, timeMs = 30_000, niceness = 10, idleMs = 120_000 } = options;
  const dir = resolve(options.dir);
  const incoming = join(dir, 'incoming');
  for (const folder of [dir, incoming, join(dir, 'originals'), join(dir, 'renditions')]) await makeFolder(disk, folder);

  // A process for what is judged at once, one for what takes seconds, and one for pictures: a device waits for the judgement of its photo, nobody for a rendition.
  const worker = { worker: resolve(options.worker), memoryBytes, timeMs, idleMs, log };
  const quick = createLane(createRenderer({ ...worker, niceness: 0 }), clock);
  const slow = createLane(createRenderer({ ...worker, niceness: Math.min(5, niceness) }), clock);
  // It gives way to everything else, so the same work may take it much longer on a busy machine.
  const renderer = createRenderer({ ...worker, timeMs: timeMs * 4, niceness });
  const judge = createJudge((photo: PhotoJob & QueuedWork & { sha256: string; isSlow: boolean }) => (photo.isSlow ? slow : quick).inspect(photo), clock);

  const shards = new Map<string, Promise<void>>();
  const leftover = () => join(incoming, randomUUID());

  /** Its folder is made, and known to be on the disk, once a start. */
  async function place(from: string, to: string): Promise<void> {
    const shard = dirname(to);
    const made = shards.get(shard) ?? makeFolder(disk, shard);
    shards.set(shard, made);
    try {
      await made;
    } catch (error) {
      shards.delete(shard);
      await disk.rm(from, { force: true });
      throw error;
    }
    await moveThrough(disk, from, to);
  }

  async function removeAll(key: string): Promise<void> {
    await disk.rm(originalPath(dir, key), { force: true });
    for (const size of renditionSizes) await disk.rm(renditionPath(dir, key, size), { force: true });
  }

  return {
    async store(bytes, announced, by = '') {
      refuseSize(Math.max(bytes.size, announced.byteLength));
      const path = leftover();
      const received = receive(bytes);
      await writeThrough(disk, path, received.chunks());
      try {
        const { sha256, byteLength, head, scans } = received.facts();
        if (sha256 !== announced.sha256.toLowerCase() || byteLength !== announced.byteLength) throw new Refusal('PHOTO_DAMAGED');
        const mime = photoMimeOf(head);
        if (mime === null) throw new Refusal('PHOTO_TYPE');
        const isSlow = mime === 'image/heic' || (mime === 'image/jpeg' && scans > USUAL_SCANS);
        const cost = byteLength * (mime === 'image/jpeg' ? Math.max(1, scans) : 1);
        const upright = await judge({ path, mime, sha256, isSlow, by, cost });
        const key = makePhotoKey(mime);
        await place(path, originalPath(dir, key));
        return { key, sha256, byteLength, mime, ...upright };
      } catch (error) {
        await disk.rm(path, { force: true });
        throw error;
      }
    },
    discard: removeAll,
    async render(key) {
      const original = originalPath(dir, key);
      if (!(await exists(disk, original))) throw new Refusal('PHOTO_UNREADABLE');
      const pictures = await renderer.run({ kind: 'render', path: original, mime: mimeOfKey(key) });
      for (const size of renditionSizes) {
        const path = leftover();
        await writeThrough(disk, path, [pictures.renditions[size]]);
        await place(path, renditionPath(dir, key, size));
      }
      return { width: pictures.width, height: pictures.height, thumbHash: pictures.thumbHash };
    },
    async open(key, size) {
      if (!isPhotoKey(key)) return null;
      const original = size === 'original';
      const path = original ? originalPath(dir, key) : renditionPath(dir, key, size);
      try {
        const { size: byteLength } = await disk.stat(path);
        return { path, byteLength, mime: original ? mimeOfKey(key) : 'image/webp', stream: (range) => streamFile(disk, path, range) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    sweep: (known, olderThanMs) => sweepFolders({ disk, dir, before: clock() - olderThanMs, known }),
    async close() {
      await Promise.all([quick.close(), slow.close(), renderer.close()]);
    },
  };
}

/** A progressive JPEG has about ten passes over its picture. One of 60 megapixels with a thousand takes half a minute; a HEIC of 12 takes one to four seconds. */
const USUAL_SCANS = 12;

/** A process that judges photos, one after the other. */
function createLane(inspector: Renderer, clock: () => number) {
  const queue = createFairQueue(clock);
  return {
    inspect: ({ by, cost, path, mime }: PhotoJob & QueuedWork) => queue.run({ by, cost }, () => inspector.run({ kind: 'inspect', path, mime })),
    close: () => inspector.close(),
  };
}
