import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { levelsOf } from '../../../rules/sheetPack';
// Imported for its settings: which formats may be opened in this process, and the size of the
// cache.
import './pictureFile';
import { overviewPixels, tilePixels } from './plan';
import { fileOfPicture, overviewName } from './paths';

/** Lines and text are smaller and sharper with lossless compression; scans and photos are not. */
const exact: WebpOptions = { lossless: true, effort: 2 };
const lossy: WebpOptions = { quality: 80, effort: 2 };
/** How much larger lossless tiles may be, because sharp text is worth it. */
const WORTH = 1.5;
/** ms between two counts of the tiles, because the library does not report its progress. */
const LOOK_MS = 200;

interface Size {
  width: number;
  height: number;
}

export interface Pyramid {
  /**
   * Cuts a level into tiles from its sheet file. Full zoom comes first: it decides which
   * compression all levels get.
   */
  cut(path: string, level: number, onShare: (share: number) => void): Promise<void>;
}

/**
 * Cuts the levels of a sheet into a Deep Zoom pyramid in `tiles`, and makes the two overviews
 * beside it.
 */
export function createPyramid(folder: string, sheet: Size): Pyramid {
  const sizes = levelsOf(sheet);
  const longer = ({ width, height }: Size): number => Math.max(width, height);
  let encoding: WebpOptions | null = null;

  /** Made from the smallest level that is large enough. */
  async function makeOverviews(open: () => Sharp, level: number): Promise<void> {
    for (const [name, pixels] of Object.entries(overviewPixels)) {
      const enough = sizes.findIndex((size) => longer(size) >= pixels);
      if (level !== (enough < 0 ? sizes.length - 1 : enough)) continue;
      const small = await open()
        .resize(pixels, pixels, { fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const as = (how: WebpOptions): Promise<Buffer> =>
        sharp(small.data, { raw: small.info }).webp(how).toBuffer();
      const [one, other] = [await as(exact), await as(lossy)];
      // The keys of the table are the sizes.
      await writeFile(
        join(folder, fileOfPicture(overviewName(name as keyof typeof overviewPixels))),
        one.length < other.length ? one : other,
      );
    }
  }

  return {
    async cut(path, level, onShare) {
      const open = (): Sharp => sharp(path, { limitInputPixels: false });
      const size = sizes[level] ?? sheet;
      encoding ??= await chooseEncoding(open, size);
      await makeOverviews(open, level);
      const cut = join(folder, 'cut_files');
      const stop = watch(cut, countTiles(size), onShare);
      try {
        await open()
          .webp(encoding)
          .tile({
            size: tilePixels.side,
            overlap: tilePixels.overlap,
            layout: 'dz',
            container: 'fs',
            depth: 'one',
          })
          .toFile(join(folder, 'cut.dz'));
      } finally {
        await stop();
      }
      await mkdir(join(folder, 'tiles'), { recursive: true });
      await rename(join(cut, '0'), join(folder, 'tiles', String(level)));
      // A metadata file of the library that nobody needs.
      await rm(cut, { recursive: true });
      await rm(join(folder, 'cut.dzi'), { force: true });
    },
  };
}

/** Compresses a dozen tiles from all over the sheet in both ways. */
async function chooseEncoding(open: () => Sharp, { width, height }: Size): Promise<WebpOptions> {
  const side = {
    width: Math.min(width, tilePixels.side),
    height: Math.min(height, tilePixels.side),
  };
  let [exactBytes, lossyBytes] = [0, 0];
  for (const x of [1, 3, 5, 7]) {
    for (const y of [1, 3, 5]) {
      const left = Math.round(((width - side.width) * x) / 8);
      const top = Math.round(((height - side.height) * y) / 6);
      const { data, info } = await open()
        .extract({ left, top, ...side })
        .raw()
        .toBuffer({ resolveWithObject: true });
      exactBytes += (await sharp(data, { raw: info }).webp(exact).toBuffer()).length;
      lossyBytes += (await sharp(data, { raw: info }).webp(lossy).toBuffer()).length;
    }
  }
  return exactBytes <= lossyBytes * WORTH ? exact : lossy;
}

function countTiles(size: Size): number {
  const across = (pixels: number): number => Math.ceil(pixels / tilePixels.side);
  return across(size.width) * across(size.height);
}

/** Reports the number of existing tiles until it is stopped. */
function watch(
  folder: string,
  total: number,
  onShare: (share: number) => void,
): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    // Not there yet.
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    onShare(Math.min(1, names.filter((name) => name.endsWith('.webp')).length / total));
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
