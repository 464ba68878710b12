import sharp, { type Metadata, type Sharp } from 'sharp';
import { planLimits } from '../../../rules/limits';
import { Refusal } from '../../refusal';
import type { PlanPageFacts } from './plan';
import type { SheetFacts } from './paths';

// Runs only in the render process, like server/files/decode.ts, and opens only formats that plans
// can have and those that we write.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadVipsFile'],
});

/** Resolutions without meaning: many programs write 72 or 96 into every file. */
const SILENT_DPI = [72, 96];
const DPI = 150;
const MM_PER_INCH = 25.4;

/**
 * Validates a picture by its header, then decodes it once in a small size, which reads every byte.
 */
export async function validatePicture(path: string): Promise<PlanPageFacts> {
  const head = await readHead(path);
  await open(path).resize(32, 32, { fit: 'fill' }).raw().toBuffer();
  const { width, height, dpi } = uprightOf(head);
  return {
    title: '',
    widthMm: (width / dpi) * MM_PER_INCH,
    heightMm: (height / dpi) * MM_PER_INCH,
  };
}

/** Writes the picture upright, on white, in sRGB, as an uncompressed file with the extension .v. */
export async function layPicture(path: string, sheet: string): Promise<void> {
  await open(path)
    .autoOrient()
    .flatten({ background: '#fff' })
    .removeAlpha()
    .toColourspace('srgb')
    .toFile(sheet);
}

/** Its size after rotation, from the header only. */
export async function readPicture(path: string): Promise<SheetFacts> {
  return uprightOf(await readHead(path));
}

function open(path: string): Sharp {
  return sharp(path, {
    limitInputPixels: planLimits.picturePixels,
    failOn: 'error',
    sequentialRead: true,
  });
}

async function readHead(path: string): Promise<Metadata> {
  const head = await sharp(path, { limitInputPixels: false, failOn: 'none' }).metadata();
  const pixels = head.width * head.height;
  if (pixels > planLimits.picturePixels)
    throw new Refusal('PLAN_PIXELS', { mp: Math.ceil(pixels / 100_000) / 10 });
  return head;
}

function uprightOf({ autoOrient, density = DPI }: Metadata): SheetFacts {
  const said = density >= 50 && density <= 2_400 && !SILENT_DPI.includes(density);
  return { width: autoOrient.width, height: autoOrient.height, dpi: said ? density : DPI };
}
