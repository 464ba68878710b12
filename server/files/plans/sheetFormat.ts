import { readPackHead } from '../../../rules/sheetPack';
import { type ByteRange, readBytes, type StoredFile } from '../storage';
import type { SheetFacts } from './paths';

// A drawn sheet is one file: what only the server needs of it, then all tiles and overviews as a
// device takes them along (rules/sheetPack.ts). One file is synced, copied and deleted faster than
// hundreds, and storages that are paid by the request count it once.

/** What the server needs: a mark of the format, and how many pixels an inch of paper has. */
const mark = 'SNAGSHT1';
const ownBytes = 16;

export function writeOwn({ dpi }: Pick<SheetFacts, 'dpi'>): Buffer {
  const own = Buffer.alloc(ownBytes);
  own.write(mark, 'latin1');
  own.writeDoubleLE(dpi, mark.length);
  return own;
}

/** The head of the largest sheet that may be drawn has 41 kB. */
const startBytes = 64 * 1024;

export interface Sheet {
  dpi: number;
  /** Pixels at full zoom. */
  width: number;
  height: number;
  /**
   * By its path as a pack calls it, such as `tiles/3/0_1.webp`. Null if the sheet has no such
   * picture.
   */
  picture(path: string): Promise<StoredFile | null>;
  /** All of its pictures, as a device takes them along. Null if one of them is missing. */
  pack(): Promise<StoredFile | null>;
}

/** Reads the head; pictures are read when somebody wants them. */
export async function readSheet(file: StoredFile): Promise<Sheet> {
  const start = await readBytes(file, { start: 0, end: Math.min(startBytes, file.byteLength) - 1 });
  const head = new Uint8Array(start.subarray(ownBytes)).buffer;
  const ranges = start.toString('latin1', 0, mark.length) === mark ? readPackHead(head) : null;
  if (ranges === null) throw new Error('Not a sheet.');
  const words = new DataView(head);
  return {
    dpi: start.readDoubleLE(mark.length),
    width: words.getUint32(0, true),
    height: words.getUint32(4, true),
    async picture(path) {
      const range = ranges.get(path);
      return range === undefined ? null : partOf(file, ownBytes + range.from, ownBytes + range.to);
    },
    pack: () => Promise.resolve(partOf(file, ownBytes, file.byteLength)),
  };
}

/** From one byte up to another, which is not part of it. */
function partOf(file: StoredFile, from: number, to: number): StoredFile {
  const byteLength = to - from;
  return {
    byteLength,
    stream: ({ start, end }: ByteRange = { start: 0, end: byteLength - 1 }) =>
      file.stream({ start: from + start, end: from + end }),
  };
}
