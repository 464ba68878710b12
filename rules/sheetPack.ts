// All tiles and overviews of a sheet in one file, for a device to take along: the length of each,
// then their bytes, the smallest levels first.

/** A sheet at full zoom, in pixels. */
export interface PackedSheet {
  readonly width: number;
  readonly height: number;
  /** Side of a tile in pixels, without its overlap with neighbours. */
  readonly tile: number;
}

/**
 * The levels of a Deep Zoom pyramid: each is half as wide and high as the next; the first is one
 * pixel.
 */
export function levelsOf({
  width,
  height,
}: Pick<PackedSheet, 'width' | 'height'>): { width: number; height: number }[] {
  const levels = [{ width, height }];
  for (let last = { width, height }; last.width > 1 || last.height > 1;) {
    last = { width: Math.ceil(last.width / 2), height: Math.ceil(last.height / 2) };
    levels.unshift(last);
  }
  return levels;
}

/** Paths below the revision's address, in the order of the file. */
export function packedPictures(sheet: PackedSheet): string[] {
  const across = (pixels: number): number => Math.ceil(pixels / sheet.tile);
  const tiles = levelsOf(sheet).flatMap(({ width, height }, level) =>
    Array.from(
      { length: across(width) * across(height) },
      (_, index) =>
        `tiles/${level}/${index % across(width)}_${Math.floor(index / across(width))}.webp`,
    ),
  );
  return ['overview/small', 'overview/medium', ...tiles];
}

const wordBytes = 4;
/** Width, height and tile of the sheet. */
const sheetWords = 3;

/** The header: the sheet, and the length of each picture, as 32-bit little-endian numbers. */
export function packHead(
  { width, height, tile }: PackedSheet,
  lengths: readonly number[],
): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer((sheetWords + lengths.length) * wordBytes));
  for (const [index, word] of [width, height, tile, ...lengths].entries())
    head.setUint32(index * wordBytes, word, true);
  return new Uint8Array(head.buffer);
}

/**
 * Where each picture's bytes begin and end in the file, by path; `start` is the start of the file.
 * Null if the header is incomplete or it is not such a file.
 */
export function readPackHead(
  start: ArrayBuffer,
): ReadonlyMap<string, { readonly from: number; readonly to: number }> | null {
  const words = new DataView(start);
  const word = (index: number): number => words.getUint32(index * wordBytes, true);
  if (start.byteLength < sheetWords * wordBytes) return null;
  const sheet = { width: word(0), height: word(1), tile: word(2) };
  if (sheet.tile === 0 || sheet.width * sheet.height > mostPixels) return null;
  const paths = packedPictures(sheet);
  let from = (sheetWords + paths.length) * wordBytes;
  if (start.byteLength < from) return null;
  const found = new Map<string, { from: number; to: number }>();
  for (const [index, path] of paths.entries()) {
    const to = from + word(sheetWords + index);
    found.set(path, { from, to });
    from = to;
  }
  return found;
}

/** Upper limit of pixels in a sheet; a larger number means that the file is not a pack. */
const mostPixels = 2_000_000_000;

/**
 * Bytes of one part of the file, as requested and stored by a device: small enough to arrive while
 * there is signal for some seconds.
 */
export const packPartBytes = 256 * 1024;
