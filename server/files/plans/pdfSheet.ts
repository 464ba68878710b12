import { Refusal } from '../../refusal';
import type { SheetFacts } from './paths';
import { allocate, openPdf, type Pdf } from './pdfium';
import { type PaperSize, readPaperSizes, readUserUnits } from './pdfPages';
import { createSheetFile } from './sheetFile';

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

/** Dots per inch: for sheets that are held in the hand, for drawings, and the least at which a drawing's text can still be read. */
const SMALL_DPI = 300;
const DPI = 200;
/** Pixels up to which a sheet counts as small: A2 at 300 dpi. */
const SMALL_PIXELS = 36_000_000;
/** Pixels of any sheet; two A0 side by side at 200 dpi, or 8 m² at 100. A quarter of that is one A0. */
const MOST_PIXELS = 130_000_000;

/** How many pixels a sheet of this size is drawn with at full zoom. */
export function sheetPixels({ widthMm, heightMm }: PaperSize): SheetFacts {
  const squareInches = (widthMm * heightMm) / 25.4 ** 2;
  const small = squareInches * SMALL_DPI ** 2 <= SMALL_PIXELS;
  const dpi = small ? SMALL_DPI : Math.min(DPI, Math.sqrt(MOST_PIXELS / squareInches));
  const pixels = (mm: number): number => Math.max(1, Math.round((mm / 25.4) * dpi));
  return { width: pixels(widthMm), height: pixels(heightMm), dpi };
}

/** Draws what PDFium leaves out of a page by itself: form fields and signatures. Scripts of the form are never run. */
export interface FormFields {
  /** Says that a page was loaded, so that its fields are. */
  load(page: number): void;
  /** Call it before a page is closed. */
  leave(page: number): void;
  /** Paints over the bitmap what stands on the page, placed as for FPDF_RenderPageBitmap. */
  paint(bitmap: number, page: number, place: { top: number; width: number; height: number; flags: number }): void;
}

/** Call it before a page is loaded. It lives as long as the document. */
export function openFormFields({ pdfium, handle }: Pdf): FormFields {
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(handle, pdfium.PDFiumExt_OpenFormFillInfo());
  // Without a form environment the rest of the page is still right.
  if (form === 0) return { load: () => undefined, leave: () => undefined, paint: () => undefined };
  return {
    load: (page) => pdfium.FORM_OnAfterLoadPage(page, form),
    leave: (page) => pdfium.FORM_OnBeforeClosePage(page, form),
    paint: (bitmap, page, { top, width, height, flags }) => pdfium.FPDF_FFLDraw(form, bitmap, page, 0, top, width, height, 0, flags),
  };
}
