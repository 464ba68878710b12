import { join } from 'node:path';
import sharp from 'sharp';
import type { ReportPicture } from './reportData';

/** Pixels an inch of paper: fine enough to see the work, and a third of what a printer can show. */
const dpi = 170;

export interface Placeable {
  jpeg: Buffer;
  /** Points, as large as fits into its box. */
  width: number;
  height: number;
}

/**
 * A photo no larger than its area on the paper needs. Null if it is not there or cannot be read.
 */
export async function fitPicture(
  folder: string,
  { file }: Pick<ReportPicture, 'file'>,
  box: { width: number; height: number },
): Promise<Placeable | null> {
  if (file === null) return null;
  const most = (points: number): number => Math.round((points / 72) * dpi);
  try {
    const { data, info } = await sharp(join(folder, file))
      .resize({
        width: most(box.width),
        height: most(box.height),
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 76, mozjpeg: false })
      .toBuffer({ resolveWithObject: true });
    const scale = Math.min(box.width / info.width, box.height / info.height);
    return { jpeg: data, width: info.width * scale, height: info.height * scale };
  } catch {
    return null;
  }
}
