import { join } from 'node:path';
import sharp from 'sharp';
import type { ShrinkJob, Thumbnail } from './renderJob';

/** Small JPEGs of pictures that were made here; null for one that cannot be read. */
export async function shrinkPictures({
  path,
  names,
  pixels,
}: ShrinkJob): Promise<{ pictures: (Thumbnail | null)[] }> {
  const pictures: (Thumbnail | null)[] = [];
  for (const name of names) pictures.push(await shrunk(join(path, name), pixels).catch(() => null));
  return { pictures };
}

async function shrunk(path: string, pixels: number): Promise<Thumbnail> {
  const { data, info } = await sharp(path)
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 72 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
