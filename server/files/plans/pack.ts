import { packedPictures, packHead } from '../../../rules/sheetPack';
import { type ByteRange, type FileStorage, readAll, type StoredFile } from '../storage';
import { tilePixels } from './plan';
import { factsName, storageKeyOfSheet, type SheetFacts } from './paths';

/** Packs that are remembered with the lengths of their pictures: some hundred looks at the disk each. */
const remembered = 50;
/** Packs whose length is remembered: a number each. */
const rememberedLengths = 5_000;

/** What is stored one after the other: the head without a key, then each picture. */
interface Piece {
  readonly from: number;
  readonly byteLength: number;
  readonly read: () => Promise<Uint8Array | null>;
}

export interface Packs {
  open(tilesKey: string): Promise<StoredFile | null>;
  /** Null if it is not there. */
  byteLength(tilesKey: string): Promise<number | null>;
  forget(tilesKey: string): void;
}

/** The pictures of a sheet as one file, put together while it is read: nothing of it is stored twice. */
export function createPacks(storage: Pick<FileStorage, 'get'>): Packs {
  const latest = new Map<string, Promise<StoredFile | null>>();
  const lengths = new Map<string, number>();
  let measuring: Promise<unknown> = Promise.resolve();

  function remember(tilesKey: string, byteLength: number): void {
    lengths.set(tilesKey, byteLength);
    const [oldest] = lengths.keys();
    if (lengths.size > rememberedLengths && oldest !== undefined) lengths.delete(oldest);
  }

  async function measure(tilesKey: string): Promise<number | null> {
    // Those that devices are fetching stay in `latest`: this one nobody may want.
    const made = lengths.has(tilesKey) ? null : await (latest.get(tilesKey) ?? makePack(storage, tilesKey));
    if (made !== null) remember(tilesKey, made.byteLength);
    return lengths.get(tilesKey) ?? null;
  }

  return {
    /** One after the other: a project's sheets are all asked for at once, and other people wait for the same disk. */
    async byteLength(tilesKey) {
      const known = lengths.get(tilesKey);
      if (known !== undefined) return known;
      const mine = measuring.then(() => measure(tilesKey));
      measuring = mine.catch(() => undefined);
      return mine;
    },
    async open(tilesKey) {
      const pack = latest.get(tilesKey) ?? makePack(storage, tilesKey);
      latest.delete(tilesKey);
      latest.set(tilesKey, pack);
      const [oldest] = latest.keys();
      if (latest.size > remembered && oldest !== undefined) latest.delete(oldest);
      // What is not there now may be there soon.
      const forget = (): boolean => latest.get(tilesKey) === pack && latest.delete(tilesKey);
      try {
        const made = await pack;
        if (made === null) forget();
        else remember(tilesKey, made.byteLength);
        return made;
      } catch (error) {
        forget();
        throw error;
      }
    },
    forget(tilesKey) {
      latest.delete(tilesKey);
      lengths.delete(tilesKey);
    },
  };
}

async function makePack(storage: Pick<FileStorage, 'get'>, tilesKey: string): Promise<StoredFile | null> {
  const folder = storageKeyOfSheet(tilesKey);
  const said = await readAll(storage, `${folder}/${factsName}`);
  if (said === null) return null;
  const { width, height } = JSON.parse(said.toString()) as SheetFacts; // written by the process that drew the sheet
  const sheet = { width, height, tile: tilePixels.side };
  const keys = packedPictures(sheet).map((path) => `${folder}/${path.startsWith('overview/') ? `${path.slice('overview/'.length)}.webp` : path}`);
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
    pieces.push({ from: byteLength, byteLength: lengths[index] ?? 0, read: () => readAll(storage, key) });
    byteLength += lengths[index] ?? 0;
  }
  return { byteLength, stream: (range) => streamOf(pieces, range ?? { start: 0, end: byteLength - 1 }) };
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
        // Another length than was told would shift all that comes after it.
        if (bytes?.length !== piece.byteLength) throw new Error('A picture of the sheet is not as it was.');
        controller.enqueue(bytes.subarray(Math.max(0, start - piece.from), end - piece.from + 1));
      },
    },
    { highWaterMark: 0 },
  );
}
