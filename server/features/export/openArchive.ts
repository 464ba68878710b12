import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { planLimits } from '../../../rules/limits';
import { archiveTables } from './carried';
import { brokenArchive, type Manifest, readManifest } from './manifest';
import { journalPath, manifestPath, readmePath, tablePath } from './paths';
import type { Listed } from '../../files/zip';

/** The bytes of an archive, wherever they lie. */
export interface ArchiveSource {
  byteLength: number;
  /** From one byte up to another, the last not included. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

export interface OpenArchive {
  manifest: Manifest;
  /** Entries in the order of their bytes. */
  paths: readonly string[];
  listed(path: string): Listed | undefined;
  /**
   * The bytes of an entry. Whoever reads it to its end has it compared with the manifest: throws
   * ARCHIVE_BROKEN.
   */
  content(path: string): AsyncGenerator<Uint8Array, void, undefined>;
}

/**
 * What an entry may be called, with the pages and pictures of older archives. Nothing is ever
 * written under such a name.
 */
const id = (prefix: string): string => `${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}`;
const named = new RegExp(
  `^(snags/[1-9][0-9]{0,15}\\.html|(photos/${id('photo')}\\.(jpg|png|webp|heic))|(pictures/${id('photo')}\\.webp)|(plans/${id('planfile')}\\.(pdf|png|jpg))|(logos/${id('logo')}\\.(png|jpg))|(handovers/${id('handover')}-(draft|sealed)\\.pdf))$`,
);
const fixed: ReadonlySet<string> = new Set([
  journalPath,
  readmePath,
  'index.html',
  manifestPath,
  ...archiveTables.map(tablePath),
]);

/** Most entries, and most bytes of a manifest: each stays in memory. */
const mostEntries = 500_000;
const mostManifest = 128 * 1024 * 1024;
/**
 * How many times as long as its packed bytes an entry may become: our journals become up to twenty
 * times as long.
 */
const mostUnpacked = 100;
/** What is shorter may be packed however well. */
const shortEnough = 1024 * 1024;

/**
 * Opens an archive by its directory and its manifest, and reads nothing else of it. Throws
 * ARCHIVE_BROKEN.
 */
export async function openArchive(source: ArchiveSource): Promise<OpenArchive> {
  const { zip, entries } = await directoryOf(source);
  const manifest = readManifest(await textOf(zip, entries.get(manifestPath)));
  const listed = new Map<string, Listed>();
  for (const file of manifest.files) {
    if (listed.has(file.path)) throw brokenArchive({ why: 'TWICE', entry: file.path });
    listed.set(file.path, file);
    if (!entries.has(file.path)) throw brokenArchive({ why: 'MISSING', entry: file.path });
  }
  for (const path of entries.keys())
    if (path !== manifestPath && !listed.has(path))
      throw brokenArchive({ why: 'EXTRA', entry: path });
  for (const path of [journalPath, ...archiveTables.map(tablePath)])
    if (!listed.has(path)) throw brokenArchive({ why: 'MISSING', entry: path });
  return {
    manifest,
    paths: [...entries.keys()],
    listed: (path) => listed.get(path),
    async *content(path) {
      const [entry, file] = [entries.get(path), listed.get(path)];
      if (entry === undefined || file === undefined)
        throw brokenArchive({ why: 'MISSING', entry: path });
      const hash = createHash('sha256');
      let bytes = 0;
      for await (const chunk of unpacked(zip, entry, file)) {
        hash.update(chunk);
        bytes += chunk.byteLength;
        yield chunk;
      }
      const found = hash.digest('hex');
      if (found !== file.sha256 || bytes !== file.bytes)
        throw brokenArchive({ why: 'CHANGED', entry: path, expected: file.sha256, found });
    },
  };
}

class Bytes extends RandomAccessReader {
  constructor(private readonly source: ArchiveSource) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.source.read(start, end), { objectMode: false });
  }
}

/** What storages and disks throw is no fault of the archive. */
class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
}

async function directoryOf(
  source: ArchiveSource,
): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const reading: ArchiveSource = {
    byteLength: source.byteLength,
    async *read(start, end) {
      // Where a directory points to behind the end, it is broken and not the disk.
      if (start < 0 || end > source.byteLength || start > end) throw new Error('It ends before.');
      try {
        yield* source.read(start, end);
      } catch (cause) {
        throw new SourceFailed(undefined, { cause });
      }
    },
  };
  try {
    const zip = await fromRandomAccessReaderPromise(new Bytes(reading), source.byteLength, {
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: true,
    });
    if (zip.entryCount > mostEntries)
      throw brokenArchive({ why: 'TOO_LARGE', entry: manifestPath });
    const found: [string, Entry][] = [];
    const names = new Set<string>();
    for await (const entry of zip.eachEntry()) {
      // As bytes, by `decodeStrings`.
      const path = Buffer.from(entry.fileName).toString();
      if (!fixed.has(path) && !named.test(path))
        throw brokenArchive({ why: 'NAME', entry: path.slice(0, 200) });
      if (names.has(path)) throw brokenArchive({ why: 'TWICE', entry: path });
      names.add(path);
      if (!entry.canDecodeFileData()) throw brokenArchive({ why: 'UNREADABLE' });
      const most =
        path.startsWith('photos/') ||
        path.startsWith('pictures/') ||
        path.startsWith('plans/') ||
        path.startsWith('logos/') ||
        path.startsWith('handovers/')
          ? planLimits.pdfBytes
          : Math.max(shortEnough, entry.compressedSize * mostUnpacked);
      if (entry.uncompressedSize > most) throw brokenArchive({ why: 'TOO_LARGE', entry: path });
      found.push([path, entry]);
    }
    found.sort(
      ([, one], [, other]) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
    );
    // Bytes that several entries share would become many times what the archive has.
    for (const [index, [path, entry]] of found.entries()) {
      const next = found[index + 1]?.[1].relativeOffsetOfLocalHeader ?? source.byteLength;
      if (entry.relativeOffsetOfLocalHeader + entry.compressedSize > next)
        throw brokenArchive({ why: 'TWICE', entry: path });
    }
    return { zip, entries: new Map(found) };
  } catch (error) {
    throw faultOf(error);
  }
}

async function textOf(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  // It is written last: an archive that was cut has none, nor has a ZIP of something else.
  if (entry === undefined) throw brokenArchive({ why: 'UNREADABLE' });
  if (entry.uncompressedSize > mostManifest)
    throw brokenArchive({ why: 'TOO_LARGE', entry: manifestPath });
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpacked(zip, entry, null)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

async function* unpacked(
  zip: ZipFile,
  entry: Entry,
  listed: Listed | null,
): AsyncGenerator<Uint8Array, void, undefined> {
  let stream: Readable;
  try {
    stream = await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw faultOf(error, listed);
  }
  try {
    // Bytes, because nothing else was asked for.
    for await (const chunk of stream as AsyncIterable<Uint8Array>) yield chunk;
  } catch (error) {
    throw faultOf(error, listed);
  } finally {
    stream.destroy();
  }
}

/** A ZIP that cannot be read is refused; everything else is thrown as it is. */
function faultOf(error: unknown, listed: Listed | null = null): unknown {
  if (error instanceof SourceFailed) return error.cause;
  if (!(error instanceof Error) || error.name === 'Refusal') return error;
  return listed === null
    ? brokenArchive({ why: 'UNREADABLE' })
    : brokenArchive({
        why: 'CHANGED',
        entry: listed.path,
        expected: listed.sha256,
        found: error.message.slice(0, 200),
      });
}
