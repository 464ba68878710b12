import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { headBytes, photoMimeOf } from '../../rules/fileKinds';
import { photoLimits } from '../../rules/limits';
import { Refusal } from '../refusal';
import { paceBytes } from '../features/journal/pacing';
import { createFairQueue, type QueuedWork, validateOnce } from './validating';
import {
  renditionSizes,
  thumbnailPixels,
  type OpenFile,
  type PhotoSize,
  type Rendered,
  type RenditionSize,
  type StoredPhoto,
} from './photo';
import {
  isPhotoKey,
  keyOfFile,
  makePhotoKey,
  mimeOfKey,
  photoPrefixes,
  storageKey,
} from './photoKey';
import { createRenderer, type Renderer, type RenderWorker } from './renderer';
import type { LogoJob, PhotoJob, Thumbnail } from './renderJob';
import type { FileStorage, Workspace } from './storage';
import { sweepOld, sweepUnknown } from './sweep';
import type { Log } from '../monitoring/log';

export interface PhotoFilesOptions {
  /** Where the bytes are kept, and where what is under way lies. */
  storage: FileStorage;
  workspace: Workspace;
  /** Without it nothing can be stored or rendered. */
  worker: RenderWorker;
  /** Milliseconds since 1970. @default Date.now */
  clock?: () => number;
  /**
   * Resident memory of one decoding process in bytes; more ends it. The hungriest photo within the
   * limits needs 900 MB. @default 1_200_000_000
   */
  memoryBytes?: number;
  /**
   * CPU time to validate one photo in ms; more ends the process, and refuses the photo for good.
   * Its pictures may take twice as long. The slowest photo within the limits needs 30 s. @default
   * 60_000
   */
  cpuMs?: number;
  /**
   * Time on the clock in ms after which a photo that is validated is to be sent again: the machine
   * was too busy, or a decoder hangs.
   * Pictures, which nobody waits for, may take four times as long. @default 300_000
   */
  stuckMs?: number;
  /**
   * How many steps (0 to 19) the process that makes the pictures stands back for everything else on
   * the machine. @default 10
   */
  niceness?: number;
  /** A decoding process without work ends after so many ms. @default 120_000 */
  idleMs?: number;
  /** Called when a decoding process ended before its time. @default nothing */
  log?: Log;
}

export interface PhotoFiles {
  /**
   * Validates the bytes by content, compares them with what the device announced, and has them on
   * disk when it resolves.
   * Every call makes a new key. `by` says whose it is: they are validated fairly by person. Throws
   * a Refusal with one of the PHOTO_ codes or STORAGE_FULL_SERVER, and then leaves nothing behind.
   */
  store(
    bytes: Blob,
    announced: { sha256: string; byteLength: number },
    by?: string,
  ): Promise<StoredPhoto>;
  /** Deletes what `store` gave when its row was not written after all. */
  discard(key: string): Promise<void>;
  /** Makes the three renditions. Throws the Refusal PHOTO_UNREADABLE if that can never be done. */
  render(key: string): Promise<Rendered>;
  /**
   * Validates and draws a logo in the process that validates photos: WebP. Throws one of the PHOTO_
   * codes.
   */
  drawLogo(logo: LogoJob & QueuedWork): Promise<Uint8Array>;
  /** Null if there is no such file (yet). */
  open(key: string, size: PhotoSize): Promise<OpenFile | null>;
  /**
   * Small JPEGs, for files of other programs, in the order of the keys; null for a photo without
   * pictures. `of`: larger ones, without what the camera wrote.
   */
  thumbnails(
    keys: readonly string[],
    of?: { readonly size: RenditionSize; readonly pixels: number },
  ): Promise<(Thumbnail | null)[]>;
  /**
   * Where the bytes as they came may be downloaded for a short time, without us. Null where they
   * are given out by us alone.
   */
  addressOf(key: string, filename: string): Promise<string | null>;
  /**
   * Deletes files older than `olderThanMs` whose keys `known` does not answer. What interrupted
   * work has left in the workspace is not among them.
   * Answers how many files went.
   */
  sweep(known: (keys: string[]) => Promise<Set<string>>, olderThanMs: number): Promise<number>;
  /** How many photos are being validated, or wait for it. */
  validating(): number;
  /** Ends the decoding processes; what they were doing is rejected. */
  close(): Promise<void>;
}

