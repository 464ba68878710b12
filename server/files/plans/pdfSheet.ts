import { Refusal } from '../../refusal';
import { openFormFields, type FormFields } from './formFields';
import { allocate, openPdf, type Pdf } from './pdfium';
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
/** PDFium's number for an object that is a picture. */
const PICTURE = 3;
/** Part of the page that pictures cover, from which on it counts as scanned. */
const SCANNED = 0.5;

/** One page of a PDF, open to be drawn. */
export interface PdfSheet {
  /** At full zoom. */
  facts: SheetFacts;
  /** Pictures cover most of it: drawn small, their thin lines would fade as those of any picture. */
  scanned: boolean;
  /** Draws all of it with so many pixels into a sheet file. */
  draw(path: string, size: { width: number; height: number }, onShare: (share: number) => void): void;
}

export async function openPdfSheet(job: { path: string; page: number }): Promise<PdfSheet> {
  const failed = (): Refusal => new Refusal('PLAN_RENDER_FAILED', { n: job.page });
  const pdf = await openPdf(job.path);
  const { pdfium, handle } = pdf;
  const paper = readPaperSizes(pdf, readUserUnits(pdf))[job.page - 1];
  const fields = openFormFields(pdf);
  const page = paper === undefined ? 0 : pdfium.FPDF_LoadPage(handle, job.page - 1);
  if (paper === undefined || page === 0) throw failed();
  fields.load(page);
  const facts = sheetPixels(paper);
  const strip = allocate(pdfium, Math.max(facts.width * 3, Math.min(STRIP_BYTES, facts.width * facts.height * 3)));
  return {
    facts,
    scanned: isScanned(pdf, page),
    draw(path, { width, height }, onShare) {
      const rows = rowsOf({ width, height });
      const file = createSheetFile(path, { width, height });
      try {
        for (let top = 0; top < height; top += rows) {
          const high = Math.min(rows, height - top);
          if (!paintPage(pdf, fields, page, { at: strip, top, rows: high, width, height })) throw failed();
          file.write(pdfium.pdfium.HEAPU8.subarray(strip, strip + high * width * 3));
          onShare((top + high) / height);
        }
      } finally {
        file.close();
      }
    },
  };
}

/** Paints rows of a page, which has `width` × `height` pixels as a whole, to an address of PDFium's memory: red, green, blue. False if there is no room. */
export function paintPage({ pdfium }: Pick<Pdf, 'pdfium'>, fields: FormFields, page: number, place: { at: number; top: number; rows: number; width: number; height: number }): boolean {
  const { at, top, rows, width, height } = place;
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, rows, BGR, at, width * 3);
  if (bitmap === 0) return false;
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, rows, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, height, 0, FLAGS);
  fields.paint(bitmap, page, { top: -top, width, height, flags: FLAGS });
  pdfium.FPDFBitmap_Destroy(bitmap);
  return true;
}

/** How many rows are drawn at once. */
function rowsOf({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.min(height, Math.floor(STRIP_BYTES / (width * 3))));
}

function isScanned({ pdfium }: Pdf, page: number): boolean {
  const bounds = allocate(pdfium, 16);
  let covered = 0;
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index += 1) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    if (pdfium.FPDFPageObj_GetType(object) !== PICTURE) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12)) continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.pdfium.HEAPF32.subarray(bounds >> 2, (bounds >> 2) + 4);
    covered += (right - left) * (top - bottom);
  }
  pdfium.pdfium.wasmExports.free(bounds);
  return covered >= SCANNED * pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
}
