import { packedPictures, packHead } from '../../../rules/sheetPack';
import {
  type ByteRange,
  type Chunks,
  type FileStorage,
  readAll,
  type StoredFile,
} from '../storage';
import { tilePixels } from './plan';
import { fileOfPicture, storageKeyOfSheet, type SheetFacts } from './paths';
import { type Sheet, writeOwn } from './sheetFormat';

// How versions before this one kept a sheet: each picture as a file of its own, and what is known
// of the sheet beside them.

const factsName = 'sheet.json';

/** What is stored one after the other: the head without a key, then each picture. */
interface Piece {
  readonly from: number;
  readonly byteLength: number;
  readonly read: () => Promise<Uint8Array | null>;
}

/** Null if there is no such sheet. */
export async function openSheetFolder(
  storage: Pick<FileStorage, 'get'>,
  tilesKey: string,
): Promise<Sheet | null> {
  const folder = storageKeyOfSheet(tilesKey);
  const said = await readAll(storage, `${folder}/${factsName}`);
  if (said === null) return null;
  // written by the process that drew the sheet
  const facts = JSON.parse(said.toString()) as SheetFacts;
  const keyOf = (path: string): string => `${folder}/${fileOfPicture(path)}`;
  let packed: Promise<StoredFile | null> | undefined;
  return {
    ...facts,
    picture: (path) => storage.get(keyOf(path)),
    async pack() {
      packed ??= putTogether(storage, facts, keyOf);
      const mine = packed;
      // What is not there now may be there soon.
      const pack = await mine.catch(() => null);
      if (pack === null) packed = undefined;
      return mine;
    },
  };
}

/** Such a sheet as the one file that it would be today; null if it is not there. */
export async function packFolder(
  storage: Pick<FileStorage, 'get'>,
  tilesKey: string,
): Promise<{ byteLength: number; chunks: Chunks } | null> {
  const sheet = await openSheetFolder(storage, tilesKey);
  const pack = sheet === null ? null : await sheet.pack();
  if (sheet === null || pack === null) return null;
  const own = writeOwn(sheet);
  const chunks = async function* (): AsyncGenerator<Uint8Array> {
    yield own;
    yield* pack.stream();
  };
  return { byteLength: own.length + pack.byteLength, chunks: chunks() };
}

/** One file, put together while it is read. */
async function putTogether(
  storage: Pick<FileStorage, 'get'>,
  { width, height }: SheetFacts,
  keyOf: (path: string) => string,
): Promise<StoredFile | null> {
  const sheet = { width, height, tile: tilePixels.side };
  const keys = packedPictures(sheet).map(keyOf);
  const lengths: number[] = [];
  for (const key of keys) {
    const file = await storage.get(key);
    if (file === null) return null;
    lengths.push(file.byteLength);
  }
  const head = packHead(sheet, lengths);
  const pieces: Piece[] = [{ from: 0, byteLength: head.length, read: () => Promise.resolve(head) }];
  let byteLength = head.length;
  for (const [index, key] of keys.entries()) {
    pieces.push({
      from: byteLength,
      byteLength: lengths[index] ?? 0,
      read: () => readAll(storage, key),
    });
    byteLength += lengths[index] ?? 0;
  }
  return {
    byteLength,
    stream: (range) => streamOf(pieces, range ?? { start: 0, end: byteLength - 1 }),
  };
}

/** One picture in memory at a time, and none before somebody reads. */
function streamOf(pieces: readonly Piece[], { start, end }: ByteRange): ReadableStream<Uint8Array> {
  const left = pieces.filter(({ from, byteLength }) => from <= end && from + byteLength > start);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = left.shift();
        if (piece === undefined) return controller.close();
        const bytes = await piece.read();
        // Another length than the header says would shift all that comes after it.
        if (bytes?.length !== piece.byteLength)
          throw new Error('A picture of the sheet is not as it was.');
        controller.enqueue(bytes.subarray(Math.max(0, start - piece.from), end - piece.from + 1));
      },
    },
    { highWaterMark: 0 },
  );
}
