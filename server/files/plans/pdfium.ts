import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { Refusal } from '../../refusal';

export type Pdfium = WrappedPdfiumModule;

export interface Pdf {
  pdfium: Pdfium;
  /** PDFium's handle of the document. */
  handle: number;
  /** Address and length of the file in PDFium's memory. */
  bytes: number;
  size: number;
}

/** PDFium's error codes: a password is required; an unknown kind of encryption. */
const LOCKED = [4, 5];

/**
 * Opens a PDF in a separate instance of PDFium: a broken file can corrupt only the memory of that
 * WebAssembly, which is discarded with it.
 * The bytes are read from the disk directly into that memory.
 */
export async function openPdf(path: string): Promise<Pdf> {
  const pdfium = await init({ wasmBinary: readWasm() });
  pdfium.PDFiumExt_Init();
  const file = openSync(path, 'r');
  try {
    const whole = fstatSync(file).size;
    const bytes = allocate(pdfium, whole);
    for (let at = 0; at < whole;) {
      const read = readSync(file, pdfium.pdfium.HEAPU8, bytes + at, whole - at, at);
      if (read === 0) throw new Error('The file became shorter while it was read.');
      at += read;
    }
    const size = withoutPadding(pdfium.pdfium.HEAPU8, bytes, whole);
    if (!hasEnd(pdfium, bytes, size)) throw new Refusal('PLAN_UNREADABLE');
    if (hasBrotli(pdfium, bytes, size)) throw new Refusal('PLAN_BROTLI');
    const handle = pdfium.FPDF_LoadMemDocument(bytes, size, '');
    if (handle === 0)
      throw new Refusal(
        LOCKED.includes(pdfium.FPDF_GetLastError()) ? 'PLAN_LOCKED' : 'PLAN_UNREADABLE',
      );
    return { pdfium, handle, bytes, size };
  } finally {
    closeSync(file);
  }
}

/** malloc returns 0 when the memory is full, and 0 is a valid address in WebAssembly. */
export function allocate({ pdfium }: Pdfium, bytes: number): number {
  const address = pdfium.wasmExports.malloc(bytes);
  if (address === 0) throw new Error(`PDFium has no room for ${bytes} bytes.`);
  return address;
}

function readWasm(): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(
    createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'),
  );
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

const padding = new Set([...'\0\t\n\f\r '].map((blank) => blank.charCodeAt(0)));

/**
 * Some programs pad files to a round size, but PDFium looks for the end mark only in the last 4 kB.
 */
function withoutPadding(memory: Uint8Array, bytes: number, size: number): number {
  let end = size;
  while (end > 0 && padding.has(memory[bytes + end - 1] ?? -1)) end -= 1;
  return end;
}

/**
 * PDFium repairs truncated files, so half a drawing could be accepted. A complete file ends with
 * its trailer, which some programs write without the end mark, while others add some bytes after
 * it. A truncated file ends with an object.
 */
function hasEnd({ pdfium }: Pdfium, bytes: number, size: number): boolean {
  const tail = Buffer.from(
    pdfium.HEAPU8.subarray(bytes + Math.max(0, size - 4_096), bytes + size),
  ).toString('latin1');
  const ends = [...tail.matchAll(/%%EOF|startxref|trailer\s*<<[^]*?>>/g)];
  const last = ends.at(-1);
  return last !== undefined && !/\d\s+\d+\s+obj\b/.test(tail.slice(last.index));
}

/**
 * Brotli compression, announced for a later version of PDF, which PDFium ignores: its content would
 * be missing without an error.
 */
function hasBrotli({ pdfium }: Pdfium, bytes: number, size: number): boolean {
  const file = Buffer.from(pdfium.HEAPU8.buffer, bytes, size);
  for (
    let at = file.indexOf('/BrotliDecode');
    at >= 0;
    at = file.indexOf('/BrotliDecode', at + 1)
  ) {
    // The name may also occur in a text.
    if (/\/Filter\s*\[?[\s/\w]*$/.test(file.toString('latin1', Math.max(0, at - 200), at)))
      return true;
  }
  return false;
}
