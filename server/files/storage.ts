/**
 * Bytes under keys such as `photos/originals/3f/3f….jpg`: the only way to photos, plans and their
 * pictures. The keys are made by the server, of letters, digits, `.`, `_` and `-`, with `/` between
 * levels; any other key is an error of ours. `tests/support/storageContract.ts` runs against every
 * implementation.
 */
export interface FileStorage {
  /**
   * Stores all of it or nothing, in the place of what was there; on disk, not only in a cache, when
   * it resolves. A path is that of a file in the workspace, which may be taken over. Throws
   * STORAGE_FULL_SERVER when there is no room, or the storage cannot be used now.
   */
  put(key: string, bytes: Chunks | { path: string }): Promise<void>;
  /** Null if there is nothing under the key. */
  get(key: string): Promise<StoredFile | null>;
  /**
   * An address at which whoever has it may download what is under the key, for a short time. Null
   * where bytes are given out by us alone.
   */
  address(key: string, as: Download): Promise<string | null>;
  /**
   * Puts a copy at a path of this machine, to be read only: it may share its bytes with what is
   * stored. False if there is nothing under the key.
   */
  copy(key: string, path: string): Promise<boolean>;
  /**
   * What stands one level below `prefix`, which ends in `/`: files and further levels, by the key
   * that {@link remove} takes. In no order.
   */
  list(prefix: string): Promise<Listed[]>;
  /** Removes what is under the key and below it. Nothing there is no error. */
  remove(key: string): Promise<void>;
  /**
   * Removes what puts have left in the storage that began before so many ms since 1970 and never
   * ended. Answers how many.
   */
  sweep(before: number): Promise<number>;
  /** Rejects if what is stored cannot be reached now. */
  reach(): Promise<void>;
  close(): Promise<void>;
}

export const isKey = (key: string): boolean => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key);

export interface Download {
  filename: string;
  mime: string;
}

export type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface ByteRange {
  start: number;
  /** The last byte that belongs to it. */
  end: number;
}

export interface StoredFile {
  byteLength: number;
  /**
   * All of it, or from one byte to another, both included. Nothing is opened before somebody reads.
   */
  stream(range?: ByteRange): ReadableStream<Uint8Array>;
}

export interface Listed {
  key: string;
  /**
   * Milliseconds since 1970. Of a level the time of anything in it, or null where a level is only a
   * part of names.
   */
  writtenAt: number | null;
}

/** Whether it was last written before so many ms since 1970; not if that is not known. */
export const isOlder =
  (before: number) =>
  ({ writtenAt }: Listed): boolean =>
    writtenAt !== null && writtenAt < before;

/** Null if there is nothing under the key. */
export async function readAll(
  storage: Pick<FileStorage, 'get'>,
  key: string,
): Promise<Buffer | null> {
  const file = await storage.get(key);
  return file === null ? null : readBytes(file);
}

export const readBytes = async (
  file: Pick<StoredFile, 'stream'>,
  range?: ByteRange,
): Promise<Buffer> => Buffer.from(await new Response(file.stream(range)).arrayBuffer());

/**
 * Temporary files of this machine, for programs that know only paths. Each has a folder of its own,
 * so that all of it can be removed at once.
 */
export interface Workspace {
  /** A new, empty folder. */
  folder(): Promise<string>;
  /**
   * A new file with these bytes. Throws STORAGE_FULL_SERVER, or what `chunks` throws, and then
   * leaves nothing behind.
   */
  file(chunks: Chunks): Promise<string>;
  /**
   * Removes what was made here, by its path or a path in it; does nothing to what was taken over by
   * {@link FileStorage.put}.
   */
  remove(path: string): Promise<void>;
  /**
   * Removes what was made before so many ms since 1970: a killed process has left it. Answers how
   * much it was.
   */
  sweep(before: number): Promise<number>;
}
