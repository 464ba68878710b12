import type { Pdf } from './pdfium';

/** Draws what PDFium leaves out of a page by itself: form fields and signatures. Scripts of the form are never run. */
export interface FormFields {
  /** Says that a page was loaded, so that its fields are. */
  load(page: number): void;
  /** Call it before a page is closed. */
  leave(page: number): void;
  /** Paints over the bitmap what stands on the page, placed as for FPDF_RenderPageBitmap. */
  paint(bitmap: number, page: number, place: { top: number; width: number; height: number; flags: number }): void;
}

/** Call it before a page is loaded. It lives as long as the document. */
export function openFormFields({ pdfium, handle }: Pdf): FormFields {
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(handle, pdfium.PDFiumExt_OpenFormFillInfo());
  // Without a form environment the rest of the page is still right.
  if (form === 0) return { load: () => undefined, leave: () => undefined, paint: () => undefined };
  return {
    load: (page) => pdfium.FORM_OnAfterLoadPage(page, form),
    leave: (page) => pdfium.FORM_OnBeforeClosePage(page, form),
    paint: (bitmap, page, { top, width, height, flags }) => pdfium.FPDF_FFLDraw(form, bitmap, page, 0, top, width, height, 0, flags),
  };
}
