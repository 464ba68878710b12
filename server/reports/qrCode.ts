import qrcode from 'qrcode-generator';
import type { Pdf } from './fonts';
import { colours } from './marks';

/**
 * A QR code with the margin of four modules that readers need, as one shape, so that no hairlines
 * show between its modules.
 */
export function drawCode(
  pdf: Pdf,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  // The smallest that holds the text; a quarter of it may be dirty or torn.
  const code = qrcode(0, 'Q');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const module = side / (count + 8);
  pdf.save().rect(x, y, side, side).fill(colours.drawnEdge);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      let end = column;
      while (end < count && code.isDark(row, end)) end += 1;
      if (end > column)
        pdf.rect(
          x + (column + 4) * module,
          y + (row + 4) * module,
          (end - column) * module,
          module,
        );
      column = Math.max(column, end);
    }
  }
  pdf.fill(colours.text).restore();
}
