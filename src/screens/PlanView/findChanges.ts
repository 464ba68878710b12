import type { Affine } from '../../../rules/pins';
import { countDifferences, noDifferences, type Differences, type Pixels } from './changes';
import { placementOf } from '../../../rules/alignment';
import type { SheetTiles } from './openViewer';

/** The longer side of the compared pictures is at most this, in px: an A0 sheet at a quarter. */
const comparedPx = 2_400;
/** Rows compared at once, so that the page stays usable in between. */
const stripPx = 256;

/** A level of a sheet's pyramid with all its tiles. */
interface Picture {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly {
    readonly x: number;
    readonly y: number;
    readonly image: ImageBitmap;
  }[];
}

/**
 * Compares two sheets, from their tiles on the device or the server. `map` leads from the earlier
 * to the later one, `onProgress` tells 0…1. Rejects if a tile is missing, or when left.
 */
export async function findChanges(
  later: SheetTiles,
  earlier: SheetTiles,
  map: Affine,
  onProgress: (part: number) => void,
  left: AbortSignal,
): Promise<Differences> {
  let loaded = 0;
  const levels = levelsOf(later, earlier, map);
  const all = levels.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
  const onTile = () => onProgress((loaded += 1) / all / 2);
  const pictures: Picture[] = [];
  try {
    for (const level of levels) pictures.push(await load(level, onTile, left));
    const [over, under] = pictures;
    if (over === undefined || under === undefined) throw new Error('There are two.');
    const differences = noDifferences(over.width, over.height);
    for (let top = 0; top < over.height; top += stripPx - 2) {
      // Strips share two rows, because the pixels at an edge have no neighbours.
      const height = Math.min(stripPx, over.height - top);
      countDifferences(
        differences,
        stripOf(over, over.width, height, [1, 0, 0, 1, 0, -top]),
        stripOf(under, over.width, height, toStrip(map, under, over, top)),
        top,
      );
      onProgress(0.5 + Math.min(1, (top + height) / over.height) / 2);
      await nextTask();
      left.throwIfAborted();
    }
    return differences;
  } finally {
    for (const { tiles } of pictures) for (const { image } of tiles) image.close();
  }
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A tile is not on the device, and the server cannot be asked for it. */
export class MissingTile extends Error {
  constructor(options: ErrorOptions = {}) {
    super('A tile could not be loaded.', options);
  }
}

type Level = ReturnType<typeof levelOf>;

/**
 * The levels that are compared: both have about as many pixels for a length in the building, and
 * neither is larger than `comparedPx`.
 */
export function levelsOf(
  later: SheetTiles,
  earlier: SheetTiles,
  map: Affine,
): readonly [later: Level, earlier: Level] {
  // In widths of the later sheet, on which the earlier one lies.
  const { width } = placementOf(map, earlier, later);
  /** Pixels of the earlier sheet where the later one has one. */
  const finer = earlier.widthPx / (width * later.widthPx);
  const sides = [longerSide(later), longerSide(earlier) / finer];
  const less = Math.max(0, Math.ceil(Math.log2(Math.max(...sides) / comparedPx)));
  return [levelOf(later, less), levelOf(earlier, Math.max(0, Math.round(less + Math.log2(finer))))];
}

const longerSide = ({ widthPx, heightPx }: SheetTiles): number => Math.max(widthPx, heightPx);

/** The level that is halved so many times. */
function levelOf(sheet: SheetTiles, halved: number) {
  const maxLevel = Math.ceil(Math.log2(longerSide(sheet)));
  const less = Math.min(halved, maxLevel);
  const [width, height] = [
    Math.ceil(sheet.widthPx / 2 ** less),
    Math.ceil(sheet.heightPx / 2 ** less),
  ];
  return {
    sheet,
    level: maxLevel - less,
    width,
    height,
    columns: Math.ceil(width / sheet.size),
    rows: Math.ceil(height / sheet.size),
  };
}

async function load(
  { sheet, level, width, height, columns, rows }: Level,
  onTile: () => void,
  left: AbortSignal,
): Promise<Picture> {
  const { url, size, overlap } = sheet;
  const start = (index: number): number => index * size - (index > 0 ? overlap : 0);
  const tiles: Picture['tiles'][number][] = [];
  const take = async (column: number, row: number) => {
    const blob = await tileOf(`${url}/${level}/${column}_${row}.webp`, left);
    const image = await createImageBitmap(blob);
    tiles.push({ x: start(column), y: start(row), image });
    onTile();
  };
  for (let row = 0; row < rows; row += 1) {
    const taken = await Promise.allSettled(
      Array.from({ length: columns }, (_none, column) => take(column, row)),
    );
    const failed = taken.find(({ status }) => status === 'rejected');
    if (failed?.status !== 'rejected') continue;
    for (const { image } of tiles) image.close();
    throw failed.reason;
  }
  return { width, height, tiles };
}

async function tileOf(url: string, left: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { credentials: 'same-origin', signal: left }).catch(
    (cause: unknown) => {
      throw new MissingTile({ cause });
    },
  );
  if (!response.ok) throw new MissingTile();
  return response.blob().catch((cause: unknown) => {
    throw new MissingTile({ cause });
  });
}

/** From the pixels of one picture to those of a strip of the other one. */
function toStrip([a, b, c, d, e, f]: Affine, from: Picture, to: Picture, top: number): Affine {
  return [
    (a * to.width) / from.width,
    (b * to.height) / from.width,
    (c * to.width) / from.height,
    (d * to.height) / from.height,
    e * to.width,
    f * to.height - top,
  ];
}

function stripOf({ tiles }: Picture, width: number, height: number, map: Affine): Pixels {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...map);
  for (const { x, y, image } of tiles) context.drawImage(image, x, y);
  return context.getImageData(0, 0, width, height);
}
