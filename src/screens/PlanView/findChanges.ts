import type { Affine } from '../../../rules/pins';
import { countDifferences, noDifferences, type Differences, type Pixels } from './changes';
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
  const all = countTiles(later) + countTiles(earlier);
  const onTile = () => onProgress((loaded += 1) / all / 2);
  const pictures: Picture[] = [];
  try {
    for (const sheet of [later, earlier]) pictures.push(await load(sheet, onTile, left));
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

/** The level's size in px, and the pixels of the sheet for one of it. */
function levelOf({ widthPx, heightPx, size }: SheetTiles) {
  const maxLevel = Math.ceil(Math.log2(Math.max(widthPx, heightPx)));
  const less = Math.max(0, Math.ceil(Math.log2(Math.max(widthPx, heightPx) / comparedPx)));
  const [width, height] = [Math.ceil(widthPx / 2 ** less), Math.ceil(heightPx / 2 ** less)];
  return {
    level: maxLevel - less,
    width,
    height,
    columns: Math.ceil(width / size),
    rows: Math.ceil(height / size),
  };
}

function countTiles(sheet: SheetTiles): number {
  const { columns, rows } = levelOf(sheet);
  return columns * rows;
}

async function load(sheet: SheetTiles, onTile: () => void, left: AbortSignal): Promise<Picture> {
  const { level, width, height, columns, rows } = levelOf(sheet);
  const { url, size, overlap } = sheet;
  const start = (index: number): number => index * size - (index > 0 ? overlap : 0);
  const tiles: Picture['tiles'][number][] = [];
  for (let row = 0; row < rows; row += 1) {
    const inRow = Array.from({ length: columns }, async (_none, column) => {
      const response = await fetch(`${url}/${level}/${column}_${row}.webp`, {
        credentials: 'same-origin',
        signal: left,
      });
      if (!response.ok) throw new Error(`A tile was answered with ${response.status}.`);
      const image = await createImageBitmap(await response.blob());
      tiles.push({ x: start(column), y: start(row), image });
      onTile();
    });
    await Promise.all(inRow);
  }
  return { width, height, tiles };
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
  context.setTransform(...map);
  for (const { x, y, image } of tiles) context.drawImage(image, x, y);
  return context.getImageData(0, 0, width, height);
}