export function openPhotoFiles(options: PhotoFilesOptions): PhotoFiles {
  const { storage, workspace, clock = Date.now, log = () => undefined } = options;
  const {
    memoryBytes = 1_200_000_000,
    cpuMs = 60_000,
    stuckMs = 300_000,
    niceness = 10,
    idleMs = 120_000,
  } = options;

  // A process for what is validated at once, one for what takes seconds, and one for pictures: a
  // device waits for the validation of its photo, nobody for a rendition.
  const worker = { worker: options.worker, memoryBytes, timeMs: stuckMs, cpuMs, idleMs, log };
  const quick = createValidator(createRenderer({ ...worker, niceness: 0 }), clock);
  const slow = createValidator(
    createRenderer({ ...worker, niceness: Math.min(5, niceness) }),
    clock,
  );
  // It gives way to everything else, so the same work may take it much longer on a busy machine.
  const renderer = createRenderer({ ...worker, timeMs: stuckMs * 4, cpuMs: cpuMs * 2, niceness });
  const validate = validateOnce(
    (photo: PhotoJob & QueuedWork & { sha256: string; isSlow: boolean }) =>
      (photo.isSlow ? slow : quick).inspect(photo),
    clock,
  );

  async function removeAll(key: string): Promise<void> {
    for (const size of ['original', ...renditionSizes] as const)
      await storage.remove(storageKey(key, size));
  }

  return {
    async store(bytes, announced, by = '') {
      refuseSize(Math.max(bytes.size, announced.byteLength));
      const received = receive(bytes);
      const path = await workspace.file(received.chunks());
      try {
        const { sha256, byteLength, head, scans } = received.facts();
        if (sha256 !== announced.sha256.toLowerCase() || byteLength !== announced.byteLength)
          throw new Refusal('PHOTO_DAMAGED');
        const mime = photoMimeOf(head);
        if (mime === null) throw new Refusal('PHOTO_TYPE');
        const isSlow = mime === 'image/heic' || (mime === 'image/jpeg' && scans > USUAL_SCANS);
        const cost = byteLength * (mime === 'image/jpeg' ? Math.max(1, scans) : 1);
        const upright = await validate({ path, mime, sha256, isSlow, by, cost });
        const key = makePhotoKey(mime);
        await storage.put(storageKey(key, 'original'), { path });
        return { key, sha256, byteLength, mime, ...upright };
      } finally {
        await workspace.remove(path);
      }
    },
    discard: removeAll,
    async render(key) {
      const folder = await workspace.folder();
      try {
        const path = join(folder, 'original');
        if (!(await storage.copy(storageKey(key, 'original'), path)))
          throw new Refusal('PHOTO_UNREADABLE');
        const pictures = await renderer.run({ kind: 'render', path, mime: mimeOfKey(key) });
        let byteLength = 0;
        for (const size of renditionSizes) {
          await storage.put(storageKey(key, size), [pictures.renditions[size]]);
          byteLength += pictures.renditions[size].byteLength;
        }
        const { width, height, thumbHash } = pictures;
        return { width, height, thumbHash, byteLength };
      } finally {
        await workspace.remove(folder);
      }
    },
    drawLogo: (logo) => quick.draw(logo),
    async open(key, size) {
      const file = isPhotoKey(key) ? await storage.get(storageKey(key, size)) : null;
      return file && { ...file, mime: size === 'original' ? mimeOfKey(key) : 'image/webp' };
    },
    async thumbnails(keys, { size, pixels } = { size: 'small', pixels: thumbnailPixels }) {
      const folder = await workspace.folder();
      try {
        const there = await Promise.all(
          keys.map((key, index) =>
            storage.copy(storageKey(key, size), join(folder, String(index))),
          ),
        );
        const names = there.flatMap((is, index) => (is ? [String(index)] : []));
        const { pictures } = await renderer.run({
          kind: 'shrink',
          path: folder,
          names,
          pixels,
        });
        return there.map((_, index) => pictures[names.indexOf(String(index))] ?? null);
      } finally {
        await workspace.remove(folder);
      }
    },
    addressOf: async (key, filename) =>
      isPhotoKey(key)
        ? storage.address(storageKey(key, 'original'), { filename, mime: mimeOfKey(key) })
        : null,
    async sweep(known, olderThanMs) {
      const before = clock() - olderThanMs;
      const gone = await sweepUnknown({
        storage,
        prefixes: Object.values(photoPrefixes),
        rowKeyOf: keyOfFile,
        known,
        before,
      });
      // What versions before the workspace left of interrupted work.
      return gone + (await sweepOld(storage, ['photos/incoming/'], before));
    },
    validating: () => quick.length() + slow.length(),
    async close() {
      await Promise.all([quick.close(), slow.close(), renderer.close()]);
    },
  };
}

