import type { Box, Room } from './building';
import type { Floor } from './floors';
import type { Pen, Point } from './pen';

const line = { line: 0.18, colour: '#55524c' } as const;

/** A room seen with its daylight at the top: the same symbols fit on each side of the building. */
interface View {
  width: number;
  height: number;
  box(x: number, y: number, width: number, height: number): void;
  lines(...points: Point[]): void;
  circle(x: number, y: number, radius: number): void;
}

const symbols: Readonly<Record<string, (view: View) => void>> = {
  Kitchen: kitchen,
  Bathroom: bathroom,
  Bedroom: bedroom,
  'Living room': living,
  Study: study,
  Stairwell: stairs,
  Store: store,
};

export function drawFurniture(pen: Pen, floor: Floor): void {
  for (const room of floor.rooms) symbols[room.path.at(-1) ?? '']?.(viewOf(pen, room));
}

function viewOf(pen: Pen, { boxes: [room], facade }: Room): View {
  const turned = facade === 'east';
  const at = (x: number, y: number): Point => {
    if (turned) return [room.x + room.width - y, room.y + x];
    return [room.x + x, facade === 'south' ? room.y + room.height - y : room.y + y];
  };
  return {
    width: turned ? room.height : room.width,
    height: turned ? room.width : room.height,
    box(x, y, width, height) {
      const [[ax, ay], [bx, by]] = [at(x, y), at(x + width, y + height)];
      const box: Box = {
        x: Math.min(ax, bx),
        y: Math.min(ay, by),
        width: Math.abs(bx - ax),
        height: Math.abs(by - ay),
      };
      pen.frame(box, line);
    },
    lines: (...points) =>
      pen.lines(
        points.map(([x, y]) => at(x, y)),
        line,
      ),
    circle: (x, y, radius) => pen.circle(at(x, y), radius, line),
  };
}

/** A line of cupboards with hob and sink along the left wall, and a table. */
function kitchen({ width, height, box, circle }: View): void {
  const long = Math.min(height - 0.6, 3.6);
  box(0, 0.1, 0.6, long);
  for (let y = 0.7; y < long; y += 0.6) box(0, 0.1, 0.6, y - 0.1);
  for (const [x, y] of [
    [0.18, 0.95],
    [0.42, 0.95],
    [0.18, 1.2],
    [0.42, 1.2],
  ] as const)
    circle(x, y, 0.09);
  box(0.08, 2.0, 0.42, 0.5);
  circle(0.16, 2.25, 0.03);
  box(width - 0.85, 0.5, 0.75, 1.2);
  for (const y of [0.75, 1.2]) box(width - 1.2, y, 0.32, 0.32);
}

/** Bath under the window, basin and toilet at the right wall, shower opposite. */
function bathroom({ width, height, box, circle, lines }: View): void {
  box(0, 0, Math.min(width, 1.7), 0.75);
  box(0.08, 0.08, Math.min(width, 1.7) - 0.16, 0.59);
  circle(0.25, 0.375, 0.04);
  box(width - 0.5, 1.0, 0.5, 0.6);
  circle(width - 0.24, 1.3, 0.17);
  box(width - 0.16, 1.85, 0.16, 0.4);
  circle(width - 0.38, 2.05, 0.2);
  const low = Math.min(height - 0.95, 3.6);
  if (low < 2.4) return;
  box(0, low - 0.5, 0.9, 0.9);
  lines([0, low - 0.5], [0.9, low + 0.4]);
  lines([0, low + 0.4], [0.9, low - 0.5]);
}

/** A double bed at the right wall, and below it a wardrobe. */
function bedroom({ width, height, box, lines }: View): void {
  const top = Math.min(0.3, height - 2.4);
  box(width - 2.05, top, 2.05, 1.6);
  box(width - 0.5, top + 0.1, 0.4, 0.62);
  box(width - 0.5, top + 0.88, 0.4, 0.62);
  lines([width - 0.75, top], [width - 0.75, top + 1.6]);
  const low = height - 2.1;
  box(width - 0.6, low, 0.6, 2);
  for (let y = 0.4; y < 2; y += 0.4) lines([width - 0.6, low + y], [width, low + y - 0.2]);
}

/** A sofa at the left wall with its table, and a table with six chairs. */
function living({ height, width, box }: View): void {
  const top = height / 2 + 0.4;
  box(0.1, top, 0.9, 2.1);
  box(0.1, top, 0.25, 2.1);
  for (const y of [0, 1.05]) box(0.35, top + y, 0.65, 1.05);
  box(1.45, top + 0.5, 0.6, 1.1);
  const [x, y] = [width / 2 - 0.9, 0.9];
  box(x, y, 1.8, 0.9);
  for (const seat of [0.12, 0.7, 1.28]) {
    box(x + seat, y - 0.42, 0.4, 0.36);
    box(x + seat, y + 0.96, 0.4, 0.36);
  }
}

function study({ width, box }: View): void {
  box(width - 1.7, 0.1, 1.6, 0.75);
  box(width - 1.15, 0.95, 0.5, 0.5);
  box(0, 0.1, 0.35, 2.4);
  for (const y of [0.8, 1.6]) box(0, 0.1, 0.35, y);
}

/** Two flights round an eye, with the way up. */
function stairs({ width, box, lines }: View): void {
  const [top, tread, flight, steps] = [1.5, 0.27, (width - 0.3) / 2, 9];
  for (let step = 0; step <= steps; step += 1) {
    const y = top + step * tread;
    lines([0, y], [flight, y]);
    lines([flight + 0.3, y], [width, y]);
  }
  const end = top + steps * tread;
  box(flight, top - 0.05, 0.3, end - top + 0.1);
  box(flight + 0.06, top + 0.01, 0.18, end - top - 0.02);
  lines(
    [flight / 2, end + 0.1],
    [flight / 2, top - 0.6],
    [flight * 1.5 + 0.3, top - 0.6],
    [flight * 1.5 + 0.3, end],
  );
  lines(
    [flight * 1.5 + 0.2, end - 0.2],
    [flight * 1.5 + 0.3, end],
    [flight * 1.5 + 0.4, end - 0.2],
  );
}

function store({ width, box, lines }: View): void {
  for (const x of [0, width - 0.45]) box(x, 0.1, 0.45, 2.6);
  for (const y of [0.75, 1.4, 2.05]) {
    lines([0, y], [0.45, y]);
    lines([width - 0.45, y], [width, y]);
  }
}
