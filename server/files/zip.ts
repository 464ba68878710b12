import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Chunks } from './storage';

/** An entry of an archive, as its manifest lists it. */
export interface Listed {
  path: string;
  bytes: number;
  sha256: string;
}

export interface Entry {
  path: string;
  content: Chunks;
  /** Whether it is packed; photos are as small as they get. */
  packed: boolean;
}

/**
 * A ZIP of these entries, read one after the other as fast as somebody takes the bytes, and not
 * before they take the first. `last` is asked for the last entry when all others were read. From 4
 * GB on, and from 65,536 entries on, yazl writes ZIP64. Of each entry some hundred bytes stay in
 * memory, for the directory at the end and the manifest.
 */
export async function* zipOf(
  entries: AsyncIterable<Entry>,
  last: (listed: readonly Listed[]) => Entry,
  now: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const zip = new ZipFile();
  const mtime = new Date(now);
  // The types say less of it than there is: a PassThrough.
  const bytes = zip.outputStream as Readable;
  const fail = (error: unknown): void =>
    void bytes.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  const listed: Listed[] = [];
  async function put({ path, content, packed }: Entry): Promise<void> {
    if (bytes.destroyed) throw new Error('Whoever took the archive has left.');
    const sha256 = createHash('sha256');
    let length = 0;
    async function* counted(): AsyncGenerator<Uint8Array, void, undefined> {
      for await (const chunk of content) {
        sha256.update(chunk);
        length += chunk.byteLength;
        yield chunk;
      }
    }
    const stream = Readable.from(counted(), { objectMode: false });
    // Whoever took the bytes has left.
    const leave = (): void => void stream.destroy();
    bytes.once('close', leave);
    zip.addReadStream(stream, path, { mtime, compress: packed });
    await finished(stream);
    bytes.off('close', leave);
    listed.push({ path, bytes: length, sha256: sha256.digest('hex') });
  }
  async function putAll(): Promise<void> {
    for await (const entry of entries) await put(entry);
    await put(last(listed));
    zip.end();
  }
  putAll().catch(fail);
  yield* bytes;
}