/**
 * A progressive JPEG has about ten passes over its picture. One of 60 megapixels with a thousand
 * takes half a minute; a HEIC of 12 takes one to four seconds.
 */
const USUAL_SCANS = 12;

/** A process that validates photos, one after the other. */
function createValidator(inspector: Renderer, clock: () => number) {
  const queue = createFairQueue(clock);
  return {
    inspect: ({ by, cost, path, mime }: PhotoJob & QueuedWork) =>
      queue.run({ by, cost }, () => inspector.run({ kind: 'inspect', path, mime })),
    draw: async ({ by, cost, path, mime }: LogoJob & QueuedWork) =>
      (await queue.run({ by, cost }, () => inspector.run({ kind: 'drawLogo', path, mime })))
        .picture,
    length: () => queue.length(),
    close: () => inspector.close(),
  };
}

interface Received {
  /** The bytes as they arrive. Must be read once before the facts are available. */
  chunks(): AsyncGenerator<Uint8Array>;
  facts(): {
    sha256: string;
    byteLength: number;
    head: Uint8Array;
    /** For a JPEG: the number of its scans. */ scans: number;
  };
}

/**
 * Hashes and counts the bytes while they are streamed to the disk, so that they need not be in
 * memory as a whole.
 */
function receive(bytes: Blob): Received {
  const hash = createHash('sha256');
  const scans = createScanCounter();
  const head = Buffer.alloc(headBytes);
  let byteLength = 0;
  return {
    async *chunks() {
      const reader = bytes.stream().getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        if (byteLength < headBytes)
          head.set(part.value.subarray(0, headBytes - byteLength), byteLength);
        byteLength += part.value.length;
        // Stops a Blob with a wrong size.
        refuseSize(byteLength);
        await paceBytes(part.value.length);
        hash.update(part.value);
        scans.push(part.value);
        yield part.value;
      }
    },
    facts: () => ({
      sha256: hash.digest('hex'),
      byteLength,
      head: head.subarray(0, byteLength),
      scans: scans.scans(),
    }),
  };
}

function refuseSize(bytes: number): void {
  if (bytes > photoLimits.bytes) throw new Refusal('PHOTO_TOO_BIG', { bytes });
}

/**
 * Counts the scans of a JPEG while its bytes arrive: one for a baseline picture, about ten for a
 * progressive one.
 */
interface ScanCounter {
  push(chunk: Uint8Array): void;
  scans(): number;
}

const marker = { EOI: 0xd9, SOS: 0xda, TEM: 0x01 } as const;

/**
 * Steps through the markers as libjpeg does. Data between markers and inside segments, such as a
 * thumbnail, is skipped.
 */
export function createScanCounter(): ScanCounter {
  let scans = 0;
  let state: 'search' | 'code' | 'high' | 'low' | 'skip' | 'over' = 'search';
  let left = 0;

  function onCode(byte: number): void {
    // A fill byte, a stuffed byte, or a marker without a segment.
    if (byte === 0xff) return;
    if (byte === marker.EOI) state = 'over';
    else
      state =
        byte === 0 || byte === marker.TEM || (byte >= 0xd0 && byte <= 0xd8) ? 'search' : 'high';
    if (byte === marker.SOS) scans += 1;
  }

  return {
    scans: () => scans,
    push(chunk) {
      let at = 0;
      while (at < chunk.length && state !== 'over') {
        if (state === 'search') {
          const found = chunk.indexOf(0xff, at);
          if (found < 0) return;
          at = found + 1;
          state = 'code';
        } else if (state === 'skip') {
          const step = Math.min(left, chunk.length - at);
          at += step;
          left -= step;
          if (left === 0) state = 'search';
        } else {
          const byte = chunk[at] ?? 0;
          at += 1;
          if (state === 'code') onCode(byte);
          else if (state === 'high') {
            left = byte * 256;
            state = 'low';
          } else {
            left = Math.max(0, left + byte - 2);
            state = left === 0 ? 'search' : 'skip';
          }
        }
      }
    },
  };
}
