import { levelsOf } from '../../../rules/sheetPack';
import { readBytes } from '../storage';
import { type ExtractKind, extractKinds, tilePixels } from './plan';
import { tileName, type SheetFacts } from './paths';
import type { Sheet } from './sheetFormat';
import type { Sheets } from './sheets';

/** The width of the sheet that an extract shows, in mm. */
const ACROSS_MM = 90;
const AT_ONCE = 2;
const REMEMBERED = 50;
/** Opened tiles that are kept, each 0.8 MB, and for how many ms after the last was needed. */
const TILES = 32;
const TILES_MS = 5_000;
const channels = 3;

export interface Extracts {
  take(
    tilesKey: string,
    spot: { x: number; y: number },
    kind?: ExtractKind,
  ): Promise<Uint8Array | null>;
}

/**
 * Pictures of spots, composed of tiles. The tiles were written by us, so the server itself may open
 * them. Two pictures at a time, and the latest are cached, because snags at one spot need the same
 * one.
 */
export function createExtracts(sheets: Pick<Sheets, 'open'>): Extracts {
  const latest = new Map<string, Promise<Uint8Array | null>>();
  let queues: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  let last = 0;

  function queued<T>(work: () => Promise<T>): Promise<T> {
    last = (last + 1) % AT_ONCE;
    const mine = (queues[last] ?? Promise.resolve()).then(work);
    queues = queues.map((queue, index) => (index === last ? mine.catch(() => undefined) : queue));
    return mine;
  }

  const tiles = new Map<string, Promise<Pixels>>();
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  /** Pictures near each other have tiles in common, and opening those is most of the work. */
  function tileOf(sheet: Sheet, tilesKey: string, tile: string): Promise<Pixels> {
    const name = `${tilesKey} ${tile}`;
    const opened = tiles.get(name) ?? openTile(sheet, tile);
    tiles.delete(name);
    tiles.set(name, opened);
    opened.catch(() => tiles.delete(name));
    const [oldest] = tiles.keys();
    if (tiles.size > TILES && oldest !== undefined) tiles.delete(oldest);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => tiles.clear(), TILES_MS).unref();
    return opened;
  }

  return {
    async take(tilesKey, { x, y }, kind = 'screen') {
      const name = `${tilesKey} ${x} ${y} ${kind}`;
      const known = latest.get(name);
      const picture =
        known ??
        queued(async () => {
          const sheet = await sheets.open(tilesKey);
          return sheet === null
            ? null
            : draw(sheet, { x, y }, kind, (tile) => tileOf(sheet, tilesKey, tile));
        });
      latest.delete(name);
      latest.set(name, picture);
      const oldest = latest.keys().next();
      if (latest.size > REMEMBERED && oldest.done !== true) latest.delete(oldest.value);
      // Not cached, because it may exist soon.
      const forget = (): boolean => latest.get(name) === picture && latest.delete(name);
      try {
        const bytes = await picture;
        if (bytes === null) forget();
        return bytes;
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}

async function openTile(sheet: Sheet, tile: string): Promise<Pixels> {
  const file = await sheet.picture(tile);
  if (file === null) throw new Error('A tile of the sheet is not there.');
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(await readBytes(file))
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function draw(
  sheet: SheetFacts,
  spot: { x: number; y: number },
  kind: ExtractKind,
  tileAt: (name: string) => Promise<Pixels>,
): Promise<Uint8Array> {
  const { width: wide, height: high, leastDpi } = extractKinds[kind];
  const isJpeg = kind === 'paper';
  const { level, width, height, dpi } = levelFor(sheet, leastDpi);
  const across = (ACROSS_MM / 25.4) * dpi;
  const region = { width: Math.round(across), height: Math.round((across * high) / wide) };
  const left = Math.round(spot.x * width - region.width / 2);
  const top = Math.round(spot.y * height - region.height / 2);
  const { default: sharp } = await import('sharp');
  const { side, overlap } = tilePixels;
  const laid = Buffer.alloc(region.width * region.height * channels, 255);
  for (
    let column = first(left);
    column * side < Math.min(width, left + region.width);
    column += 1
  ) {
    for (let row = first(top); row * side < Math.min(height, top + region.height); row += 1) {
      // A tile begins with its overlap. Overlapping pixels are the same in both tiles.
      const tile = await tileAt(tileName({ level, column, row }));
      lay(laid, region, tile, {
        left: (column === 0 ? 0 : column * side - overlap) - left,
        top: (row === 0 ? 0 : row * side - overlap) - top,
      });
    }
  }
  const picture = sharp(laid, { raw: { ...region, channels } }).resize(wide, high, { fit: 'fill' });
  // A report takes it in as it is.
  return isJpeg
    ? picture.jpeg({ quality: 88 }).toBuffer()
    : picture.webp({ quality: 82, effort: 2 }).toBuffer();
}

interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The part of a tile that lies on the picture. */
function lay(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  tile: Pixels,
  at: { left: number; top: number },
): void {
  const [from, to] = [Math.max(0, -at.left), Math.min(tile.width, width - at.left)];
  if (to <= from) return;
  for (let row = Math.max(0, -at.top); row < Math.min(tile.height, height - at.top); row += 1)
    picture.set(
      tile.data.subarray((row * tile.width + from) * channels, (row * tile.width + to) * channels),
      ((at.top + row) * width + at.left + from) * channels,
    );
}

const first = (pixel: number): number => Math.max(0, Math.floor(pixel / tilePixels.side));

/** The smallest level with enough pixels; full zoom if none has. */
function levelFor(
  facts: SheetFacts,
  leastDpi: number,
): {
  level: number;
  width: number;
  height: number;
  dpi: number;
} {
  const levels = levelsOf(facts);
  let level = levels.length - 1;
  let { dpi } = facts;
  while (level > 0 && dpi / 2 >= leastDpi) {
    level -= 1;
    dpi /= 2;
  }
  return { level, dpi, ...(levels[level] ?? facts) };
}
