import type { FileStorage } from '../storage';
import { storageKeyOfSheet } from './paths';
import { openSheetFolder } from './sheetFolder';
import { readSheet, type Sheet } from './sheetFormat';

/** Sheets whose heads are remembered: each has the offsets of some hundred pictures. */
const remembered = 100;
/** Sheets whose length is remembered: a number each. */
const rememberedLengths = 5_000;

export interface Sheets {
  /** Null if nothing is stored under the key. */
  open(tilesKey: string): Promise<Sheet | null>;
  /** How long the pack is. Null if it is not there. */
  packBytes(tilesKey: string): Promise<number | null>;
}

/**
 * Remembers where the pictures of a sheet begin, because what is stored under a key never changes.
 */
export function createSheets(storage: Pick<FileStorage, 'get'>): Sheets {
  const latest = new Map<string, Promise<Sheet | null>>();
  const lengths = new Map<string, number>();
  let measuring: Promise<unknown> = Promise.resolve();

  async function measure(tilesKey: string): Promise<number | null> {
    // Sheets whose pictures are looked at stay in `latest`: this one nobody may want.
    const sheet = lengths.has(tilesKey)
      ? null
      : await (latest.get(tilesKey) ?? openSheet(storage, tilesKey));
    const pack = sheet === null ? null : await sheet.pack();
    if (pack !== null) remember(lengths, tilesKey, pack.byteLength, rememberedLengths);
    return lengths.get(tilesKey) ?? null;
  }

  return {
    /**
     * One after the other: a project's sheets are all asked for at once, and other people wait for
     * the same disk.
     */
    async packBytes(tilesKey) {
      const known = lengths.get(tilesKey);
      if (known !== undefined) return known;
      const mine = measuring.then(() => measure(tilesKey));
      measuring = mine.catch(() => undefined);
      return mine;
    },
    async open(tilesKey) {
      const opened = latest.get(tilesKey) ?? openSheet(storage, tilesKey);
      remember(latest, tilesKey, opened, remembered);
      // What is not there now may be there soon.
      const forget = (): boolean => latest.get(tilesKey) === opened && latest.delete(tilesKey);
      try {
        const sheet = await opened;
        if (sheet === null) forget();
        return sheet;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

function remember<T>(known: Map<string, T>, key: string, value: T, most: number): void {
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}

async function openSheet(
  storage: Pick<FileStorage, 'get'>,
  tilesKey: string,
): Promise<Sheet | null> {
  const file = await storage.get(storageKeyOfSheet(tilesKey));
  return file === null ? openSheetFolder(storage, tilesKey) : readSheet(file);
}
