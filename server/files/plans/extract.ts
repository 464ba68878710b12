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

  return {
    async take(tilesKey, { x, y }, kind = 'screen') {
      const name = `${tilesKey} ${x} ${y} ${kind}`;
      const known = latest.get(name);
      const picture =
        known ??
        queued(async () => draw(await sheets.open(tilesKey), { x, y }, extractKinds[kind]));
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

async function draw(
  sheet: Sheet | null,
  spot: { x: number; y: number },
  { width: wide, height: high, leastDpi }: (typeof extractKinds)[ExtractKind],
): Promise<Uint8Array | null> {
  if (sheet === null) return null;
  const { level, width, height, dpi } = levelFor(sheet, leastDpi);
  const across = (ACROSS_MM / 25.4) * dpi;
  const region = { width: Math.round(across), height: Math.round((across * high) / wide) };
  const left = Math.round(spot.x * width - region.width / 2);
  const top = Math.round(spot.y * height - region.height / 2);
  const { default: sharp } = await import('sharp');
  const { side, overlap } = tilePixels;
  const tiles = [];
  for (
    let column = first(left);
    column * side < Math.min(width, left + region.width);
    column += 1
  ) {
    for (let row = first(top); row * side < Math.min(height, top + region.height); row += 1) {
      // A tile begins with its overlap. Overlapping pixels are the same in both tiles.
      const file = await sheet.picture(tileName({ level, column, row }));
      if (file === null) throw new Error('A tile of the sheet is not there.');
      tiles.push({
        input: await readBytes(file),
        left: column === 0 ? 0 : column * side - overlap,
        top: row === 0 ? 0 : row * side - overlap,
      });
    }
  }
  // The canvas begins at the first tile, and is extended if the picture begins beyond the sheet's
  // edge.
  const origin = {
    left: Math.min(left, ...tiles.map((tile) => tile.left)),
    top: Math.min(top, ...tiles.map((tile) => tile.top)),
  };
  const canvas = {
    width:
      Math.max(left + region.width, ...tiles.map((tile) => tile.left + side + 2 * overlap)) -
      origin.left,
    height:
      Math.max(top + region.height, ...tiles.map((tile) => tile.top + side + 2 * overlap)) -
      origin.top,
  };
  const laid = await sharp({ create: { ...canvas, channels: 3, background: '#fff' } })
    .composite(
      tiles.map((tile) => ({
        input: tile.input,
        left: tile.left - origin.left,
        top: tile.top - origin.top,
      })),
    )
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(laid.data, { raw: laid.info })
    .extract({ left: left - origin.left, top: top - origin.top, ...region })
    .resize(wide, high, { fit: 'fill' })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
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
