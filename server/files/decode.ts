import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { largestPicture, photoLimits } from '../../rules/limits';
import { senderLimits } from '../../rules/reports';
import { Refusal } from '../refusal';
import type { RawPicture } from './heic';
import { renditionPixels, type RenditionSize } from './photo';
import type { DrawnLogo, Inspected, LogoJob, PhotoJob, Pictures } from './renderJob';

// This module runs only in the render process, because everything here handles untrusted bytes.
sharp.cache(false); // a photo is decoded once, so a cache would only waste memory
sharp.concurrency(1); // one core for a photo; the others serve requests
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadTiffBuffer',
  ],
});

const options = {
  limitInputPixels: photoLimits.pixels,
  // `error` refuses bytes that end too early or cannot be decoded. The default, `warning`, would
  // also refuse photos of real phones with stray bytes between the markers, and photos with a small
  // damaged area, which are still evidence.
  failOn: 'error',
  sequentialRead: true,
} as const;

/**
 * Validates the photo by its header, then decodes it once in a small size: that reads every byte
 * and costs the least.
 */
export async function inspect({ path, mime }: PhotoJob): Promise<Inspected> {
  if (mime === 'image/heic') return (await openHeic(path)).upright;
  const upright = await readHeader(path);
  await orUnreadable(sharp(path, options).resize(32, 32, { fit: 'fill' }).raw().toBuffer());
  return upright;
}

/**
 * Quality of the WebP pictures, 1 to 100; higher for large pictures, in which people look for
 * details.
 */
const quality: Readonly<Record<RenditionSize, number>> = { small: 74, medium: 80, large: 82 };

/** The photo is decoded once; every rendition is made from its largest. */
export async function renderPictures(job: PhotoJob): Promise<Pictures> {
  const { upright, picture } = await decode(job);
  const { data, ...shape } = picture;
  const source = () => sharp(data, { raw: shape });
  const fit = (size: 'small' | 'medium') =>
    source().resize(renditionPixels[size], renditionPixels[size], {
      fit: 'inside',
      withoutEnlargement: true,
    });
  const webp = (size: RenditionSize): Promise<Buffer> => {
    return (
      (size === 'large' ? source() : fit(size))
        // Effort 2 takes 40 % of the time of the default 4 for 3 % more bytes.
        .webp({ quality: quality[size], effort: 2 })
        .toBuffer()
    );
  };
  const tiny = await source()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    ...upright,
    thumbHash: Buffer.from(rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)).toString(
      'base64',
    ),
    renditions: {
      small: await webp('small'),
      medium: await webp('medium'),
      large: await webp('large'),
    },
  };
}

/** Pixels of the longer side: at the head of a page a logo takes 60 mm at most. */
const logoPixels = 1_000;

/**
 * The logo as reports and pages show it: upright, on white, without any metadata. Nearly without
 * loss, because a logo has edges and flat colours.
 */
export async function drawLogo(job: LogoJob): Promise<DrawnLogo> {
  const { data, ...shape } = (await decode(job, senderLimits.logoSide)).picture;
  const fitted = sharp(data, { raw: shape }).resize(logoPixels, logoPixels, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { picture: await fitted.webp({ nearLossless: true, quality: 60, effort: 2 }).toBuffer() };
}

/**
 * The upright photo in sRGB, at most as large as the largest rendition, without any metadata.
 * `least`: pixels of its shorter side.
 */
async function decode(
  { path, mime }: PhotoJob,
  least: number = photoLimits.side,
): Promise<{ upright: Inspected; picture: RawPicture }> {
  if (mime === 'image/heic') {
    const { upright, data, profile, tiffWithProfile } = await openHeic(path);
    const picture = await raw(fit(sharp(data, { raw: { ...upright, channels: 4 } }), upright));
    // If the colour profile cannot be read, the photo is kept with slightly wrong colours.
    return {
      upright,
      picture:
        profile === null
          ? picture
          : await raw(sharp(tiffWithProfile(picture, profile))).catch(() => picture),
    };
  }
  const upright = await readHeader(path, least);
  return { upright, picture: await raw(fit(sharp(path, options).autoOrient(), upright)) };
}

/** Reads only the header, so that a decompression bomb is refused before it is decoded. */
async function readHeader(path: string, least?: number): Promise<Inspected> {
  const { autoOrient } = await orUnreadable(
    sharp(path, { limitInputPixels: false, failOn: 'none' }).metadata(),
  );
  return withinLimits({ width: autoOrient.width, height: autoOrient.height }, least);
}

async function openHeic(path: string) {
  const { decodeHeic, tiffWithProfile } = await import('./heic');
  const file = await readFile(path);
  return { ...(await orUnreadable(decodeHeic(file, withinLimits))), tiffWithProfile };
}

function fit(image: Sharp, upright: Inspected): Sharp {
  return image.resize({ ...largestPicture(upright), fit: 'fill' });
}

/** White behind transparent parts, so that black drawings are visible in the dark theme, too. */
async function raw(image: Sharp): Promise<RawPicture> {
  const { data, info } = await orUnreadable(
    image
      .flatten({ background: '#fff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  );
  if (info.channels !== 3) throw new Refusal('PHOTO_UNREADABLE');
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function withinLimits(upright: Inspected, least: number = photoLimits.side): Inspected {
  const { width, height } = upright;
  if (width < least || height < least) throw new Refusal('PHOTO_TOO_SMALL', { width, height });
  if (width * height > photoLimits.pixels)
    throw new Refusal('PHOTO_PIXELS', { mp: Math.ceil((width * height) / 100_000) / 10 });
  return upright;
}

async function orUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    // What is wrong with the file is known better.
    if (cause instanceof Refusal) throw cause;
    throw Object.assign(new Refusal('PHOTO_UNREADABLE'), { cause });
  }
}
