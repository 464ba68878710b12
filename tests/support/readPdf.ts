import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { init } from '@embedpdf/pdfium';

interface Pdf {
  pdfium: Awaited<ReturnType<typeof init>>;
  handle: number;
}

/** What another program than the one that wrote it reads in a PDF. */
export interface ReadPdf {
  pages: string[];
  /** Points. */
  size: { width: number; height: number };
  tagged: boolean;
  language: string;
  title: string;
  bookmarks: string[];
  /** Where links lead, in the order of the pages. */
  links: string[];
  fonts: { name: string; embedded: boolean }[];
  /** What is read aloud instead of each picture, in their order. */
  pictures: string[];
  /** How often each kind of structure occurs. */
  structure: Record<string, number>;
}

export async function readPdf(path: string): Promise<ReadPdf> {
  const pdf = await open(path);
  const { pdfium, handle } = pdf;
  const read: ReadPdf = {
    pages: [],
    size: { width: 0, height: 0 },
    tagged: pdfium.FPDFCatalog_IsTagged(handle),
    language: '',
    title: '',
    bookmarks: [],
    links: [],
    fonts: [],
    pictures: [],
    structure: {},
  };
  read.language = textOf(pdf, (at, length) => pdfium.FPDFCatalog_GetLanguage(handle, at, length));
  read.title = textOf(pdf, (at, length) => pdfium.FPDF_GetMetaText(handle, 'Title', at, length));
  for (
    let mark = pdfium.FPDFBookmark_GetFirstChild(handle, 0);
    mark !== 0;
    mark = pdfium.FPDFBookmark_GetNextSibling(handle, mark)
  ) {
    read.bookmarks.push(
      textOf(pdf, (at, length) => pdfium.FPDFBookmark_GetTitle(mark, at, length)),
    );
  }
  for (let number = 0; number < pdfium.FPDF_GetPageCount(handle); number += 1) {
    const page = pdfium.FPDF_LoadPage(handle, number);
    read.size = {
      width: pdfium.FPDF_GetPageWidthF(page),
      height: pdfium.FPDF_GetPageHeightF(page),
    };
    const text = pdfium.FPDFText_LoadPage(page);
    const count = pdfium.FPDFText_CountChars(text);
    read.pages.push(
      textOf(
        pdf,
        (at) => (at === 0 ? 2 * (count + 1) : pdfium.FPDFText_GetText(text, 0, count, at)),
        2 * (count + 1),
      ),
    );
    readFonts(pdf, page, read);
    readLinks(pdf, page, read);
    const tree = pdfium.FPDF_StructTree_GetForPage(page);
    for (let child = 0; child < pdfium.FPDF_StructTree_CountChildren(tree); child += 1)
      readStructure(pdf, pdfium.FPDF_StructTree_GetChildAtIndex(tree, child), read);
  }
  return read;
}

async function open(path: string): Promise<Pdf> {
  const { buffer, byteOffset, byteLength } = await readFile(
    resolve('node_modules/@embedpdf/pdfium/dist/pdfium.wasm'),
  );
  const pdfium = await init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) });
  pdfium.PDFiumExt_Init();
  const file = await readFile(path);
  const at = pdfium.pdfium.wasmExports.malloc(file.length);
  pdfium.pdfium.HEAPU8.set(file, at);
  return { pdfium, handle: pdfium.FPDF_LoadMemDocument(at, file.length, '') };
}

function readLinks({ pdfium, handle }: Pdf, page: number, read: ReadPdf): void {
  for (let index = 0; index < pdfium.FPDFPage_GetAnnotCount(page); index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    const action = pdfium.FPDFLink_GetAction(pdfium.FPDFAnnot_GetLink(annotation));
    const length = action === 0 ? 0 : pdfium.FPDFAction_GetURIPath(handle, action, 0, 0);
    if (length === 0) continue;
    const at = pdfium.pdfium.wasmExports.malloc(length);
    pdfium.FPDFAction_GetURIPath(handle, action, at, length);
    read.links.push(
      Buffer.from(pdfium.pdfium.HEAPU8.subarray(at, at + length - 1)).toString('utf8'),
    );
    pdfium.pdfium.wasmExports.free(at);
  }
}

function readStructure(pdf: Pdf, element: number, read: ReadPdf): void {
  const { pdfium } = pdf;
  if (element === 0) return;
  const type = textOf(pdf, (at, length) => pdfium.FPDF_StructElement_GetType(element, at, length));
  read.structure[type] = (read.structure[type] ?? 0) + 1;
  if (type === 'Figure')
    read.pictures.push(
      textOf(pdf, (at, length) => pdfium.FPDF_StructElement_GetAltText(element, at, length)),
    );
  for (let child = 0; child < pdfium.FPDF_StructElement_CountChildren(element); child += 1)
    readStructure(pdf, pdfium.FPDF_StructElement_GetChildAtIndex(element, child), read);
}

function readFonts({ pdfium }: Pdf, page: number, read: ReadPdf): void {
  for (let index = 0; index < pdfium.FPDFPage_CountObjects(page); index += 1) {
    const font = pdfium.FPDFTextObj_GetFont(pdfium.FPDFPage_GetObject(page, index));
    if (font === 0) continue;
    const length = pdfium.FPDFFont_GetBaseFontName(font, 0, 0);
    const at = pdfium.pdfium.wasmExports.malloc(length);
    pdfium.FPDFFont_GetBaseFontName(font, at, length);
    const name = Buffer.from(pdfium.pdfium.HEAPU8.subarray(at, at + length - 1)).toString('utf8');
    pdfium.pdfium.wasmExports.free(at);
    if (!read.fonts.some((known) => known.name === name))
      read.fonts.push({ name, embedded: pdfium.FPDFFont_GetIsEmbedded(font) === 1 });
  }
}

/** PDFium says how many bytes it needs and then writes UTF-16. */
function textOf(
  { pdfium }: Pdf,
  write: (at: number, length: number) => number,
  length = write(0, 0),
): string {
  if (length <= 2) return '';
  const at = pdfium.pdfium.wasmExports.malloc(length);
  write(at, length);
  const text = Buffer.from(pdfium.pdfium.HEAPU8.subarray(at, at + length - 2)).toString('utf16le');
  pdfium.pdfium.wasmExports.free(at);
  return text;
}
