import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PagesJob } from '../renderJob';
import { type FormFields, openFormFields, paintPage } from './pdfSheet';
import { allocate, openPdf, type Pdf } from './pdfium';
// Imported for its settings: which formats may be opened in this process, and the size of the
// cache.
import './pictureFile';
import { pageName } from './paths';

/**
 * Draws pages of one file as small pictures. Each is available as soon as it is drawn, and an error
 * in one does not affect the others.
 */
export async function drawPages(
  { path, pages, pixels, folder }: PagesJob,
  onPercent: (percent: number) => void,
): Promise<{ failed: number[] }> {
  const pdf = await openPdf(path);
  const fields = openFormFields(pdf);
  const failed: number[] = [];
  for (const [index, page] of pages.entries()) {
    const picture = drawPage(pdf, fields, page, pixels);
    if (picture === null) {
      failed.push(page);
      continue;
    }
    const webp = await sharp(picture.data, { raw: picture })
      .webp({ quality: 80, effort: 2 })
      .toBuffer();
    // Renamed into place, so that readers find the whole file or none.
    const half = join(folder, `${page}.half`);
    await writeFile(half, webp);
    await rename(half, join(folder, pageName(page)));
    onPercent(Math.floor(((index + 1) / pages.length) * 100));
  }
  return { failed };
}

/** A whole page in RGB; null if there is no such page. */
function drawPage(
  { pdfium, handle }: Pdf,
  fields: FormFields,
  number: number,
  pixels: number,
): { data: Buffer; width: number; height: number; channels: 3 } | null {
  const page = pdfium.FPDF_LoadPage(handle, number - 1);
  if (page === 0) return null;
  fields.load(page);
  const [paperWidth, paperHeight] = [
    pdfium.FPDF_GetPageWidthF(page),
    pdfium.FPDF_GetPageHeightF(page),
  ];
  const scale = pixels / Math.max(paperWidth, paperHeight);
  const [width, height] = [paperWidth, paperHeight].map((points) =>
    Math.max(1, Math.round(points * scale)),
  );
  if (width === undefined || height === undefined) return null;
  const bytes = width * height * 3;
  const at = allocate(pdfium, bytes);
  const painted = paintPage({ pdfium }, fields, page, { at, top: 0, rows: height, width, height });
  const data = Buffer.from(pdfium.pdfium.HEAPU8.subarray(at, at + bytes));
  pdfium.pdfium.wasmExports.free(at);
  fields.leave(page);
  pdfium.FPDF_ClosePage(page);
  return painted ? { data, width, height, channels: 3 } : null;
}
