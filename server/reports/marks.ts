import type { SnagStatus } from '../../rules/snag';
import type { Pdf } from './fonts';

/** On white paper. Those of states are the ones of the screens in the light theme. */
export const colours = {
  text: '#1c1912',
  faint: '#5c5548',
  line: '#c9c2b4',
  late: '#941a10',
  drawn: '#f03c00',
  drawnEdge: '#ffffff',
} as const;

const statusColours: Readonly<Record<SnagStatus, string>> = {
  OPEN: '#c3261a',
  IN_PROGRESS: '#1a5cbc',
  FIXED: '#7639bd',
  CLOSED: '#17753a',
  DISPUTED: '#955b00',
  VOID: '#5c5548',
};

/** The shape of a status, as on the screens, in a square of so many points. */
export function drawStatus(pdf: Pdf, status: SnagStatus, x: number, y: number, size: number): void {
  const [radius, centreX, centreY] = [size / 2 - 0.6, x + size / 2, y + size / 2];
  const tick = (): void =>
    void pdf
      .moveTo(x + size * 0.28, y + size * 0.53)
      .lineTo(x + size * 0.44, y + size * 0.69)
      .lineTo(x + size * 0.74, y + size * 0.34);
  pdf.save().lineWidth(1.2).strokeColor(statusColours[status]).fillColor(statusColours[status]);
  if (status === 'DISPUTED') {
    pdf
      .moveTo(centreX, y)
      .lineTo(x + size, centreY)
      .lineTo(centreX, y + size)
      .lineTo(x, centreY)
      .closePath()
      .fill();
    pdf
      .rect(centreX - 0.6, y + size * 0.25, 1.2, size * 0.3)
      .rect(centreX - 0.6, y + size * 0.65, 1.2, 1.2)
      .fill(colours.drawnEdge);
  } else if (status === 'CLOSED' || status === 'FIXED') {
    pdf.circle(centreX, centreY, radius).fillAndStroke();
    tick();
    pdf.strokeColor(colours.drawnEdge).stroke();
  } else {
    pdf.circle(centreX, centreY, radius).stroke();
    if (status === 'IN_PROGRESS')
      pdf
        .path(
          `M${centreX} ${centreY - radius}A${radius} ${radius} 0 0 1 ${centreX} ${centreY + radius}Z`,
        )
        .fill();
    if (status === 'VOID')
      pdf
        .moveTo(x + size * 0.25, centreY)
        .lineTo(x + size * 0.75, centreY)
        .stroke();
  }
  pdf.restore();
}

/** The clock that stands for overdue, as on the screens. */
export function drawLate(pdf: Pdf, x: number, y: number, size: number): void {
  const [centreX, centreY] = [x + size / 2, y + size / 2];
  pdf.save().lineWidth(0.9).lineCap('round').strokeColor(colours.late);
  pdf.circle(centreX, centreY, size / 2 - 0.5).stroke();
  pdf
    .moveTo(centreX, y + size * 0.25)
    .lineTo(centreX, centreY)
    .lineTo(x + size * 0.68, y + size * 0.62)
    .stroke();
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
