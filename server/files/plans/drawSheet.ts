import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../../refusal';
import type { SheetJob } from '../renderJob';
import { drawPdf } from './drawPdf';
import { layPicture } from './pictureFile';
import { tilePixels, type RenderedSheet } from './plan';
import { cutPyramid } from './pyramid';
import { factsName, type SheetFacts } from './sheetPaths';
import { syncAll } from './syncAll';

/** Drawing takes about this share of the time, cutting the rest. */
const DRAWING = 30;
/** Of room left on the disk. A sheet without compression has up to 390 MB. */
const SCARCE_BYTES = 50_000_000;

/** Draws one page and cuts it into tiles, all within the folder of the job. */
export async function drawSheet(job: SheetJob, onPercent: (percent: number) => void): Promise<RenderedSheet> {
  onPercent(0);
  // A process before this one may have ended in the middle.
  await rm(job.folder, { recursive: true, force: true });
  await mkdir(job.folder);
  const sheet = join(job.folder, 'sheet.v');
  const pixels = await drawn(job, sheet, (share) => onPercent(Math.floor(share * DRAWING)));
  onPercent(DRAWING);
  await cutPyramid(sheet, pixels, job.folder, (share) => onPercent(DRAWING + Math.floor(share * (99 - DRAWING))));
  await rm(sheet);
  await writeFile(join(job.folder, factsName), JSON.stringify(pixels));
  await syncAll(job.folder);
  return { widthPx: pixels.width, heightPx: pixels.height, tilePx: tilePixels.side, overlapPx: tilePixels.overlap };
}

async function drawn(job: SheetJob, sheet: string, onShare: (share: number) => void): Promise<SheetFacts> {
  try {
    return job.mime === 'application/pdf' ? await drawPdf(job, sheet, onShare) : await layPicture(job.path, sheet);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'PLAN_SHEET_SIZE') throw error;
    // A disk without room is our fault, and not all who write to it say so; whatever else is thrown here is about the page.
    const { bavail, bsize } = await statfs(job.folder);
    if (bavail * bsize < SCARCE_BYTES) throw error;
    throw Object.assign(new Refusal('PLAN_RENDER_FAILED', { n: job.page }), { cause: error });
  }
}
