import { join } from 'node:path';
import sharp from 'sharp';

export interface Placeable {
  jpeg: Buffer;
  /** Points. */
  width: number;
  height: number;
}

interface Box {
  width: number;
  height: number;
}

/** Pixels an inch of paper of what has no box of its own, such as the plan of a page. */
const usualDpi = 200;

/**
 * A picture as large as fits into its box, with no more pixels than a printer shows there. Null if
 * it is not there or cannot be read.
 */
export const fitPicture = (
  folder: string,
  file: string | null,
  box: Box,
  dpi: number = usualDpi,
): Promise<Placeable | null> => placeable(folder, file, box, { dpi, fit: 'inside' });

/** One that fills its box: what is beyond it above and below, or at its sides, is left out. */
export const fillPicture = (
  folder: string,
  file: string | null,
  box: Box,
  dpi: number,
): Promise<Placeable | null> => placeable(folder, file, box, { dpi, fit: 'cover' });

async function placeable(
  folder: string,
  file: string | null,
  box: Box,
  { dpi, fit }: { dpi: number; fit: 'inside' | 'cover' },
): Promise<Placeable | null> {
  if (file === null) return null;
  const most = (points: number): number => Math.round((points / 72) * dpi);
  try {
    const { data, info } = await sharp(join(folder, file))
      .resize({
        width: most(box.width),
        height: most(box.height),
        fit,
        withoutEnlargement: fit === 'inside',
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 78, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    const scale = Math.min(box.width / info.width, box.height / info.height);
    return { jpeg: data, width: info.width * scale, height: info.height * scale };
  } catch {
    return null;
  }
}

/** Pixels of a picture as it is stored; null if it cannot be read. */
export async function sizeOfPicture(folder: string, file: string | null): Promise<Box | null> {
  if (file === null) return null;
  try {
    const { width, height } = await sharp(join(folder, file)).metadata();
    return { width, height };
  } catch {
    return null;
  }
}
