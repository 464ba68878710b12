import { Refusal } from '../../refusal';
import { allocate, openPdf } from './pdfium';
import { readPaperSizes } from './pdfPages';
import { sheetPixels } from './resolution';
import { createSheetFile } from './sheetFile';
import type { SheetFacts } from './sheetPaths';
import { readUserUnits } from './userUnits';

/** Annotations too (people mark up drawings with them), and red before blue. */
const FLAGS = 0x01 | 0x10;
/** Three bytes a pixel. */
const BGR = 2;
const WHITE = 0xffffffff;
/** Bytes of the strip that is in memory: a sheet is drawn from the top in strips, each with the whole page moved up behind it. */
const STRIP_BYTES = 48_000_000;

/** Draws one page into a sheet file. Answers its pixels, and how many of them are an inch of paper. */
export async function drawPdf(job: { path: string; page: number }, sheet: string, onShare: (share: number) => void): Promise<SheetFacts> {
  const pdf = await openPdf(job.path);
  const { pdfium, handle } = pdf;
  const paper = readPaperSizes(pdf, readUserUnits(pdf))[job.page - 1];
  const page = paper === undefined ? 0 : pdfium.FPDF_LoadPage(handle, job.page - 1);
  if (paper === undefined || page === 0) throw new Refusal('PLAN_RENDER_FAILED', { n: job.page });
  const pixels = sheetPixels(paper);
  const { width, height } = pixels;
  const rows = Math.max(1, Math.min(height, Math.floor(STRIP_BYTES / (width * 3))));
  const strip = allocate(pdfium, rows * width * 3);
  const file = createSheetFile(sheet, pixels);
  try {
    for (let top = 0; top < height; top += rows) {
      const high = Math.min(rows, height - top);
      const bitmap = pdfium.FPDFBitmap_CreateEx(width, high, BGR, strip, width * 3);
      if (bitmap === 0) throw new Refusal('PLAN_RENDER_FAILED', { n: job.page });
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, high, WHITE);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, height, 0, FLAGS);
      pdfium.FPDFBitmap_Destroy(bitmap);
      file.write(pdfium.pdfium.HEAPU8.subarray(strip, strip + high * width * 3));
      onShare((top + high) / height);
    }
  } finally {
    file.close();
  }
  return pixels;
}
