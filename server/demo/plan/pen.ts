import type { Box } from './building';

export interface Stroke {
  /** Millimetres of paper. */
  line: number;
  colour?: string;
  /** Millimetres of line and gap. */
  dash?: readonly number[];
}

export interface TextStyle {
  /** Height of the letters' body in millimetres of paper. */
  size: number;
  bold?: boolean;
  colour?: string;
  /** Where x is. @default 'left' */
  align?: 'left' | 'middle' | 'right';
  /** Read from the right, as on the dimensions of a drawing's side. @default false */
  upright?: boolean;
}

export type Point = readonly [x: number, y: number];

/**
 * Draws on the sheet in one measure: millimetres of paper, or metres of the building. Lines and
 * letters are always in millimetres.
 */
export interface Pen {
  fill(box: Box, colour: string): void;
  frame(box: Box, stroke: Stroke): void;
  lines(points: readonly Point[], stroke: Stroke): void;
  circle(middle: Point, radius: number, stroke: Stroke): void;
  disc(middle: Point, radius: number, colour: string): void;
  /** Part of a circle, between two angles in quarter turns from the east, clockwise. */
  arc(middle: Point, radius: number, quarters: readonly [number, number], stroke: Stroke): void;
  /** The point is on the middle of the line of text. */
  text(words: string, at: Point, style: TextStyle): void;
}

const pointsPerMm = 72 / 25.4;

/** `origin` and `unit` in millimetres of paper. */
export function createPen(
  document: PDFKit.PDFDocument,
  [originX, originY]: Point,
  unit: number,
): Pen {
  const x = (value: number): number => (originX + value * unit) * pointsPerMm;
  const y = (value: number): number => (originY + value * unit) * pointsPerMm;
  const long = (value: number): number => value * unit * pointsPerMm;
  const stroke = ({ line, colour = '#000', dash }: Stroke): void => {
    document.lineWidth(line * pointsPerMm).strokeColor(colour);
    if (dash === undefined) document.undash();
    // pdfkit takes a list; its types do not say so
    else document.dash(dash.map((part) => part * pointsPerMm) as unknown as number, {});
    document.stroke();
  };
  const trace = (box: Box) => document.rect(x(box.x), y(box.y), long(box.width), long(box.height));
  const pen: Pen = {
    fill: (box, colour) => void trace(box).fill(colour),
    frame(box, style) {
      trace(box);
      stroke(style);
    },
    lines(points, style) {
      points.forEach(([px, py], index) =>
        index === 0 ? document.moveTo(x(px), y(py)) : document.lineTo(x(px), y(py)),
      );
      stroke(style);
    },
    circle([cx, cy], radius, style) {
      document.circle(x(cx), y(cy), long(radius));
      stroke(style);
    },
    disc: ([cx, cy], radius, colour) =>
      void document.circle(x(cx), y(cy), long(radius)).fill(colour),
    arc([cx, cy], radius, [from, to], style) {
      // Short straight pieces: at 1:50 nobody sees them.
      const pieces = Math.ceil((to - from) * 16);
      const points = [...Array(pieces + 1).keys()].map((n): Point => {
        const angle = ((from + ((to - from) * n) / pieces) * Math.PI) / 2;
        return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
      });
      pen.lines(points, style);
    },
    text(
      words,
      [px, py],
      { size, bold = false, colour = '#000', align = 'left', upright = false },
    ) {
      const height = size * pointsPerMm;
      document
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(height)
        .fillColor(colour);
      const shift = { left: 0, middle: 0.5, right: 1 }[align] * document.widthOfString(words);
      document.save();
      if (upright) document.rotate(-90, { origin: [x(px), y(py)] });
      document.text(words, x(px) - shift, y(py) - height * 0.46, { lineBreak: false });
      document.restore();
    },
  };
  return pen;
}
