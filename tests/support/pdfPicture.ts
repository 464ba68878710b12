import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { init } from '@embedpdf/pdfium';
import sharp from 'sharp';

/** Three bytes a pixel, and the colour of paper. */
const bgr = 2;
const white = 0xff_ff_ff_ff;

/** The first page of a PDF as a small PNG, for people. */
export async function firstPageOf(pdf: Buffer, width: number): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await readFile(
    resolve('node_modules/@embedpdf/pdfium/dist/pdfium.wasm'),
  );
  const pdfium = await init({ wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) });
  pdfium.PDFiumExt_Init();
  const { wasmExports } = pdfium.pdfium;
  const file = wasmExports.malloc(pdf.length);
  pdfium.pdfium.HEAPU8.set(pdf, file);
  const page = pdfium.FPDF_LoadPage(pdfium.FPDF_LoadMemDocument(file, pdf.length, ''), 0);
  const scale = width / pdfium.FPDF_GetPageWidthF(page);
  const height = Math.round(pdfium.FPDF_GetPageHeightF(page) * scale);
  const at = wasmExports.malloc(width * height * 3);
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgr, at, width * 3);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const data = Buffer.from(pdfium.pdfium.HEAPU8.subarray(at, at + width * height * 3));
  // From BGR.
  for (let n = 0; n < data.length; n += 3) {
    const blue = data[n] ?? 0;
    data[n] = data[n + 2] ?? 0;
    data[n + 2] = blue;
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 48 })
    .toBuffer();
}
