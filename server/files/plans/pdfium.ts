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
    const { size } = fstatSync(file);
    const bytes = allocate(pdfium, size);
    for (let at = 0; at < size; ) {
      const read = readSync(file, pdfium.pdfium.HEAPU8, bytes + at, size - at, at);
      if (read === 0) throw new Error('The file became shorter while it was read.');
      at += read;
    }
    if (!hasEnd(pdfium, bytes, size)) throw new Refusal('PLAN_UNREADABLE');
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

/**
 * PDFium repairs what it can, and half a file could come out as half a drawing. A file that was cut short has lost the mark at its end;
 * some programs write a little behind that mark.
 */
function hasEnd({ pdfium }: Pdfium, bytes: number, size: number): boolean {
  const tail = pdfium.HEAPU8.subarray(bytes + Math.max(0, size - 4_096), bytes + size);
  return Buffer.from(tail).includes('%%EOF');
}
