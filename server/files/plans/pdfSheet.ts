import { Refusal } from '../../refusal';
import type { SheetFacts } from './paths';
import { allocate, openPdf, type Pdf } from './pdfium';
import { type PaperSize, readPaperSizes, readUserUnits } from './pdfPages';
import { createSheetFile } from './sheetFile';

/** Flags: with annotations (people mark up drawings with them), and RGB order. */
const FLAGS = 0x01 | 0x10;
/** Pixel format with three bytes per pixel. */
const BGR = 2;
const WHITE = 0xffffffff;
/** Bytes of a strip: a sheet is drawn from the top in strips, with the page shifted up for each. */
const STRIP_BYTES = 48_000_000;
/** PDFium's type number of picture objects. */
const PICTURE = 3;
/** From this part of the page covered by pictures on, the page counts as scanned. */
const SCANNED = 0.5;

/** An open page of a PDF. */
export interface PdfSheet {
  /** Pixels at full zoom. */
  facts: SheetFacts;
  /** Pictures cover most of the page, so thin lines would fade when it is drawn in a small size. */
  scanned: boolean;
  /** Draws the whole page with this number of pixels into a sheet file. */
  draw(
    path: string,
    size: { width: number; height: number },
    onShare: (share: number) => void,
  ): void;
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
  const strip = allocate(
    pdfium,
    Math.max(facts.width * 3, Math.min(STRIP_BYTES, facts.width * facts.height * 3)),
  );
  return {
    facts,
    scanned: isScanned(pdf, page),
    draw(path, { width, height }, onShare) {
      const rows = rowsOf({ width, height });
      const file = createSheetFile(path, { width, height });
      try {
        for (let top = 0; top < height; top += rows) {
          const high = Math.min(rows, height - top);
          if (!paintPage(pdf, fields, page, { at: strip, top, rows: high, width, height }))
            throw failed();
          file.write(pdfium.pdfium.HEAPU8.subarray(strip, strip + high * width * 3));
          onShare((top + high) / height);
        }
      } finally {
        file.close();
      }
    },
  };
}

/**
 * Draws rows of a page of `width` × `height` pixels to an address in PDFium's memory, as RGB. False
 * if there is not enough memory.
 */
export function paintPage(
  { pdfium }: Pick<Pdf, 'pdfium'>,
  fields: FormFields,
  page: number,
  region: { at: number; top: number; rows: number; width: number; height: number },
): boolean {
  const { at, top, rows, width, height } = region;
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, rows, BGR, at, width * 3);
  if (bitmap === 0) return false;
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, rows, WHITE);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, height, 0, FLAGS);
  fields.paint(bitmap, page, { top: -top, width, height, flags: FLAGS });
  pdfium.FPDFBitmap_Destroy(bitmap);
  return true;
}

/** The number of rows in a strip. */
function rowsOf({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.min(height, Math.floor(STRIP_BYTES / (width * 3))));
}

function isScanned({ pdfium }: Pdf, page: number): boolean {
  const bounds = allocate(pdfium, 16);
  let covered = 0;
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index += 1) {
    const object = pdfium.FPDFPage_GetObject(page, index);
    if (pdfium.FPDFPageObj_GetType(object) !== PICTURE) continue;
    if (!pdfium.FPDFPageObj_GetBounds(object, bounds, bounds + 4, bounds + 8, bounds + 12))
      continue;
    const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.pdfium.HEAPF32.subarray(
      bounds >> 2,
      (bounds >> 2) + 4,
    );
    covered += (right - left) * (top - bottom);
  }
  pdfium.pdfium.wasmExports.free(bounds);
  return covered >= SCANNED * pdfium.FPDF_GetPageWidthF(page) * pdfium.FPDF_GetPageHeightF(page);
}

/**
 * Dots per inch: for small sheets, for drawings, and the minimum at which the text of a drawing is
 * readable.
 */
const SMALL_DPI = 300;
const DPI = 200;
/** Pixels up to which a sheet counts as small: A2 at 300 dpi. */
const SMALL_PIXELS = 36_000_000;
/** Limit of pixels for any sheet: two A0 side by side at 200 dpi, or 8 m² at 100 dpi. */
const MOST_PIXELS = 130_000_000;

/** The number of pixels of a sheet of this size at full zoom. */
export function sheetPixels({ widthMm, heightMm }: PaperSize): SheetFacts {
  const squareInches = (widthMm * heightMm) / 25.4 ** 2;
  const small = squareInches * SMALL_DPI ** 2 <= SMALL_PIXELS;
  const dpi = small ? SMALL_DPI : Math.min(DPI, Math.sqrt(MOST_PIXELS / squareInches));
  const pixels = (mm: number): number => Math.max(1, Math.round((mm / 25.4) * dpi));
  return { width: pixels(widthMm), height: pixels(heightMm), dpi };
}

/**
 * Draws form fields and signatures, which PDFium does not draw with the page. Scripts of the form
 * are never run.
 */
export interface FormFields {
  /** Must be called when a page was loaded, so that its fields are loaded, too. */
  load(page: number): void;
  /** Must be called before a page is closed. */
  leave(page: number): void;
  /** Draws the fields over the bitmap, with the same arguments as FPDF_RenderPageBitmap. */
  paint(
    bitmap: number,
    page: number,
    region: { top: number; width: number; height: number; flags: number },
  ): void;
}

/** Must be created before a page is loaded. Lives as long as the document. */
export function openFormFields({ pdfium, handle }: Pdf): FormFields {
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(
    handle,
    pdfium.PDFiumExt_OpenFormFillInfo(),
  );
  // Without a form environment the rest of the page is still drawn.
  if (form === 0) return { load: () => undefined, leave: () => undefined, paint: () => undefined };
  return {
    load: (page) => pdfium.FORM_OnAfterLoadPage(page, form),
    leave: (page) => pdfium.FORM_OnBeforeClosePage(page, form),
    paint: (bitmap, page, { top, width, height, flags }) =>
      pdfium.FPDF_FFLDraw(form, bitmap, page, 0, top, width, height, 0, flags),
  };
}
