import { allocate, type Pdf } from './pdfium';
import { createUnitReader } from './unitReader';

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
