import type { SnagStatus } from '../../rules/snag';
import type { Pdf } from './fonts';

/** On white paper. Those of states are the ones of the screens in the light theme. */
export const colours = {
  text: '#1b1915',
  faint: '#4f4a40',
  line: '#e0dbd1',
  edge: '#898172',
  band: '#f4f2ed',
  late: '#b3200f',
  disputed: '#865000',
  drawn: '#f03c00',
  drawnEdge: '#ffffff',
} as const;

export const statusColours: Readonly<Record<SnagStatus, string>> = {
  OPEN: '#3d382f',
  IN_PROGRESS: '#1a5cbc',
  FIXED: '#7639bd',
  CLOSED: '#146b35',
  DISPUTED: '#865000',
  VOID: '#655e51',
};

const ring = 'M2.6 10a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0z';
/** In a square of 20, as on the screens: what is drawn as lines, and what is filled. */
const statusShapes: Readonly<Record<SnagStatus, { lines: string; filled?: string }>> = {
  OPEN: { lines: ring },
  IN_PROGRESS: { lines: ring, filled: 'M10 4.8a5.2 5.2 0 0 1 0 10.4z' },
  FIXED: { lines: `${ring}M6.8 10.3l2.3 2.3 4.2-4.8` },
  CLOSED: {
    lines: '',
    filled:
      'M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM5.4 10.6l1.5-1.5 2.1 2.2 4.3-4.9 1.6 1.4-5.8 6.6z',
  },
  DISPUTED: { lines: 'M10 1.9L18.1 10 10 18.1 1.9 10zM10 6.4v4.2M10 13.6v.01' },
  VOID: { lines: `${ring}M6 14L14 6` },
};

/** The shape of a status, as on the screens, in a square of so many points. */
export function drawStatus(
  pdf: Pdf,
  status: SnagStatus,
  x: number,
  y: number,
  size: number,
  colour = statusColours[status],
): void {
  const { lines, filled } = statusShapes[status];
  pdf
    .save()
    .translate(x, y)
    .scale(size / 20);
  pdf.lineWidth(2.2).lineCap('round').lineJoin('round').strokeColor(colour).fillColor(colour);
  if (lines !== '') pdf.path(lines).stroke();
  if (filled !== undefined) pdf.path(filled).fill('even-odd');
  pdf.restore();
}

/** A pin on a plan: a disc with the shape of its status in it, red if it is late. */
export function drawPin(
  pdf: Pdf,
  { status, late }: { status: SnagStatus; late: boolean },
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const inner = size * 0.62;
  pdf.circle(x, y, size / 2 + 1).fill(colours.drawnEdge);
  pdf.circle(x, y, size / 2).fill(late ? colours.late : statusColours[status]);
  drawStatus(pdf, status, x - inner / 2, y - inner / 2, inner, colours.drawnEdge);
}

/** The clock that stands for overdue, as on the screens. */
export function drawLate(pdf: Pdf, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 24);
  pdf.lineWidth(2).lineCap('round').lineJoin('round').strokeColor(colours.late);
  pdf.path('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5V12l3 2').stroke();
  pdf.restore();
}

interface Shape {
  kind: 'ARROW' | 'CIRCLE' | 'TEXT' | 'LINE';
  x: number;
  y: number;
  toX?: number | null;
  toY?: number | null;
  text?: string | null;
  points?: readonly number[] | null;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What people drew on a photo, over the photo: with a light edge, so that it is seen on dark parts
 * too.
 */
export function drawShapes(
  pdf: Pdf,
  shapes: readonly Shape[],
  box: Box,
  writeText: (text: string, x: number, y: number, size: number, colour: string) => void,
): void {
  const thick = Math.max(0.8, Math.max(box.width, box.height) / 110);
  for (const shape of shapes) {
    const [fromX, fromY] = [box.x + shape.x * box.width, box.y + shape.y * box.height];
    const [toX, toY] = [
      box.x + (shape.toX ?? shape.x) * box.width,
      box.y + (shape.toY ?? shape.y) * box.height,
    ];
    if (shape.kind === 'TEXT') {
      const size = thick * 5;
      writeText(shape.text ?? '', fromX + thick / 3, fromY + thick / 3, size, colours.drawnEdge);
      writeText(shape.text ?? '', fromX, fromY, size, colours.drawn);
      continue;
    }
    for (const [colour, width] of [
      [colours.drawnEdge, thick * 2],
      [colours.drawn, thick],
    ] as const) {
      pdf.save().lineWidth(width).lineCap('round').lineJoin('round').strokeColor(colour);
      if (shape.kind === 'CIRCLE')
        pdf
          .ellipse(
            (fromX + toX) / 2,
            (fromY + toY) / 2,
            Math.abs(toX - fromX) / 2,
            Math.abs(toY - fromY) / 2,
          )
          .stroke();
      else if (shape.kind === 'LINE') {
        pdf.moveTo(fromX, fromY);
        const { points = [] } = shape;
        points?.forEach((across, index) => {
          const down = points[index + 1];
          if (index % 2 === 0 && down !== undefined)
            pdf.lineTo(box.x + across * box.width, box.y + down * box.height);
        });
        pdf.stroke();
      } else {
        const angle = Math.atan2(toY - fromY, toX - fromX);
        const head = Math.min(thick * 6, Math.hypot(toX - fromX, toY - fromY) / 2);
        pdf.moveTo(fromX, fromY).lineTo(toX, toY).stroke();
        for (const aside of [0.5, -0.5])
          pdf
            .moveTo(toX, toY)
            .lineTo(toX - head * Math.cos(angle + aside), toY - head * Math.sin(angle + aside))
            .stroke();
      }
      pdf.restore();
    }
  }
}

/** As the server stores them. */
// written by features/photos/mark.ts
export const readShapes = (json: string): Shape[] => JSON.parse(json) as Shape[];
