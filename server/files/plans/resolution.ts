import type { PaperSize } from './pdfPages';
import type { SheetFacts } from './sheetPaths';

/** Dots per inch: for sheets that are held in the hand, for drawings, and the least at which a drawing's text can still be read. */
const SMALL_DPI = 300;
const DPI = 200;
/** Pixels up to which a sheet counts as small: A2 at 300 dpi. */
const SMALL_PIXELS = 36_000_000;
/** Pixels of any sheet; two A0 side by side at 200 dpi, or 8 m² at 100. A quarter of that is one A0. */
const MOST_PIXELS = 130_000_000;

/** How many pixels a sheet of this size is drawn with at full zoom. */
export function sheetPixels({ widthMm, heightMm }: PaperSize): SheetFacts {
  const squareInches = (widthMm * heightMm) / 25.4 ** 2;
  const small = squareInches * SMALL_DPI ** 2 <= SMALL_PIXELS;
  const dpi = small ? SMALL_DPI : Math.min(DPI, Math.sqrt(MOST_PIXELS / squareInches));
  const pixels = (mm: number): number => Math.max(1, Math.round((mm / 25.4) * dpi));
  return { width: pixels(widthMm), height: pixels(heightMm), dpi };
}
