/** A shape drawn on a photo; coordinates are fractions of its width and height. */
export interface Drawn {
  readonly kind: 'ARROW' | 'CIRCLE' | 'TEXT' | 'LINE';
  readonly x: number;
  readonly y: number;
  readonly toX: number | null;
  readonly toY: number | null;
  readonly text: string | null;
  /** Of a line, x and y in turn. */
  readonly points?: readonly number[];
}

/** Length of the longer side in the SVG's units, so that lines are equally thick on each photo. */
const longer = 1000;
/** An arrow's head: length of its sides, and their angle to the shaft in radians. */
const head = { length: 52, angle: 0.5 };
const charactersALine = 22;

export const widthOf = (ratio: number): number => (ratio >= 1 ? longer : longer * ratio);

export function arrowPath({ x, y, toX, toY }: Drawn, width: number, height: number): string {
  const from = { x: x * width, y: y * height };
  const to = { x: (toX ?? x) * width, y: (toY ?? y) * height };
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = Math.min(head.length, Math.hypot(to.x - from.x, to.y - from.y) / 2);
  const end = (aside: number): string =>
    `${round(to.x - length * Math.cos(angle + aside))} ${round(to.y - length * Math.sin(angle + aside))}`;
  const tip = `${round(to.x)} ${round(to.y)}`;
  return `M${round(from.x)} ${round(from.y)}L${tip}M${end(head.angle)}L${tip}L${end(-head.angle)}`;
}

/** Its points are so close that their corners are not seen under round joins. */
export function linePath({ x, y, points = [] }: Drawn, width: number, height: number): string {
  const all = [x, y, ...points].map((part, index) => round(part * (index % 2 ? height : width)));
  const [startX, startY, ...through] = all;
  return `M${startX} ${startY}L${(through.length > 0 ? through : all).join(' ')}`;
}

/** Two arcs, because one SVG arc cannot end where it began. */
export function ellipsePath({ x, y, toX, toY }: Drawn, width: number, height: number): string {
  const left = Math.min(x, toX ?? x) * width;
  const right = Math.max(x, toX ?? x) * width;
  const rx = round((right - left) / 2);
  const ry = round((Math.abs((toY ?? y) - y) * height) / 2);
  const middle = round(((y + (toY ?? y)) / 2) * height);
  return `M${round(left)} ${middle}A${rx} ${ry} 0 1 1 ${round(right)} ${middle}A${rx} ${ry} 0 1 1 ${round(left)} ${middle}Z`;
}

/** Breaks a text into lines, because SVG does not. */
export function textLines(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ').flatMap(pieces)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= charactersALine)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const pieces = (word: string): string[] =>
  word.match(new RegExp(`.{1,${charactersALine}}`, 'gu')) ?? [];

const round = (value: number): number => Math.round(value * 10) / 10;
