import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { bcfLimits } from '../../../rules/imports';
import { Refusal } from '../../refusal';
import { unreadable } from './unreadable';
import { readBytes, type StoredFile } from '../../files/storage';

/** A file in a BCF file. */
export interface BcfEntry {
  /** As it is written. */
  readonly path: string;
  readonly bytes: number;
}

export interface OpenBcf {
  /** All files, by their paths in lower case: programs differ in that. */
  readonly entries: ReadonlyMap<string, BcfEntry>;
  /**
   * All bytes of an entry. Throws IMPORT_UNREADABLE if they are more than `most`, or damaged.
   */
  read(entry: BcfEntry, most: number): Promise<Buffer>;
}

/** Bytes that are read at once: a directory is read in pieces of some dozen bytes. */
const window = 64 * 1024;

class Bytes extends RandomAccessReader {
  #at = 0;
  #read: Buffer = Buffer.alloc(0);

  constructor(private readonly file: StoredFile) {
    super();
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#bytes(position, length).then(
      (bytes) => {
        bytes.copy(into, offset);
        callback(null);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }

  async #bytes(start: number, length: number): Promise<Buffer> {
    const end = start + length;
    if (start < 0 || end > this.file.byteLength) throw new Error('It ends before.');
    if (start < this.#at || end > this.#at + this.#read.length) {
      const last = Math.min(this.file.byteLength, start + Math.max(length, window)) - 1;
      this.#read =
        last < start ? Buffer.alloc(0) : await readBytes(this.file, { start, end: last });
      this.#at = start;
    }
    return this.#read.subarray(start - this.#at, end - this.#at);
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // A directory that points behind the end is broken, and so is the file.
    if (start < 0 || end > this.file.byteLength || start >= end)
      return Readable.from([], { objectMode: false });
    // The same stream under the name that Node's types have for it.
    const stream = this.file.stream({ start, end: end - 1 }) as Parameters<
      typeof Readable.fromWeb
    >[0];
    return Readable.fromWeb(stream);
  }
}

/** Beginning of a ZIP. */
export const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b;

/**
 * Opens a ZIP by its directory, and reads nothing else of it; null if it is no BCF file. Throws
 * IMPORT_UNREADABLE.
 */
export async function openBcf(file: StoredFile): Promise<OpenBcf | null> {
  let zip: ZipFile;
  const found: Entry[] = [];
  const entries = new Map<string, BcfEntry & { entry: Entry }>();
  try {
    zip = await fromRandomAccessReaderPromise(new Bytes(file), file.byteLength, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: true,
    });
    if (zip.entryCount > bcfLimits.entries) throw unreadable('BCF_TOPICS');
    for await (const entry of zip.eachEntry()) found.push(entry);
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable('BCF_DAMAGED');
  }
  const named: (BcfEntry & { entry: Entry })[] = [];
  for (const entry of found) {
    // As bytes, by `decodeStrings`. Windows programs may write the other slash.
    const path = Buffer.from(entry.fileName)
      .toString()
      .replaceAll('\\', '/')
      .replace(/^(\.?\/)+/, '');
    // What macOS packs beside the files.
    if (path.endsWith('/') || /(^|\/)__MACOSX\//.test(path)) continue;
    if (/^[a-z]:|(^|\/)\.\.(\/|$)|\0/i.test(path)) throw unreadable('BCF_PATH');
    named.push({ path, bytes: entry.uncompressedSize, entry });
  }
  const around = folderAround(named.map(({ path }) => path)).length;
  for (const each of named) {
    const path = each.path.slice(around);
    entries.set(path.toLowerCase(), { ...each, path });
  }
  if (![...entries.keys()].some((path) => /(^|\/)(bcf\.version|markup\.bcf)$/.test(path)))
    return null;
  let left: number = bcfLimits.unpacked;
  const charged = new Set<string>();
  return {
    entries,
    async read({ path }, most) {
      const entry = entries.get(path.toLowerCase())?.entry;
      if (entry === undefined) throw unreadable('BCF_DAMAGED');
      // At most as many bytes as the directory says arrive, because yauzl checks that.
      if (entry.uncompressedSize > most)
        throw unreadable('BCF_UNPACKED', Math.round(most / 1_000_000));
      // A file that is read again counts once.
      if (!charged.has(path)) left -= entry.uncompressedSize;
      charged.add(path);
      if (left < 0) throw unreadable('BCF_TOTAL', Math.round(bcfLimits.unpacked / 1_000_000));
      try {
        const chunks: Buffer[] = [];
        // Buffers, because no encoding was set.
        const stream = (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
        for await (const chunk of stream) chunks.push(chunk);
        return Buffer.concat(chunks);
      } catch {
        // Errors of yauzl and zlib for a file that is damaged.
        throw unreadable('BCF_DAMAGED');
      }
    },
  };
}

/** The folder that all topics stand in, where somebody packed it with them; else nothing. */
function folderAround(paths: readonly string[]): string {
  const folder = /^[^/]+\//.exec(paths[0] ?? '')?.[0] ?? '';
  const isTopic = paths.some((path) => path.toLowerCase() === `${folder}markup.bcf`.toLowerCase());
  return !isTopic && paths.every((path) => path.startsWith(folder)) ? folder : '';
}
