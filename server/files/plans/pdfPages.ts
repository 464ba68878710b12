import { planLimits } from '../../../rules/limits';
import { Refusal } from '../../refusal';
import { allocate, type Pdf } from './pdfium';

// What a PDF says of its pages before any is drawn: their sizes, the units these are in, their titles.

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

/** Without the old structure, and without the encryption of a file that opens without a password. */
const PLAIN_COPY = 3;
/** A unit stands in the file itself, or in a stream of objects, which may be compressed. What names neither has none. */
const TRACES = ['/UserUnit', '/ObjStm'];

/**
 * How many times 1/72 inch the unit of a page is, by the number of the page's object. PDFium leaves UserUnit out of all sizes and has no
 * question for it; but it writes a plain copy of a file, whose objects are readable whatever they were wrapped in before. The copy goes
 * by here in pieces and is kept nowhere. It takes seconds for a large file, so it is left out where there can be no unit.
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

/** Longer than anything the pattern has to find in one piece: what begins nearer to the end of a piece is read with the next. */
const OVERLAP = 96;

/** An object’s head, with its number if it is one and nothing else; a unit, which may be the number of the object that it stands in. */
const pattern = /(\d+) \d+ obj\b(?:\s+([\d.]+)\s+endobj)?|\/UserUnit\s+(?:(\d+)\s+\d+\s+R\b|([\d.]+))/g;

/** Finds units of pages in a plain file that comes in pieces, cut anywhere. */
export function createUnitReader(): { hear(piece: string): void; /** By the number of the page’s object, once all was heard. */ end(): ReadonlyMap<number, number> } {
  const units = new Map<number, number>();
  /** The object that a page’s unit stands in. */
  const elsewhere = new Map<number, number>();
  const numbers = new Map<number, number>();
  let object = 0;
  let rest = '';

  function read(text: string, before: number): void {
    let done = 0;
    for (const { 0: found, 1: head, 2: value, 3: reference, 4: unit, index } of text.matchAll(pattern)) {
      if (index >= before) break;
      if (head !== undefined) object = Number(head);
      if (value !== undefined) numbers.set(object, Number(value));
      if (reference !== undefined) elsewhere.set(object, Number(reference));
      if (unit !== undefined) units.set(object, Number(unit));
      done = index + found.length;
    }
    // What was read is not read again: half of an object's number would be another one's.
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

/** A file may point its bookmarks at each other without end. */
const MOST = 5_000;
const DEEPEST = 20;
const LONGEST = 200;

/** By the page's index: the title of the first bookmark that points at it. */
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
  // Without the two bytes that end it.
  const title = Buffer.from(wasm.HEAPU8.buffer, text, bytes - 2).toString('utf16le');
  wasm.wasmExports.free(text);
  return Array.from(title.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim()).slice(0, LONGEST).join('');
}
