import { planLimits } from '../../../rules/limits';
import { Refusal } from '../../refusal';
import { allocate, type Pdf } from './pdfium';

// Reads from a PDF, without drawing, the sizes of its pages, their units and their titles.

const MM_PER_POINT = 25.4 / 72;

export interface PaperSize {
  widthMm: number;
  heightMm: number;
}

/**
 * Sizes of all pages as displayed. Refuses files without pages, with too many, or with one larger
 * than any paper.
 */
export function readPaperSizes(
  { pdfium, handle }: Pdf,
  units: ReadonlyMap<number, number>,
): PaperSize[] {
  const count = pdfium.FPDF_GetPageCount(handle);
  if (count < 1) throw new Refusal('PLAN_NO_PAGES');
  if (count > planLimits.pages) throw new Refusal('PLAN_PAGES', { n: count });
  const size = allocate(pdfium, 8);
  return Array.from({ length: count }, (_, index) => {
    // Cropped and rotated. PDFium replaces an invalid page box by letter size.
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
  throw new Refusal('PLAN_SHEET_SIZE', {
    n: page,
    metres: Math.ceil(metres * 10) / 10,
    limit: planLimits.sheetMetres,
  });
}

/**
 * Flags: without incremental structure, and without the encryption of a file that opens without a
 * password.
 */
const PLAIN_COPY = 3;
/**
 * A unit is in the file itself or in an object stream, which may be compressed. A file with neither
 * word has no unit.
 */
const TRACES = ['/UserUnit', '/ObjStm'];

/**
 * The units of pages as multiples of 1/72 inch, by the number of the page's object. PDFium ignores
 * UserUnit in all sizes and has no function for it. But it can write an uncompressed copy of a
 * file, whose objects are readable. The copy is streamed through this parser and not stored. For a
 * large file that takes seconds, so it is skipped if there can be no unit.
 */
export function readUserUnits({ pdfium, handle, bytes, size }: Pdf): ReadonlyMap<number, number> {
  const { pdfium: wasm } = pdfium;
  const file = Buffer.from(wasm.HEAPU8.buffer, bytes, size);
  if (!TRACES.some((trace) => file.includes(trace))) return new Map();
  const copy = createUnitReader();
  const heard = (_writer: number, data: number, length: number): number => {
    copy.hear(Buffer.from(wasm.HEAPU8.buffer, data, length).toString('latin1'));
    return 1;
  };
  const callback = wasm.addFunction(heard, 'iiii');
  // FPDF_FILEWRITE: the version of the structure, then the function.
  const writer = allocate(pdfium, 8);
  wasm.setValue(writer, 1, 'i32');
  wasm.setValue(writer + 4, callback, 'i32');
  pdfium.FPDF_SaveAsCopy(handle, writer, PLAIN_COPY);
  wasm.removeFunction(callback);
  wasm.wasmExports.free(writer);
  return copy.end();
}

/**
 * Longer than any match of the pattern: text nearer to the end of a piece is read again together
 * with the next.
 */
const OVERLAP = 96;

/**
 * Matches the head of an object, with its number, or a unit, which may be a reference to another
 * object.
 */
const pattern =
  /(\d+) \d+ obj\b(?:\s+([\d.]+)\s+endobj)?|\/UserUnit\s+(?:(\d+)\s+\d+\s+R\b|([\d.]+))/g;

/** Finds the units of pages in an uncompressed file that arrives in pieces, split anywhere. */
export function createUnitReader(): {
  hear(piece: string): void;
  /** By the number of the page’s object, after the last piece. */ end(): ReadonlyMap<
    number,
    number
  >;
} {
  const units = new Map<number, number>();
  /** The object that a page’s unit refers to. */
  const elsewhere = new Map<number, number>();
  const numbers = new Map<number, number>();
  let object = 0;
  let rest = '';

  function read(text: string, before: number): void {
    let done = 0;
    for (const { 0: found, 1: head, 2: value, 3: reference, 4: unit, index } of text.matchAll(
      pattern,
    )) {
      if (index >= before) break;
      if (head !== undefined) object = Number(head);
      if (value !== undefined) numbers.set(object, Number(value));
      if (reference !== undefined) elsewhere.set(object, Number(reference));
      if (unit !== undefined) units.set(object, Number(unit));
      done = index + found.length;
    }
    // The matched text is not read again, because a part of an object's number would be another
    // number.
    rest = text.slice(Math.max(done, before));
  }

  return {
    hear(piece) {
      const text = rest + piece;
      if (text.length > OVERLAP) read(text, text.length - OVERLAP);
      else rest = text;
    },
    end() {
      read(rest, rest.length);
      for (const [page, from] of elsewhere) {
        const unit = numbers.get(from);
        if (unit !== undefined) units.set(page, unit);
      }
      return units;
    },
  };
}

/** The bookmarks of a file may be circular. */
const MOST = 5_000;
const DEEPEST = 20;
const LONGEST = 200;

/** By the page's index, the title of the first bookmark that points to it. */
export function readTitles(pdf: Pdf): Map<number, string> {
  const { pdfium, handle } = pdf;
  const titles = new Map<number, string>();
  let seen = 0;
  const visit = (parent: number, depth: number): void => {
    let bookmark = pdfium.FPDFBookmark_GetFirstChild(handle, parent);
    while (bookmark !== 0 && seen < MOST) {
      seen += 1;
      const page = pageOf(pdf, bookmark);
      if (page >= 0 && !titles.has(page)) {
        const title = titleOf(pdf, bookmark);
        if (title !== '') titles.set(page, title);
      }
      if (depth < DEEPEST) visit(bookmark, depth + 1);
      bookmark = pdfium.FPDFBookmark_GetNextSibling(handle, bookmark);
    }
  };
  visit(0, 1);
  return titles;
}

function pageOf({ pdfium, handle }: Pdf, bookmark: number): number {
  const direct = pdfium.FPDFBookmark_GetDest(handle, bookmark);
  const action = direct === 0 ? pdfium.FPDFBookmark_GetAction(bookmark) : 0;
  const destination = action === 0 ? direct : pdfium.FPDFAction_GetDest(handle, action);
  return destination === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(handle, destination);
}

function titleOf({ pdfium }: Pdf, bookmark: number): string {
  const { pdfium: wasm } = pdfium;
  const bytes = pdfium.FPDFBookmark_GetTitle(bookmark, 0, 0);
  if (bytes <= 2 || bytes > 100_000) return '';
  const text = allocate(pdfium, bytes);
  pdfium.FPDFBookmark_GetTitle(bookmark, text, bytes);
  // Without the two zero bytes at its end.
  const title = Buffer.from(wasm.HEAPU8.buffer, text, bytes - 2).toString('utf16le');
  wasm.wasmExports.free(text);
  return Array.from(
    title
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
      .trim(),
  )
    .slice(0, LONGEST)
    .join('');
}
