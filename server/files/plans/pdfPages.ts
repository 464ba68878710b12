import { planLimits } from '../../../rules/limits';
import { Refusal } from '../../refusal';
import { allocate, type Pdf } from './pdfium';

const MM_PER_POINT = 25.4 / 72;

export interface PaperSize {
  widthMm: number;
  heightMm: number;
}

/** Sizes of all pages as a reader sees them. Refuses what has no pages, too many, or one that is larger than any paper. */
export function readPaperSizes({ pdfium, handle }: Pdf, units: ReadonlyMap<number, number>): PaperSize[] {
  const count = pdfium.FPDF_GetPageCount(handle);
  if (count < 1) throw new Refusal('PLAN_NO_PAGES');
  if (count > planLimits.pages) throw new Refusal('PLAN_PAGES', { n: count });
  const size = allocate(pdfium, 8);
  return Array.from({ length: count }, (_, index) => {
    // Cropped and turned; PDFium puts a letter page in the place of a box that makes no sense.
    if (!pdfium.FPDF_GetPageSizeByIndexF(handle, index, size)) throw new Refusal('PLAN_UNREADABLE');
    const [width = 0, height = 0] = pdfium.pdfium.HEAPF32.subarray(size >> 2, (size >> 2) + 2);
    const unit = units.get(pdfium.EPDFDoc_GetPageObjectNumberByIndex(handle, index)) ?? 1;
    const mm = MM_PER_POINT * (Number.isFinite(unit) && unit > 0 ? unit : 1);
    return withinLimit({ widthMm: width * mm, heightMm: height * mm }, index + 1);
  });
}

function withinLimit(paper: PaperSize, page: number): PaperSize {
  const metres = Math.max(paper.widthMm, paper.heightMm) / 1_000;
  if (metres <= planLimits.sheetMetres) return paper;
  throw new Refusal('PLAN_SHEET_SIZE', { n: page, metres: Math.ceil(metres * 10) / 10, limit: planLimits.sheetMetres });
}
