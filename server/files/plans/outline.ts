import { allocate, type Pdf } from './pdfium';

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
