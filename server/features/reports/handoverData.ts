import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataKey, storageKeyOfReport } from '../../files/reportFiles';
import type { FileStorage } from '../../files/storage';

// What the draft of a handover was made of, as one file: a line of JSON with the names and lengths
// of its parts, then their bytes. The final PDF is made of it, however the snags are by then.

interface Part {
  name: string;
  byteLength: number;
}

/** Stores the files of a folder, without PDFs. */
export async function keepData(
  storage: FileStorage,
  folder: string,
): Promise<{ key: string; sha256: string }> {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.pdf')).toSorted();
  const parts = await Promise.all(
    names.map(async (name): Promise<Part> => ({
      name,
      byteLength: (await stat(join(folder, name))).size,
    })),
  );
  const sha256 = createHash('sha256');
  const key = makeDataKey();
  await storage.put(storageKeyOfReport(key), hashed(partsOf(folder, parts), sha256));
  return { key, sha256: sha256.digest('hex') };
}

async function* partsOf(folder: string, parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`${JSON.stringify(parts)}\n`);
  for (const { name } of parts)
    // without an encoding it reads bytes
    yield* createReadStream(join(folder, name)) as AsyncIterable<Uint8Array>;
}

async function* hashed(
  chunks: AsyncIterable<Uint8Array>,
  sha256: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    sha256.update(chunk);
    yield chunk;
  }
}

/** Writes the parts into a folder again. Throws if the bytes are not those that were stored. */
export async function takeData(
  storage: FileStorage,
  { key, sha256 }: { key: string; sha256: string },
  folder: string,
): Promise<void> {
  const file = await storage.get(storageKeyOfReport(key));
  if (file === null) throw new Error('The data of a handover is missing.');
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let parts: Part[] | null = null;
  let writing: { to: FileHandle; left: number } | null = null;
  try {
    for await (const chunk of hashed(file.stream(), hash)) {
      let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      if (parts === null) {
        head = Buffer.concat([head, rest]);
        const end = head.indexOf(10);
        if (end < 0) continue;
        parts = JSON.parse(head.subarray(0, end).toString()) as Part[]; // written above
        rest = head.subarray(end + 1);
      }
      while (rest.length > 0 || (writing?.left ?? 1) === 0) {
        if (writing === null || writing.left === 0) {
          await writing?.to.close();
          writing = null;
          const next = parts.shift();
          if (next === undefined) break;
          writing = { to: await open(join(folder, next.name), 'w'), left: next.byteLength };
          continue;
        }
        const own = rest.subarray(0, writing.left);
        await writing.to.write(own);
        writing.left -= own.length;
        rest = rest.subarray(own.length);
      }
    }
  } finally {
    await writing?.to.close();
  }
  if (hash.digest('hex') !== sha256)
    throw new Error('The data of a handover is not what was stored.');
}
