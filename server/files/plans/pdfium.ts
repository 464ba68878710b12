import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Refusal } from '../../refusal';

export type Pdfium = WrappedPdfiumModule;

export interface Pdf {
  pdfium: Pdfium;
  /** PDFium's handle of the document. */
  handle: number;
  /** Where in PDFium's memory the file is, and how long. */
  bytes: number;
  size: number;
}

/** PDFium's codes: a password is missing; a way of locking that it does not know. */
const LOCKED = [4, 5];

/**
 * Opens a PDF in a PDFium of its own: a WebAssembly whose memory a broken file may spoil, and which is thrown away with it.
 * The bytes go from the disk into that memory and are nowhere else.
 */
export async function openPdf(path: string): Promise<Pdf> {
  const pdfium = await init({ wasmBinary: readWasm() });
  pdfium.PDFiumExt_Init();
  const file = openSync(path, 'r');
  try {
    const whole = fstatSync(file).size;
    const bytes = allocate(pdfium, whole);
    for (let at = 0; at < whole; ) {
      const read = readSync(file, pdfium.pdfium.HEAPU8, bytes + at, whole - at, at);
      if (read === 0) throw new Error('The file became shorter while it was read.');
      at += read;
    }
    const size = withoutPadding(pdfium.pdfium.HEAPU8, bytes, whole);
    if (!hasEnd(pdfium, bytes, size)) throw new Refusal('PLAN_UNREADABLE');
    if (hasBrotli(pdfium, bytes, size)) throw new Refusal('PLAN_BROTLI');
    const handle = pdfium.FPDF_LoadMemDocument(bytes, size, '');
    if (handle === 0) throw new Refusal(LOCKED.includes(pdfium.FPDF_GetLastError()) ? 'PLAN_LOCKED' : 'PLAN_UNREADABLE');
    return { pdfium, handle, bytes, size };
  } finally {
    closeSync(file);
  }
}

/** PDFium's memory answers 0 when it is full, which is an address like any other. */
export function allocate({ pdfium }: Pdfium, bytes: number): number {
  const address = pdfium.wasmExports.malloc(bytes);
  if (address === 0) throw new Error(`PDFium has no room for ${bytes} bytes.`);
  return address;
}

function readWasm(): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

const padding = new Set([...'\0\t\n\f\r '].map((blank) => blank.charCodeAt(0)));

/** Some programs and disks fill a file up to a round size: PDFium looks for its end in the last 4 kB alone. */
function withoutPadding(memory: Uint8Array, bytes: number, size: number): number {
  let end = size;
  while (end > 0 && padding.has(memory[bytes + end - 1] ?? -1)) end -= 1;
  return end;
}

/**
 * PDFium repairs what it can, and half a file could come out as half a drawing. A whole file ends with its trailer, which some programs leave
 * without the mark behind it, while others write a little more after that; in a file that was cut short an object comes last.
 */
function hasEnd({ pdfium }: Pdfium, bytes: number, size: number): boolean {
  const tail = Buffer.from(pdfium.HEAPU8.subarray(bytes + Math.max(0, size - 4_096), bytes + size)).toString('latin1');
  const ends = [...tail.matchAll(/%%EOF|startxref|trailer\s*<<[^]*?>>/g)];
  const last = ends.at(-1);
  return last !== undefined && !/\d\s+\d+\s+obj\b/.test(tail.slice(last.index));
}

/** Compression of PDF 2.0’s successor that PDFium takes for nothing at all: what is in it would be missing without a word. */
function hasBrotli({ pdfium }: Pdfium, bytes: number, size: number): boolean {
  const file = Buffer.from(pdfium.HEAPU8.buffer, bytes, size);
  for (let at = file.indexOf('/BrotliDecode'); at >= 0; at = file.indexOf('/BrotliDecode', at + 1)) {
    // The name may stand in a text, too.
    if (/\/Filter\s*\[?[\s/\w]*$/.test(file.toString('latin1', Math.max(0, at - 200), at))) return true;
  }
  return false;
}
